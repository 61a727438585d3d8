"""Where the parts of the first screen are drawn."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.core.game import Game
from engine.core.language import Language
from engine.core.text import GameText


class Place(NamedTuple):
    """Where something is drawn: for which game, in which language, under which id, how far from the book's root."""

    game: Game[Any]
    text: GameText
    root: str
    base: str

    @property
    def say(self) -> Language:
        """What is said here of matches, whatever the game."""
        return self.text.core
