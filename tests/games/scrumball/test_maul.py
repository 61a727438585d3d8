"""The maul: its choice and its two phases."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.scrumball import phase, tackled
from tests.games.table import Table


def maul(ours: int, theirs: int, ball: int = 60, attack: int = 0, **state: Any) -> Table:
    """A phase of a maul with these dice."""
    return phase("maul", ball, attack, **state).then("maul.choice maul", f"maul.phase {ours}", f"maul.phase {theirs}")


@pytest.mark.rule("scrumball.maul.choice")
def test_a_maul_may_be_played_or_left_twice() -> None:
    table = tackled(1, whole=True)
    assert table.options == ("maul", "cards")
    table.then("maul.choice maul", "maul.phase 3", "maul.phase 2")
    assert (table.ask.name, table.options) == ("maul-again", ("maul", "cards"))
    table.then("maul.choice cards")
    assert table.ask.rule == "scrumball.cards.play"
    assert table.now("ball", "phases") == [55, 0]


@pytest.mark.rule("scrumball.maul.phase")
@pytest.mark.parametrize(
    ("ours", "theirs", "metres"), [(3, 2, 5), (4, 4, 5), (1, 1, 5), (6, 5, 10), (6, 6, 10), (5, 1, 5)]
)
def test_equal_or_higher_gains_five_metres_and_six_ten(ours: int, theirs: int, metres: int) -> None:
    assert maul(ours, theirs).now("ball", "attack", "phase", "phases") == [60 + metres, 0, "maul", 1]
    assert maul(ours, theirs, attack=1).now("ball") == 60 - metres


@pytest.mark.rule("scrumball.maul.formed")
def test_the_second_phase_is_the_last() -> None:
    table = maul(3, 2, phases=1)
    assert table.now("ball", "phase", "phases", "due") == [65, "attack", 0, [0, 0]]
    assert maul(2, 3, phases=1).now("ball", "phase", "phases") == [60, "attack", 0]


@pytest.mark.rule("scrumball.maul.stopped")
@pytest.mark.parametrize(("ours", "theirs"), [(1, 2), (4, 5), (2, 5)])
def test_a_phase_lost_gains_nothing_and_leaves_the_second(ours: int, theirs: int) -> None:
    assert maul(ours, theirs).now("ball", "attack", "phase", "phases") == [60, 0, "maul", 1]


@pytest.mark.rule("scrumball.maul.penalised")
@pytest.mark.parametrize("ours", [1, 3, 5])
def test_a_six_of_the_defence_is_its_penalty(ours: int) -> None:
    assert maul(ours, 6).now("ball", "attack", "phase", "phases") == [60, 1, "penalty", 0]
