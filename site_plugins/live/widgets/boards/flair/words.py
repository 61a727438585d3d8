"""The words of the scoreboard, the shirts, the line of a combination and the sheet of French Flair."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from engine.words.fr.language import french


class FlairWords(ABC):
    """What stands on the scoreboard, on the cards, beside them and in the heads of the sheet."""

    ball: str
    late: str
    full_time: str
    to_kick_off: str
    halves: tuple[str, str]
    score: str
    time: str
    blank: str
    zone: str
    no_cards: str
    played: str
    not_now: str
    tackle: str
    refused: str
    groups: ClassVar[Mapping[str, str]]
    """A player of each group."""
    ways: ClassVar[Mapping[str, str]]
    """What can be done with a card, in a word or two."""

    @abstractmethod
    def points(self, points: int) -> str:
        """What a score counts, for those who listen."""

    @abstractmethod
    def clock(self, time: str, half: int) -> str:
        """How far a half of ten minutes has come, for those who listen."""

    @abstractmethod
    def real(self, half: int) -> str:
        """That the half is timed at the table, for those who listen."""

    @abstractmethod
    def cards(self, count: int) -> str:
        """So many cards in a hand."""

    @abstractmethod
    def deck(self, count: int) -> str:
        """So many cards in a deck."""

    @abstractmethod
    def hand(self, who: str) -> str:
        """Whose cards lie here face up."""

    @abstractmethod
    def advantage(self, who: str, metres: int) -> str:
        """Who plays under advantage, and how far they still have to go."""

    @abstractmethod
    def metres(self, metres: int) -> str:
        """So many metres."""

    @abstractmethod
    def left(self, metres: int) -> str:
        """So many metres before the line."""


class English(FlairWords):
    """The board in English."""

    ball = "has the ball"
    late = "time is up"
    full_time = "full time"
    to_kick_off = "before kick-off"
    halves = ("first half", "second half")
    score = "Score"
    time = "Time"
    blank = "The sheet is still blank: its first line comes with the first points."
    zone = "Contest zone"
    no_cards = "No cards left."
    played = "On the table"
    not_now = "What cannot be played now, and why"
    tackle = "tackle"
    refused = "not allowed"
    groups: ClassVar[Mapping[str, str]] = {"forwards": "Forward", "strategists": "Playmaker", "backs": "Back"}
    ways: ClassVar[Mapping[str, str]] = {
        "on": "Pass on",
        "relaunch": "Relaunch",
        "advance": "Advance",
        "run": "Run",
        "kick": "Kick",
        "touch": "Touch",
        "drop": "Drop",
        "relay": "Relay",
        "maul": "Maul",
        "fix": "Fix",
    }

    def points(self, points: int) -> str:
        """7 points."""
        return "point" if points == 1 else "points"

    def clock(self, time: str, half: int) -> str:
        """4:20 of 10:00 played, first half."""
        return f"{time} of 10:00 played, {self.halves[half - 1]}"

    def real(self, half: int) -> str:
        """Ten minutes by your own clock, first half."""
        return f"Ten minutes by your own clock, {self.halves[half - 1]}"

    def cards(self, count: int) -> str:
        """5 cards."""
        return "1 card" if count == 1 else f"{count} cards"

    def deck(self, count: int) -> str:
        """Deck: 15."""
        return f"deck: {count}"

    def hand(self, who: str) -> str:
        """Camille’s hand."""
        return f"{who}’s hand"

    def advantage(self, who: str, metres: int) -> str:
        """Advantage Camille: 10 m to gain."""
        return f"Advantage {who}: {metres}\u00a0m to gain"

    def metres(self, metres: int) -> str:
        """10 m."""
        return f"{metres}\u00a0m"

    def left(self, metres: int) -> str:
        """35 m out."""
        return f"{metres}\u00a0m out" if metres else "on the line"


class French(FlairWords):
    """The board in French."""

    ball = "a le ballon"
    late = "temps écoulé"
    full_time = "fin du match"
    to_kick_off = "avant le coup d’envoi"
    halves = ("première période", "seconde période")
    score = "Score"
    time = "Temps"
    blank = french("La feuille est encore vierge : sa première ligne vient avec les premiers points.")
    zone = "Zone de conteste"
    no_cards = "Plus aucune carte."
    played = "Sur la table"
    not_now = "Ce qui ne se joue pas ici, et pourquoi"
    tackle = "plaquage"
    refused = "pas permis"
    groups: ClassVar[Mapping[str, str]] = {"forwards": "Avant", "strategists": "Stratège", "backs": "Arrière"}
    ways: ClassVar[Mapping[str, str]] = {
        "on": "Passer",
        "relaunch": "Relancer",
        "advance": "Avancer",
        "run": "Course",
        "kick": "Au pied",
        "touch": "En touche",
        "drop": "Drop",
        "relay": "Relais",
        "maul": "Maul",
        "fix": "Fixer",
    }

    def points(self, points: int) -> str:
        """7 points."""
        return "points" if points > 1 else "point"

    def clock(self, time: str, half: int) -> str:
        """4:20 sur 10:00, première période."""
        return f"{time} sur 10:00, {self.halves[half - 1]}"

    def real(self, half: int) -> str:
        """Dix minutes à votre montre, première période."""
        return f"Dix minutes à votre montre, {self.halves[half - 1]}"

    def cards(self, count: int) -> str:
        """5 cartes."""
        return f"{count}\u00a0carte" if count < 2 else f"{count}\u00a0cartes"

    def deck(self, count: int) -> str:
        """Pioche : 15."""
        return french(f"pioche : {count}")

    def hand(self, who: str) -> str:
        """Les cartes de Camille."""
        return f"Les cartes {'d’' if who[:1].lower() in 'aeiouyéè' else 'de '}{who}"

    def advantage(self, who: str, metres: int) -> str:
        """Avantage Camille : 10 m à gagner."""
        return french(f"Avantage {who} : {metres}\u00a0m à gagner")

    def metres(self, metres: int) -> str:
        """10 m."""
        return f"{metres}\u00a0m"

    def left(self, metres: int) -> str:
        """À 35 m."""
        return f"à {metres}\u00a0m" if metres else "sur la ligne"


def flair_words(lang: str) -> FlairWords:
    """The words of a language."""
    return French() if lang == "fr" else English()
