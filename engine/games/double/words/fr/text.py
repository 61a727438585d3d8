"""Ce qui est du code dans les mots français de 5-3-Double! : les nombres en lettres, les noms et la main."""

from __future__ import annotations

from typing import ClassVar

from engine.core.text import spoken
from engine.core.text_fr import of_name, to_name
from engine.games.double.words.fr import sentences
from engine.games.double.words.text import DoubleText, dice

NUMBERS = ("aucun", "un", "deux", "trois", "quatre", "cinq", "six")


def minutes(number: int) -> str:
    """A number of minutes, in letters."""
    return "une minute" if number == 1 else f"{NUMBERS[number]} minutes"


def cards(number: int) -> str:
    """A number of cards, in letters up to six."""
    return f"{NUMBERS[number] if number < len(NUMBERS) else number} carton{'s' if number > 1 else ''}"


def reached(last: int, minute: int) -> str:
    """Whether the last minute has come or gone."""
    return f"La minute {last} est {'là' if minute == last else 'passée'}"


def duel(answer: int, face: int) -> str:
    """What an answer does to a try."""
    return "essai accordé" if answer < face else "l'essai est empêché" if answer > face else "égalité, donc vidéo"


class DoubleFrench(DoubleText):
    """5-3-Double! en français."""

    filters: ClassVar = {
        **sentences.PHRASES,
        "dice": dice,
        "minutes": minutes,
        "cards": cards,
        "reached": reached,
        "duel": duel,
    }
    sentences = spoken(sentences, MARKS="mark_")

    def title(self) -> str:
        """The name of the game."""
        return self.core.typeset("5-3-Double !")

    def of(self, seat: int) -> str:
        """« de Camille », « d’Alix », « du Stade », « des Rouges »."""
        return of_name(self.who(seat))

    def to(self, seat: int) -> str:
        """« à Camille », « au Stade », « aux Rouges »."""
        return to_name(self.who(seat))

    def hand_now(self, kept: bool, hand: int) -> str:
        """Who has the hand, still or from now on."""
        return f"{self.who(hand)} a la main" if kept else f"la main passe {self.to(hand)}"


WORDS = DoubleFrench
