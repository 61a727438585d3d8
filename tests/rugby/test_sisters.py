"""Scrumball Rugby and French Flair: what both texts say is played alike in both, or a ruling says why not.

Each row of `docs/sisters.toml` that claims the same reading is played here in both engines from the same moment, and
the same has to come of it: who has the ball, where, what comes next, and the score.
"""

from __future__ import annotations

import tomllib
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from engine.core.asks import Draw
from engine.core.languages import LANGUAGES
from engine.core.position import Position, Start
from engine.core.rules import RULES
from engine.games import load
from engine.games.flair.table.numbers import DECK
from engine.games.scrumball.table.house_rules import USUAL_PACK
from site_plugins.rulebook.print.printed_page import PrintedPage
from site_plugins.rulebook.print.sisters import sisters_page
from site_plugins.rulebook.read.sisters import GAMES, read_sisters, sister_problems
from tests.conftest import ROOT
from tests.whole_book import book

BOOKS, RULINGS = ROOT / "engine" / "games", "book/rulings.toml"
FILE = ROOT / "docs" / "sisters.toml"
SHARED, PROBLEMS = read_sisters("sisters.toml", FILE.read_text("utf-8"))
HANDS: dict[str, list[list[str]]] = {
    "scrumball": [
        ["pass", "run", "pass-tackle", "kick", "drop", "touch"],
        ["pass", "pass", "tackle", "tackle", "run", "touch"],
    ],
    "flair": [["3", "7", "9", "10", "12", "15"], ["1", "4", "8", "9", "11", "14"]],
}
LATE: dict[str, dict[str, Any]] = {"scrumball": {"drawn": 60}, "flair": {"seconds": 600}}


class One(NamedTuple):
    """A moment of one of the games, and the answers given there."""

    play: str
    answers: str = ""
    told: Mapping[str, Any] = {}


class Case(NamedTuple):
    """The same moment in both games, and what must come of it in both."""

    scrumball: One
    flair: One
    then: dict[str, Any]
    late: bool = False
    on: bool = False


def played(game: str, one: One, *, late: bool = False, on: bool = False) -> Position:
    """The moment played in its game, to the end of the play or `on` from play to play."""
    told = {"attack": 0, "hands": HANDS[game], **(LATE[game] if late else {}), **one.told}
    if told["attack"] is None:
        told = {}
    position = Position.begin(Start.of(load(game), {}, (), one.play, told, "match" if on else "play"))
    for answer in one.answers.split():
        position = position.send(answer)
    return position


def at(ball: int, **more: Any) -> dict[str, Any]:
    """The ball somewhere."""
    return {"ball": ball, **more}


