"""The result."""

from __future__ import annotations

import pytest

from engine.core.game import Result
from tests.games.double import throw
from tests.games.table import Table


def end(score: list[int], red: tuple[int, int] = (0, 0), yellow: tuple[int, int] = (0, 0)) -> Table:
    """A last action in which nothing happens, with these points and cards."""
    given = [[*range(2, 2 + 4 * yellow[0], 4)], [*range(4, 4 + 4 * yellow[1], 4)]]
    return throw("12", 40, 0, half=2, score=score, red=list(red), yellow=given)


@pytest.mark.rule("double.result.score")
@pytest.mark.parametrize(("score", "winner"), [([3, 0], 0), ([0, 3], 1), ([20, 21], 1), ([9, 8], 0)])
def test_the_higher_score_wins(score: list[int], winner: int) -> None:
    table = end(score, (3 * (1 - winner), 3 * winner))
    assert table.result == Result(winner, (score[0], score[1]), "double.result.score")
    assert table.events[-1] == ("double.result.score", "won", winner, *score)


@pytest.mark.rule("double.result.tie-break")
@pytest.mark.parametrize(("red", "yellow", "winner", "colour", "counts"), [
    ((0, 1), (0, 0), 0, "red", (0, 1)),
    ((2, 1), (0, 0), 1, "red", (1, 2)),
    ((1, 0), (0, 5), 1, "red", (0, 1)),
    ((0, 0), (0, 1), 0, "yellow", (0, 1)),
    ((1, 1), (3, 2), 1, "yellow", (2, 3)),
])  # fmt: skip
def test_level_scores_go_to_fewer_reds_then_fewer_yellows(
    red: tuple[int, int], yellow: tuple[int, int], winner: int, colour: str, counts: tuple[int, int]
) -> None:
    table = end([10, 10], red, yellow)
    assert table.result == Result(winner, (10, 10), "double.result.tie-break")
    assert table.events[-1] == ("double.result.tie-break", "won-on-cards", winner, colour, *counts)


@pytest.mark.rule("double.result.tie-break")
def test_cards_that_have_run_out_count() -> None:
    table = throw("12", 40, 0, half=2, yellow=[[2], []])
    assert table.result is not None
    assert table.result.winner == 1


@pytest.mark.rule("double.result.draw")
@pytest.mark.parametrize(("red", "yellow"), [((0, 0), (0, 0)), ((1, 1), (2, 2))])
def test_level_in_everything_is_a_draw(red: tuple[int, int], yellow: tuple[int, int]) -> None:
    table = end([10, 10], red, yellow)
    assert table.result == Result(None, (10, 10), "double.result.draw")
    assert table.events[-1] == ("double.result.draw", "drawn")


@pytest.mark.rule("double.result.score")
def test_the_last_action_counts() -> None:
    table = throw("55", 40, 1, half=2, score=[6, 0])
    assert table.result == Result(1, (6, 7), "double.result.score")
