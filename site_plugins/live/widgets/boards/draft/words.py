"""The words on the table of Draft Football: scoreboard, cards, hands, match sheet."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from engine.words.fr.language import french


class DraftWords(ABC):
    """What stands on the table and in the heads of the sheet."""

    colours: ClassVar[Mapping[str, str]]
    actions: ClassVar[Mapping[str, str]]
    decisions: ClassVar[Mapping[str, str]]
    marks: ClassVar[Mapping[bool, str]]
    number: str
    minute: str
    score: str
    blank: str
    full_time: str
    draft: str
    nothing: str
    no_card: str
    before: str
    to_engage: str
    row: str
    gap: str

    @abstractmethod
    def goals(self, goals: int) -> str:
        """What a score counts, for those who listen."""

    @abstractmethod
    def bookings(self, cards: int) -> str:
        """Yellow cards in front of a side."""

    @abstractmethod
    def at(self, minute: int) -> str:
        """The minute of a match played by the clock."""

    @abstractmethod
    def hand(self, who: str) -> str:
        """Whose hand is drawn open."""

    @abstractmethod
    def other_hand(self, who: str, cards: int) -> str:
        """How many cards the other side holds."""

    @abstractmethod
    def pile(self, cards: int) -> str:
        """How many cards lie in the common pile."""

    @abstractmethod
    def own_pile(self, who: str, cards: int) -> str:
        """How many cards lie in the pile of one side."""

    @abstractmethod
    def laid(self, who: str, colour: str) -> str:
        """What lies on top, and who laid it."""

    @abstractmethod
    def answers(self, who: str) -> str:
        """Before the colours at the top right."""

    @abstractmethod
    def goes_on(self, who: str) -> str:
        """Before the colours at the bottom left."""

    def card(self, colour: str) -> str:
        """A colour with its action."""
        return f"{self.colours[colour]} ({self.actions[colour].lower()})"


class English(DraftWords):
    """The table in English."""

    colours: ClassVar = {
        "blue": "Blue", "green": "Green", "red": "Red", "black": "Black", "yellow": "Yellow", "white": "White",
    }  # fmt: skip
    actions: ClassVar = {
        "blue": "Pass", "green": "Shot", "red": "Foul", "black": "Interception", "yellow": "Cross", "white": "Save",
    }  # fmt: skip
    decisions: ClassVar = {"free": "Free kick", "yellow": "Yellow card", "penalty": "Penalty"}
    marks: ClassVar = {True: "GOAL", False: "NO GOAL"}
    number = "Card"
    minute = "Min."
    score = "Score"
    blank = "The sheet is still blank: its first line comes with the first goal or yellow card."
    full_time = "Full time"
    draft = "The draft"
    nothing = "nothing"
    no_card = "No card left"
    before = "Before kick-off"
    to_engage = "A blue card comes next."
    row = "Face up on the table"
    gap = "still to come"

    def goals(self, goals: int) -> str:
        """2 goals."""
        return "goal" if goals == 1 else "goals"

    def bookings(self, cards: int) -> str:
        """2 yellow cards."""
        return f"{cards} yellow card" if cards == 1 else f"{cards} yellow cards"

    def at(self, minute: int) -> str:
        """12′."""
        return f"{minute}′"

    def hand(self, who: str) -> str:
        """Camille’s hand."""
        return f"{who}’s hand"

    def other_hand(self, who: str, cards: int) -> str:
        """Sacha holds 6 cards."""
        return f"{who} holds {cards} card{'' if cards == 1 else 's'}"

    def pile(self, cards: int) -> str:
        """Pile: 31."""
        return f"Pile: {cards}"

    def own_pile(self, who: str, cards: int) -> str:
        """Sacha: 8."""
        return f"{who}: {cards}"

    def laid(self, who: str, colour: str) -> str:
        """Camille: blue (pass)."""
        return f"{who}: {self.card(colour).lower()}"

    def answers(self, who: str) -> str:
        """Sacha may lay on it."""
        return f"{who} may lay on it"

    def goes_on(self, who: str) -> str:
        """Camille may go on with."""
        return f"{who} may go on with"


class French(DraftWords):
    """The table in French."""

    colours: ClassVar = {
        "blue": "Bleu", "green": "Vert", "red": "Rouge", "black": "Noir", "yellow": "Jaune", "white": "Blanc",
    }  # fmt: skip
    actions: ClassVar = {
        "blue": "Passe",
        "green": "Tir",
        "red": "Faute",
        "black": "Interception",
        "yellow": "Centre",
        "white": "Tir repoussé",
    }
    decisions: ClassVar = {"free": "Coup franc", "yellow": "Carton jaune", "penalty": "Penalty"}
    marks: ClassVar = {True: "GOAL", False: "NO GOAL"}
    number = "Carte"
    minute = "Min."
    score = "Score"
    blank = french("La feuille est encore vierge : sa première ligne vient avec le premier but ou le premier carton.")
    full_time = "Fin du match"
    draft = "La draft"
    nothing = "rien"
    no_card = "Plus de carte"
    before = "Avant l’engagement"
    to_engage = "Une carte bleue vient ensuite."
    row = "Faces visibles, au milieu de la table"
    gap = "à venir"

    def goals(self, goals: int) -> str:
        """2 buts."""
        return "buts" if goals > 1 else "but"

    def bookings(self, cards: int) -> str:
        """2 cartons jaunes."""
        return f"{cards} carton jaune" if cards < 2 else f"{cards} cartons jaunes"

    def at(self, minute: int) -> str:
        """12′."""
        return f"{minute}′"

    def hand(self, who: str) -> str:
        """La main de Camille."""
        return f"La main de {who}"

    def other_hand(self, who: str, cards: int) -> str:
        """Sacha tient 6 cartes."""
        return f"{who} tient {cards} carte{'s' if cards > 1 else ''}"

    def pile(self, cards: int) -> str:
        """Pioche : 31."""
        return french(f"Pioche : {cards}")

    def own_pile(self, who: str, cards: int) -> str:
        """Sacha : 8."""
        return french(f"{who} : {cards}")

    def laid(self, who: str, colour: str) -> str:
        """Camille : bleu (passe)."""
        return french(f"{who} : {self.card(colour).lower()}")

    def answers(self, who: str) -> str:
        """Sacha peut y poser."""
        return f"{who} peut y poser"

    def goes_on(self, who: str) -> str:
        """Camille peut poursuivre avec."""
        return f"{who} peut poursuivre avec"


def draft_words(lang: str) -> DraftWords:
    """The words of a language."""
    return French() if lang == "fr" else English()