RUCK = {"phase": "contest", "leader": 0, "zone": [2, 4]}
OUT = {"attack": 1, "phase": "drop-out"}
CASES: dict[str, list[Case]] = {
    "duel-tie-scrum": [
        Case(One("scrum", "3 3", at(40)), One("scrum", "one 3 3", at(40)), {"attack": 0, "phase": "attack"}),
        Case(One("scrum", "4 5", at(40)), One("scrum", "one 4 5", at(40)), {"attack": 1, "phase": "attack"}),
    ],
    "duel-tie-line-out": [
        Case(One("line-out", "3 3", at(40)), One("line-out", "one 3 3", at(40)), {"attack": 0}),
        Case(One("line-out", "3 4", at(40)), One("line-out", "one 3 4", at(40)), {"attack": 1}),
    ],
    "conversion": [
        Case(One("conversion", "3 3"), One("conversion", "one 3 3"), {"score": [7, 0]}),
        Case(One("conversion", "3 4"), One("conversion", "one 3 4"), {"score": [5, 0]}),
    ],
    "points": [
        Case(One("penalty", "kick two 56", at(70)), One("penalty", "kick two 56", at(70)), {"score": [3, 0]}),
        Case(One("attack", "drop two 56", at(70)), One("attack", "10:drop two 56", at(70)), {"score": [3, 0]}),
        Case(One("attack", "run 6", at(90)), One("attack", "12:run one 6", at(90, point="backs", last=10, count=2)),
             {"score": [5, 0], "phase": "conversion"}),
    ],
    "ruck-on-the-line": [
        Case(One("attack", "run 2 tackle 2 4 leave", at(90)), One("contest", "pass", at(100, **RUCK)),
             {"attack": 0, "ball": 100, "score": [0, 0]}),
    ],
    "contest-choice": [
        Case(One("attack", "run 2 tackle 2 4 leave", at(40)), One("contest", "pass", at(50, **RUCK)),
             {"attack": 0, "ball": 50, "phase": "attack", "mark": None}),
    ],
    "advantage-gained": [
        Case(One("attack", "pass let-go", at(55, mark=50)), One("attack", "9", at(55, mark=50)), {"mark": None}),
        Case(One("attack", "run 1 let-go", at(50, mark=50)), One("attack", "9", at(50, mark=50)), {"mark": 50}),
    ],
    "drop-past-the-line": [
        Case(One("attack", "drop two 46 play-on", at(50)), One("attack", "10:drop two 46", at(50)),
             {"score": [0, 0], "attack": 1, "ball": 100}),
        Case(One("attack", "drop two 56", at(50)), One("attack", "10:drop two 56", at(50)), {"score": [3, 0]}),
    ],
    "drop-short": [
        Case(One("attack", "drop two 23", at(50)), One("attack", "10:drop two 23", at(50)),
             {"score": [0, 0], "attack": 1, "ball": 75, "phase": "attack"}),
    ],
    "penalty-one": [
        Case(One("penalty", "kick two 16", at(50)), One("penalty", "kick two 16", at(50)),
             {"score": [0, 0], "attack": 1, "ball": 85, "phase": "attack"}),
    ],
    "penalty-touch": [
        Case(One("penalty", "touch two 16", at(40)), One("penalty", "touch two 16", at(40)),
             {"attack": 0, "ball": 75}),
    ],
    "touch-on-the-line": [
        Case(One("attack", "touch two 46", at(50)), One("attack", "15:touch two 46", at(50)),
             {"attack": 1, "ball": 95}),
    ],
    "knock-on": [
        Case(One("attack", "kick two 44", at(30)), One("attack", "12:kick two 44", at(30)),
             {"attack": 0, "ball": 70, "phase": "scrum"}),
    ],
    "kick-off": [
        Case(One("kick-off", "two 34"), One("kick-off", "two 34"), {"attack": 1, "ball": 85, "phase": "attack"}),
        Case(One("kick-off", "one 5"), One("kick-off", "one 5"), {"attack": 1, "ball": 75, "phase": "attack"}),
    ],
    "drop-out": [
        Case(One("drop-out", "two 34"), One("drop-out", "two 34"), {"attack": 1, "ball": 57, "phase": "attack"}),
    ],
    "touch-down": [
        Case(One("attack", "touch-down", at(ball)), One("attack", "touch-down", at(ball)),
             {"attack": 0, "phase": "drop-out"})
        for ball in (0, -4)
    ],
    "ball-behind": [
        Case(One("attack", "run 1 tackle 6", at(-8)), One("attack", "12:kick one 1", at(-8)),
             {"attack": 1, "score": [0, 5], "phase": "conversion"}),
    ],
    "advantage-back": [
        Case(One("attack", "drop two 23", at(50, mark=50)),
             One("attack", "9:drop two 23", at(50, mark=50, point="ruck")),
             {"attack": 0, "phase": "penalty", "ball": 50, "mark": None}, on=True),
    ],
    "second-offence": [
        Case(One("attack", "run 1 tackle 2 2 contest 6", at(50, mark=50)),
             One("offside", "advantage", at(55, mark=50, phase="offside")), {"attack": 0, "mark": 55}),
    ],
    "penalty-behind": [
        Case(One("penalty", "kick two 16 touch-down", at(70)), One("penalty", "kick two 16 touch-down", at(70)),
             OUT, on=True),
        Case(One("penalty", "kick two 16 play-on", at(70)), One("penalty", "kick two 16 play-on", at(70)),
             {"attack": 1, "phase": "attack", "ball": 105}, on=True),
    ],
    "penalty-place": [
        Case(One("attack", "drop one 1", at(98, mark=98)), One("penalty", "", at(98, phase="penalty")),
             {"attack": 0, "phase": "penalty", "ball": 95}),
    ],
    "touch-past": [
        Case(One("attack", "touch two 56", at(60)), One("attack", "15:touch two 56", at(60)), OUT, on=True),
    ],
    "knock-on-in-goal": [
        Case(One("attack", "kick two 66", at(45)), One("scrum", "", at(105, phase="scrum")),
             {"attack": 0, "phase": "scrum", "ball": 95}),
    ],
    "mark": [
        Case(One("attack", "kick two 34 mark", at(50)), One("received", "mark", at(85, attack=1, phase="received")),
             {"attack": 1, "phase": "mark", "ball": 85}),
        Case(One("attack", "kick two 56 mark", at(50)), One("received", "mark",
             at(105, attack=1, phase="received", marking=True)), {"attack": 1, "phase": "mark", "ball": 105}),
    ],
    "dead-ball": [
        Case(One("attack", "kick two 65", at(65)), One("attack", "12:kick two 65", at(65)), OUT, on=True),
    ],
    "maul-try": [
        Case(One("maul", "maul 3 3", at(95, phase="maul")), One("attack", "maul:3 maul:7", at(95, point="line-out")),
             {"score": [0, 0], "ball": 100}, on=True),
        Case(One("maul", "maul 3 3", at(97, phase="maul")), One("attack", "maul:3 maul:7", at(97, point="maul")),
             {"score": [5, 0]}, on=True),
    ],
    "stuck": [
        Case(One("attack", "stuck trust", {"hands": [["tackle"], HANDS["scrumball"][1]], "ball": 40}),
             One("attack", "none", {"hands": [["12"], HANDS["flair"][1]], "ball": 40, "point": "fixing"}),
             {"attack": 1, "phase": "scrum", "ball": 40}),
    ],
    "opening": [
        Case(One("opening", "5 3", {"attack": None}), One("opening", "5 3", {"attack": None}),
             {"attack": 0, "phase": "kick-off"}),
        Case(One("opening", "4 4", {"attack": None}), One("opening", "4 4", {"attack": None}),
             {"attack": None, "phase": "opening"}),
    ],
    "after-points": [
        Case(One("conversion", "3 4"), One("conversion", "one 3 4"), {"attack": 1, "phase": "kick-off", "ball": 50}),
    ],
    "second-half": [
        Case(One("attack", "end", at(40, first=0)), One("attack", "end", at(40, first=0)),
             {"half": 2, "attack": 1, "phase": "kick-off", "ball": 50}, late=True),
    ],
    "half-declared": [
        Case(One(play, "end", told), One(play, "end", told), {"half": 2, "phase": "kick-off"}, late=True)
        for play, told in (("attack", at(40)), ("penalty", at(40)), ("kick-off", {}), ("drop-out", {}))
    ],
    "half-out": [
        Case(One("attack", "drop two 56", at(70)), One("attack", "10:drop two 56", at(70)),
             {"half": 2, "score": [3, 0]}, late=True),
    ],
    "half-kick": [
        Case(One("conversion", "3 4"), One("conversion", "one 3 4"), {"half": 2}, late=True),
        Case(One("penalty", "kick two 16", at(50)), One("penalty", "kick two 16", at(50)), {"half": 2}, late=True),
    ],
}  # fmt: skip


