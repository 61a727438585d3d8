"""The result: the higher score, or a draw, or one more kick each."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import Result
from tests.games.table import Table

LAST: dict[str, Any] = {"first": 0, "kicks": 9, "far": [0, 0]}
PLAY_ON = {"level": "play-on"}


@pytest.mark.rule("newgame.result.winner")
@pytest.mark.parametrize(("face", "winner"), [(6, 1), (1, 0)])
def test_the_higher_score_wins(face: int, winner: int) -> None:
    score = [4, 4] if winner else [4, 3]
    table = Table("newgame", "kick", **LAST, score=score).then("kicks.choice near", f"kicks.near {face}")
    assert table.event("won")[2] == winner
    assert table.result is not None
    assert (table.result.winner, table.result.rule) == (winner, "newgame.result.winner")


@pytest.mark.rule("newgame.result.winner")
def test_nothing_is_decided_before_the_last_kick() -> None:
    table = Table("newgame", "kick", whole=True, first=0, kicks=8, score=[4, 0])
    table.then("kicks.choice near", "kicks.near 6")
    assert (table.result, table.ask.seat) == (None, 1)


@pytest.mark.rule("newgame.result.level")
def test_level_scores_are_a_draw() -> None:
    table = Table("newgame", "kick", **LAST, score=[4, 4]).then("kicks.choice near", "kicks.near 2")
    assert table.result == Result(None, (4, 4), "newgame.result.level")
    assert table.names() == ["near-missed", "drawn"]


@pytest.mark.rule("newgame.result.level")
def test_a_table_may_play_on_until_the_scores_differ() -> None:
    table = Table("newgame", "kick", whole=True, house=PLAY_ON, **LAST, score=[4, 4])
    table.then("kicks.choice near", "kicks.near 2")
    assert table.names() == ["near-missed", "one-more"]
    table.then("kicks.choice near", "kicks.near 1")
    assert (table.over, table.ask.seat) == (False, 1)
    table.then("kicks.choice near", "kicks.near 3")
    assert table.result == Result(1, (4, 5), "newgame.result.winner")
