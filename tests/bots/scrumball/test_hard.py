"""Looking ahead at Scrumball Rugby: what a match is worth, and what comes of thinking about it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.bots import think
from engine.bots.arena import arena
from engine.bots.scrumball.hard import left, shortlist, worth
from engine.bots.thinking import Instant
from engine.core.asks import Choose
from engine.core.outlook import Outlook
from engine.games.scrumball.table.state import Match
from tests.games.scrumball import open_play
from tests.games.table import Table

HANDS = [["run", "pass", "tackle"], ["pass", "tackle", "kick"]]


def match(phase: str = "attack", **state: Any) -> Match:
    """A match as it stands."""
    house = state.pop("house", None)
    state = {"attack": 0, "hands": HANDS, **state}
    found = Table("scrumball", phase, house=house, phase=phase, **state).position.base
    assert isinstance(found, Match)
    return found


def value(seat: int = 0, **state: Any) -> float:
    """What a match as it stands is worth to a seat."""
    return worth(match(**state), seat)


def test_what_one_side_gains_the_other_loses() -> None:
    states: tuple[dict[str, Any], ...] = (
        {"ball": 30, "score": [3, 7]},
        {"phase": "scrum", "attack": 1},
        {"phase": "kick-off"},
    )
    for state in states:
        assert value(0, **state) + value(1, **state) == pytest.approx(1)


def test_points_ground_and_the_ball_are_worth_something() -> None:
    assert value(score=[3, 0]) > value() > value(score=[0, 3])
    assert value(ball=80) > value(ball=20)
    assert value(attack=0) > value(attack=1)
    assert value(ball=60, beneficiary=0, mark=60) > value(ball=60)


def test_cards_are_worth_something() -> None:
    tackles = ["tackle", "tackle", "tackle"]
    kicks = ["kick", "kick", "drop"]
    assert value(hands=[["run", "run", "pass"], kicks]) > value(hands=[kicks, kicks])
    assert value(hands=[kicks, tackles]) < value(hands=[kicks, kicks])
    assert value(subs=[2, 1]) > value(subs=[1, 1])


def test_the_same_lead_is_worth_more_when_less_is_left() -> None:
    late: dict[str, Any] = {"half": 2, "drawn": 55, "score": [10, 0]}
    assert value(**late) > value(score=[10, 0])
    assert value(seat=1, **late) < value(seat=1, score=[10, 0])


@pytest.mark.parametrize(("score", "wanted"), [([7, 3], 1.0), ([3, 3], 0.5), ([3, 7], 0.0)])
def test_at_the_end_only_the_result_counts(score: list[int], wanted: float) -> None:
    ended = match(half=2, drawn=60, score=score)
    ended.over = True
    assert worth(ended, 0) == wanted
    assert worth(ended, 1) == 1 - wanted


def test_what_is_left_is_counted_in_cards_or_by_the_clock() -> None:
    assert left(match(drawn=46)) == 74
    assert left(match(drawn=66, half=2)) == 0
    assert left(match(seconds=300, half=2, house={"mode": "clock"})) == 30


def test_what_is_settled_needs_no_thought() -> None:
    stuck = open_play(us=["tackle"], them=["run"]).then("cards.play stuck")
    drop = open_play(94).then("cards.play drop")
    for table, wanted in ((stuck, "see"), (drop, "one")):
        thinking = think("hard", Outlook(table.position), Random(1))
        assert isinstance(thinking, Instant)
        assert thinking.best() == wanted


@pytest.mark.parametrize(("us", "kept"), [
    (["run", "kick", "drop"], ("run", "kick", "drop")),
    (["run", "touch"], ("run", "touch", "kick-with-touch")),
])  # fmt: skip
def test_a_card_is_not_spent_where_a_plainer_one_does(us: list[str], kept: tuple[str, ...]) -> None:
    table = open_play(us=us)
    assert isinstance(table.ask, Choose)
    assert shortlist(table.ask, match()) == kept


def test_tackles_and_changes_are_shortened_too() -> None:
    answer = open_play(us=["pass"], them=["tackle", "pass-tackle"]).then("cards.play pass").ask
    assert isinstance(answer, Choose)
    assert shortlist(answer, match()) == ("tackle", "intercept-tackle", "let-go")
    hands = [["run", "pass", "pass-tackle", "drop"], ["run"]]
    change = Table("scrumball", "substitution", attack=0, bench=2, hands=hands).ask
    assert isinstance(change, Choose)
    assert shortlist(change, match()) == ("keep", "pass", "drop")


def test_it_does_not_give_a_won_match_away() -> None:
    """Past the limit, a point in front with the ball: to end the match wins it, and everything else may not."""
    table = open_play(50, us=["run", "kick"], them=["tackle"], half=2, drawn=60, score=[8, 7])
    thinking = think("hard", Outlook(table.position), Random(1))
    assert thinking.finish() == "end"
    assert thinking.estimates()[0].value == 1


def test_it_takes_a_drop_that_wins_rather_than_a_high_kick() -> None:
    table = open_play(95, us=["drop", "tackle"], them=["tackle"], half=2, drawn=60, score=[5, 7])
    assert think("hard", Outlook(table.position), Random(1)).finish() == "drop"


@pytest.mark.slow
@pytest.mark.parametrize(("home", "away"), [("medium", "random"), ("medium", "easy"), ("easy", "random")])
def test_levels_are_levels(home: str, away: str) -> None:
    found = arena("scrumball", home, away, 40)
    assert found["home_wins"] > found["away_wins"]
