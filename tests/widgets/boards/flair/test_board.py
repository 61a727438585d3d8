"""French Flair as it is drawn: every shirt, both hands as far as they may be seen, the pitch, and the choices."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from engine.games import load
from engine.games.flair.table.numbers import ABILITIES, DECK, GROUPS, NUMBER
from site_plugins.live.widgets.boards import board
from site_plugins.live.widgets.boards.flair.cards import group, shirt, skills
from site_plugins.live.widgets.page.spec import Spec
from site_plugins.live.widgets.page.view import look
from site_plugins.live.widgets.situation.frame import frame
from tests.widgets.reader import Element, by_class, by_id, plain, text, tree
from tests.widgets.situation.test_frame import checked

LANGS = ("en", "fr")
HANDS = [["2", "5", "9", "10", "12", "15"], ["1", "4", "6", "7", "8", "13"]]
BASE: dict[str, Any] = {"attack": 0, "first": 1, "seconds": 130, "ball": 38, "hands": HANDS, "score": [7, 3]}


def drawn(play: str, lang: str = "en", answers: tuple[str, ...] = (), seat: int | None = None, **state: Any) -> Element:
    """A frame of a match in the middle."""
    start = {"play": play, "state": {**BASE, **state}, "answers": list(answers), "scope": "match"}
    spec = Spec("flair", "t", lang, "../", "T", start)
    return tree(frame(look(spec, spec.begin(load("flair")), floor=len(answers), seat=seat)))


def numbers(root: Element) -> list[str]:
    """The numbers on the shirts of a frame, in their order."""
    return [text(one) for one in root.iter() if "ce-shirt__number" in one.get("class", "").split()]


def told(root: Element) -> str:
    """What an element says beside its drawings."""
    said = [root.text or ""]
    for one in root:
        said += ["" if one.tag == "svg" else told(one), one.tail or ""]
    return plain(" ".join(part for part in said if part))


def sent(root: Element) -> Iterator[str]:
    """Every option that a button of the frame would choose."""
    for one in root.iter("button"):
        command = json.loads(one.get("data-send", "{}"))
        if command.get("do") == "choose":
            yield command["option"]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("number", sorted(ABILITIES))
def test_every_shirt_shows_its_number_its_group_and_its_skills(number: int, lang: str) -> None:
    """Number, word of the group, and a sign for each thing that this number can do beyond the advance."""
    word = load("flair").text(lang).say(f"board.groups.{group(number)}")
    root = tree(shirt(number, word))
    assert numbers(root) == [str(number)]
    assert text(by_class(root, "ce-shirt__word")[0]) == word
    assert len(by_class(root, "ce-shirt__sign")) == len(skills(number)) == len(ABILITIES[number]) - 1
    assert len({one.get("d") for one in by_class(root, "ce-shirt__sign")}) == len(skills(number))


def test_the_groups_are_told_apart_without_colour() -> None:
    """Each group has a sign of its own and a cut of its own."""
    signs = {by_class(tree(shirt(of[0], "")), "ce-shirt__group")[0].get("d") for of in GROUPS.values()}
    cuts = {tree(shirt(of[0], ""))[0].get("class") for of in GROUPS.values()}
    assert len(signs) == len(cuts) == len(GROUPS) == 3


@pytest.mark.parametrize("lang", LANGS)
def test_a_card_that_lies_open_is_drawn_and_named(lang: str) -> None:
    """For each card of the deck, small as in the story and large as on the table."""
    start = {"play": "attack", "state": BASE}
    view = look(
        Spec("flair", "t", lang, "../", "T", start),
        Spec("flair", "t", lang, "", "", start).begin(load("flair")),
        floor=0,
    )
    for card in sorted(set(DECK)):
        assert numbers(tree(board("flair").card(view, card, "small"))) == [card]
        assert card in load("flair").text(lang).card(card)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("play", "state"),
    [
        ("attack", {"point": "ruck"}),
        ("attack", {"point": "line-out", "ball": 95}),
        ("tackle", {"phase": "tackle", "ball": 60}),
        ("contest", {"phase": "contest", "zone": [2, 5], "leader": 0}),
        ("penalty", {"phase": "penalty"}),
        ("scrum", {"phase": "scrum"}),
        ("attack", {"point": "ruck", "mark": 38, "beneficiary": 0}),
        ("attack", {"seconds": 600, "late": True}),
    ],
)
def test_frames_are_well_formed(play: str, state: dict[str, Any], lang: str) -> None:
    """Whatever is being played."""
    checked(drawn(play, lang, **state))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("play", "state"), [("attack", {"point": "ruck"}), ("tackle", {"phase": "tackle", "ball": 60})]
)
def test_nothing_of_the_other_hand_is_in_the_frame(play: str, state: dict[str, Any], seat: int, lang: str) -> None:
    """Neither drawn, nor among the choices, nor in the odds: exchanging the other hand changes nothing."""
    mine = HANDS[seat]
    frames = set()
    for other in (HANDS[1 - seat], ["3", "9", "10", "10", "11", "14"]):
        hands = [mine, other] if seat == 0 else [other, mine]
        root = drawn(play, lang, seat=seat, **{**state, "hands": hands})
        checked(root)
        assert set(numbers(root)) <= set(mine)
        frames.add("".join(root.itertext()) + "".join(sent(root)))
    assert len(frames) == 1


def test_the_choice_of_a_card_lists_the_whole_hand() -> None:
    """Each shirt has a row, what may be done with it is a button, and what is barred says why under the fold."""
    root = drawn("attack", point="ruck")
    rows = by_class(root, "ce-plays__card")
    assert [numbers(row) for row in rows] == [[card] for card in HANDS[0]]
    position = Spec("flair", "t", "en", "", "", {"play": "attack", "state": {**BASE, "point": "ruck"}}).begin(
        load("flair")
    )
    ask: Any = position.ask
    assert sorted(set(sent(root))) == sorted({*ask.options, *(option for option, _ in ask.barred)})
    for option, rule in ask.barred:
        reason = by_id(root, f"s-flair-t--bar-{option}")
        assert [a.get("href", "").partition("#")[2] for a in reason.iter("a")] == [rule]


def test_a_tackle_is_chosen_by_shirt() -> None:
    """Each number once, as a button with the name of the card, and the way to let go below."""
    root = drawn("tackle", phase="tackle", ball=60)
    picks = by_class(root, "ce-pickcard")
    assert [json.loads(one.get("data-send", ""))["option"] for one in picks] == HANDS[1]
    assert [numbers(one) for one in picks] == [[card] for card in HANDS[1]]
    assert "pass" in set(sent(root))


def test_the_line_of_a_combination_lies_on_the_table() -> None:
    """Card by card with its metres, and a place for the next."""
    root = drawn("attack", answers=("9", "10"), point="ruck")
    (line,) = by_class(root, "ce-line")
    cards = by_class(line, "ce-line__card")
    assert [told(one) for one in cards] == ["9: Pass on 5 m", "10: Pass on 10 m", "?"]
    assert numbers(line) == ["9", "10"]


def test_the_pitch_follows_the_ball() -> None:
    """One sentence says where it is, the trace how it came, the in-goal is fifteen metres deep."""
    root = drawn("attack", answers=("9", "10"), point="ruck")
    assert (
        text(by_class(root, "ce-pitch__words")[0])
        == "Camille has the ball 47 m from Sacha’s line and plays to the right."
    )
    assert len(by_class(root, "ce-pitch__trace")) == 2
    grass = by_class(root, "ce-pitch__grass")[0]
    lines = by_class(root, "ce-pitch__try")[0].get("d", "")
    begin = float(lines[1:].split()[0])
    wide, left = float(grass.get("width", "")), float(grass.get("x", ""))
    assert (begin - left) / wide == pytest.approx(15 / 130, abs=0.002)


def test_the_reach_of_a_kick_is_shaded() -> None:
    """Eleven stripes for the sums of two dice, six for one die."""
    assert len(by_class(drawn("attack", answers=("10:kick", "two")), "ce-pitch__reach")) == 11
    assert len(by_class(drawn("attack", answers=("10:kick", "one")), "ce-pitch__reach")) == 6


def test_the_zone_and_the_advantage_are_in_sight() -> None:
    """The faces that count, and the metres still to gain."""
    root = drawn("contest", phase="contest", zone=[2, 5], leader=0)
    assert [text(one) for one in by_class(root, "ce-zone__face--in")] == ["2", "3", "4", "5"]
    root = drawn("attack", "fr", point="ruck", mark=33, beneficiary=0)
    assert text(by_class(root, "ce-moment")[0]) == "Avantage Camille : 5 m à gagner"
    assert by_class(root, "ce-pitch__flag")


def test_both_languages_say_everything() -> None:
    """The same words, ways, groups, moments and reasons in both."""
    one, other = (load("flair").text(lang).say for lang in LANGS)
    assert set(one.all("board.ways")) == set(other.all("board.ways"))
    assert set(one.all("board.groups")) == set(other.all("board.groups")) == set(GROUPS)
    assert set(one.all("board.build.moments")) == set(other.all("board.build.moments"))
    assert set(one.all("board.build.reasons")) == set(other.all("board.build.reasons"))
    assert set(one.all("board.build.as-way")) == set(other.all("board.build.as-way"))
    assert {NUMBER[card] for card in DECK} == set(ABILITIES)


def test_a_nine_that_a_relay_leaves_out_says_so() -> None:
    """Every shirt of the hand has something beside it: what it may do, or the rule against it."""
    root = drawn("attack", answers=("relay:2",), point="ruck")
    for row in by_class(root, "ce-plays__card"):
        assert by_class(row, "ce-plays__way")
    reason = by_id(root, "s-flair-t--bar-9:advance")
    assert [a.get("href", "").partition("#")[2] for a in reason.iter("a")] == ["flair.exits.relay-nine"]
