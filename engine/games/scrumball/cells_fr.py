"""Ce que l’on note sur la feuille de Scrumball Rugby en français : un mot ou deux par score."""

from __future__ import annotations

from engine.games.scrumball.story_play_fr import FrenchPlay


class FrenchCells(FrenchPlay):
    """The cells of the match sheet, in French."""

    def short_try(self, *_: object) -> str:
        """A try."""
        return "essai"

    def short_converted(self, *_: object) -> str:
        """A conversion."""
        return "transformé"

    def short_conversion_missed(self, *_: object) -> str:
        """A conversion missed."""
        return "non transformé"

    def short_drop_goal(self, *_: object) -> str:
        """A drop goal."""
        return "drop"

    def short_penalty_goal(self, *_: object) -> str:
        """A penalty goal."""
        return "pénalité"
