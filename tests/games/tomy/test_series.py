"""From match to match."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.tomy.game import ENTRANTS
from tests.games.table import Table
from tests.games.tomy import stopped

QUARTERS = [[8, 3, 0], [3, 8, 3], [5, 3, 4], [7, 10, 7]]
SEMIS = [*QUARTERS, [3, 5, 3], [8, 0, 4]]


def last(score: list[int], first: int = 0, **state: Any) -> Table:
    """The last throw of a match, which brings nothing."""
    return stopped(6, first, part="second-half", first=first, score=score, **state)


def tie(score: list[int], results: list[list[int]], **state: Any) -> Table:
    """The last throw of a tie of the cup."""
    return last(score, results=results, house={"format": "cup"}, **state)


@pytest.mark.rule("tomy.series.matches")
def test_home_return_and_decider() -> None:
    home = last([8, 3], whole=True)
    assert home.now("results", "over", "score") == [[[8, 3, 0]], False, [0, 0]]
    assert (home.event("next-match")[2], home.ask.rule) == (2, "tomy.turn.attempts")
    away = last([3, 8], first=1, results=[[8, 3, 0]], whole=True)
    assert (away.event("next-match")[2], away.ask.rule) == (3, "tomy.kickoff.roll-off")


@pytest.mark.rule("tomy.series.two-wins")
@pytest.mark.parametrize(("results", "score", "wins"), [
    ([[8, 3, 0]], [5, 3], (2, 0)),
    ([[3, 8, 1]], [3, 5], (0, 2)),
    ([[8, 3, 0], [3, 5, 1]], [10, 5], (2, 1)),
    ([[8, 3, 0], [3, 5, 1]], [5, 10], (1, 2)),
])  # fmt: skip
def test_two_wins_are_the_game(results: list[list[int]], score: list[int], wins: tuple[int, int]) -> None:
    table = last(score, first=1, results=results, whole=True)
    winner = 0 if wins[0] == 2 else 1
    assert table.over
    assert table.event("series-won")[2:] == (winner, 2, min(wins))
    assert table.result is not None
    assert (table.result.winner, table.result.score, table.result.rule) == (winner, wins, "tomy.series.two-wins")


@pytest.mark.rule("tomy.series.two-wins")
def test_one_win_is_not() -> None:
    assert last([8, 3]).now("over") is False
    assert last([3, 8], first=1, results=[[8, 3, 0]]).now("over") is False
    assert last([8, 3], house={"format": "single"}).now("over") is True
    assert "series-won" not in last([8, 3], house={"format": "single"}).names()


@pytest.mark.rule("tomy.series.cup")
@pytest.mark.parametrize(("results", "team", "stage"), [
    ([], (2, 3), "quarter-final"),
    (QUARTERS[:1], (4, 5), "quarter-final"),
    (QUARTERS[:2], (6, 7), "quarter-final"),
    (QUARTERS[:3], (0, 3), "semi-final"),
    (QUARTERS, (4, 7), "semi-final"),
])  # fmt: skip
def test_winners_go_on_in_order(results: list[list[int]], team: tuple[int, int], stage: str) -> None:
    score = [3, 8] if len(results) == 3 else [8, 3]
    table = tie(score, results, whole=True)
    assert table.event("cup-tie")[2:] == (stage, team)
    assert (table.ask.rule, table.ask.seat) == ("tomy.kickoff.roll-off", team[0])
    assert table.now("score", "warnings", "over") == [[0, 0], [0, 0], False]


@pytest.mark.rule("tomy.series.cup")
def test_the_winner_of_the_final_wins_the_cup() -> None:
    table = tie([3, 8], SEMIS, whole=True)
    assert table.over
    assert table.event("cup-won")[2] == 4
    assert table.result is not None
    assert (table.result.winner, table.result.score, table.result.rule) == (4, (3, 8), "tomy.series.cup")
    assert tie([5, 3], SEMIS, whole=True).event("cup-won")[2] == 3


@pytest.mark.rule("tomy.series.cup")
def test_a_tie_is_played_by_its_two_entrants() -> None:
    table = Table("tomy", "turn", house={"format": "cup"}, results=SEMIS, hand=1, first=1)
    assert table.ask.seat == 4
    table.then("turn.attempts ball/foot/posts", "turn.refuse score")
    assert table.ask.seat == 3
    assert table.then("defence.choice defend", "defence.choice warned").event("yellow")[2] == 3


@pytest.mark.rule("tomy.series.cup")
def test_a_cup_has_eight_names() -> None:
    table = Table("tomy", house={"format": "cup"})
    assert table.position.start.names == ENTRANTS
    assert len(ENTRANTS) == 8
    assert Table("tomy").position.start.names == ("Camille", "Sacha")


@pytest.mark.rule("tomy.series.cup")
def test_the_view_has_the_bracket() -> None:
    view = Table("tomy", "turn", house={"format": "cup"}, results=QUARTERS, hand=0).position.observe(0).view
    quarters, semis, final = view["bracket"]
    assert [entry["pair"] for entry in quarters] == [[0, 1], [2, 3], [4, 5], [6, 7]]
    assert [entry["winner"] for entry in quarters] == [0, 3, 4, 7]
    assert quarters[1]["score"] == [3, 8]
    assert semis == [
        {"pair": [0, 3], "score": None, "winner": None},
        {"pair": [4, 7], "score": None, "winner": None},
    ]
    assert final == [{"pair": [None, None], "score": None, "winner": None}]
    assert view["team"] == [0, 3]
    assert Table("tomy").position.observe(0).view["bracket"] is None
