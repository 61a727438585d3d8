"""Les mots français de French Flair : ses phrases, ce qui les remplit, la feuille de match et les règles maison."""

from __future__ import annotations

from typing import ClassVar

from engine.core.events import UNSEEN
from engine.games.flair.words.text import FlairText, dice


class FlairFrench(FlairText):
    """French Flair en français."""

    filters: ClassVar = {"dice": dice}

    def by(self, seat: int, number: int) -> str:
        """Whose number; without one after a mark."""
        return f"Le {number} {self.of(seat)}" if number else self.who(seat)

    def drawn(self, card: str) -> str:
        """A card as it is drawn, perhaps face down."""
        return "une carte" if card == UNSEEN else f"un {card}"

    def spent(self, card: str) -> str:
        """The card that a tackle takes, if there is one."""
        return f" avec le {card}" if card else ""

    def far(self, metres: int, to: int) -> str:
        """How far an interception runs, if it does."""
        return f" et file sur {metres} m : {self.spot(to)}" if metres else ""

    def cards(self, number: int) -> str:
        """So many cards."""
        return self.core.count(number, "carte", "cartes")


WORDS = FlairFrench
