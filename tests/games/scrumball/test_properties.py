"""What holds in every match, whatever dice fall, whatever is drawn and whatever is chosen."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.players import at_random, play_out
from engine.core.position import Position, Start
from engine.games import load
from engine.games.scrumball.events import EVENTS
from engine.games.scrumball.table.state import PHASES, PITCH, Match
from engine.rugby.zone import NO_ZONE
from tests.games.paths import any_options, go_on

# Hundreds of matches for each of them.
pytestmark = pytest.mark.slow

GAME = load("scrumball")
OPTIONS = any_options(GAME)
MANY = 2000


@st.composite
def matches(draw: st.DrawFn) -> list[Position]:
    """A stretch of a match, as every position that it went through; a seed plays it up to there."""
    player = at_random(Random(draw(st.integers(0, 999))))
    position = Position.begin(Start.of(GAME, draw(OPTIONS)))
    for _ in range(draw(st.sampled_from([0, 20, 80, 150]))):
        if position.ask is None:
            break
        position = position.send(player(position.ask))
    return go_on(draw, position, 25)


def match_of(position: Position) -> Match:
    """The state of a position."""
    assert isinstance(position.state, Match)
    return position.state


@settings(max_examples=80)
@given(matches())
def test_cards_are_conserved_and_hands_are_never_more_than_six(path: list[Position]) -> None:
    for position in path:
        match = match_of(position)
        assert len(match.pile) + len(match.played) + sum(map(len, match.hands)) == match.house.cards
        assert max(map(len, match.hands)) <= 6
        for seat in (0, 1):
            assert match.due[seat] <= 6 - len(match.hands[seat])


@settings(max_examples=80)
@given(matches())
def test_the_ball_stays_on_the_pitch_and_every_metre_is_told(path: list[Position]) -> None:
    for before, after in pairwise(path):
        ball = match_of(before).ball
        for event in after.news:
            if event[1] in EVENTS.moves:
                assert EVENTS.fact(event, "start") == ball
                ball = EVENTS.fact(event, "to")
                assert PITCH.holds(ball)
        assert match_of(after).ball == ball


@settings(max_examples=80)
@given(matches())
def test_points_are_those_of_the_news(path: list[Position]) -> None:
    for before, after in pairwise(path):
        gained = [new - old for new, old in zip(match_of(after).score, match_of(before).score, strict=True)]
        told = [0, 0]
        for event in after.news:
            if event[1] in EVENTS.points:
                told[EVENTS.fact(event, "seat")] += EVENTS.points[event[1]]
        assert gained == told


@settings(max_examples=80)
@given(matches())
def test_between_plays_everything_is_in_order(path: list[Position]) -> None:
    for position in path:
        match = position.base
        assert isinstance(match, Match)
        if position.given or position.ask is None:
            continue
        assert match.phase in PHASES
        assert match.zone == NO_ZONE
        assert match.beneficiary in {-1, match.attack}
        assert GAME.next_play(GAME.load(match.data(), position.start.house)) == position.play
        if match.phase in {"scrum", "line-out", "penalty"}:
            assert 5 <= match.ball <= 95
        if match.phase == "drop-out":
            assert match.ball == PITCH.twenty_two(match.attack)
        if match.phase == "mark":
            assert PITCH.in_22(match.attack, match.ball) or PITCH.behind(match.attack, match.ball)
        if match.phase == "attack":
            assert PITCH.to_line(match.attack, match.ball) >= 0


@settings(max_examples=80)
@given(matches())
def test_undo_leads_back(path: list[Position]) -> None:
    for before, after in pairwise(path):
        assert after.undo() is before
        assert after.log[: len(before.log)] == before.log


def test_thousands_of_random_matches_end_in_order() -> None:
    """Two thousand here, under both clocks; ten thousand were played once by hand."""
    player = at_random(Random(7))
    for number in range(MANY):
        played = play_out(GAME, player, {"mode": "clock"} if number % 2 else {})
        match = played.state
        assert isinstance(match, Match)
        GAME.audit(match)
        assert match.over
        assert match.half == 2
        assert played.decisions < 3000
