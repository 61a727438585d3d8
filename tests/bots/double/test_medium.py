"""The club player's rules of thumb."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.bots.double.medium import HABITS, decide
from engine.core.asks import Choose
from tests.bots.double import choice

LAST = {"half": 2, "minute": 40}
SECOND = {"half": 2, "minute": 26}
CASES: list[tuple[str, dict[str, Any], str, str]] = [
    ("32", LAST | {"score": [10, 7]}, "kick", "final-whistle"),
    ("34", LAST | {"score": [10, 12]}, "kick", "final-whistle"),
    ("32", LAST | {"score": [10, 12]}, "keep", "final-whistle"),
    ("36", LAST | {"score": [10, 13]}, "kick", "final-whistle"),
    ("35", LAST | {"score": [10, 13]}, "keep", "final-whistle"),
    ("36", LAST | {"score": [9, 13]}, "keep", "final-whistle"),
    ("32", LAST | {"score": [10, 10]}, "keep", "final-whistle"),
    ("32", LAST | {"score": [10, 10], "red": [0, 1]}, "kick", "final-whistle"),
    ("32", LAST | {"score": [10, 10], "yellow": [[3], [5, 8]]}, "kick", "final-whistle"),
    ("32", LAST | {"score": [10, 12], "house": {"hand-kept": "end"}}, "kick", "final-whistle"),
    ("36", {"minute": 20, "score": [10, 7]}, "kick", "half-time-whistle"),
    ("35", {"minute": 21, "score": [10, 7]}, "keep", "half-time-whistle"),
    ("35", {"minute": 20, "score": [10, 7], "house": {"hand-kept": "end"}}, "kick", "half-time-whistle"),
    ("36", SECOND | {"score": [8, 7]}, "keep", "ahead"),
    ("33", SECOND | {"score": [8, 7]}, "fifty-twenty-two", "ahead"),
    ("11", SECOND | {"score": [7, 7], "hand": 1}, "keep", "long-shot"),
    ("34", SECOND | {"score": [3, 7]}, "keep", "long-shot"),
    ("36", {"half": 2, "minute": 34, "score": [7, 7]}, "keep", "last-word"),
    ("33", {"half": 2, "minute": 38, "score": [7, 10]}, "fifty-twenty-two", "last-word"),
    ("36", {"minute": 15, "score": [0, 10]}, "keep", "last-word"),
    ("36", {"half": 2, "minute": 33, "score": [7, 10]}, "kick", "three-behind"),
    ("36", {"half": 2, "minute": 35, "score": [7, 9]}, "kick", "three-behind"),
    ("35", SECOND | {"score": [7, 10]}, "kick", "three-behind"),
    ("35", {"score": [7, 10]}, "keep", "three-behind"),
    ("36", {"half": 2, "minute": 37, "score": [2 * 3, 14]}, "kick", "two-scores-behind"),
    ("35", {"score": [0, 8]}, "kick", "two-scores-behind"),
    ("36", {"half": 2, "minute": 31, "score": [0, 7]}, "keep", "try-wanted"),
    ("33", {"half": 2, "minute": 33, "score": [7, 7]}, "fifty-twenty-two", "try-wanted"),
    ("36", {"half": 2, "minute": 29, "score": [0, 7]}, "kick", "early-points"),
    ("35", {"minute": 5, "score": [7, 7]}, "keep", "early-points"),
    ("33", {"minute": 5, "score": [7, 7]}, "drop", "early-points"),
]


@pytest.mark.parametrize(("throw", "state", "option", "habit"), CASES)
def test_a_club_player_has_this_habit(throw: str, state: dict[str, Any], option: str, habit: str) -> None:
    table = choice(throw, **state)
    assert isinstance(table.ask, Choose)
    assert decide(table.ask, table.position.state, Random(1)) == (option, habit)  # type: ignore[arg-type]


def test_seats_are_alike() -> None:
    table = choice("36", 26, 1, half=2, score=[10, 7])
    assert isinstance(table.ask, Choose)
    assert decide(table.ask, table.position.state, Random(1)) == ("kick", "three-behind")  # type: ignore[arg-type]


def test_every_habit_is_tried_here() -> None:
    assert {case[3] for case in CASES} == set(HABITS)
