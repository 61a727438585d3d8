"""The beginner's mistakes."""

from __future__ import annotations

from random import Random

import pytest

from engine.bots.double.easy import MISTAKES, decide
from engine.core.asks import Choose
from tests.bots.double import choice

CASES = [
    ("35", {"score": [20, 17]}, "kick", "posts-only"),
    ("36", {"minute": 39, "half": 2, "score": [13, 17]}, "kick", "posts-only"),
    ("32", {}, "keep", "posts-only"),
    ("36", {"score": [3, 11]}, "keep", "panic"),
    ("36", {"score": [3, 10]}, "kick", "posts-only"),
    ("11", {"score": [10, 3], "hand": 1}, "kick", "every-duel"),
    ("22", {"score": [3, 20], "hand": 1}, "kick", "every-duel"),
    ("33", {"score": [10, 3]}, "drop", "every-drop"),
]


@pytest.mark.parametrize(("throw", "state", "option", "mistake"), CASES)
def test_a_beginner_makes_this_mistake(throw: str, state: dict[str, object], option: str, mistake: str) -> None:
    table = choice(throw, **state)  # type: ignore[arg-type]
    assert isinstance(table.ask, Choose)
    assert decide(table.ask, table.position.state, Random(1)) == (option, mistake)  # type: ignore[arg-type]


def test_a_3_4_is_kicked_every_other_time() -> None:
    table, rng = choice("34"), Random(1)
    assert isinstance(table.ask, Choose)
    picks = [decide(table.ask, table.position.state, rng) for _ in range(400)]  # type: ignore[arg-type]
    assert {mistake for _, mistake in picks} == {"tempted"}
    assert 150 < sum(option == "kick" for option, _ in picks) < 250


def test_every_mistake_is_tried_here() -> None:
    assert {case[3] for case in CASES} | {"tempted"} == set(MISTAKES)
