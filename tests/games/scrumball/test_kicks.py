"""Kicks from play: ground, high, drop and touch."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.scrumball import open_play
from tests.games.table import Table


def ground(die: int, ball: int = 30, hand: int = 0, **state: Any) -> Table:
    """A ground kick."""
    return open_play(ball, hand, **state).then("cards.play kick", "kicks.dice one", f"kicks.ground {die}")


def high(dice: str, ball: int = 30, hand: int = 0, **state: Any) -> Table:
    """A high kick."""
    return open_play(ball, hand, **state).then("cards.play kick", "kicks.dice two", f"kicks.high {dice}")


def drop(dice: str, ball: int = 75, hand: int = 0, **state: Any) -> Table:
    """A drop at goal."""
    number = "one" if len(dice) == 1 else "two"
    return open_play(ball, hand, **state).then("cards.play drop", f"kicks.drop {number}", f"kicks.drop {dice}")


def touch(dice: str, ball: int = 30, hand: int = 0, **state: Any) -> Table:
    """A kick to touch."""
    number = "one" if len(dice) == 1 else "two"
    return open_play(ball, hand, **state).then("cards.play touch", f"kicks.touch {number}", f"kicks.touch {dice}")


@pytest.mark.rule("scrumball.kicks.dice")
def test_one_die_or_two_is_said_before_the_throw() -> None:
    table = open_play().then("cards.play kick")
    assert table.options == ("one", "two")
    assert table.then("kicks.dice one").refuses("34").code == "dice-count"


@pytest.mark.rule("scrumball.kicks.no-tackle")
@pytest.mark.parametrize("dice", ["1", "3", "5"])
def test_a_kick_is_never_tackled(dice: str) -> None:
    table = ground(int(dice), them=["tackle", "pass-tackle"])
    assert not [ask for ask, _ in table.position.history if ask.name == "respond"]
    assert table.over


@pytest.mark.rule("scrumball.kicks.ground")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_ground_kick_goes_five_metres_a_pip(die: int) -> None:
    assert ground(die).event("kicked")[2:] == (0, 30, 30 + 5 * die, (die,))
    assert ground(die, 70, 1).event("kicked")[2:] == (1, 70, 70 - 5 * die, (die,))


@pytest.mark.parametrize(("ball", "die"), [(95, 3), (92, 4), (100, 2), (81, 6)])
def test_ten_metres_past_the_line_it_is_dead(ball: int, die: int) -> None:
    dead = ball + 5 * die >= 110
    table = ground(die, ball)
    assert ("dead" in table.names()) == dead
    if dead:
        assert table.now("ball", "attack", "phase") == [78, 1, "drop-out"]


@pytest.mark.rule("scrumball.kicks.kept")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_one_to_three_is_recovered(die: int) -> None:
    assert ground(die).now("ball", "attack", "phase", "due") == [30 + 5 * die, 0, "attack", [0, 0]]


@pytest.mark.rule("scrumball.kicks.lost")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_four_to_six_is_lost(die: int) -> None:
    assert ground(die).now("ball", "attack", "phase", "due") == [30 + 5 * die, 1, "attack", [1, 3]]
    in_goal = ground(die, 105 - 5 * die).then("ingoal.landing touch-down")
    assert in_goal.now("ball", "attack", "phase") == [78, 1, "drop-out"]


@pytest.mark.rule("scrumball.kicks.high")
@pytest.mark.parametrize(("dice", "ball"), [("12", 45), ("24", 60), ("45", 75)])
def test_a_high_kick_gives_the_ball_away(dice: str, ball: int) -> None:
    assert high(dice).now("ball", "attack", "phase", "due") == [ball, 1, "attack", [1, 3]]
    assert high(dice, 70, 1).now("ball", "attack") == [100 - ball, 0]


@pytest.mark.rule("scrumball.kicks.double")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_double_is_a_scrum_for_the_kicker(die: int) -> None:
    assert high(f"{die}{die}").now("ball", "attack", "phase") == [30 + 10 * die, 0, "scrum"]


@pytest.mark.rule("scrumball.kicks.five-metres")
@pytest.mark.parametrize(("dice", "ball"), [("44", 60), ("44", 65), ("33", 72), ("22", 78)])
def test_a_knock_on_near_the_line_is_played_at_five_metres(dice: str, ball: int) -> None:
    assert high(dice, ball).now("ball", "attack", "phase") == [95, 0, "scrum"]
    assert high(dice, 100 - ball, 1).now("ball", "attack", "phase") == [5, 1, "scrum"]


def test_a_dead_ball_outranks_the_double() -> None:
    assert high("44", 70).now("ball", "attack", "phase") == [78, 1, "drop-out"]
    assert "knock-on" not in high("44", 70).names()


@pytest.mark.rule("scrumball.kicks.drop")
@pytest.mark.parametrize(("dice", "ball", "good"), [
    ("6", 75, True),
    ("5", 75, False),
    ("24", 75, True),
    ("23", 75, False),
    ("66", 41, True),
    ("66", 40, False),
    ("66", 90, True),
])  # fmt: skip
def test_a_drop_has_to_pass_the_line(dice: str, ball: int, good: bool) -> None:
    table = drop(dice, ball)
    assert table.now("score") == ([3, 0] if good else [0, 0])
    if good:
        assert table.now("attack", "ball", "phase") == [1, 50, "kick-off"]


def test_a_drop_is_asked_for_its_metres() -> None:
    assert open_play(75).then("cards.play drop").about("metres") == 25
    assert open_play(75, 1).then("cards.play drop").about("metres") == 75


@pytest.mark.rule("scrumball.kicks.drop-charged")
@pytest.mark.parametrize("dice", ["1", "16", "61", "11"])
def test_a_one_is_charged_down_where_it_was_kicked(dice: str) -> None:
    assert drop(dice, 80).now("ball", "attack", "phase", "score") == [80, 1, "attack", [0, 0]]


@pytest.mark.rule("scrumball.kicks.drop-short")
def test_a_short_drop_is_played_where_it_lands() -> None:
    assert drop("22", 50).now("ball", "attack", "phase") == [70, 1, "attack"]
    on_line = drop("23", 75)
    assert on_line.options == ("touch-down", "play-on")
    assert on_line.then("ingoal.landing play-on").now("ball", "attack") == [100, 1]


@pytest.mark.rule("scrumball.kicks.touch")
@pytest.mark.parametrize(("dice", "ball"), [("2", 40), ("6", 60), ("35", 70), ("66", 90)])
def test_touch_is_thrown_in_by_the_other_side(dice: str, ball: int) -> None:
    assert touch(dice).now("ball", "attack", "phase") == [ball, 1, "line-out"]
    assert touch(dice, 70, 1).now("ball", "attack", "phase") == [100 - ball, 0, "line-out"]


@pytest.mark.rule("scrumball.kicks.touch-line")
@pytest.mark.parametrize("ball", [76, 78, 80])
def test_touch_near_the_line_is_played_at_five_metres(ball: int) -> None:
    assert touch("4", ball).now("ball", "phase") == [95, "line-out"]
    assert touch("4", 75).now("ball") == 95
    assert touch("4", 74).now("ball") == 94


@pytest.mark.rule("scrumball.kicks.touch-missed")
@pytest.mark.parametrize(("dice", "ball"), [("1", 35), ("15", 60), ("41", 55)])
def test_a_one_misses_touch(dice: str, ball: int) -> None:
    assert touch(dice).now("ball", "attack", "phase") == [ball, 1, "attack"]


def test_a_missed_touch_can_be_in_goal_or_dead() -> None:
    assert touch("16", 70).options == ("touch-down", "mark", "play-on")
    assert touch("16", 80).now("ball", "attack", "phase") == [78, 1, "drop-out"]


@pytest.mark.rule("scrumball.kicks.touch-past")
@pytest.mark.parametrize(("dice", "ball"), [("43", 66), ("66", 90)])
def test_touch_past_the_line_is_a_drop_out(dice: str, ball: int) -> None:
    assert touch(dice, ball).now("ball", "attack", "phase") == [78, 1, "drop-out"]
    assert touch("43", 65).now("phase") == "line-out"
