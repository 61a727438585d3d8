"""What is noted on the sheet of Scrumball Rugby in English: a word or two for each score."""

from __future__ import annotations

from engine.games.scrumball.story_play_en import EnglishPlay


class EnglishCells(EnglishPlay):
    """The cells of the match sheet, in English."""

    def short_try(self, *_: object) -> str:
        """A try."""
        return "try"

    def short_converted(self, *_: object) -> str:
        """A conversion."""
        return "converted"

    def short_conversion_missed(self, *_: object) -> str:
        """A conversion missed."""
        return "not converted"

    def short_drop_goal(self, *_: object) -> str:
        """A drop goal."""
        return "drop goal"

    def short_penalty_goal(self, *_: object) -> str:
        """A penalty goal."""
        return "penalty"
