"""Kick-off."""

from __future__ import annotations

import pytest

from engine.core.refusal import Refusal
from tests.games.double import action
from tests.games.table import Table


@pytest.mark.rule("double.kickoff.opening")
@pytest.mark.parametrize(("home", "away", "starter"), [(6, 5, 0), (2, 1, 0), (1, 2, 1), (3, 6, 1)])
def test_the_higher_die_kicks_off(home: int, away: int, starter: int) -> None:
    table = Table("double", "opening").then(f"kickoff.opening {home}", f"kickoff.opening {away}")
    assert table.now("hand", "first") == [starter, starter]
    opening = "double.kickoff.opening"
    assert table.events == (
        (opening, "opening-throw", 0, home),
        (opening, "opening-throw", 1, away),
        ("double.kickoff.first-action", "starts", starter),
    )


@pytest.mark.rule("double.kickoff.opening")
def test_camille_throws_before_sacha() -> None:
    table = Table("double", "opening")
    assert table.ask.seat == 0
    assert table.then("kickoff.opening 4").ask.seat == 1


@pytest.mark.rule("double.kickoff.opening")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_tie_is_thrown_again(face: int) -> None:
    table = Table("double").then(f"kickoff.opening {face}", f"kickoff.opening {face}")
    assert table.event("opening-tied") == ("double.kickoff.opening", "opening-tied", face)
    assert table.now("hand") is None
    assert table.position.play == "opening"
    table.then("kickoff.opening 1", "kickoff.opening 2")
    assert table.now("hand") == 1


@pytest.mark.rule("double.kickoff.opening")
def test_there_is_one_opening() -> None:
    with pytest.raises(Refusal, match="kicked-off-already"):
        Table("double", "opening", hand=0, minute=3)


@pytest.mark.rule("double.kickoff.first-action")
def test_the_first_action_is_at_minute_1() -> None:
    table = Table("double").then("kickoff.opening 2", "kickoff.opening 5")
    assert table.now("minute", "half", "hand", "score") == [1, 1, 1, [0, 0]]
    assert (table.position.play, table.ask.seat, table.ask.rule) == ("action", 1, "double.reading.action")
    assert table.then("reading.action 12").event("thrown")[2:5] == (1, (1, 2), 1)


@pytest.mark.rule("double.kickoff.second-half")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("hand", [0, 1])
def test_the_other_player_starts_the_second_half_at_21(first: int, hand: int) -> None:
    table = action(24, hand, first=first, score=[3, 5]).then("reading.action 12")
    assert table.now("half", "minute", "hand", "first", "score") == [2, 21, 1 - first, first, [3, 5]]
    assert table.event("second-half")[2:] == (1 - first, 21)


@pytest.mark.rule("double.kickoff.second-half")
def test_cards_carry_over() -> None:
    table = action(20, 1, first=0, yellow=[[], [15]], red=[1, 0]).then("reading.action 12")
    assert table.now("half", "yellow", "red") == [2, [[], [15]], [1, 0]]
    second = action(25, 1, half=2, yellow=[[], [15]]).then("reading.action 51")
    assert "lowered" in second.names()