@pytest.mark.parametrize("id_", CASES)
def test_the_same_sentence_is_played_alike(id_: str) -> None:
    for case in CASES[id_]:
        for game in GAMES:
            data = played(game, getattr(case, game), late=case.late, on=case.on).state.data()
            assert {key: data[key] for key in case.then} == case.then, (game, case)


def test_the_same_dice_are_offside_in_both() -> None:
    """Of a zone from 2 to 4 both ends are in."""
    for face in range(1, 7):
        one = played("scrumball", One("attack", f"run 2 tackle 2 4 contest {face}", at(40))).state.data()
        other = played("flair", One("contest", f"1 {face}", at(50, **RUCK))).state.data()
        offside = face not in {2, 3, 4}
        assert (one["mark"] is not None, other["phase"] == "offside") == (offside, offside), face


def test_both_hands_come_back_to_six_when_the_ball_changes_hands() -> None:
    for game, one in (
        ("scrumball", One("attack", "run 2 tackle 6", at(40))),
        ("flair", One("attack", "12:kick one 5", at(40))),
    ):
        position, drawn = played(game, one, on=True), 0
        while isinstance(position.ask, Draw):
            position, drawn = position.send(position.ask.cards[0]), drawn + 1
        assert drawn > 0
        assert [len(hand) for hand in position.state.data()["hands"]] == [6, 6]
        assert position.state.data()["attack"] == 1


