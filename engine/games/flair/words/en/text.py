"""The English words of French Flair: its sentences, what they are filled with, the sheet and the house rules."""

from __future__ import annotations

from typing import ClassVar

from engine.core.events import UNSEEN
from engine.games.flair.words.text import FlairText, dice


class FlairEnglish(FlairText):
    """French Flair in English."""

    filters: ClassVar = {"dice": dice}

    def by(self, seat: int, number: int) -> str:
        """Whose number; without one after a mark."""
        return f"{self.who(seat)}’s {number}" if number else self.who(seat)

    def drawn(self, card: str) -> str:
        """A card as it is drawn, perhaps face down."""
        return "card" if card == UNSEEN else card

    def spent(self, card: str) -> str:
        """The card that a tackle takes, if there is one."""
        return f" with the {card}" if card else ""

    def far(self, metres: int, to: int) -> str:
        """How far an interception runs, if it does."""
        return f" and runs {metres} m: {self.spot(to)}" if metres else ""

    def cards(self, number: int) -> str:
        """So many cards."""
        return self.core.count(number, "card", "cards")


WORDS = FlairEnglish
