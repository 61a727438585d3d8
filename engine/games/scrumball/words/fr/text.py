"""Les mots français de Scrumball Rugby : tournures des phrases, lieux, feuille et règles maison."""

from __future__ import annotations

from typing import ClassVar

from engine.core.events import UNSEEN
from engine.core.text import spoken
from engine.core.text_fr import of_name, to_name
from engine.games.scrumball.words.fr import sentences
from engine.games.scrumball.words.fr.sentences import CARDS
from engine.games.scrumball.words.text import FILTERS, ScrumballText, beats, span


class ScrumballFrench(ScrumballText):
    """Scrumball Rugby en français."""

    sentences = spoken(sentences, SPOTS="spot_")
    filters: ClassVar = {
        **FILTERS,
        "limit": {"cards": "Soixante cartes sont piochées", "clock": "Dix minutes sont jouées"},
        "which": {1: "première", 2: "seconde"},
        "drawn": {UNSEEN: " une carte", **{card: f" : {name}" for card, name in CARDS.items()}},
        "more": {0: "il n'en reste plus", 1: "il en reste un"},
        "zone": span("{0} seulement", "de {0} à {1}"),
        "inside": span("seul un {0}", "un nombre de {0} à {1}"),
        "takes": beats("{} ou plus prend le ballon", "rien ne bat un 6", least=4),
        "wins": beats("{} ou plus gagne le ballon", "rien ne bat un 6"),
        "stops": beats("{} ou plus l'arrête", "rien n'arrête un 6"),
        "spoils": beats("{} ou plus la fait échouer", "rien ne bat un 6"),
        "missed": {True: "un 1 écarte le ballon", False: "c'est trop court"},
    }
    uses: ClassVar = {"kick": " et annonce un coup de pied", "pass": " pour une passe"}
    empty_hand = "aucune carte"

    def of(self, seat: int) -> str:
        """« de Camille »."""
        return of_name(self.who(seat))

    def to(self, seat: int) -> str:
        """« à Camille »."""
        return to_name(self.who(seat))


WORDS = ScrumballFrench
