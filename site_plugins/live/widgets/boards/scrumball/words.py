"""The words of the scoreboard, the hand and the sheet of Scrumball Rugby."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from engine.words.fr.language import french, of_name


class ScrumballWords(ABC):
    """What stands on the scoreboard, on the cards and in the heads of the sheet."""

    ball: str
    last: str
    full_time: str
    to_kick_off: str
    score: str
    mark: str
    blank: str
    zone: str
    of: str
    no_cards: str
    counts: str
    keep: str
    book: str
    halves: tuple[str, str]
    faces: ClassVar[Mapping[str, tuple[str, ...]]]

    @abstractmethod
    def points(self, points: int) -> str:
        """What a score counts, for those who listen."""

    @abstractmethod
    def drawn(self, drawn: int, half: int) -> str:
        """How far a half of sixty cards has come, for those who listen."""

    @abstractmethod
    def played(self, time: str, half: int) -> str:
        """How far a half of ten minutes has come, for those who listen."""

    @abstractmethod
    def cards(self, count: int) -> str:
        """So many cards in a hand."""

    @abstractmethod
    def pile(self, count: int) -> str:
        """So many cards in the pile."""

    @abstractmethod
    def changes(self, count: int) -> str:
        """So many substitutions left."""

    @abstractmethod
    def hand(self, who: str) -> str:
        """Whose cards lie here face up."""

    @abstractmethod
    def advantage(self, who: str, metres: int) -> str:
        """Who plays under advantage, and how far they still have to go."""


class English(ScrumballWords):
    """The scoreboard in English."""

    ball = "has the ball"
    last = "time is up"
    full_time = "full time"
    to_kick_off = "before kick-off"
    score = "Score"
    mark = "Time"
    blank = "The sheet is still blank: its first line comes with the first points."
    zone = "Ruck zone"
    of = "of 60"
    no_cards = "No cards left."
    counts = "How many of each card your pack holds, forty in all"
    keep = "Play with this pack"
    book = "The book’s pack"
    halves = ("first half", "second half")
    faces: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "pass": ("Pass",),
        "run": ("Run",),
        "tackle": ("Tackle",),
        "pass-tackle": ("Pass-", "tackle"),
        "kick": ("Kick",),
        "drop": ("Drop",),
        "touch": ("Touch",),
    }

    def points(self, points: int) -> str:
        """7 points."""
        return "point" if points == 1 else "points"

    def drawn(self, drawn: int, half: int) -> str:
        """23 of 60 cards drawn, first half."""
        return f"{drawn} of 60 cards drawn, {self.halves[half - 1]}"

    def played(self, time: str, half: int) -> str:
        """4:20 of 10:00 played, first half."""
        return f"{time} of 10:00 played, {self.halves[half - 1]}"

    def cards(self, count: int) -> str:
        """5 cards."""
        return "1 card" if count == 1 else f"{count} cards"

    def pile(self, count: int) -> str:
        """17 cards in the pile."""
        return f"{self.cards(count)} in the pile"

    def changes(self, count: int) -> str:
        """2 substitutions left."""
        return "1 substitution left" if count == 1 else f"{count} substitutions left"

    def hand(self, who: str) -> str:
        """Camille’s hand."""
        return f"{who}’s hand"

    def advantage(self, who: str, metres: int) -> str:
        """Advantage Camille: 10 m to gain."""
        return f"Advantage {who}: {metres}\u00a0m to gain"


class French(ScrumballWords):
    """The scoreboard in French."""

    ball = "a le ballon"
    last = "temps écoulé"
    full_time = "fin du match"
    to_kick_off = "avant le coup d’envoi"
    score = "Score"
    mark = "Temps"
    blank = french("La feuille est encore vierge : sa première ligne vient avec les premiers points.")
    zone = "Zone de ruck"
    of = "sur 60"
    no_cards = "Plus aucune carte."
    counts = "Le nombre de cartes de chaque sorte dans votre paquet, quarante en tout"
    keep = "Jouer avec ce paquet"
    book = "Le paquet du livre"
    halves = ("première mi\u2011temps", "seconde mi\u2011temps")
    faces: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "pass": ("Passe",),
        "run": ("Course",),
        "tackle": ("Plaquage",),
        "pass-tackle": ("Passe-", "plaquage"),
        "kick": ("Coup", "de pied"),
        "drop": ("Drop",),
        "touch": ("Touche",),
    }

    def points(self, points: int) -> str:
        """7 points."""
        return "points" if points > 1 else "point"

    def drawn(self, drawn: int, half: int) -> str:
        """23 cartes piochées sur 60, première mi-temps."""
        return f"{self.cards(drawn)} {'piochée' if drawn < 2 else 'piochées'} sur 60, {self.halves[half - 1]}"

    def played(self, time: str, half: int) -> str:
        """4:20 jouées sur 10:00, première mi-temps."""
        return f"{time} sur 10:00, {self.halves[half - 1]}"

    def cards(self, count: int) -> str:
        """5 cartes."""
        return f"{count}\u00a0carte" if count < 2 else f"{count}\u00a0cartes"

    def pile(self, count: int) -> str:
        """17 cartes dans la pioche."""
        return f"{self.cards(count)} dans la pioche"

    def changes(self, count: int) -> str:
        """Encore 2 remplacements."""
        return f"encore {count}\u00a0remplacement" + ("s" if count > 1 else "")

    def hand(self, who: str) -> str:
        """Les cartes de Camille."""
        return french(f"Les cartes {of_name(who)}")

    def advantage(self, who: str, metres: int) -> str:
        """Avantage Camille : 10 m à gagner."""
        return french(f"Avantage {who} : {metres}\u00a0m à gagner")


def scrumball_words(lang: str) -> ScrumballWords:
    """The words of a language."""
    return French() if lang == "fr" else English()
