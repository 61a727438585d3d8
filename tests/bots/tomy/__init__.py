"""Tests of the computer players of TOMY rugby dice."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.bots import policy
from engine.bots.thinking import Pick
from engine.core.asks import Choose
from engine.games import load
from engine.games.tomy.table.state import Match
from tests.games.table import Table

GAME = load("tomy")


def pick(level: str, table: Table, seed: int = 1) -> Pick:
    """What a level picks at this table, and why."""
    assert isinstance(table.ask, Choose)
    return policy("tomy", level)(table.ask, table.position.state, Random(seed))


def match(house: dict[str, str] | None = None, **state: Any) -> Match:
    """A match that stands like this before a throw, by default Camille's third of the first half."""
    found = Table("tomy", "turn", house=house, **{"round": 3, "hand": 0, **state}).position.base
    assert isinstance(found, Match)
    return found