def test_cards_played_are_shuffled_into_a_new_pile_in_both() -> None:
    five = [HANDS["scrumball"][0][:5], HANDS["scrumball"][1]]
    left = Counter({name: int(number) for name, _, number in (part.partition("=") for part in USUAL_PACK.split(","))})
    left.subtract(five[0] + five[1])
    gone = sorted(left.elements())
    one = played("scrumball", One("renew", "", {"hands": five, "played": gone, "due": [1, 0], "drawn": 40}))
    deck = Counter(DECK) - Counter(HANDS["flair"][0][:5])
    told = {"hands": [HANDS["flair"][0][:5], HANDS["flair"][1]], "discards": [sorted(deck.elements()), []]}
    other = played("flair", One("renew", "", {**told, "phase": "scrum", "renewing": True}))
    for position, cards in ((one, gone), (other, sorted(deck.elements()))):
        assert isinstance(position.ask, Draw)
        assert sorted(position.ask.cards) == sorted(cards)


ELSEWHERE = {"contest-zone", "renewal", "reshuffle"}
"""Rows that have a test of their own above."""


def test_every_row_that_claims_the_same_reading_is_played() -> None:
    assert PROBLEMS == ()
    alike = {id_ for id_, shared in SHARED.items() if not shared.apart}
    assert alike == CASES.keys() | ELSEWHERE
    assert len(SHARED) > 40
    for shared in SHARED.values():
        assert set(shared.about) == set(LANGUAGES)


def test_rules_and_rulings_of_a_row_must_exist() -> None:
    rulings = [f"{game}/{id_}" for game in GAMES for id_ in tomllib.loads((BOOKS / game / RULINGS).read_text("utf-8"))]
    assert list(sister_problems("f", SHARED, RULES, rulings)) == []
    some = {"touch-one": SHARED["touch-one"]}
    lost = [problem.reason for problem in sister_problems("f", some, [], [])]
    assert lost == [
        "touch-one: scrumball has no rule 'scrumball.kicks.touch-missed'",
        "touch-one: flair has no rule 'flair.touch.direct'",
        "touch-one: there is no ruling 'flair/r49'",
    ]
    swapped = {"x": SHARED["stuck"]._replace(rules={"scrumball": "flair.scrum.duel", "flair": "flair.scrum.duel"})}
    assert [problem.reason for problem in sister_problems("f", swapped, RULES, [])] == [
        "stuck: scrumball has no rule 'flair.scrum.duel'"
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_links_both_rules_and_the_ruling_that_keeps_them_apart(lang: str) -> None:
    (table,) = sisters_page(PrintedPage(book(), lang, "concepts/"))
    page = ET.fromstring(str(table))
    rows = {row.find("th").get("id"): row for row in page.findall("./tbody/tr")}  # type: ignore[union-attr]
    assert list(rows) == [f"sisters-{id_}" for id_ in SHARED]
    for id_, shared in SHARED.items():
        links = [link.get("href", "") for link in rows[f"sisters-{id_}"].iter("way")]
        assert len(links) == (3 if shared.apart else 2), id_
        assert [link.startswith(f"../{game}/") for link, game in zip(links, GAMES, strict=False)] == [True, True]
        if shared.apart:
            game, ruling = shared.apart.split("/")
            assert links[2] == f"../{game}/rulings/#{ruling}"
