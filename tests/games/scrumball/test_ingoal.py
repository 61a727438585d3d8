"""The in-goal: what lands in it, what is grounded in it, what is dead behind it."""

from __future__ import annotations

import pytest

from tests.games.scrumball import open_play


@pytest.mark.rule("scrumball.ingoal.landing")
@pytest.mark.parametrize(("dice", "ball", "to"), [("45", 55, 100), ("45", 60, 105), ("56", 54, 109)])
def test_on_the_line_and_behind_it_there_is_a_choice(dice: str, ball: int, to: int) -> None:
    table = open_play(ball).then("cards.play kick", "kicks.dice two", f"kicks.high {dice}")
    assert (table.options, table.ask.seat) == (("touch-down", "mark", "play-on"), 1)
    table.then("ingoal.landing play-on")
    assert table.now("ball", "attack", "phase") == [to, 1, "attack"]


def test_in_front_of_the_line_there_is_none() -> None:
    table = open_play(30).then("cards.play kick", "kicks.dice two", "kicks.high 24")
    assert table.over


@pytest.mark.rule("scrumball.ingoal.touch-down")
@pytest.mark.parametrize(
    ("hand", "ball", "may"), [(1, 100, True), (1, 105, True), (1, 99, False), (0, 0, True), (0, 100, False)]
)
def test_a_side_grounds_the_ball_behind_its_own_line_only(hand: int, ball: int, may: bool) -> None:
    table = open_play(ball, hand)
    assert ("touch-down" in table.options) == may
    if may:
        table.then("cards.play touch-down")
        assert table.now("ball", "attack", "phase") == [78 if hand else 22, hand, "drop-out"]


@pytest.mark.rule("scrumball.ingoal.dead")
@pytest.mark.parametrize(
    ("ball", "dice", "dead"), [(54, "56", False), (55, "56", True), (70, "35", True), (69, "35", False)]
)
def test_ten_metres_behind_the_line_is_dead(ball: int, dice: str, dead: bool) -> None:
    table = open_play(ball).then("cards.play kick", "kicks.dice two", f"kicks.high {dice}")
    assert ("dead" in table.names()) == dead
    if dead:
        assert table.now("ball", "attack", "phase") == [78, 1, "drop-out"]
        mirrored = open_play(100 - ball, 1).then("cards.play kick", "kicks.dice two", f"kicks.high {dice}")
        assert mirrored.now("ball", "attack", "phase") == [22, 0, "drop-out"]


@pytest.mark.rule("scrumball.ingoal.landing")
@pytest.mark.parametrize(("ball", "dice"), [(40, "45"), (55, "45"), (56, "45")])
def test_whoever_gets_the_ball_has_it_while_he_thinks_about_it(ball: int, dice: str) -> None:
    """In the 22, on the line and behind it: the question, the board and the scoreboard name the same side."""
    table = open_play(ball).then("cards.play kick", "kicks.dice two", f"kicks.high {dice}")
    assert not table.over
    assert table.now("attack") == table.ask.seat == 1
