"""The advance."""

from __future__ import annotations

import pytest

from engine.games.flair.table.numbers import EVERYBODY
from tests.games.flair import attack, enter, ways, why_not


@pytest.mark.rule("flair.advance.ten-metres")
@pytest.mark.parametrize("number", EVERYBODY)
@pytest.mark.parametrize(("seat", "to"), [(0, 50), (1, 30)])
def test_every_number_advances_ten_metres_and_may_be_tackled(number: int, seat: int, to: int) -> None:
    table = enter("attack", 40, seat, f"{number} 9 9", point="ruck").then(f"cards.play {number}:advance")
    assert table.now("ball", "phase", "attack") == [to, "tackle", seat]
    assert table.event("advanced")[2:] == (seat, number, 10, 40, to)


@pytest.mark.rule("flair.advance.ten-metres")
def test_without_a_card_the_defence_cannot_tackle() -> None:
    table = enter("attack", hand="4 9", other="", point="open").then("cards.play 4:advance")
    assert table.now("phase", "point", "attack") == ["attack", "open", 0]


@pytest.mark.rule("flair.advance.ten-metres")
def test_straight_from_a_ruck_a_back_advances_unless_the_table_is_strict() -> None:
    assert "advance" in ways(attack("9 12", "ruck"), "12")
    strict = attack("6 9 12", "ruck-strict", house={"ruck-relay": "strict"})
    assert "advance" not in ways(strict, "12")
    assert "advance" in ways(strict, "6")
    assert why_not(strict, "12:advance") == "flair.exits.groupings"


@pytest.mark.rule("flair.advance.ten-metres")
def test_a_strict_table_remembers_it_after_a_ruck() -> None:
    for relay, point in (("free", "ruck"), ("strict", "ruck-strict")):
        table = enter("contest", house={"ruck-relay": relay}, leader=0, zone=[2, 4]).then("ruck.contest pass")
        assert table.now("point") == point
