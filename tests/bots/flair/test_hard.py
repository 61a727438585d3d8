"""What the player that looks ahead thinks of a match, and which options it looks at."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.bots.flair.hard import VALUE, boldly, hope, shortlist, think, worth
from engine.bots.flair.medium import decide
from engine.core.asks import Choose
from engine.core.outlook import Outlook
from engine.games import load
from engine.games.flair.game import Flair
from tests.bots.flair import pick
from tests.games.flair import attack, enter


def state(phase: str = "attack", **more: Any) -> Any:
    """A match at the start of a phase."""
    return enter(phase, **more).position.state


def test_a_lead_is_better_and_best_near_the_end() -> None:
    ahead, behind = state(score=[7, 0]), state(score=[0, 7])
    assert worth(ahead, 0) > 0.6
    assert worth(behind, 0) < 0.4
    assert worth(state(score=[7, 0], half=2, seconds=590), 0) > worth(ahead, 0)
    watched = state(score=[7, 0], half=2, late=True, house={"clock": "real"})
    assert worth(watched, 0) > worth(state(score=[7, 0], half=2, house={"clock": "real"}), 0)


def test_what_one_seat_hopes_for_the_other_fears() -> None:
    for phase in ("attack", "tackle", "scrum", "line-out", "penalty", "kick-off"):
        match = state(phase, ball=50 if phase == "kick-off" else 70, score=[3, 5])
        assert worth(match, 0) + worth(match, 1) == pytest.approx(1)
        assert hope(match, 0) == -hope(match, 1)


@pytest.mark.parametrize("phase", ["attack", "tackle", "scrum", "line-out"])
def test_ground_is_worth_having(phase: str) -> None:
    found = [hope(state(phase, ball=ball), 0) for ball in range(5, 100, 10)]
    assert found == sorted(found)


def test_the_end_is_what_the_score_says() -> None:
    for score, value in (([7, 5], 1.0), ([5, 7], 0.0), ([5, 5], 0.5)):
        match = state(score=score)
        match.over = True
        assert worth(match, 0) == value


def test_holding_the_ball_in_a_ruck_counts() -> None:
    ours, theirs = (state("contest", leader=leader, zone=[2, 5]) for leader in (0, 1))
    assert hope(ours, 0) > hope(theirs, 0)
    ours, theirs = (state("clear-out", leader=leader, zone=[2, 5]) for leader in (1, 0))
    assert hope(ours, 0) > hope(theirs, 0)


def test_every_phase_has_a_value() -> None:
    game = load("flair")
    assert isinstance(game, Flair)
    asked = set(game.plays) - {"opening", "renew", "draw", "back"}
    assert asked <= set(VALUE)


def test_it_dares_more_than_the_rules_of_thumb() -> None:
    ruck = enter("contest", leader=0, zone=[4, 5])
    assert pick(decide, ruck)[0] == "pass"
    assert pick(boldly, ruck)[0] == "1"
    offside = enter("offside", 80)
    assert pick(decide, offside)[0] == "penalty"
    assert pick(boldly, offside)[0] == "advantage"


def test_of_many_cards_few_are_looked_at() -> None:
    table = attack("1 2 3 4 9 12", "restart")
    match = state()
    assert isinstance(table.ask, Choose)
    found = shortlist(table.ask, match)
    assert {"1", "9", "1:advance", "12:run", "relay:1"} <= set(found) < set(table.ask.options)
    tackle = enter("tackle").ask
    assert isinstance(tackle, Choose)
    assert shortlist(tackle, match) == ("pass", "1")
    for phase, ball in (("kick-off", 50), ("drop-out", 22), ("penalty", 22), ("mark", 22)):
        watched = enter(phase, ball, house={"clock": "real"}).ask
        assert isinstance(watched, Choose)
        assert shortlist(watched, match) == watched.options[:-1]
    late = attack("4 7", late=True, seconds=600).ask
    assert isinstance(late, Choose)
    assert "end" in shortlist(late, match)


@pytest.mark.parametrize(("score", "ends"), [([7, 5], True), ([5, 7], False)])
@pytest.mark.parametrize("phase", ["attack", "kick-off", "drop-out", "penalty", "mark", "received"])
def test_the_last_half_is_ended_by_whoever_leads_and_by_nobody_else(phase: str, score: list[int], ends: bool) -> None:
    more: dict[str, Any] = {"marking": True, "point": "kick"} if phase == "received" else {}
    ball = {"kick-off": 50, "drop-out": 22}.get(phase, 15)
    table = enter(phase, ball, half=2, score=score, seconds=600, whole=True, **more)
    thought = think(Outlook(table.position), Random(1))
    while not thought.done:
        thought.step()
    assert (thought.best() == "end") is ends
