"""The English words of New Game: its title, and what of its sentences is code."""

from __future__ import annotations

from engine.core.text import spoken
from engine.games.newgame.words.en import sentences
from engine.games.newgame.words.text import NewGameText


class NewGameEnglish(NewGameText):
    """New Game in English."""

    sentences = spoken(sentences)

    def title(self) -> str:
        """The name of the game."""
        return "New Game"


WORDS = NewGameEnglish
