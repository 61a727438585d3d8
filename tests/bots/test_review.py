"""Looking back at a match: bounded, the same each time, by what a seat knew, silent where nothing is sure."""

from __future__ import annotations

from functools import cache

import pytest

from engine import games
from engine.bots import review as module
from engine.bots.review import COSTS, DECISIONS, TURNS, Cost, Review, Swing
from engine.core.asks import Choose
from engine.core.position import Position
from engine.match.highlights import BANNERS, highlights
from engine.scripting import played

EACH = pytest.mark.parametrize("game", games.SHELF)
# To look back at a match with much to search takes seconds.
SEARCHED = ("draft", "scrumball", "flair")
LOOKED_BACK = pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.slow] if game in SEARCHED else []) for game in games.SHELF]
)


@cache
def match(game: str, home: str = "easy") -> Position:
    """A match that is over."""
    return played(games.load(game), [home, "medium"], {}, "1:1")


@cache
def reviewed(game: str) -> Review:
    """The review of it, for the first seat and what both decided."""
    return Review(match(game), 0, (0, 1)).finish()


@LOOKED_BACK
def test_the_same_match_gives_the_same_review_in_a_bounded_number_of_steps(game: str) -> None:
    again, steps = Review(match(game), 0, (0, 1)), 0
    while not again.done:
        before = again.share
        again.step()
        assert 0 <= before <= 1
        steps += 1
    assert steps < 12_000
    assert len(again._decisions) <= DECISIONS
    first = reviewed(game)
    assert (again.chances, again.turns, again.best, again.costs) == (
        first.chances,
        first.turns,
        first.best,
        first.costs,
    )


@LOOKED_BACK
def test_what_is_told_is_larger_than_its_error_and_in_order(game: str) -> None:
    review = reviewed(game)
    assert 0 < len(review.turns) <= TURNS
    assert len(review.costs) <= COSTS
    assert all(swing.told for swing in review.turns)
    assert all(cost.told for cost in review.costs)
    assert [abs(swing.gain) for swing in review.turns] == sorted((abs(s.gain) for s in review.turns), reverse=True)
    for cost in review.costs:
        ask = review.moments[cost.at].ask
        assert isinstance(ask, Choose)
        assert {cost.option, cost.better} <= set(ask.options)
        assert review.moments[cost.at + 1].answer == cost.option != cost.better
        assert ask.seat == cost.seat


@EACH
@pytest.mark.parametrize("seat", [0, 1])
def test_only_what_people_decided_is_looked_at(game: str, seat: int) -> None:
    review = Review(match(game), 0, (seat,))
    assert review._decisions
    assert {review.moments[at].ask.seat for at in review._decisions} == {seat}  # type: ignore[union-attr]


def test_whoever_plays_by_the_solution_has_nothing_to_regret() -> None:
    """Hard plays 5-3-Double! as the coach would: no decision of it may be told as a mistake."""
    for seed in ("1", "2", "3"):
        end = played(games.load("double"), ["hard", "medium"], {}, seed)
        assert Review(end, 0, (0,)).finish().costs == ()


def test_a_poor_choice_is_found_with_the_coach_s_own_alternative() -> None:
    """In TOMY every option is worked out: the costliest told is the costliest there is."""
    from random import Random

    from engine.bots import think
    from engine.core.outlook import Outlook

    review = reviewed("tomy")
    most = 0.0
    for at, moment in enumerate(review.moments[:-1]):
        if isinstance(moment.ask, Choose) and len(moment.ask.options) > 1:
            values = {e.option: e.value for e in think("hard", Outlook(moment), Random(1)).estimates()}
            most = max(most, max(values.values()) - values[str(review.moments[at + 1].answer)])
    assert review.costs[0].gain == pytest.approx(most)


def test_what_is_within_its_error_is_not_told() -> None:
    assert not Cost(0, 0, "a", "b", 0.03, 0.02).told
    assert Cost(0, 0, "a", "b", 0.05, 0.02).told
    assert not Swing(0, 1, 0.5, 0.6, 0.06).told
    assert Swing(0, 1, 0.5, 0.7, 0.06).told
    assert not Swing(0, 1, 0.50, 0.53, 0.0).told


def test_a_match_that_goes_on_has_no_turns_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    """And where it is looked at does not depend on anything that the seat cannot know."""
    end = match("scrumball")
    for _ in range(60):
        end = end.undo()
    monkeypatch.setattr(module, "plan_of", lambda _: 1 / 0)
    review = Review(end, 0).finish()
    assert review.turns == ()
    assert sorted(review.chances) == module.samples(review.moments)


@EACH
def test_key_events_are_those_that_change_the_score_and_the_end(game: str) -> None:
    moments = module.moments_of(match(game))
    found = highlights(moments)
    points = games.load(game).points
    scored = [
        at for at in range(1, len(moments)) if sum(points(moments[at].state)) != sum(points(moments[at - 1].state))
    ]
    ends = {each.at for each in found}
    assert found[-1].at == len(moments) - 1
    assert found[-1].banner == "end"
    assert {each.banner for each in found} <= set(BANNERS)
    if game != "tomy":
        # There the points of the match before are put away when the next begins.
        assert set(scored) <= ends
