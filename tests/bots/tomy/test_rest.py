"""The table of chances agrees with the rules: a throw played by rules of thumb leads from row to row."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.bots.tomy.hard import win_chance
from engine.bots.tomy.medium import decide
from engine.bots.tomy.prospects import Throw, usual_dice, warned
from engine.bots.tomy.rest import throw_of
from engine.core.asks import Answer, Choose
from engine.core.position import run
from engine.games.tomy.rules.box import BOOK, OTHER, dice
from engine.games.tomy.table.state import Match
from tests.bots.tomy import GAME, match

OPTIONS = {"format": "single", "box": OTHER}


def followed(base: Match, given: tuple[Answer, ...] = ()) -> float:
    """The chance of seat 0 after a throw, by the rules themselves, both sides going by rules of thumb."""
    state, ask = run(GAME, base, "turn", given)
    assert isinstance(state, Match)
    if ask is None:
        return win_chance(state, 0)
    if isinstance(ask, Choose):
        return followed(base, (*given, decide(ask, state, Random(1))[0]))
    branches = list(ask.outcomes())
    return sum(followed(base, (*given, answer)) * weight for answer, weight in branches) / sum(w for _, w in branches)


@pytest.mark.parametrize("state", [
    {"score": [8, 8]},
    {"score": [8, 8], "warnings": [1, 2], "first": 0},
    {"score": [8, 8], "warnings": [0, 1], "hand": 1, "serving": 0, "first": 0},
    {"score": [8, 8], "warnings": [1, 2], "hand": 1, "first": 0},
    {"score": [8, 8], "warnings": [1, 2], "round": 6, "first": 0},
    {"score": [8, 8], "warnings": [2, 1], "hand": 1, "round": 6, "first": 0},
    {"score": [8, 7], "part": "second-half", "round": 6, "first": 0, "warnings": [1, 1]},
])  # fmt: skip
def test_a_row_follows_from_those_after_it(state: dict[str, Any]) -> None:
    base = match(OPTIONS, **state)
    assert win_chance(base, 0) == pytest.approx(followed(base))


def test_throws_are_numbered_as_the_sheet_lists_them() -> None:
    seen = [
        (throw_of(match(part=part, round=round_, hand=hand, first=1)), hand)
        for part, rounds, order in (("first-half", 6, (1, 0)), ("second-half", 6, (0, 1)), ("extra-time", 2, (1, 0)))
        for round_ in range(1, rounds + 1)
        for hand in order
    ]
    assert [throw for throw, _ in seen] == [Throw(number) for number in range(28)]
    assert all(throw.side == (hand != 1) for throw, hand in seen)


def test_warnings_add_up_as_the_rules_say() -> None:
    assert [warned(cards, 0) for cards in ((0, 0), (1, 0), (2, 1), (1, 2))] == [(1, 0), (2, 0), (2, 1), (1, 1)]
    assert warned((2, 1), 1) == (1, 1)
    assert warned((1, 2), 0, serving=1) == (2, 2)


def test_a_round_suspends_whoever_comes_into_it_with_a_red_card() -> None:
    assert [Throw(4).following((0, 2)), Throw(5).following((0, 2))] == [Throw(5), Throw(6, 1)]
    assert [Throw(6, 1).following((0, 2)), Throw(7, 1).following((0, 0))] == [Throw(7, 1), Throw(8)]
    assert [Throw(6, 1).can_be_defended, Throw(6, 0).can_be_defended, Throw(6).can_be_defended] == [False, True, True]


@pytest.mark.parametrize("box", [BOOK, OTHER])
def test_three_attempts_end_somehow(box: str) -> None:
    assert sum(usual_dice(dice(box)).values()) == pytest.approx(1)
