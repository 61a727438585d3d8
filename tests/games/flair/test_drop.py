"""The drop at goal."""

from __future__ import annotations

import pytest

from tests.games.flair import attack, enter, ways
from tests.games.table import Table


def drop(dice: str, metres: int = 30, seat: int = 0, *, whole: bool = False) -> Table:
    """A drop by the 10 from so many metres."""
    ball = metres if seat else 100 - metres
    table = enter("attack", ball, seat, "4 9 10", whole=whole, point="open")
    how = "one" if len(dice) == 1 else "two"
    return table.then("cards.play 10:drop", f"duels.distance {how}", f"drop.goal {dice}")


@pytest.mark.rule("flair.drop.goal")
@pytest.mark.parametrize("seat", [0, 1])
def test_over_the_line_is_three_points_and_a_kick_off_for_the_others(seat: int) -> None:
    table = drop("43", 30, seat)
    score = [0, 0]
    score[seat] = 3
    assert table.now("score", "phase", "attack", "ball") == [score, "kick-off", 1 - seat, 50]


@pytest.mark.rule("flair.drop.goal")
def test_only_9_and_10_drop() -> None:
    for number in range(1, 16):
        assert ("drop" in ways(attack(f"{number} 9"), str(number))) is (number in {9, 10})


@pytest.mark.rule("flair.drop.reach")
@pytest.mark.parametrize(("dice", "metres", "good"), [
    ("6", 29, True), ("6", 30, False), ("42", 29, True), ("42", 30, False), ("42", 31, False),
    ("33", 39, True), ("33", 40, False), ("66", 69, True), ("66", 70, False),
])  # fmt: skip
def test_the_ball_must_pass_the_line(dice: str, metres: int, good: bool) -> None:
    assert drop(dice, metres).now("score") == [3 if good else 0, 0]


@pytest.mark.rule("flair.drop.astray")
@pytest.mark.parametrize("dice", ["61", "1", "11"])
def test_a_1_always_misses(dice: str) -> None:
    table = drop(dice, 3)
    assert table.now("score", "attack") == [[0, 0], 1]
    assert "astray" in table.names()
    assert "astray" not in drop("61", 40).names()


@pytest.mark.rule("flair.drop.missed")
@pytest.mark.parametrize(("dice", "metres", "ball", "phase"), [
    ("32", 40, 85, "attack"), ("42", 30, 100, "received"), ("61", 30, 105, "received"), ("61", 21, 114, "received"),
    ("61", 20, 115, "dead"), ("61", 10, 115, "dead"),
])  # fmt: skip
def test_a_miss_is_the_opponents_where_it_lands(dice: str, metres: int, ball: int, phase: str) -> None:
    table = drop(dice, metres)
    assert table.now("ball", "phase", "attack", "marking", "renewing") == [ball, phase, 1, False, True]
