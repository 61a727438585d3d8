"""The words of the builder of French Flair, in which a combination is put together before it is played."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from engine.words.fr.language import french


class BuildWords(ABC):
    """What the builder says."""

    by_dice: str
    try_: str
    name: str
    empty: str
    add: str
    play_it: str
    shorter: str
    clear: str
    moment: str
    as_text: str
    show: str
    no_dice: str
    as_way: ClassVar[Mapping[str, str]]
    """What else a card may be added as."""
    moments: ClassVar[Mapping[str, str]]
    """The moments at which a combination may begin."""
    typed: ClassVar[Mapping[str, str]]
    """The words that a reader types for what a card does, where they are not those of the grammar."""
    reasons: ClassVar[Mapping[str, str]]
    """What is wrong with a line of cards, where no rule says it better."""

    @abstractmethod
    def ends(self, number: int) -> str:
        """How this number may end it."""

    @abstractmethod
    def holds(self, cards: int, metres: int, *, dice: bool) -> str:
        """A combination that may be played: its cards and its metres, and whether dice add to them."""

    @abstractmethod
    def stopped(self, number: int, way: str, reason: str) -> str:
        """A card that may not be played, and why."""

    def read(self, text: str) -> str:
        """A line of cards as the grammar writes it."""
        own = {word: way for way, word in self.typed.items()}
        cards = [card.strip().lower() for card in text.split("-") if card.strip()]
        return "-".join(":".join(own.get(part.strip(), part.strip()) for part in card.split(":")) for card in cards)

    def write(self, text: str) -> str:
        """A line of cards as this language writes it."""
        return "-".join(":".join(self.typed.get(part, part) for part in card.split(":")) for card in text.split("-"))

    def reason(self, key: str, number: int) -> str:
        """What is wrong, in a sentence."""
        return self.reasons[key].format(number=number)


class English(BuildWords):
    """The builder in English."""

    by_dice = "by dice"
    try_ = "try"
    name = "Put a combination together"
    empty = "Which card begins?"
    add = "Add"
    play_it = "Play it"
    shorter = "One card less"
    clear = "From the start"
    moment = "The ball comes from"
    as_text = "The cards in a row"
    show = "Look at it"
    no_dice = "No dice: ten metres, and then the defence decides."
    as_way: ClassVar[Mapping[str, str]] = {
        "relaunch": "Relaunch",
        "relay": "Relay",
        "maul": "Maul",
        "fix": "Fixing point",
    }
    moments: ClassVar[Mapping[str, str]] = {
        "open": "open play",
        "ruck": "a ruck",
        "scrum": "a scrum",
        "line-out": "a line-out",
        "maul": "a maul",
        "fixing": "a fixing point",
        "tap": "a penalty by hand",
        "kick": "a kick",
        "restart": "a kick-off or drop-out",
    }
    typed: ClassVar[Mapping[str, str]] = {}
    reasons: ClassVar[Mapping[str, str]] = {
        "not-in-hand": "there is no {number} left in the hand.",
        "over": "the card before has ended the combination.",
        "too-long": "six cards are the most.",
        "unfinished": "Another card has to follow.",
        "nothing-follows": "Another card would have to follow, and no card left in the hand can.",
    }

    def ends(self, number: int) -> str:
        """How the 12 ends it."""
        return f"How the {number} ends it:"

    def holds(self, cards: int, metres: int, *, dice: bool) -> str:
        """3 cards, 25 m, and what the dice add."""
        some = "1 card" if cards == 1 else f"{cards} cards"
        return f"{some}, {metres}\u00a0m" + (", and what the dice add." if dice else ".")

    def stopped(self, number: int, way: str, reason: str) -> str:
        """12, run: it is a mere link."""
        return f"{number}, {way.lower()}: {reason}"


class French(BuildWords):
    """The builder in French."""

    by_dice = "aux dés"
    try_ = "essai"
    name = "Composer une combinaison"
    empty = french("Quelle carte commence ?")
    add = "Ajouter"
    play_it = "La jouer"
    shorter = "Une carte de moins"
    clear = "Tout reprendre"
    moment = "Le ballon vient"
    as_text = "Les cartes à la suite"
    show = "Examiner"
    no_dice = french("Pas de dé : dix mètres, puis la défense décide.")
    as_way: ClassVar[Mapping[str, str]] = {
        "relaunch": "Relance",
        "relay": "Relayeur",
        "maul": "Maul",
        "fix": "Point de fixation",
    }
    moments: ClassVar[Mapping[str, str]] = {
        "open": "du jeu ouvert",
        "ruck": "d’un ruck",
        "scrum": "d’une mêlée",
        "line-out": "d’une touche",
        "maul": "d’un maul",
        "fixing": "d’un point de fixation",
        "tap": "d’une pénalité à la main",
        "kick": "d’un coup de pied",
        "restart": "d’un coup d’envoi ou d’un renvoi",
    }
    typed: ClassVar[Mapping[str, str]] = {
        "advance": "avance",
        "run": "course",
        "kick": "pied",
        "touch": "touche",
        "relaunch": "relance",
        "relay": "relais",
        "fix": "fixe",
    }
    reasons: ClassVar[Mapping[str, str]] = {
        "not-in-hand": "il n’y a plus de {number} en main.",
        "over": "la carte d’avant a conclu la combinaison.",
        "too-long": "six cartes au plus.",
        "unfinished": "Il faut encore une carte derrière.",
        "nothing-follows": "Il faudrait encore une carte, et aucune de celles qui restent en main ne convient.",
    }

    def ends(self, number: int) -> str:
        """Le 12 conclut par."""
        return french(f"Le {number} conclut par :")

    def holds(self, cards: int, metres: int, *, dice: bool) -> str:
        """3 cartes, 25 m, et ce que les dés ajoutent."""
        some = f"{cards}\u00a0carte" if cards < 2 else f"{cards}\u00a0cartes"
        return f"{some}, {metres}\u00a0m" + (", et ce que les dés ajoutent." if dice else ".")

    def stopped(self, number: int, way: str, reason: str) -> str:
        """12, course : c’est une simple liaison."""
        return french(f"{number}, {way.lower()} : {reason}")


def build_words(lang: str) -> BuildWords:
    """The words of a language."""
    return French() if lang == "fr" else English()
