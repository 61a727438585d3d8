"""What holds in every match, whatever dice fall and whatever is chosen."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings

from engine.core.position import Position
from engine.games import load
from tests.games.paths import can_be_taken_up, matches

# Hundreds of matches for each of them.
pytestmark = pytest.mark.slow

GAME = load("double")


@settings(max_examples=60)
@given(matches("double", 40))
def test_points_and_minutes_only_grow(path: list[Position]) -> None:
    clocks = []
    for before, after in pairwise(path):
        old: Any = before.state.data()
        new: Any = after.state.data()
        gained = [new["score"][seat] - old["score"][seat] for seat in (0, 1)]
        assert sorted(gained)[0] == 0
        assert max(gained) in {0, 2, 3, 5, 7}
        assert len(new["yellow"][0] + new["yellow"][1]) - len(old["yellow"][0] + old["yellow"][1]) in {0, 1}
        assert sum(new["red"]) - sum(old["red"]) in {0, 1}
        clocks.append((new["half"], new["minute"]))
    assert clocks == sorted(clocks)


@settings(max_examples=60)
@given(matches("double", 40))
def test_a_match_can_be_taken_up_between_any_two_plays(path: list[Position]) -> None:
    can_be_taken_up(path)


@settings(max_examples=60)
@given(matches("double", 40))
def test_the_sheet_adds_up_to_the_score(path: list[Position]) -> None:
    last = path[-1]
    written = [line for _, lines in GAME.sheet(last.log, last.start.names).parts for line in lines]
    score: Any = last.state.data()["score"]
    assert (list(written[-1].score) if written else [0, 0]) == score
    throws = [event for event in last.log if event[1] == "thrown"]
    assert [(line.mark, line.seat) for line in written] == [(str(event[4]), event[2]) for event in throws]


@settings(max_examples=60)
@given(matches("double", 40))
def test_undo_leads_back(path: list[Position]) -> None:
    for before, after in pairwise(path):
        assert after.undo() is before
        assert after.log[: len(before.log)] == before.log
