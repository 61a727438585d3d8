"""Goals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.draft import card, cards, say, turn
from tests.games.table import Table

CAMILLE = "bgf ygf kgf rnf"
SACHA = "bnf gnf kgy ygy bgy"
"""A hand without a white card."""
BEATEN = ("laying.draw bny", "laying.draw pass")


def shot(**state: Any) -> Table:
    """Camille's shot, which Sacha has not parried."""
    return say(turn("ggf", 0, CAMILLE, SACHA, **state), *BEATEN)


@pytest.mark.rule("draft.goals.shot")
def test_a_shot_that_is_not_parried_goes_to_the_check() -> None:
    table = shot()
    assert table.names() == ["drew", "passed", "unparried"]
    assert (table.ask.rule, table.ask.seat, table.about("hidden")) == ("draft.goals.check", 0, False)


@pytest.mark.rule("draft.goals.shot")
def test_no_going_on_after_a_shot() -> None:
    table = say(shot(), "goals.check ygf")
    assert table.now("goes_on") is False
    assert table.now("actor") == 1


@pytest.mark.rule("draft.goals.parry")
def test_white_parries() -> None:
    table = turn("ggf", 0, CAMILLE, SACHA + " wgf wny")
    assert (table.ask.rule, table.options) == ("draft.goals.parry", ("white",))
    assert table.refuses("black").rule == "draft.goals.parry"
    table.then("goals.parry white")
    assert table.now("top", "top_seat", "actor", "goals") == [card("wgf"), 1, 0, [[], []]]
    assert table.event("parried")[0] == "draft.goals.parry"


@pytest.mark.rule("draft.goals.parry")
def test_a_white_card_drawn_parries_too() -> None:
    table = say(turn("ggf", 0, CAMILLE, SACHA), "laying.draw wgf", "laying.draw white")
    assert table.now("top", "actor", "goals") == [card("wgf"), 0, [[], []]]


@pytest.mark.rule("draft.goals.parry")
def test_white_on_anything_else_is_no_parry() -> None:
    table = turn("ygf", 0, CAMILLE, "bnf wgf").then("laying.answer white")
    assert "parried" not in table.names()
    assert table.event("caught")[0] == "draft.laying.answer"


@pytest.mark.rule("draft.goals.empty-hand")
@pytest.mark.parametrize(("top", "seat", "short", "colour", "tag"), [
    ("rgf", 1, "bgf", "blue", "fouls.free-kick"),
    ("rgf", 1, "ggf", "green", "fouls.free-kick"),
    ("ggf", 1, "wgf", "white", "goals.parry"),
    ("bnf", 1, "kgf", "black", "laying.answer"),
    ("bnf", 1, "rgy", "red", "laying.answer"),
])  # fmt: skip
def test_the_last_card_of_a_hand_is_one_goal_whatever_it_is(
    top: str, seat: int, short: str, colour: str, tag: str
) -> None:
    table = say(turn(top, seat, short, "wny wgy bgy"), f"{tag} {colour}")
    assert (table.ask.rule, table.ask.seat) == ("draft.goals.check", 0)
    say(table, "goals.check ygf")
    assert table.now("goals") == [cards("ygf"), []]
    assert table.now("actor", "phase") == [1, "refill"]


@pytest.mark.rule("draft.goals.empty-hand")
def test_a_kick_off_can_be_the_last_card() -> None:
    table = Table("draft", "engage", hands=[cards("bgf"), cards("wgf wny")]).then("laying.engage blue")
    assert table.ask.rule == "draft.goals.check"


@pytest.mark.rule("draft.goals.empty-hand")
def test_one_card_left_is_no_goal() -> None:
    table = turn("bnf", 1, "kgf rgy", "wny").then("laying.answer black")
    assert table.over
    assert "hand-emptied" not in table.names()


