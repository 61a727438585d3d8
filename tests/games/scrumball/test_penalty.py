"""The penalty and its three options."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.scrumball import phase
from tests.games.table import Table


def goal(dice: str, ball: int = 70, hand: int = 0, **state: Any) -> Table:
    """A penalty kicked at goal."""
    number = "one" if len(dice) == 1 else "two"
    answers = ("penalty.choice kick", f"penalty.goal {number}", f"penalty.goal {dice}")
    return phase("penalty", ball, hand, **state).then(*answers)


def touch(dice: str, ball: int = 40, hand: int = 0, **state: Any) -> Table:
    """A penalty kicked to touch."""
    number = "one" if len(dice) == 1 else "two"
    answers = ("penalty.choice touch", f"penalty.touch {number}", f"penalty.touch {dice}")
    return phase("penalty", ball, hand, **state).then(*answers)


@pytest.mark.rule("scrumball.penalty.choice")
def test_at_goal_to_touch_or_by_hand() -> None:
    table = phase("penalty", 70, 1)
    assert table.options == ("kick", "touch", "tap")
    assert table.ask.seat == 1


@pytest.mark.rule("scrumball.penalty.goal")
@pytest.mark.parametrize(("dice", "ball", "good"), [
    ("6", 71, True),
    ("6", 70, False),
    ("25", 70, True),
    ("24", 70, False),
    ("66", 41, True),
    ("66", 40, False),
    ("66", 95, True),
    ("16", 95, False),
])  # fmt: skip
def test_it_has_to_pass_the_line_without_a_one(dice: str, ball: int, good: bool) -> None:
    table = goal(dice, ball)
    assert table.now("score") == ([3, 0] if good else [0, 0])
    if good:
        assert table.now("attack", "ball", "phase") == [1, 50, "kick-off"]
    mirrored = goal(dice, 100 - ball, 1)
    assert mirrored.now("score") == ([0, 3] if good else [0, 0])


@pytest.mark.rule("scrumball.penalty.missed")
def test_a_miss_is_played_where_it_comes_down() -> None:
    assert goal("22", 50).now("ball", "attack", "phase") == [70, 1, "attack"]
    assert goal("4", 70).now("ball", "attack", "phase") == [90, 1, "attack"]
    assert goal("16", 70).options == ("touch-down", "play-on")
    assert goal("15", 70).options == ("touch-down", "play-on")
    assert goal("16", 80).now("ball", "attack", "phase") == [78, 1, "drop-out"]


def test_a_missed_penalty_cannot_be_marked() -> None:
    assert goal("4", 70).over


@pytest.mark.rule("scrumball.penalty.touch")
@pytest.mark.parametrize(("dice", "ball"), [("1", 45), ("6", 70), ("16", 75), ("34", 75)])
def test_touch_is_always_found_and_the_kicker_throws_in(dice: str, ball: int) -> None:
    assert touch(dice).now("ball", "attack", "phase") == [ball, 0, "line-out"]
    assert touch(dice, 60, 1).now("ball", "attack") == [100 - ball, 1]


def test_on_the_goal_line_it_is_played_at_five_metres() -> None:
    assert touch("46", 50).now("ball", "attack", "phase") == [95, 0, "line-out"]
    assert touch("6", 67).now("ball", "phase") == [95, "line-out"]


@pytest.mark.rule("scrumball.penalty.touch-double")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_a_low_double_simply_wins_the_line_out(die: int) -> None:
    table = touch(f"{die}{die}", 20)
    assert table.now("ball", "attack", "phase", "bench") == [20 + 10 * die, 0, "attack", 2]
    assert table.event("line-out-won")[2:] == (0, die)


def test_double_five_brings_a_maul_and_double_six_its_metres() -> None:
    assert touch("55", 20).now("ball", "attack", "phase", "phases") == [70, 0, "maul", 0]
    assert touch("66", 20).now("ball", "attack", "phase", "phases") == [90, 0, "maul", 1]
    assert touch("66", 40).now("score", "phase") == [[5, 0], "conversion"]


@pytest.mark.rule("scrumball.penalty.touch-past")
@pytest.mark.parametrize(("dice", "ball"), [("43", 66), ("66", 70), ("56", 95)])
def test_past_the_line_it_is_a_scrum_for_the_others(dice: str, ball: int) -> None:
    assert touch(dice, ball).now("ball", "attack", "phase") == [ball, 1, "scrum"]


@pytest.mark.rule("scrumball.penalty.by-hand")
def test_by_hand_the_cards_go_on() -> None:
    table = phase("penalty", 70, hands=[["run"], ["tackle"]]).then("penalty.choice tap")
    assert table.now("ball", "attack", "phase", "due") == [70, 0, "attack", [0, 0]]
