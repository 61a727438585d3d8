"""The kick to touch."""

from __future__ import annotations

import pytest

from tests.games.flair import enter
from tests.games.table import Table


def touch(dice: str, ball: int = 30, seat: int = 0, *, whole: bool = False) -> Table:
    """A single kick to touch by the 15."""
    table = enter("attack", ball, seat, "4 9 15", whole=whole, point="open")
    how = "one" if len(dice) == 1 else "two"
    return table.then("cards.play 15:touch", f"duels.distance {how}", f"touch.kick {dice}")


@pytest.mark.rule("flair.touch.kick")
@pytest.mark.parametrize("dice", ["2", "6", "36", "25"])
@pytest.mark.parametrize(("seat", "ball"), [(0, 30), (1, 70)])
def test_five_metres_a_pip_and_the_opponents_throw_in(dice: str, seat: int, ball: int) -> None:
    metres = 5 * sum(map(int, dice))
    table = touch(dice, ball, seat)
    assert table.now("ball", "phase", "attack") == [ball + (-metres if seat else metres), "in-touch", 1 - seat]
    again = touch(dice, ball, seat, whole=True)
    assert again.now("phase") == "line-out"


@pytest.mark.rule("flair.touch.double")
@pytest.mark.parametrize(("dice", "ball", "to"), [
    ("22", 30, 60), ("44", 30, 80), ("33", 60, 95), ("33", 61, 91), ("33", 65, 95), ("44", 59, 99),
])  # fmt: skip
def test_a_double_adds_ten_metres_unless_they_would_cross_the_line(dice: str, ball: int, to: int) -> None:
    table = touch(dice, ball)
    assert table.now("phase") == "in-touch"
    assert table.now("ball") == min(to, 95)
    assert table.event("touch-found")[7] == (100 if to == 95 and ball == 60 else to)


@pytest.mark.rule("flair.touch.goal-line")
@pytest.mark.parametrize(("ball", "to"), [(60, 95), (59, 95), (57, 95), (56, 95), (55, 95), (54, 94)])
def test_on_the_line_or_nearer_than_five_metres_is_five_metres(ball: int, to: int) -> None:
    assert touch("53", ball).now("ball", "phase") == [to, "in-touch"]
    assert touch("53", 100 - ball, 1).now("ball", "phase") == [100 - to, "in-touch"]


@pytest.mark.rule("flair.touch.over")
def test_beyond_the_goal_line_is_dead() -> None:
    table = touch("53", 61, whole=True)
    assert table.now("phase", "attack") == ["drop-out", 1]
    assert "dead" in table.names()
    assert "dead" not in touch("53", 60, whole=True).names()


@pytest.mark.rule("flair.touch.direct")
@pytest.mark.parametrize("dice", ["1", "11", "61"])
def test_a_1_from_outside_the_22_comes_back(dice: str) -> None:
    assert touch(dice, 23).now("ball", "phase", "attack") == [23, "in-touch", 1]
    assert touch(dice, 77, 1).now("ball", "phase", "attack") == [77, "in-touch", 0]


@pytest.mark.rule("flair.touch.not-found")
@pytest.mark.parametrize(("dice", "metres"), [("1", 5), ("11", 20), ("61", 35)])
def test_a_1_from_inside_the_22_stays_in_play(dice: str, metres: int) -> None:
    assert touch(dice, 22).now("ball", "phase", "attack", "point") == [22 + metres, "attack", 1, "kick"]
    assert touch(dice, 78, 1).now("ball", "phase", "attack") == [78 - metres, "attack", 0]
    assert touch(dice, -5).now("ball") == metres - 5
