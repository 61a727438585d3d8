"""What a game shows of itself: each has one file here, named for the game, that defines BOARD.

Nothing else has to know that a new game has come.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from site_plugins.live.widgets.markup import Markup
    from site_plugins.live.widgets.view import View

BOARDS: dict[str, Board] = {}


class Board(ABC):
    """Draws a game's own things from what a seat may see."""

    @abstractmethod
    def scene(self, view: View) -> Markup:
        """The match at a glance: score, clock, cards, pitch, whatever the game has."""

    @abstractmethod
    def sheet(self, view: View) -> Markup:
        """The match sheet as a table."""


def board(game: str) -> Board:
    """The board of a game; its file is imported when it is first needed."""
    if game not in BOARDS:
        found: Board = import_module(f"{__name__}.{game}").BOARD
        BOARDS[game] = found
    return BOARDS[game]
