"""Tests of the computer players of 5-3-Double!."""

from __future__ import annotations

from typing import Any

from engine.core.asks import Choose
from engine.games.double.game import GAME
from engine.games.double.table.state import Match
from tests.games.double import action
from tests.games.table import Table


def choice(throw: str, minute: int = 12, hand: int = 0, **state: Any) -> Table:
    """The choice that a throw leads to; cards on the way are yellow."""
    table = action(minute, hand, **state).then(f"reading.action {throw}")
    return table if isinstance(table.ask, Choose) else table.then("cards.colour 12")


def match(minute: int = 12, hand: int = 0, *, house: dict[str, str] | None = None, **state: Any) -> Match:
    """A match in which an action is about to start."""
    found = action(minute, hand, house=house, **state).position.state
    assert isinstance(found, Match)
    assert GAME.next_play(found) == "action"
    return found
