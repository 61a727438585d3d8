"""A card that cannot be played is refused by the rule that it breaks, at every point and however it is written."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.languages import LANGUAGES
from engine.core.rules import rules_of
from engine.games import load
from engine.games.flair.table.grammar import ENDS, GRAMMAR, MODEL, READ, STARTS
from engine.games.flair.table.numbers import ABILITIES, EVERYBODY
from tests.games.flair import attack, enter
from tests.games.table import Table

GAME = load("flair")
GENERAL = "flair.cards.play"
"""The rule that asks for a card: it says that cards are played, not which."""
SCRUM = ("scrum", "scrum-far", "eight", "eight-far", "eight-nine")
UNDER_WAY = {
    **dict.fromkeys(("nine", "relaunch-nine"), (9, 1)),
    **dict.fromkeys(("ten", "relaunch"), (10, 1)),
    **dict.fromkeys(("eight", "eight-far"), (8, 1)),
    **dict.fromkeys(("relay", "relaunch-relay", "maul-pair", "maul-second-pair", "fixing-pair"), (4, 1)),
    "eight-nine": (9, 2),
    **dict.fromkeys(("forwards", "forwards-relayed"), (4, 2)),
    **dict.fromkeys(("backs", "backs-relayed", "relaunch-relayed"), (10, 2)),
    **dict.fromkeys(("maul-single", "fixing-chain"), (0, 0)),
}
"""The cards played so far at each point that is not a beginning."""


def at(point: str, hand: str = " ".join(map(str, EVERYBODY))) -> Table:
    """The choice of a card at a point of the grammar."""
    last, count = UNDER_WAY.get(point, (0, 0))
    return attack(hand, point, last=last, count=count)


@pytest.mark.parametrize("point", GRAMMAR)
def test_every_written_card_is_offered_or_refused_by_its_own_rule(point: str) -> None:
    known, table = rules_of("flair"), at(point)
    for option, (_, number, way) in READ.items():
        if option in table.options:
            continue
        why = table.refuses(option)
        assert why.code == "barred", option
        assert why.rule in known, option
        assert why.rule != GENERAL, option
        if way in ENDS and way not in ABILITIES[number] and not (point in SCRUM and number <= 5):
            assert why.rule in {"flair.cards.abilities", "flair.exits.relay-nine"}, option
        if why.rule == MODEL:
            # A drop that comes too late, or a pass that nobody could take.
            assert way in {"drop", "on"}, option
            assert point not in STARTS or way == "on", option
        for lang in LANGUAGES:
            assert GAME.text(lang).barred(table.ask, option)


@pytest.mark.parametrize(("point", "hand", "option", "rule"), [
    ("ruck", "4 9 10 12", "12:kick", "exits.groupings"),
    ("scrum", "4 9 10 12", "relay:4", "scrum.front-five"),
    ("line-out", "3 4 9 12", "fix:3", "fixing.point"),
    ("open", "4 9 10 12", "4:kick", "cards.abilities"),
    ("open", "4 9 10 12", "15:touch", "cards.deck"),
    ("open", "4 9 10 12", "12:run", "run.metres"),
    ("open", "4 9 10 12", "maul:4", "maul.two-cards"),
    ("tap", "9 10", "maul:9", "maul.two-cards"),
    ("nine", "4 10 12", "relay:12", "exits.relay"),
    ("nine", "4 10 12", "12", "combinations.link"),
    ("line-out", "2 9 10", "maul:2", "maul.two-cards"),
    ("ruck", "2 9 10", "fix:2", "fixing.point"),
    ("ruck", "4", "relay:4", "exits.relay"),
    ("open", "9 4", "9", "combinations.model"),
    ("relay", "9 10 12", "9:drop", "exits.relay-nine"),
    ("relay", "9 10 12", "9", "exits.relay-nine"),
    ("backs", "10 12", "10", "combinations.backs"),
    ("relaunch", "9 10", "9:drop", "combinations.model"),
    ("restart", "1 2 9", "fix:1", "fixing.point"),
])  # fmt: skip
def test_a_refusal_names_the_rule(point: str, hand: str, option: str, rule: str) -> None:
    why = at(point, hand).refuses(option)
    assert why.rule == f"flair.{rule}"
    for lang in LANGUAGES:
        assert GAME.text(lang).refusal(why) != GAME.text(lang).core.unknown(why.code)


def test_after_a_scrum_the_front_five_are_refused_until_a_tackle_whatever_they_would_do() -> None:
    table = enter("scrum", whole=True).then(
        "duels.first-thrower one", "scrum.duel 6", "scrum.duel 1", "cards.play 7:advance", "tackle.choice pass"
    )
    for option in ("4:advance", "relay:4", "4", "fix:4", "maul:4", "4:run"):
        assert table.refuses(option).rule == "flair.scrum.front-five", option


def test_the_sixth_card_passes_to_nobody() -> None:
    assert attack("12 13", "backs", last=10, count=5).refuses("12").rule == MODEL


@pytest.mark.parametrize(("word", "rule"), [
    ("none", "lastcard.no-card"), ("stop", "fixing.chain"), ("end", "clock.possession"), ("time", "clock.real"),
    ("touch-down", "restarts.in-goal"),
])  # fmt: skip
def test_what_else_a_side_may_say_is_refused_by_its_own_rule(word: str, rule: str) -> None:
    for point in ("open", "nine", "ruck"):
        why = at(point).refuses(word)
        assert (why.code, why.rule) == ("barred", f"flair.{rule}")
        for lang in LANGUAGES:
            assert GAME.text(lang).barred(at(point).ask, word).endswith(".")


@pytest.mark.parametrize("phase", ["tackle", "contest", "clear-out"])
def test_a_card_that_is_not_in_hand_is_refused_as_such_in_defence(phase: str) -> None:
    more: dict[str, Any] = {} if phase == "tackle" else {"leader": 0, "zone": [2, 5]}
    table = enter(phase, hand="4 9 10", other="3 7 9", **more)
    assert (table.refuses("15").code, table.refuses("15").rule) == ("card-not-held", "flair.cards.deck")
    assert table.refuses("12:kick").code == "option-elsewhere"


def test_what_is_no_card_at_all_is_still_no_choice() -> None:
    assert at("open").refuses("16:kick").code == "option-unknown"
    assert at("open").refuses("tea").code == "option-unknown"
