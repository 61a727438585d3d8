"""Ce que l’on note sur la feuille de Draft Football en français."""

from __future__ import annotations

from engine.games.draft.story_fr import FrenchStory


class FrenchCells(FrenchStory):
    """The cells of the match sheet, in French."""

    def short_goal(self, *_: object) -> str:
        """A goal."""
        return "but"

    def short_penalty_scored(self, *_: object) -> str:
        """A penalty."""
        return "but sur penalty"

    def short_yellow_card(self, *_: object) -> str:
        """A yellow card."""
        return "carton jaune"

    def short_goal_lost(self, *_: object) -> str:
        """A goal taken away."""
        return "second carton jaune, un but retiré"
