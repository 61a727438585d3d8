"""Ce que l’on note sur la feuille de French Flair en français : un mot ou deux par marque."""

from __future__ import annotations

from engine.games.flair.text import FlairText


class FrenchCells(FlairText):
    """The cells of the match sheet, in French."""

    def short_try(self, *_: object) -> str:
        """A try."""
        return "essai"

    def short_converted(self, *_: object) -> str:
        """A conversion."""
        return "transformation"

    def short_drop_scored(self, *_: object) -> str:
        """A drop goal."""
        return "drop"

    def short_penalty_scored(self, *_: object) -> str:
        """A penalty goal."""
        return "pénalité"
