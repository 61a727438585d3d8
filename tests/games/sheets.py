"""The sheet of a match as the tests of a game read it."""

from __future__ import annotations

from engine.core.game import Line, Sheet
from tests.games.table import Table

NAMES = ("Ici", "Là-bas")


def sheet(table: Table) -> Sheet:
    """The sheet of what has happened."""
    return table.game.sheet(table.events, NAMES)


def lines(table: Table) -> list[Line]:
    """Its lines."""
    return [line for _, part in sheet(table).parts for line in part]
