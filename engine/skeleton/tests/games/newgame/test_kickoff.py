"""Kick-off."""

from __future__ import annotations

import pytest

from engine.core.refusal import Refusal
from tests.games.table import Table


@pytest.mark.rule("newgame.kickoff.toss")
@pytest.mark.parametrize(("home", "away", "first"), [(6, 5, 0), (2, 1, 0), (1, 2, 1), (3, 6, 1)])
def test_the_higher_die_kicks_first(home: int, away: int, first: int) -> None:
    table = Table("newgame").then(f"kickoff.toss {home}", f"kickoff.toss {away}")
    assert table.now("first", "kicks") == [first, 0]
    assert (table.position.play, table.ask.seat) == ("kick", first)


@pytest.mark.rule("newgame.kickoff.toss")
def test_a_tie_is_thrown_again() -> None:
    table = Table("newgame").then("kickoff.toss 4", "kickoff.toss 4")
    assert table.event("toss-tied")[2] == 4
    assert (table.position.play, table.now("first")) == ("toss", None)


@pytest.mark.rule("newgame.kickoff.toss")
def test_there_is_one_toss() -> None:
    with pytest.raises(Refusal, match="tossed-already"):
        Table("newgame", "toss", first=0)
