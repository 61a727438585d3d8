"""What the words of New Game have in common in every language."""

from __future__ import annotations

from engine.core.text import GameText
from engine.games.newgame.events import EVENTS


class NewGameText(GameText):
    """The words of New Game: its sentences name the facts of these events."""

    events = EVENTS


WORDS = NewGameText
