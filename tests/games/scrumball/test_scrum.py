"""The scrum: every pair of dice."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.games.scrumball import phase
from tests.games.table import Table


def scrum(ours: int, theirs: int, ball: int = 50, attack: int = 0, **state: Any) -> Table:
    """A scrum with these dice."""
    return phase("scrum", ball, attack, **state).then(f"scrum.duel {ours}", f"scrum.duel {theirs}")


@pytest.mark.rule("scrumball.scrum.duel")
@pytest.mark.parametrize(("ours", "theirs"), [(a, b) for a, b in product(range(1, 6), repeat=2) if a >= b])
def test_equal_or_higher_wins(ours: int, theirs: int) -> None:
    assert scrum(ours, theirs).now("attack", "ball", "phase") == [0, 50, "attack"]
    assert scrum(ours, theirs, attack=1).now("attack", "ball", "phase") == [1, 50, "attack"]


@pytest.mark.rule("scrumball.scrum.taken")
@pytest.mark.parametrize(("ours", "theirs"), [(1, 4), (2, 4), (3, 4), (1, 5), (4, 5)])
def test_four_or_five_takes_the_ball(ours: int, theirs: int) -> None:
    assert scrum(ours, theirs).now("attack", "ball", "phase") == [1, 50, "attack"]


@pytest.mark.rule("scrumball.scrum.pushed")
@pytest.mark.parametrize(("ours", "theirs"), [(1, 2), (1, 3), (2, 3)])
def test_two_or_three_only_pushes(ours: int, theirs: int) -> None:
    assert scrum(ours, theirs).now("attack", "ball", "phase") == [0, 45, "attack"]
    assert scrum(ours, theirs, attack=1).now("attack", "ball") == [1, 55]
    assert scrum(ours, theirs, 5).now("ball") == 0
    assert scrum(ours, theirs, 95, 1).now("ball") == 100


@pytest.mark.rule("scrumball.scrum.six")
@pytest.mark.parametrize(("ours", "theirs", "to"), [(6, 1, 0), (6, 5, 0), (6, 6, 0), (1, 6, 1), (5, 6, 1)])
def test_a_winning_six_is_a_penalty(ours: int, theirs: int, to: int) -> None:
    assert scrum(ours, theirs).now("attack", "ball", "phase") == [to, 50, "penalty"]


def test_a_table_may_make_nothing_of_six_all() -> None:
    none = {"scrum-six": "none"}
    assert scrum(6, 6, house=none).now("attack", "phase") == [0, "attack"]
    assert scrum(6, 5, house=none).now("attack", "phase") == [0, "penalty"]
    assert scrum(5, 6, house=none).now("attack", "phase") == [1, "penalty"]
