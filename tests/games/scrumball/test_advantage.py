"""Advantage: the mark, the ten metres, the way back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.scrumball import open_play, phase
from tests.games.table import Table


def with_advantage(ball: int = 50, mark: int = 50, hand: int = 0, **state: Any) -> Table:
    """Open play under advantage."""
    return open_play(ball, hand, beneficiary=hand, mark=mark, **state)


def missed(ball: int, mark: int, hand: int = 0) -> Table:
    """A contest missed again, five metres on from `ball`, under an advantage from `mark`."""
    answers = ("cards.play run", "cards.run 1", "tackle.respond tackle", "tackle.intensity 2", "ruck.zone 4")
    return with_advantage(ball, mark, hand).then(*answers, "ruck.choice contest", "ruck.contest 6")


@pytest.mark.rule("scrumball.advantage.given")
def test_the_better_mark_counts() -> None:
    assert missed(50, 50).now("beneficiary", "mark") == [0, 55]
    assert missed(54, 50).now("beneficiary", "mark") == [0, 59]
    assert missed(50, 50, 1).now("beneficiary", "mark") == [1, 45]
    assert missed(46, 50, 1).now("beneficiary", "mark") == [1, 41]


@pytest.mark.rule("scrumball.advantage.gained")
def test_ten_metres_from_the_mark_end_it() -> None:
    passed = with_advantage().then("cards.play pass", "tackle.respond let-go")
    assert passed.now("beneficiary", "mark") == [None, None]
    assert passed.event("advantage-over")[2:] == (0, 50)
    short = with_advantage(54).then("cards.play run", "cards.run 1", "tackle.respond let-go")
    assert short.now("beneficiary", "mark", "ball") == [0, 50, 59]
    kicked = with_advantage().then("cards.play kick", "kicks.dice one", "kicks.ground 2")
    assert kicked.now("beneficiary", "mark", "ball") == [None, None, 60]
    back = with_advantage(50, 50, 1).then("cards.play pass", "tackle.respond let-go")
    assert back.now("beneficiary", "mark", "ball") == [None, None, 40]


def test_a_maul_gains_it_too() -> None:
    table = phase("maul", 50, beneficiary=0, mark=50).then("maul.choice maul", "maul.phase 6", "maul.phase 1")
    assert table.now("beneficiary", "mark", "ball") == [None, None, 60]


def test_the_ten_metres_count_before_the_tackle() -> None:
    table = with_advantage().then("cards.play pass", "tackle.respond tackle", "tackle.intensity 6")
    assert table.now("attack", "ball", "phase") == [1, 60, "attack"]


def test_points_end_it() -> None:
    table = with_advantage(95, 95).then("cards.play pass", "tackle.respond let-go")
    assert table.now("beneficiary", "mark", "score", "phase") == [None, None, [5, 0], "conversion"]
    drop = with_advantage(80, 80).then("cards.play drop", "kicks.drop two", "kicks.drop 65")
    assert drop.now("beneficiary", "mark", "score", "phase") == [None, None, [3, 0], "kick-off"]


TACKLED = ("cards.play run", "cards.run 1", "tackle.respond tackle")
LOSSES = [
    (*TACKLED, "tackle.intensity 6"),
    (*TACKLED, "tackle.intensity 2", "ruck.zone 2", "ruck.choice contest", "ruck.contest 2"),
    ("cards.play pass", "tackle.respond intercept-tackle", "tackle.interception one", "tackle.interception 6"),
    ("cards.play kick", "kicks.dice one", "kicks.ground 5"),
    ("cards.play kick", "kicks.dice two", "kicks.high 24"),
    ("cards.play kick", "kicks.dice two", "kicks.high 66"),
    ("cards.play drop", "kicks.drop one", "kicks.drop 1"),
    ("cards.play drop", "kicks.drop one", "kicks.drop 3"),
    ("cards.play touch", "kicks.touch one", "kicks.touch 3"),
    ("cards.play touch", "kicks.touch one", "kicks.touch 1"),
]  # fmt: skip


@pytest.mark.rule("scrumball.advantage.back")
@pytest.mark.parametrize("answers", LOSSES, ids=lambda answers: answers[-1])
def test_a_ball_lost_brings_play_back_to_the_mark(answers: tuple[str, ...]) -> None:
    table = with_advantage(52, 50).then(*answers)
    assert table.over
    assert table.now("attack", "ball", "phase", "beneficiary", "mark") == [0, 50, "penalty", None, None]
    assert table.event("advantage-back")[2:] == (0, 50)


@pytest.mark.rule("scrumball.kicks.double")
@pytest.mark.parametrize(("dice", "to"), [("11", 62), ("22", 72), ("44", 92), ("55", 95)])
def test_a_kick_knocked_on_by_the_receivers_gains_the_ground(dice: str, to: int) -> None:
    table = with_advantage(52, 50).then("cards.play kick", "kicks.dice two", f"kicks.high {dice}")
    assert table.now("attack", "ball", "phase", "beneficiary", "mark") == [0, to, "scrum", None, None]
    assert table.event("advantage-over")[2:] == (0, 50)
    mirrored = with_advantage(48, 50, 1).then("cards.play kick", "kicks.dice two", f"kicks.high {dice}")
    assert mirrored.now("attack", "ball", "phase", "beneficiary", "mark") == [1, 100 - to, "scrum", None, None]


def test_no_card_left_and_a_maul_penalised_bring_it_back_too() -> None:
    stuck = with_advantage(52, 50, us=["tackle"]).then("cards.play stuck")
    assert stuck.now("attack", "ball", "phase") == [0, 50, "penalty"]
    maul = phase("maul", 52, beneficiary=0, mark=50).then("maul.choice maul", "maul.phase 2", "maul.phase 6")
    assert maul.now("attack", "ball", "phase", "phases") == [0, 50, "penalty", 0]


def test_a_mark_near_the_line_is_moved_to_five_metres() -> None:
    table = with_advantage(99, 98).then("cards.play run", "cards.run 1", "tackle.respond tackle", "tackle.intensity 6")
    assert table.now("ball", "phase") == [95, "penalty"]
