"""Les mots français de New Game : son titre, et les phrases qui sont du code."""

from __future__ import annotations

from engine.core.text import spoken
from engine.games.newgame.words.fr import sentences
from engine.games.newgame.words.text import NewGameText


class NewGameFrench(NewGameText):
    """New Game en français."""

    sentences = spoken(sentences)

    def title(self) -> str:
        """The name of the game."""
        return self.core.typeset("Nouveau Jeu")


WORDS = NewGameFrench
