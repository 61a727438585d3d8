"""The words of the scoreboard, the sheets and the editor of the TOMY dice."""

from __future__ import annotations

from abc import ABC, abstractmethod

from engine.words.fr.language import french


class TomyWords(ABC):
    """What stands on the scoreboard, in the heads of the sheets and around the fields of the editor."""

    hand: str
    suspended: str
    full_time: str
    to_begin: str
    throw: str
    blank: str
    scored: str
    missed: str
    to_kick: str
    total: str
    open_place: str
    any_way: str
    none: str
    use: str
    reset: str
    chances: str
    one_throw: str
    one_turn: str
    of_the_book: str
    of_yours: str
    rebuilt: str

    @abstractmethod
    def round(self, part: str, number: int, of: int) -> str:
        """Which throw of its part it is."""

    @abstractmethod
    def points(self, points: int) -> str:
        """What a score counts, for those who listen."""

    @abstractmethod
    def won(self, matches: int) -> str:
        """How many matches of the series a side has won."""

    @abstractmethod
    def face(self, number: int) -> str:
        """A side of a die, as the name of its field."""

    @abstractmethod
    def place(self, name: str, number: int) -> str:
        """A die of a combination, as the name of its field."""

    @abstractmethod
    def way(self, name: str, number: int) -> str:
        """A combination; from the second way on, that it is another way."""


class English(TomyWords):
    """The board in English."""

    hand = "to throw"
    suspended = "round lost"
    full_time = "full time"
    to_begin = "before the match"
    throw = "Throw"
    blank = "The sheet is still blank: its first line comes with the first throw."
    scored = "good"
    missed = "missed"
    to_kick = "to come"
    total = "Score"
    open_place = "to be decided"
    any_way = "The combinations"
    none = "none"
    use = "Use these dice"
    reset = "Back to the book’s dice"
    chances = "How often each combination comes"
    one_throw = "One throw"
    one_turn = "A turn that aims at it"
    of_the_book = "book"
    of_yours = "yours"
    rebuilt = (
        "The pictures of the box are lost, so these faces and combinations are rebuilt. If yours differ, set them here."
    )

    def round(self, part: str, number: int, of: int) -> str:
        """Throw 3 of 6."""
        name = "kick" if part == "shootout" else "throw"
        return f"{name} {number}" if number > of else f"{name} {number} of {of}"

    def points(self, points: int) -> str:
        """7 points."""
        return "point" if points == 1 else "points"

    def won(self, matches: int) -> str:
        """1 match won."""
        return f"{matches} match won" if matches == 1 else f"{matches} matches won"

    def face(self, number: int) -> str:
        """Side 3."""
        return f"Side {number}"

    def place(self, name: str, number: int) -> str:
        """Try, die 2."""
        return f"{name}, die {number}"

    def way(self, name: str, number: int) -> str:
        """Drop goal, another way."""
        return name if number == 0 else f"{name}, another way"


class French(TomyWords):
    """The board in French."""

    hand = "lance"
    suspended = "manche perdue"
    full_time = "fin du match"
    to_begin = "avant le match"
    throw = "Lancer"
    blank = french("La feuille est encore vierge : sa première ligne vient avec le premier lancer.")
    scored = "réussi"
    missed = "manqué"
    to_kick = "à tirer"
    total = "Score"
    open_place = "à désigner"
    any_way = "Les combinaisons"
    none = "aucune"
    use = "Jouer avec ces dés"
    reset = "Revenir aux dés du livre"
    chances = "La fréquence de chaque combinaison"
    one_throw = "En un jet"
    one_turn = "En un tour, en la visant"
    of_the_book = "livre"
    of_yours = "vous"
    rebuilt = french(
        "Les images de la boîte sont perdues : ces faces et ces combinaisons sont reconstituées. "
        "Si les vôtres diffèrent, réglez-les ici."
    )

    def round(self, part: str, number: int, of: int) -> str:
        """Lancer 3 sur 6."""
        name = "tir" if part == "shootout" else "lancer"
        return f"{name} {number}" if number > of else f"{name} {number} sur {of}"

    def points(self, points: int) -> str:
        """7 points."""
        return "points" if points > 1 else "point"

    def won(self, matches: int) -> str:
        """1 match gagné."""
        return f"{matches} matchs gagnés" if matches > 1 else f"{matches} match gagné"

    def face(self, number: int) -> str:
        """Face 3."""
        return f"Face {number}"

    def place(self, name: str, number: int) -> str:
        """Essai, dé 2."""
        return f"{name}, dé {number}"

    def way(self, name: str, number: int) -> str:
        """Drop, autre façon."""
        return name if number == 0 else f"{name}, autre façon"


def tomy_words(lang: str) -> TomyWords:
    """The words of a language."""
    return French() if lang == "fr" else English()