@pytest.mark.rule("draft.goals.check")
@pytest.mark.parametrize(("short", "counts"), [("ygf", True), ("wgp", True), ("ynf", False), ("gnp", False)])
def test_goal_confirms_and_no_goal_refuses(short: str, counts: bool) -> None:
    table = say(shot(), f"goals.check {short}")
    assert table.now("goals") == [cards(short) if counts else [], []]
    assert ("goal" in table.names()) is counts
    assert ("no-goal" in table.names()) is not counts


@pytest.mark.rule("draft.goals.check")
def test_the_goal_card_leaves_the_pile_and_lies_in_front() -> None:
    table = shot(pile=[cards("bny bgy bgy ynf")])
    say(table, "goals.check bgy")
    assert table.now("pile") == [cards("bgy ynf")]
    assert table.event("goal")[2:] == (0, card("bgy"), "first-half", 37, (1, 0), (0, 0))


@pytest.mark.rule("draft.goals.refused")
def test_a_refused_goal_goes_under_the_pile_and_the_other_kicks_off() -> None:
    table = say(shot(), "goals.check ynf")
    assert table.now("under", "phase", "actor", "restart", "due") == [[cards("ynf")], "engage", 1, True, []]
    assert [len(hand) for hand in table.now("hands")] == [4, 6]


@pytest.mark.rule("draft.goals.refused")
def test_an_emptied_hand_is_filled_when_the_goal_is_refused() -> None:
    table = turn("rgf", 1, "bgf", "wny bny", whole=True)
    say(table, "fouls.free-kick blue", "goals.check ynf")
    assert table.now("due", "phase") == [[0], "refill"]
    say(table, *[f"goals.refill {short}" for short in ("bgf", "bgf", "ggf", "ygf", "kgf", "wgf")])
    assert table.now("phase", "actor") == ["engage", 1]
    assert [len(hand) for hand in table.now("hands")] == [6, 2]


@pytest.mark.rule("draft.goals.refill")
def test_both_draw_up_to_six_and_who_conceded_first() -> None:
    table = turn("ggf", 0, CAMILLE, "bnf gnf", whole=True)
    say(table, *BEATEN, "goals.check ygf")
    asked = []
    for short in ("bgf", "bgy", "ggf", "ggf", "ggy"):
        asked.append(table.ask.seat)
        assert table.about("hidden")
        say(table, f"goals.refill {short}")
    assert asked == [1, 1, 1, 0, 0]
    assert [len(hand) for hand in table.now("hands")] == [6, 6]
    assert (table.ask.rule, table.ask.seat) == ("draft.goals.restart", 1)


@pytest.mark.rule("draft.goals.refill")
def test_six_or_more_draw_nothing() -> None:
    table = turn("ggf", 0, CAMILLE + " ynf yny bgp", SACHA + " bgy bny", whole=True)
    say(table, "laying.draw bnf", "laying.draw pass", "goals.check ygf")
    assert table.ask.rule == "draft.goals.restart"
    assert [len(hand) for hand in table.now("hands")] == [7, 8]


@pytest.mark.rule("draft.goals.restart")
@pytest.mark.parametrize("check", ["ygf", "ynf"])
def test_who_was_shot_at_kicks_off_with_blue(check: str) -> None:
    table = turn("ggf", 0, CAMILLE + " yny bgp", SACHA, whole=True)
    say(table, *BEATEN, f"goals.check {check}")
    assert (table.ask.rule, table.ask.seat, table.options) == ("draft.goals.restart", 1, ("blue",))
    say(table, "goals.restart blue")
    assert table.now("top_seat", "actor") == [1, 0]
    assert table.event("engaged")[0] == "draft.goals.restart"


@pytest.mark.rule("draft.goals.restart")
def test_who_conceded_and_has_no_blue_draws_until_one_comes() -> None:
    table = turn("ggf", 0, CAMILLE + " yny bgp", "gnf kgy ygy rgf gny", whole=True)
    say(table, "laying.draw ggy", "laying.draw pass", "goals.check ygf")
    assert (table.ask.rule, table.ask.kind) == ("draft.goals.restart", "draw")
    say(table, "goals.restart knf", "goals.restart keep", "goals.restart bny", "goals.restart blue")
    assert table.now("top", "actor") == [card("bny"), 0]
