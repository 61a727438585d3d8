"""The English words of Scrumball Rugby: phrases of its sentences, spots, the sheet and the house rules."""

from __future__ import annotations

from typing import ClassVar

from engine.core.events import UNSEEN
from engine.games.scrumball.words.text import FILTERS, ScrumballText, beats, span


class ScrumballEnglish(ScrumballText):
    """Scrumball Rugby in English."""

    filters: ClassVar = {
        **FILTERS,
        "zone": span("only {0}", "from {0} to {1}"),
        "inside": span("a {0}", "{0} to {1}"),
        "takes": beats("{} or more takes the ball", "nothing beats a 6", least=4),
        "wins": beats("{} or more wins the ball", "nothing beats a 6"),
        "stops": beats("{} or more stops it", "nothing stops a 6"),
        "spoils": beats("{} or more spoils the conversion", "nothing beats a 6"),
    }

    def drawn(self, card: str) -> str:
        """A card drawn, as far as it was seen."""
        return " a card" if card == UNSEEN else f": {self.card(card)}"


WORDS = ScrumballEnglish
