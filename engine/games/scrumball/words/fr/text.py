"""Les mots français de Scrumball Rugby : tournures des phrases, lieux, feuille et règles maison."""

from __future__ import annotations

from typing import ClassVar

from engine.core.events import UNSEEN
from engine.games.scrumball.words.text import FILTERS, ScrumballText, beats, span


class ScrumballFrench(ScrumballText):
    """Scrumball Rugby en français."""

    filters: ClassVar = {
        **FILTERS,
        "zone": span("{0} seulement", "de {0} à {1}"),
        "inside": span("seul un {0}", "un nombre de {0} à {1}"),
        "takes": beats("{} ou plus prend le ballon", "rien ne bat un 6", least=4),
        "wins": beats("{} ou plus gagne le ballon", "rien ne bat un 6"),
        "stops": beats("{} ou plus l'arrête", "rien n'arrête un 6"),
        "spoils": beats("{} ou plus la fait échouer", "rien ne bat un 6"),
    }

    def drawn(self, card: str) -> str:
        """A card drawn, as far as it was seen."""
        return " une carte" if card == UNSEEN else f" : {self.card(card)}"


WORDS = ScrumballFrench
