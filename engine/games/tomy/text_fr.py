"""Les mots français des dés de rugby TOMY : questions, choix, dés, feuilles et règles maison."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.asks import Ask, Cast
from engine.core.game import Event
from engine.core.refusal import Refusal
from engine.core.text_fr import french
from engine.games.tomy.asks import Again, Attempt, Stake
from engine.games.tomy.box import BOOK
from engine.games.tomy.cells_fr import FrenchCells
from engine.games.tomy.odds_fr import FrenchOdds
from engine.games.tomy.refusals_fr import FrenchRefusals
from engine.games.tomy.story_fr import A_SCORE, NUMBERS, ORDINALS, THE_SCORE, FrenchStory
from engine.games.tomy.text import upper

_TOTALS = {
    "first-half": "Score à la mi-temps",
    "second-half": "Score après les deux mi-temps",
    "extra-time": "Score après la prolongation",
    "shootout": "Tirs passés",
    "cup": "Vainqueur",
}
_MATCHES = ("", "Match aller", "Match retour", "Match d’appui")
_DICE = {
    "blue": "Dés Action (bleus)",
    "green": "Dé Poteaux (vert)",
    "white": "Dé Bonus (blanc)",
    "red": "Dé Défense (rouge)",
}
_CARDS = {"yellow": "carton jaune", "red": "carton rouge"}
_MARKS = {"yellow": "J", "red": "R"}
_FACES = {
    "ball": "ballon",
    "player": "joueur",
    "foot": "pied",
    "posts": "poteaux",
    "card": "carton",
    "in": "entre les poteaux",
    "wide": "à côté",
    "double": "points doublés",
    "nothing": "aucun point",
    "tackle": "plaquage",
    "block": "contre",
    "stand": "points validés",
    "warned": "points validés et avertissement",
}
_SWITCHES = {
    "format": "Que joue-t-on ?",
    "players": "Combien de joueurs par camp ?",
    "bonus": "Le dé blanc est-il obligatoire après un essai bonus ?",
    "shootout-defence": "Le dé rouge sert-il pendant les pénalités ?",
    "box": "Avec quels dés joue-t-on ?",
}
_SETTINGS = {
    ("format", "series"): "Aller, retour et match d'appui : deux victoires",
    ("format", "single"): "Un seul match",
    ("format", "cup"): "Un tournoi à huit, par élimination",
    ("players", "1"): "Un seul",
    ("players", "2"): "Deux, qui lancent à tour de rôle",
    ("players", "3"): "Trois, qui lancent à tour de rôle",
    ("bonus", "optional"): "Non, au choix de qui a marqué",
    ("bonus", "compulsory"): "Oui, toujours",
    ("shootout-defence", "off"): "Non",
    ("shootout-defence", "on"): "Oui, contre chaque tir qui passe",
    ("box", BOOK): "Les dés du livre, reconstitués",
}


class TomyFrench(FrenchStory, FrenchOdds, FrenchCells, FrenchRefusals):
    """Les dés de rugby TOMY en français."""

    def title(self) -> str:
        """The name of the game."""
        return "Les dés de rugby TOMY"

    def _say(self, prefix: str, key: str, *facts: Any) -> str:
        """Every sentence has French spaces."""
        return french(super()._say(prefix, key, *facts))

    def option(self, ask: Ask, option: str) -> str:
        """Every label too."""
        return french(super().option(ask, option))

    def cell(self, events: Iterable[Event]) -> str:
        """And every cell."""
        return french(super().cell(events))

    def refusal(self, why: Refusal) -> str:
        """And every refusal."""
        return french(super().refusal(why))

    def face(self, face: str) -> str:
        """What a side of a die shows."""
        return _FACES[face]

    # Questions

    def ask_roll_off(self, ask: Ask) -> str:
        """A green die for the beginning."""
        return f"{self.who(ask.seat)} lance le dé vert : qui passe seul entre les poteaux commence."

    def ask_first(self, ask: Ask) -> str:
        """The first attempt."""
        return f"{self.who(ask.seat)} lance les trois dés bleus : première tentative sur trois."

    def ask_attempt(self, ask: Attempt) -> str:
        """What to do with the dice."""
        left = "encore deux tentatives" if ask.attempt == 1 else "encore une tentative"
        lies = A_SCORE[ask.score] if ask.score else "rien qui marque"
        return f"{upper(self.dice(ask.dice))}, {lies}, et {left} : que fait {self.who(ask.seat)} ?"

    def ask_again(self, ask: Again) -> str:
        """A later attempt."""
        dice = "un dé bleu" if len(ask.dice) == 1 else f"{NUMBERS[len(ask.dice)]} dés bleus"
        return f"{ORDINALS[ask.attempt]} tentative : {self.who(ask.seat)} relance {dice}."

    def ask_posts(self, ask: Ask) -> str:
        """The green die after a try."""
        return f"{self.who(ask.seat)} lance le dé vert : sept points entre les poteaux, sinon cinq."

    def ask_in_front(self, ask: Ask) -> str:
        """The green die in front."""
        return f"{self.who(ask.seat)} lance le dé vert : trois points entre les poteaux, sinon aucun."

    def ask_bonus(self, ask: Stake) -> str:
        """The white die or not."""
        return f"{NUMBERS[ask.points].capitalize()} points jusqu'ici : {self.who(ask.seat)} lance le dé blanc ?"

    def ask_bonus_die(self, ask: Ask) -> str:
        """The white die."""
        return f"{self.who(ask.seat)} lance le dé blanc : points doublés, ou tout perdu."

    def ask_defence(self, ask: Stake) -> str:
        """The red die or not."""
        at_stake = f"{upper(A_SCORE[ask.score])}, {NUMBERS[ask.points]} points"
        return f"{at_stake} : {self.who(ask.seat)} lance le dé rouge pour l'empêcher ?"

    def ask_defence_die(self, ask: Ask) -> str:
        """The red die."""
        return f"{self.who(ask.seat)} lance le dé rouge."

    def ask_shot(self, ask: Ask) -> str:
        """A kick of the shoot-out."""
        return f"{self.who(ask.seat)} tire : un seul lancer du dé vert."

    def ask_save(self, ask: Ask) -> str:
        """The red die against a kick or not."""
        return f"Le tir passe : {self.who(ask.seat)} lance le dé rouge pour l'annuler ?"

    def ask_save_die(self, ask: Cast) -> str:
        """The red die against a kick."""
        return f"{self.who(ask.seat)} lance le dé rouge : un plaquage ou un contre annule le tir."

    # Choices

    def opt_again(self, dice: tuple[str, ...]) -> str:
        """To throw dice again."""
        return "Relancer les trois dés" if len(dice) == 3 else f"Relancer : {self.dice(dice)}"

    def opt_score(self, ask: Attempt) -> str:
        """To take what lies there."""
        return f"Tirer {THE_SCORE[ask.score]}" if ask.score == "in-front" else f"Marquer {THE_SCORE[ask.score]}"

    def opt_stop(self, *_: object) -> str:
        """To stop."""
        return "S'arrêter là"

    def opt_throw(self, ask: Stake) -> str:
        """To throw the white die."""
        return f"Dé blanc : {2 * ask.points} points ou rien"

    def opt_keep(self, ask: Stake) -> str:
        """To keep the points."""
        return f"Garder les {NUMBERS[ask.points]} points"

    def opt_defend(self, *_: object) -> str:
        """To throw the red die."""
        return "Lancer le dé rouge"

    def opt_let(self, *_: object) -> str:
        """To let the points stand."""
        return "Laisser faire"

    # The sheets

    def total(self, part: str) -> str:
        """The score at the end of a part."""
        return _TOTALS[part]

    def match(self, number: int) -> str:
        """A match of a series."""
        return _MATCHES[number]

    def die(self, name: str) -> str:
        """A kind of die."""
        return _DICE[name]

    def card(self, name: str) -> str:
        """A card in full."""
        return _CARDS[name]

    def card_mark(self, name: str) -> str:
        """A card as one letter."""
        return _MARKS[name]

    # House rules

    def switch(self, key: str) -> str:
        """The question that a house rule answers."""
        return french(_SWITCHES[key])

    def setting(self, key: str, value: str) -> str:
        """An answer to it."""
        return french(_SETTINGS.get((key, value), "D'autres dés, tels que quelqu'un les a écrits"))
