"""The line-out: its duel, and the mauls that come of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.scrumball import phase
from tests.games.table import Table


def lineout(ours: int, theirs: int, ball: int = 60, attack: int = 0, **state: Any) -> Table:
    """A line-out with these dice."""
    return phase("line-out", ball, attack, **state).then(f"lineout.duel {ours}", f"lineout.duel {theirs}")


@pytest.mark.rule("scrumball.lineout.duel")
@pytest.mark.parametrize(("ours", "theirs", "winner"), [(4, 3, 0), (3, 3, 0), (2, 3, 1), (1, 4, 1), (1, 1, 0)])
def test_the_higher_die_wins_and_a_tie_is_the_throwers(ours: int, theirs: int, winner: int) -> None:
    assert lineout(ours, theirs).now("attack", "ball", "phase") == [winner, 60, "attack"]
    assert lineout(ours, theirs, attack=1).now("attack") == 1 - winner


@pytest.mark.rule("scrumball.lineout.maul")
@pytest.mark.parametrize(("ours", "theirs", "winner"), [(5, 2, 0), (5, 5, 0), (4, 5, 1)])
def test_a_five_forms_a_maul_for_its_winner(ours: int, theirs: int, winner: int) -> None:
    assert lineout(ours, theirs).now("attack", "ball", "phase", "phases") == [winner, 60, "maul", 0]
    assert "maul-formed" not in lineout(4, 2).names()


@pytest.mark.rule("scrumball.lineout.six")
def test_a_six_gains_ten_metres_at_once() -> None:
    assert lineout(6, 6).now("attack", "ball", "phase", "phases") == [0, 70, "maul", 1]
    assert lineout(5, 6).now("attack", "ball", "phase", "phases") == [1, 50, "maul", 1]


def test_a_six_near_the_line_scores_only_across_it() -> None:
    assert lineout(6, 1, 95).now("score", "phase", "phases") == [[5, 0], "conversion", 0]
    assert lineout(6, 1, 90).now("score", "phase", "ball") == [[0, 0], "maul", 100]
