"""Kicks: from near, from far, and not too often from far."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.refusal import Refusal
from tests.games.table import Table


@pytest.mark.rule("newgame.kicks.choice")
def test_players_take_turns() -> None:
    table = Table("newgame", "kick", whole=True, first=1)
    assert (table.ask.seat, table.options) == (1, ("near", "far"))
    table.then("kicks.choice near", "kicks.near 1")
    assert (table.ask.seat, table.now("kicks")) == (0, 1)
    table.then("kicks.choice far", "kicks.far 1")
    assert (table.ask.seat, table.now("kicks")) == (1, 2)


@pytest.mark.rule("newgame.kicks.choice")
@pytest.mark.parametrize("state", [{}, {"first": 0, "kicks": 10}])
def test_nobody_kicks_before_the_toss_or_after_the_end(state: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="no-kick-now"):
        Table("newgame", "kick", **state)


@pytest.mark.rule("newgame.kicks.near")
@pytest.mark.parametrize(("face", "goals"), [(1, 0), (2, 0), (3, 1), (6, 1)])
def test_from_near_a_three_is_a_goal(face: int, goals: int) -> None:
    table = Table("newgame", "kick", first=0).then("kicks.choice near", f"kicks.near {face}")
    assert table.now("score", "far") == [[goals, 0], [0, 0]]
    assert table.names() == ["near-scored" if goals else "near-missed"]


@pytest.mark.rule("newgame.kicks.far")
@pytest.mark.parametrize(("face", "goals"), [(1, 0), (4, 0), (5, 3), (6, 3)])
def test_from_far_a_five_counts_three(face: int, goals: int) -> None:
    table = Table("newgame", "kick", first=1).then("kicks.choice far", f"kicks.far {face}")
    assert table.now("score", "far") == [[0, goals], [0, 1]]
    assert table.names() == ["far-scored" if goals else "far-missed"]


@pytest.mark.rule("newgame.kicks.twice")
def test_the_third_kick_from_far_is_barred() -> None:
    table = Table("newgame", "kick", first=0, kicks=4, score=[3, 0], far=[2, 0])
    assert table.options == ("near",)
    refused = table.refuses("far")
    assert (refused.code, refused.rule) == ("barred", "newgame.kicks.twice")


@pytest.mark.rule("newgame.kicks.twice")
def test_each_player_has_two_of_their_own() -> None:
    assert Table("newgame", "kick", first=0, kicks=5, score=[3, 0], far=[2, 1]).options == ("near", "far")
