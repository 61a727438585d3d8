"""Les mots français de 5-3-Double! : questions, choix, feuille, règles maison et impossibilités."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.asks import Ask
from engine.core.game import Event
from engine.core.refusal import Refusal
from engine.core.text_fr import french
from engine.games.double.asks import Against, Penalty
from engine.games.double.cells_fr import FrenchCells
from engine.games.double.odds_fr import FrenchOdds
from engine.games.double.story_fr import minutes

_PARTS = {"match": "Le match", "first-half": "Première période", "second-half": "Seconde période"}
_CARDS = {"yellow": "carton jaune", "red": "carton rouge"}
_MARKS = {"yellow": "J", "red": "R"}
_SWITCHES = {
    "length": "Combien de temps dure un match ?",
    "yellow": "Combien de temps dure un carton jaune ?",
    "hand-kept": "Et si la main est gardée sur la dernière action ?",
    "five-three": "Que vaut un 5-3 quand on a des cartons en cours ?",
}
_SETTINGS = {
    ("length", "40"): "40 minutes, en deux périodes",
    ("length", "20"): "20 minutes, d'une traite",
    ("hand-kept", "play-on"): "Le jeu continue tant que la main n'est pas rendue",
    ("hand-kept", "end"): "La période se termine quand même",
    ("five-three", "penalty"): "La pénalité, comme toujours",
    ("five-three", "try-with-cards"): "Un essai, dont le 3 est diminué des cartons",
}
_WANTED = {
    "number": "un nombre entier de {low} à {high}",
    "seat": "0 ou 1, la place d'un joueur",
    "pair": "une liste de deux valeurs, une par joueur",
    "points": "un total possible avec des 3, des 5 et des 7",
    "minutes": "une liste de minutes",
    "true-or-false": "true ou false",
}


class DoubleFrench(FrenchCells, FrenchOdds):
    """5-3-Double! en français."""

    def title(self) -> str:
        """The name of the game."""
        return french("5-3-Double !")

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

    # Questions

    def ask_opening(self, ask: Ask) -> str:
        """A die for the kick-off."""
        return f"{self.who(ask.seat)} lance un dé : le plus haut donne le coup d'envoi."

    def ask_action(self, ask: Ask) -> str:
        """The throw of an action."""
        return f"{self.who(ask.seat)} lance les deux dés."

    def ask_colour(self, ask: Ask) -> str:
        """The colour of a card."""
        return f"{self.who(ask.seat)} lance deux dés pour la couleur du carton : rouge sur un double."

    def ask_award(self, ask: Penalty) -> str:
        """The choice of a 3-x."""
        return f"Pénalité, 3-{ask.x} : qu'en fait {self.who(ask.seat)} ?"

    def ask_kick(self, ask: Against) -> str:
        """A penalty kick."""
        return f"{self.who(ask.seat)} relance le 3 : moins que {ask.against} vaut trois points."

    def ask_video(self, ask: Ask) -> str:
        """The video of a try."""
        return f"Vidéo : {self.who(ask.seat)} relance le second dé, un nombre pair accorde l'essai."

    def ask_conversion(self, ask: Against) -> str:
        """A conversion."""
        return f"{self.who(ask.seat)} relance le 5 : moins que {ask.against} transforme l'essai."

    def ask_fault(self, ask: Ask) -> str:
        """The opponent's choice after a fault."""
        return f"Faute {self.of(1 - ask.seat)} : que fait {self.who(ask.seat)} de la pénalité ?"

    def ask_fault_kick(self, ask: Ask) -> str:
        """The kicker's die of a duel."""
        return f"{self.who(ask.seat)} tire : un dé contre celui {self.of(1 - ask.seat)}."

    def ask_fault_answer(self, ask: Against) -> str:
        """The offender's die of a duel."""
        return f"{self.who(ask.seat)} répond avec un dé : {ask.against} ou plus fait échouer le tir."

    def ask_three(self, ask: Ask) -> str:
        """The choice of a double 3."""
        return f"Double 3 : drop ou 50-22 pour {self.who(ask.seat)} ?"

    def ask_drop(self, ask: Ask) -> str:
        """The throw against a drop."""
        return f"{self.who(ask.seat)} lance deux dés : un double contre le drop."

    def ask_counter(self, ask: Ask) -> str:
        """The scorer's die of a counter."""
        return f"{self.who(ask.seat)} lance un dé pour l'essai, contre celui {self.of(1 - ask.seat)}."

    def ask_counter_answer(self, ask: Against) -> str:
        """The other die of a counter."""
        return f"{self.who(ask.seat)} répond avec un dé : {ask.against} appelle la vidéo, plus empêche l'essai."

    def ask_counter_video(self, ask: Ask) -> str:
        """The video of a counter."""
        return f"Vidéo : {self.who(ask.seat)} relance, un nombre pair accorde l'essai."

    def ask_counter_conversion(self, ask: Against) -> str:
        """The conversion of a counter."""
        return f"{self.who(ask.seat)} relance encore : moins que {ask.against} transforme l'essai."

    # Choices

    def opt_award_kick(self, ask: Penalty) -> str:
        """To kick a 3-x."""
        return f"Tirer au but (moins de {ask.x})"

    def opt_award_keep(self, ask: Penalty) -> str:
        """To play a 3-x."""
        return f"Garder la main ({minutes(ask.x)})"

    def opt_fault_kick(self, *_: object) -> str:
        """To kick after a fault."""
        return "Tirer au but (un duel)"

    def opt_fault_keep(self, *_: object) -> str:
        """To take the hand after a fault."""
        return "Prendre la main (trois minutes)"

    def opt_drop(self, *_: object) -> str:
        """To try a drop."""
        return "Tenter le drop"

    def opt_fifty_twenty_two(self, *_: object) -> str:
        """To kick a 50-22."""
        return "50-22 (trois minutes)"

    def bar_kick(self, *_: object) -> str:
        """No kick from one's own half."""
        return "À 3-1, la pénalité est dans son propre camp : trop loin pour tirer au but."

    # The match sheet

    def part(self, name: str) -> str:
        """The title of a part of the sheet."""
        return _PARTS[name]

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
        return french(f"{value} minutes" if key == "yellow" else _SETTINGS[key, value])

    # What cannot be

    def no_match_field(self, field: str, value: str, wanted: str, low: int, high: int) -> str:
        """A field of a match that has an impossible value."""
        needed = _WANTED[wanted].format(low=low, high=high)
        return f"Dans ce match, « {field} » ne peut pas valoir {value} : il faut {needed}."

    def no_hand_and_first(self) -> str:
        """A match with a hand and no kick-off, or the other way round."""
        return "Ou bien le coup d'envoi est donné et quelqu'un a la main, ou bien ni l'un ni l'autre."

    def no_too_early(self) -> str:
        """Points or cards before the first action."""
        return "À la minute 1, rien n'est encore arrivé : il n'y a ni points ni cartons."

    def no_not_kicked_off(self) -> str:
        """Time gone by before the kick-off."""
        return "Personne n'a la main : le match en est donc encore à la minute 1 de sa première période."

    def no_over_too_early(self, minute: int, length: int) -> str:
        """A match that is over before its time."""
        return f"Un match de {length} minutes n'est pas fini à la minute {minute}."

    def no_card_to_come(self, given: int, minute: int) -> str:
        """A card from the future."""
        return f"À la minute {minute}, il n'y a pas encore de carton jaune de la minute {given}."

    def no_half_time_to_come(self) -> str:
        """What only the second half knows, told of the first."""
        return "Avant la mi-temps, la première période n'a pas encore de dernière ligne."

    def no_kicked_off_already(self) -> str:
        """An opening throw in the middle of a match."""
        return "Le coup d'envoi de ce match est déjà donné."

    def no_no_action_now(self) -> str:
        """An action before the kick-off or after full time."""
        return "Il n'y a pas d'action à jouer : le coup d'envoi n'est pas donné, ou le match est fini."

    def no_audit_points(self, counted: Sequence[int], stated: Sequence[int]) -> str:
        """Points lost or made up."""
        return f"Le score dit {stated[0]} à {stated[1]}, les actions font {counted[0]} à {counted[1]}."

    def no_audit_cards(self, counted: int, stated: int) -> str:
        """Cards lost or made up."""
        return f"La feuille compte {stated} cartons, les actions en ont donné {counted}."
