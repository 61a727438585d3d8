"""The words of the card guide, the matrix of colours and the editor of Draft Football."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from engine.words.fr.language import french


class PackWords(ABC):
    """What the guide and the editor say."""

    guide: str
    roles: ClassVar[Mapping[str, str]]
    matrix: str
    lying: str
    answers_key: str
    goes_on_key: str
    open: str
    counts: str
    counts_hint: str
    marks: str
    marks_hint: str
    goal: str
    decisions: ClassVar[Mapping[str, str]]
    answers: str
    answers_hint: str
    goes_on: str
    goes_on_hint: str
    use: str
    reset: str
    changes: str
    what: str
    book: str
    yours: str
    chances: ClassVar[Mapping[str, str]]

    @abstractmethod
    def cards(self, count: int) -> str:
        """So many cards of a colour."""

    @abstractmethod
    def may_answer(self, card: str, on: str) -> str:
        """The name of a box in the first matrix."""

    @abstractmethod
    def may_go_on(self, card: str, after: str) -> str:
        """The name of a box in the second matrix."""


class English(PackWords):
    """The guide in English."""

    guide = "The six colours"
    roles: ClassVar = {
        "blue": "kick-off or pass",
        "green": "shot",
        "red": "foul",
        "black": "interception",
        "yellow": "pass or cross",
        "white": "save: the shot is parried",
    }
    matrix = "Which colour may follow which"
    lying = "On the table"
    answers_key = "top right: the opponent may lay this colour"
    goes_on_key = "bottom left: the same player may go on with it"
    open = "Copy the cards of your box"
    counts = "Cards of each colour"
    counts_hint = "50 in all; one blue and one green at the least."
    marks = "Marks on the 50 cards"
    marks_hint = "Cards without GOAL say NO GOAL. The three decisions add up to 50."
    goal = "GOAL"
    decisions: ClassVar = {"free": "Free kick", "yellow": "Yellow card", "penalty": "Penalty"}
    answers = "Top right"
    answers_hint = "Each line is a card on the table. Tick what the opponent may lay on it."
    goes_on = "Bottom left"
    goes_on_hint = "Each line is a card on the table. Tick what the same player may go on with."
    use = "Use this pack"
    reset = "Back to the book’s"
    changes = "What it changes"
    what = "One card off a fresh pile"
    book = "Book"
    yours = "Yours"
    chances: ClassVar = {
        "parry": "parries a shot",
        "cut": "answers a pass",
        "goal": "confirms a goal",
        "free": "gives a free kick",
        "yellow": "is a yellow card",
        "penalty": "gives a penalty",
    }

    def cards(self, count: int) -> str:
        """15 cards."""
        return "1 card" if count == 1 else f"{count} cards"

    def may_answer(self, card: str, on: str) -> str:
        """On blue, the opponent may lay red."""
        return f"On {on.lower()}, the opponent may lay {card.lower()}"

    def may_go_on(self, card: str, after: str) -> str:
        """After blue, the same player may go on with green."""
        return f"After {after.lower()}, the same player may go on with {card.lower()}"


class French(PackWords):
    """The guide in French."""

    guide = "Les six couleurs"
    roles: ClassVar = {
        "blue": "engagement ou passe",
        "green": "tir",
        "red": "faute",
        "black": "interception",
        "yellow": "passe ou centre",
        "white": "tir repoussé",
    }
    matrix = "Quelle couleur sur quelle autre"
    lying = "Sur la table"
    answers_key = french("en haut à droite : l’adversaire peut poser cette couleur")
    goes_on_key = french("en bas à gauche : le même camp peut poursuivre avec elle")
    open = "Recopier les cartes de votre boîte"
    counts = "Cartes de chaque couleur"
    counts_hint = french("50 en tout ; au moins une bleue et une verte.")
    marks = "Marques sur les 50 cartes"
    marks_hint = "Une carte sans GOAL dit NO GOAL. Les trois décisions font 50 à elles trois."
    goal = "GOAL"
    decisions: ClassVar = {"free": "Coup franc", "yellow": "Carton jaune", "penalty": "Penalty"}
    answers = "En haut à droite"
    answers_hint = "Chaque ligne est une carte sur la table. Cochez ce que l’adversaire peut y poser."
    goes_on = "En bas à gauche"
    goes_on_hint = "Chaque ligne est une carte sur la table. Cochez ce avec quoi le même camp peut poursuivre."
    use = "Jouer avec ce paquet"
    reset = "Revenir à celui du livret"
    changes = "Ce que cela change"
    what = "Une carte d’une pioche neuve"
    book = "Livret"
    yours = "Le vôtre"
    chances: ClassVar = {
        "parry": "repousse un tir",
        "cut": "répond à une passe",
        "goal": "valide un but",
        "free": "donne un coup franc",
        "yellow": "est un carton jaune",
        "penalty": "donne un penalty",
    }

    def cards(self, count: int) -> str:
        """15 cartes."""
        return f"{count} carte{'s' if count > 1 else ''}"

    def may_answer(self, card: str, on: str) -> str:
        """Sur le bleu, l’adversaire peut poser du rouge."""
        return f"Sur le {on.lower()}, l’adversaire peut poser du {card.lower()}"

    def may_go_on(self, card: str, after: str) -> str:
        """Après le bleu, le même camp peut poursuivre avec du vert."""
        return f"Après le {after.lower()}, le même camp peut poursuivre avec du {card.lower()}"


def pack_words(lang: str) -> PackWords:
    """The words of a language."""
    return French() if lang == "fr" else English()
