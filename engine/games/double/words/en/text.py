"""What is code in the English words of 5-3-Double!: numbers in letters, and who has the hand."""

from __future__ import annotations

from typing import ClassVar

from engine.games.double.words.text import DoubleText, dice

NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


def minutes(number: int) -> str:
    """A number of minutes, in letters."""
    return f"{NUMBERS[number]} minute{'' if number == 1 else 's'}"


def go_by(number: int) -> str:
    """That so many minutes go by."""
    return f"{minutes(number)} {'goes' if number == 1 else 'go'} by"


def cards(number: int) -> str:
    """A number of cards, in letters up to six."""
    return f"{NUMBERS[number] if number < len(NUMBERS) else number} card{'' if number == 1 else 's'}"


def reached(last: int, minute: int) -> str:
    """Whether the last minute has come or gone."""
    return f"Minute {last} has {'come' if minute == last else 'gone by'}"


def duel(answer: int, face: int) -> str:
    """What an answer does to a try."""
    return "the try stands" if answer < face else "too much for the try" if answer > face else "level, so the video"


class DoubleEnglish(DoubleText):
    """5-3-Double! in English."""

    filters: ClassVar = {
        "dice": dice,
        "minutes": minutes,
        "go_by": go_by,
        "cards": cards,
        "reached": reached,
        "duel": duel,
    }

    def hand_now(self, kept: bool, hand: int) -> str:
        """Who has the hand, still or from now on."""
        return f"{self.who(hand)} has the hand" if kept else f"the hand goes to {self.who(hand)}"


WORDS = DoubleEnglish
