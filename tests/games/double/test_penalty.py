"""A 3."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.double import throw
from tests.games.table import Table


def penalty(x: int, hand: int = 0) -> Table:
    """A 3-x, its card already given."""
    table = throw(f"3{x}", 12, hand, score=[10, 10])
    return table.then("cards.colour 12") if x == 6 else table


@pytest.mark.rule("double.penalty.award")
@pytest.mark.parametrize(("x", "hand"), [*product((2, 4, 5, 6), (0, 1))])
def test_a_3_is_a_choice_between_kick_and_hand(x: int, hand: int) -> None:
    table = penalty(x, hand)
    assert (table.ask.seat, table.ask.rule, table.options) == (hand, "double.penalty.award", ("kick", "keep"))
    assert table.event("penalty")[2:] == (hand, x)
    assert table.about("x") == x


@pytest.mark.rule("double.penalty.award")
def test_the_order_of_the_dice_does_not_matter() -> None:
    assert throw("43").event("penalty")[2:] == throw("34").event("penalty")[2:] == (0, 4)


@pytest.mark.rule("double.penalty.kick")
@pytest.mark.parametrize(("x", "face"), [*product((2, 4, 5, 6), range(1, 7))])
def test_under_the_other_die_is_three_points(x: int, face: int) -> None:
    table = penalty(x).then("penalty.award kick")
    assert (table.ask.seat, table.ask.name) == (0, "kick")
    table.then(f"penalty.kick {face}")
    assert table.now("score", "minute", "hand") == [[13 if face < x else 10, 10], 14, 1]
    assert table.event("penalty-kicked" if face < x else "penalty-missed")[2:] == (0, face, x)
    assert table.over


@pytest.mark.rule("double.penalty.kick")
def test_sachas_kick_is_sachas() -> None:
    table = penalty(4, 1).then("penalty.award kick", "penalty.kick 1")
    assert table.now("score", "hand") == [[10, 13], 0]


@pytest.mark.rule("double.penalty.keep")
@pytest.mark.parametrize(("x", "hand"), [*product((2, 4, 5, 6), (0, 1))])
def test_keeping_the_hand_takes_x_minutes(x: int, hand: int) -> None:
    table = penalty(x, hand).then("penalty.award keep")
    assert table.now("score", "minute", "hand") == [[10, 10], 12 + x, hand]
    assert table.event("penalty-kept")[2:] == (hand, x)
    assert table.over


@pytest.mark.rule("double.penalty.own-half")
@pytest.mark.parametrize("hand", [0, 1])
def test_a_3_1_cannot_be_kicked(hand: int) -> None:
    table = throw("13", 12, hand)
    assert (table.ask.seat, table.options, table.about("x")) == (hand, ("keep",), 1)
    refusal = table.refuses("kick")
    assert (refusal.code, refusal.rule) == ("barred", "double.penalty.own-half")
    assert table.then("penalty.own-half keep").now("minute", "hand") == [13, hand]


@pytest.mark.rule("double.penalty.with-card")
@pytest.mark.parametrize("hand", [0, 1])
def test_a_3_6_brings_the_card_before_the_choice(hand: int) -> None:
    table = throw("63", 12, hand)
    assert (table.ask.rule, table.ask.seat) == ("double.cards.colour", 1 - hand)
    assert table.event("penalty-card")[2:] == (hand,)
    table.then("cards.colour 66")
    assert table.now("red") == [hand, 1 - hand]
    assert (table.ask.rule, table.ask.seat) == ("double.penalty.award", hand)


@pytest.mark.rule("double.penalty.with-card")
@pytest.mark.parametrize("x", [1, 2, 4, 5])
def test_no_other_penalty_brings_a_card(x: int) -> None:
    assert throw(f"3{x}").ask.kind == "choose"
