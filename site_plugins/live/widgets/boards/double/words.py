"""The words of the scoreboard and of the match sheet of 5-3-Double!."""

from __future__ import annotations

from abc import ABC, abstractmethod

from engine.words.fr.language import french


class DoubleWords(ABC):
    """What stands on the scoreboard and in the heads of the sheet."""

    hand: str
    minute: str
    score: str
    last_action: str
    full_time: str
    to_kick_off: str
    blank: str

    @abstractmethod
    def at(self, minute: int) -> str:
        """The minute on the dial."""

    @abstractmethod
    def clock(self, minute: int, part: str, length: int) -> str:
        """The clock for those who listen."""

    @abstractmethod
    def points(self, points: int) -> str:
        """What a score counts, for those who listen."""

    @abstractmethod
    def left(self, minutes: int | None) -> str:
        """How long a card still counts."""


class English(DoubleWords):
    """The scoreboard in English."""

    hand = "has the hand"
    minute = "Min."
    score = "Score"
    last_action = "last action"
    full_time = "full time"
    to_kick_off = "before kick-off"
    blank = "The sheet is still blank: its first line comes with the first throw."

    def at(self, minute: int) -> str:
        """12′."""
        return f"{minute}′"

    def clock(self, minute: int, part: str, length: int) -> str:
        """Minute 12 of 40, first half."""
        return f"Minute {minute} of {length}, {part.lower()}"

    def points(self, points: int) -> str:
        """7 points."""
        return "point" if points == 1 else "points"

    def left(self, minutes: int | None) -> str:
        """6 min left."""
        return "to full time" if minutes is None else f"{minutes} min left"


class French(DoubleWords):
    """The scoreboard in French."""

    hand = "a la main"
    minute = "Min."
    score = "Score"
    last_action = "dernière action"
    full_time = "fin du match"
    to_kick_off = "avant le coup d’envoi"
    blank = french("La feuille est encore vierge : sa première ligne vient avec le premier lancer.")

    def at(self, minute: int) -> str:
        """12′."""
        return f"{minute}′"

    def clock(self, minute: int, part: str, length: int) -> str:
        """Minute 12 sur 40, première mi-temps."""
        return f"Minute {minute} sur {length}, {part.lower()}"

    def points(self, points: int) -> str:
        """7 points."""
        return "points" if points > 1 else "point"

    def left(self, minutes: int | None) -> str:
        """Encore 6 min."""
        return "jusqu’à la fin" if minutes is None else f"encore {minutes} min"


def double_words(lang: str) -> DoubleWords:
    """The words of a language."""
    return French() if lang == "fr" else English()
