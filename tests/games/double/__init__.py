"""Tests of 5-3-Double!, a file for each section of its rulebook."""

from __future__ import annotations

from typing import Any

from tests.games.table import Table


def action(minute: int = 12, hand: int = 0, *, house: dict[str, str] | None = None, **state: Any) -> Table:
    """An action about to be thrown, by default Camille's at minute 12."""
    return Table("double", "action", house=house, minute=minute, hand=hand, **state)


def throw(faces: str, minute: int = 12, hand: int = 0, **state: Any) -> Table:
    """An action that has just been thrown."""
    return action(minute, hand, **state).then(f"reading.action {faces}")
