"""Ce qui est du code dans les mots français de 5-3-Double! : les nombres en lettres, les noms et la main."""

from __future__ import annotations

from typing import ClassVar

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
        "dice": dice,
        "minutes": minutes,
        "cards": cards,
        "reached": reached,
        "duel": duel,
    }

    def hand_now(self, kept: bool, hand: int) -> str:
        """Who has the hand, still or from now on."""
        return f"{self.who(hand)} a la main" if kept else f"la main passe {self.to(hand)}"


WORDS = DoubleFrench
