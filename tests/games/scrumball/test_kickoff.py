"""The kick-off: the throw for it, and every value from 1 to 12."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.scrumball import phase
from tests.games.table import Table


def kick(dice: str, hand: int = 0, **state: Any) -> Table:
    """A kick-off with these dice."""
    number = "one" if len(dice) == 1 else "two"
    return phase("kick-off", attack=hand, **state).then(f"kickoff.kick {number}", f"kickoff.kick {dice}")


@pytest.mark.rule("scrumball.kickoff.opening")
@pytest.mark.parametrize(("home", "away", "first"), [(5, 2, 0), (1, 6, 1), (3, 2, 0)])
def test_the_higher_die_kicks_off(home: int, away: int, first: int) -> None:
    table = Table("scrumball", "opening").then(f"kickoff.opening {home}", f"kickoff.opening {away}")
    assert table.now("first", "attack", "phase", "ball") == [first, first, "kick-off", 50]


def test_after_a_tie_both_throw_again() -> None:
    table = Table("scrumball", "opening", whole=True).then("kickoff.opening 4", "kickoff.opening 4")
    assert table.event("opening-tied")[2] == 4
    table.then("kickoff.opening 1", "kickoff.opening 2")
    assert table.now("first") == 1


@pytest.mark.rule("scrumball.kickoff.kick")
@pytest.mark.parametrize(("dice", "ball", "hand", "where"), [
    ("1", 55, 0, "attack"),
    ("2", 60, 0, "attack"),
    ("3", 65, 0, "attack"),
    ("4", 70, 1, "attack"),
    ("5", 75, 1, "attack"),
    ("6", 80, 1, "attack"),
    ("11", 60, 0, "scrum"),
    ("12", 65, 1, "attack"),
    ("22", 70, 0, "scrum"),
    ("13", 70, 1, "attack"),
    ("14", 75, 1, "attack"),
    ("33", 80, 0, "scrum"),
    ("24", 80, 1, "attack"),
    ("34", 85, 1, "attack"),
    ("44", 90, 0, "scrum"),
    ("35", 90, 1, "attack"),
    ("36", 95, 1, "attack"),
])  # fmt: skip
def test_every_value_from_1_to_9(dice: str, ball: int, hand: int, where: str) -> None:
    assert kick(dice).now("ball", "attack", "phase") == [ball, hand, where]
    mirrored = kick(dice, 1)
    assert mirrored.now("ball", "attack", "phase") == [100 - ball, 1 - hand, where]


def test_a_table_may_want_ten_metres() -> None:
    strict = {"kick-off": "ten-metres"}
    assert kick("1", house=strict).now("ball", "attack", "phase") == [50, 1, "scrum"]
    assert kick("2", house=strict).now("ball", "attack", "phase") == [60, 0, "attack"]


def test_no_kick_off_is_marked() -> None:
    assert kick("35").over


@pytest.mark.rule("scrumball.kickoff.in-goal")
@pytest.mark.parametrize(("dice", "ball"), [("46", 100), ("64", 100), ("56", 105)])
def test_ten_and_eleven_are_touched_down_or_played(dice: str, ball: int) -> None:
    table = kick(dice)
    assert table.options == ("touch-down", "play-on")
    assert table.ask.seat == 1
    played = kick(dice).then("ingoal.landing play-on")
    assert played.now("ball", "attack", "phase") == [ball, 1, "attack"]
    table.then("ingoal.landing touch-down")
    assert table.now("ball", "attack", "phase") == [78, 1, "drop-out"]


@pytest.mark.rule("scrumball.kickoff.double-five")
def test_double_five_is_knocked_on_at_the_line() -> None:
    assert kick("55").now("ball", "attack", "phase") == [95, 0, "scrum"]
    assert kick("55", 1).now("ball", "attack", "phase") == [5, 1, "scrum"]


@pytest.mark.rule("scrumball.kickoff.dead")
def test_double_six_is_dead() -> None:
    assert kick("66").now("ball", "attack", "phase") == [50, 1, "scrum"]
    assert kick("66").event("kicked")[4] == 110
    assert kick("66", 1).now("ball", "attack", "phase") == [50, 0, "scrum"]
