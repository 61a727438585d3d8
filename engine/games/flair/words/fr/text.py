"""Les mots français de French Flair : ses phrases, ce qui les remplit, la feuille de match et les règles maison."""

from __future__ import annotations

from typing import ClassVar

from engine.core.events import UNSEEN
from engine.core.text import spoken
from engine.core.text_fr import of_name, to_name
from engine.games.flair.words.fr import sentences
from engine.games.flair.words.text import FlairText, dice

_THROWS = {
    "kick-off": "pour l'engagement",
    "drop-out": "pour le renvoi",
    "kick": "pour le coup de pied",
    "touch": "pour le coup de pied en touche",
    "drop": "pour le drop",
    "run": "pour la course",
    "penalty-kick": "pour le tir au but",
    "penalty-touch": "pour la pénaltouche",
    "scrum": "pour la mêlée",
    "line-out": "pour la touche",
    "conversion": "pour la transformation",
}
"""What is thrown for."""

_GROUPS = {
    "ruck": "d'un ruck",
    "scrum": "d'une mêlée",
    "line-out": "d'une touche",
    "maul": "d'un maul",
    "fixing": "d'un point de fixation",
}
"""Groupings that the ball comes from."""

_OUT_OF = {
    "ruck": "du ruck",
    "scrum": "de la mêlée",
    "line-out": "de la touche",
    "maul": "du maul",
    "fixing": "du point de fixation",
}
"""Groupings that a number takes it out of."""

_HOW = {
    "advance": "",
    "run": "",
    "maul": "Le maul passe la ligne. ",
    "fixing": "Les avants poussent derrière la ligne. ",
    "interception": "Jusqu'au bout ! ",
    "tackle-missed": "Plaquage manqué sur la ligne. ",
    "no-tackle": "Personne ne plaque. ",
    "recovered": "Le coup de pied est repris derrière la ligne. ",
    "caught": "Le ballon est pris derrière la ligne. ",
}
"""How a try came about, where that is worth a sentence."""

_TOLD = {
    "five": "cela vaut pour la première carte après une mêlée, une touche ou un point de fixation à cinq mètres",
    "packed": "les cinq de devant sont en mêlée de son gain jusqu'à un plaquage ou un changement de mains, pas plus",
    "forced": "un plaquage est gagné d'office quand le camp du porteur n'a plus de carte, et alors seulement",
    "crossing": "seul un porteur plaqué sur la ligne d'en-but peut l'avoir franchie",
    "marking": "se marque un coup de pied dans le jeu tombé dans ses propres 22, et rien d'autre",
    "late": "le temps est écoulé au bout de 600 secondes",
    "renewing": "on ramène les mains à six avant une phase arrêtée et quand le ballon change de mains, s'il le faut",
    "first": "qui engage au début de la première période a engagé le match, et l'autre camp engage la seconde",
    "combination": "aucune combinaison ne mène là de cette façon",
    "extra": "on ne doit une carte qu'au camp qui a le ballon, en jeu ouvert, après un ruck ou une touche",
    "held": "personne n'est arrêté dans un en-but",
    "held-point": "un porteur est plaqué en jeu ouvert ou au milieu d'une combinaison",
    "held-middle": "au milieu d'une combinaison, un porteur n'est plaqué que dans les 22 adverses",
    "off-line": "on la joue à cinq mètres au moins des deux lignes d'en-but",
    "set-piece": "c'est la phase arrêtée qui en décide, et elle reste à jouer",
    "zone": "deux dés égaux ne font pas de ruck",
    "mark-elsewhere": "l'avantage se joue ballon en main",
    "mark-gained": "dix mètres ont été gagnés, l'avantage est donc fini",
}
"""Why a field of a match cannot be as it was told."""


class FlairFrench(FlairText):
    """French Flair en français."""

    sentences = spoken(sentences, SPOTS="spot_")
    filters: ClassVar = {
        "dice": dice,
        "gain": {True: "Des points", False: "Dix mètres gagnés"},
        "groups": _GROUPS,
        "how": _HOW,
        "ordinal": {1: "première", 2: "seconde"},
        "out_of": _OUT_OF,
        "throws": _THROWS,
        "told": _TOLD,
    }

    def of(self, seat: int) -> str:
        """« de Camille », « d’Alix », « du Stade », « des Rouges »."""
        return of_name(self.who(seat))

    def to(self, seat: int) -> str:
        """« à Camille », « au Stade », « aux Rouges »."""
        return to_name(self.who(seat))

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
