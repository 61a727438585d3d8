"""What players write on the sheet of French Flair in English: a word or two for each score."""

from __future__ import annotations

from engine.games.flair.text import FlairText


class EnglishCells(FlairText):
    """The cells of the match sheet, in English."""

    def short_try(self, *_: object) -> str:
        """A try."""
        return "try"

    def short_converted(self, *_: object) -> str:
        """A conversion."""
        return "conversion"

    def short_drop_scored(self, *_: object) -> str:
        """A drop goal."""
        return "drop goal"

    def short_penalty_scored(self, *_: object) -> str:
        """A penalty goal."""
        return "penalty"
