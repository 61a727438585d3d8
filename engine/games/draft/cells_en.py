"""What players write on the sheet of Draft Football in English."""

from __future__ import annotations

from engine.games.draft.text import DraftText


class EnglishCells(DraftText):
    """The cells of the match sheet, in English."""

    def short_goal(self, *_: object) -> str:
        """A goal."""
        return "goal"

    def short_penalty_scored(self, *_: object) -> str:
        """A penalty."""
        return "goal from a penalty"

    def short_yellow_card(self, *_: object) -> str:
        """A yellow card."""
        return "yellow card"

    def short_goal_lost(self, *_: object) -> str:
        """A goal taken away."""
        return "second yellow card, one goal taken away"
