"""The line-out."""

from __future__ import annotations

import pytest

from tests.games.flair import enter
from tests.games.table import Table


def line_out(first: str, second: str, ball: int = 40, seat: int = 0) -> Table:
    """A line-out with the dice of both sides."""
    how = "one" if len(first) == 1 else "two"
    table = enter("line-out", ball, seat)
    return table.then(f"duels.first-thrower {how}", f"lineout.duel {first}", f"lineout.duel {second}")


@pytest.mark.rule("flair.lineout.duel")
@pytest.mark.parametrize(
    ("first", "second", "wins"), [("4", "4", True), ("3", "5", False), ("62", "61", True), ("21", "54", False)]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_winner_has_the_ball(first: str, second: str, wins: bool, seat: int) -> None:
    table = line_out(first, second, seat=seat)
    winner = seat if wins else 1 - seat
    assert table.now("attack", "phase", "point", "extra", "packed") == [winner, "attack", "line-out", None, False]


@pytest.mark.rule("flair.lineout.duel")
@pytest.mark.parametrize(("ball", "spot", "five"), [(95, 95, True), (2, 5, False), (90, 90, False)])
def test_no_line_out_nearer_than_five_metres(ball: int, spot: int, five: bool) -> None:
    assert line_out("5", "2", ball).now("ball", "five") == [spot, five]


@pytest.mark.rule("flair.lineout.duel")
def test_the_house_rule_of_the_maul_is_remembered() -> None:
    table = enter("line-out", house={"maul": "two-in-all"})
    table.then("duels.first-thrower one", "lineout.duel 5", "lineout.duel 2")
    assert table.now("point") == "line-out-single"


@pytest.mark.rule("flair.lineout.double")
@pytest.mark.parametrize(
    ("first", "second", "winner"), [("55", "64", 0), ("64", "22", 1), ("22", "33", 1), ("62", "61", None)]
)
def test_a_double_that_wins_is_worth_a_card(first: str, second: str, winner: int | None) -> None:
    assert line_out(first, second).now("extra") == winner
