"""What holds in every match, whatever cards come and whatever is laid."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.players import at_random, play_out
from engine.core.position import Position, Start
from engine.games import load
from engine.games.draft.table.deck import COLOUR, COLOURS, GOAL, colours, read
from engine.games.draft.table.state import PARTS
from tests.games.paths import any_answer, any_options, can_be_taken_up

# Hundreds of matches for each of them.
pytestmark = pytest.mark.slow

GAME = load("draft")
OPTIONS = any_options(GAME)
LAID = {"passed-on", "shot", "foul", "intercepted", "crossed", "caught", "parried"}


@st.composite
def matches(draw: st.DrawFn) -> list[Position]:
    """A match from the draft on, as every position that it went through."""
    path = [Position.begin(Start.of(GAME, draw(OPTIONS)))]
    dealt = at_random(Random(draw(st.integers(0, 10_000))))
    for _ in range(draw(st.integers(24, 120))):
        ask = path[-1].ask
        if ask is None:
            break
        path.append(path[-1].send(dealt(ask) if len(path) <= 24 else any_answer(draw, ask)))
    return path


@settings(max_examples=40, deadline=None)
@given(matches())
def test_every_card_is_somewhere(path: list[Position]) -> None:
    for position in path:
        if not position.given:
            data: Any = position.state.data()
            lists = [*data["hands"], *data["goals"], *data["yellows"], data["row"]]
            lists += [*data["pile"], *data["under"], *data["discard"]]
            assert sum(map(len, lists)) + (data["top"] is not None) in (40, 50)
            GAME.audit(position.state)


@settings(max_examples=40, deadline=None)
@given(matches())
def test_a_match_can_be_taken_up_between_any_two_plays(path: list[Position]) -> None:
    can_be_taken_up(path)


@settings(max_examples=40, deadline=None)
@given(matches())
def test_a_card_laid_is_named_by_the_one_it_covers(path: list[Position]) -> None:
    last = path[-1]
    pack = read(last.start.house["pack"])
    top = None
    by = None
    for event in last.log:
        if event[1] == "engaged":
            assert COLOURS[COLOUR[event[3]]] == "blue"
        if event[1] in LAID:
            assert top is not None
            lists = pack.follows if event[2] == by else pack.answers
            assert COLOURS[COLOUR[event[3]]] in colours(lists[COLOUR[top]])
        if event[1] in LAID | {"engaged"}:
            top, by = event[3], event[2]


@settings(max_examples=40, deadline=None)
@given(matches())
def test_goals_move_one_at_a_time_and_parts_only_forward(path: list[Position]) -> None:
    parts = []
    for before, after in pairwise(path):
        old: Any = before.state.data()
        new: Any = after.state.data()
        moved = sorted(len(new["goals"][seat]) - len(old["goals"][seat]) for seat in (0, 1))
        assert moved in ([0, 0], [0, 1], [-1, 0])
        assert all(GOAL[card] for cards in new["goals"] for card in cards)
        parts.append(PARTS.index(new["part"]))
    assert parts == sorted(parts)


@settings(max_examples=40, deadline=None)
@given(matches())
def test_nobody_is_to_act_with_an_empty_hand(path: list[Position]) -> None:
    for position in path:
        if position.play in ("engage", "turn") and not position.given:
            assert all(position.state.data()["hands"])


@settings(max_examples=40, deadline=None)
@given(matches())
def test_undo_leads_back(path: list[Position]) -> None:
    for before, after in pairwise(path):
        assert after.undo() is before
        assert after.log[: len(before.log)] == before.log


def test_ten_thousand_random_matches_end_with_a_winner() -> None:
    player = at_random(Random(10))
    for _ in range(10_000):
        result = GAME.result(play_out(GAME, player).state)
        assert result is not None
        assert result.winner is not None


def test_a_match_brings_three_to_six_goals() -> None:
    player = at_random(Random(1))
    goals = 0
    for _ in range(400):
        result = GAME.result(play_out(GAME, player).state)
        assert result is not None
        goals += sum(result.score)
    assert 4.3 < goals / 400 < 4.9
