"""Kick-off."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.flair import enter
from tests.games.table import Table


@pytest.mark.rule("flair.kickoff.opening")
@pytest.mark.parametrize(("home", "away"), [*product(range(1, 7), repeat=2)])
def test_the_higher_die_kicks_off(home: int, away: int) -> None:
    table = Table("flair", "opening").then(f"kickoff.opening {home}", f"kickoff.opening {away}")
    if home == away:
        assert table.now("attack", "first", "phase") == [None, None, "opening"]
    else:
        seat = 0 if home > away else 1
        assert table.now("attack", "first", "phase", "renewing") == [seat, seat, "kick-off", True]


@pytest.mark.rule("flair.kickoff.opening")
def test_after_a_tie_both_throw_again() -> None:
    table = Table("flair").then("kickoff.opening 3", "kickoff.opening 3", "kickoff.opening 2", "kickoff.opening 5")
    assert table.now("first") == 1


def kick_off(dice: str, seat: int = 0, house: dict[str, str] | None = None) -> Table:
    """A kick-off with as many dice as were thrown."""
    how = "one" if len(dice) == 1 else "two"
    return enter("kick-off", 50, seat, house=house).then(f"duels.distance {how}", f"kickoff.kick {dice}")


@pytest.mark.rule("flair.kickoff.kick")
@pytest.mark.parametrize(("dice", "to", "attack", "phase"), [
    ("1", 55, 1, "attack"), ("6", 80, 1, "attack"), ("34", 85, 1, "attack"), ("64", 100, 1, "received"),
    ("65", 105, 1, "received"), ("33", 80, 0, "attack"), ("44", 90, 0, "scrum"), ("66", 110, 0, "scrum"),
])  # fmt: skip
def test_it_follows_the_rules_of_the_kick(dice: str, to: int, attack: int, phase: str) -> None:
    table = kick_off(dice)
    assert table.now("ball", "attack", "phase") == [to, attack, phase]
    assert table.now("hands")[0] == ["4", "7", "9", "10", "12", "15"]
    mirrored = kick_off(dice, 1)
    assert mirrored.now("ball", "attack", "phase") == [100 - to, 1 - attack, phase]


@pytest.mark.rule("flair.kickoff.kick")
def test_a_double_6_ends_in_a_scrum_five_metres_out() -> None:
    table = enter("kick-off", 50, whole=True).then("duels.distance two", "kickoff.kick 66")
    assert (table.now("ball"), table.ask.seat, table.ask.name) == (95, 0, "scrum-dice")


@pytest.mark.rule("flair.kickoff.kick")
@pytest.mark.parametrize(("dice", "again"), [("1", True), ("2", False), ("11", False)])
def test_a_table_may_take_a_short_one_again(dice: str, again: bool) -> None:
    table = kick_off(dice, house={"short-kick-off": "retake"})
    assert (table.now("phase", "attack") == ["kick-off", 0]) is again
    assert "kick-off-again" not in kick_off(dice).names()


@pytest.mark.rule("flair.kickoff.kick")
def test_one_taken_again_starts_from_halfway() -> None:
    table = enter("kick-off", 50, whole=True, house={"short-kick-off": "retake"})
    table.then("duels.distance one", "kickoff.kick 1")
    assert table.now("ball") == 50


@pytest.mark.rule("flair.kickoff.answer")
@pytest.mark.parametrize(("dice", "seat"), [("34", 1), ("22", 0)])
def test_whoever_has_the_ball_answers_with_a_relaunch_or_one_card(dice: str, seat: int) -> None:
    table = enter("kick-off", 50, whole=True).then("duels.distance two", f"kickoff.kick {dice}")
    assert table.now("attack", "point") == [seat, "restart"]
    assert not any(option.startswith(("maul", "fix")) for option in table.options)


@pytest.mark.rule("flair.kickoff.answer")
def test_a_kick_off_cannot_be_marked() -> None:
    assert kick_off("43").now("phase", "marking") == ["attack", False]
