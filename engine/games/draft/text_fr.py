"""Les mots français de Draft Football : questions, choix, cartes et règles maison."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.asks import Ask
from engine.core.game import Event
from engine.core.refusal import Refusal
from engine.core.text_fr import french
from engine.games.draft.asks import Lay
from engine.games.draft.cells_fr import FrenchCells
from engine.games.draft.deck import BOOK, COLOURS, read
from engine.games.draft.odds_fr import FrenchOdds
from engine.games.draft.refusals_fr import FrenchRefusals

_COLOURS = {
    "blue": "bleue",
    "green": "verte",
    "red": "rouge",
    "black": "noire",
    "yellow": "jaune",
    "white": "blanche",
}
_ACTIONS = {
    "blue": "passe",
    "green": "tir",
    "red": "faute",
    "black": "interception",
    "yellow": "centre",
    "white": "tir repoussé",
}
_DECISIONS = {"free": "coup franc", "yellow": "carton jaune", "penalty": "penalty"}
_PARTS = {
    "first-half": "Première mi-temps",
    "second-half": "Seconde mi-temps",
    "extra-1": "Prolongation, première période",
    "extra-2": "Prolongation, seconde période",
    "golden-goal": "But en or",
}
_SWITCHES = {
    "pack": "Que montrent les cartes ?",
    "packs": "À qui sont les cartes ?",
    "half": "Qu'est-ce qui met fin à une mi-temps ?",
    "youngest": "Qui est plus jeune, et engage la première mi-temps ?",
}
_SETTINGS = {
    ("packs", "common"): "Un paquet de 50 pour tout le monde",
    ("packs", "own"): "Un paquet de 20 pour chacun",
    ("half", "pile"): "La fin de la pioche",
    ("half", "clock"): "Un chronomètre de 45 minutes",
    ("youngest", "first"): "La personne nommée en premier",
    ("youngest", "second"): "La personne nommée en second",
}


class DraftFrench(FrenchCells, FrenchOdds, FrenchRefusals):
    """Draft Football en français."""

    def title(self) -> str:
        """The name of the game."""
        return "Draft Football"

    def _say(self, prefix: str, key: str, *facts: Any) -> str:
        """Every sentence has French spaces."""
        return french(super()._say(prefix, key, *facts))

    def cell(self, events: Iterable[Event]) -> str:
        """Every cell too."""
        return french(super().cell(events))

    def refusal(self, why: Refusal) -> str:
        """And every refusal."""
        return french(super().refusal(why))

    # Cards

    def colour(self, name: str) -> str:
        """A colour, as that of a card."""
        return _COLOURS[name]

    def action(self, colour: str) -> str:
        """What a colour does."""
        return _ACTIONS[colour]

    def decision(self, name: str) -> str:
        """A decision of the referee."""
        return _DECISIONS[name]

    def marks(self, card: str) -> str:
        """The two small marks."""
        return f"{self.mark(card)}, {self.decision_of(card)}"

    def card(self, card: str) -> str:
        """A card in full."""
        return french(f"{self.colour_of(card)} : {self.marks(card)}")

    # Questions

    def ask_deal(self, _: Ask) -> str:
        """A card for the draft."""
        return "On retourne la prochaine carte de la draft."

    def ask_pick(self, ask: Ask) -> str:
        """A pick."""
        return f"{self.who(ask.seat)} choisit une carte."

    def ask_engage(self, ask: Ask) -> str:
        """A kick-off."""
        return f"{self.who(ask.seat)} engage : une carte bleue."

    def ask_engage_draw(self, ask: Ask) -> str:
        """No blue card for the kick-off."""
        return f"{self.who(ask.seat)} n'a pas de carte bleue pour engager, et pioche."

    def ask_answer(self, ask: Ask) -> str:
        """An answer to the top card."""
        on = f" à la {self.colour(COLOURS[ask.on])}" if isinstance(ask, Lay) else ""
        return f"Que répond {self.who(ask.seat)}{on} ?"

    def ask_parry(self, ask: Ask) -> str:
        """An answer to a shot."""
        return f"Un tir : {self.who(ask.seat)} peut le repousser."

    def ask_free_kick(self, ask: Ask) -> str:
        """Going on after a foul."""
        return f"Après la faute, {self.who(ask.seat)} poursuit : avec quelle couleur ?"

    def ask_go_on(self, ask: Ask) -> str:
        """Going on from one's own card."""
        on = f" après la {self.colour(COLOURS[ask.on])}" if isinstance(ask, Lay) else ""
        return f"{self.who(ask.seat)} poursuit{on} : avec quelle couleur ?"

    def ask_draw(self, ask: Ask) -> str:
        """A draw, since nothing can be laid."""
        return f"{self.who(ask.seat)} n'a pas de carte qui convienne et en pioche une."

    def ask_drawn(self, ask: Ask) -> str:
        """The card just drawn."""
        return f"Que fait {self.who(ask.seat)} de la carte piochée ?"

    def ask_check(self, ask: Ask) -> str:
        """The check of a goal."""
        return f"{self.who(ask.seat)} retourne une carte : GOAL valide le but, NO GOAL le refuse."

    def ask_decision(self, ask: Ask) -> str:
        """The referee's decision."""
        return f"{self.who(ask.seat)} retourne une carte : que décide l'arbitre ?"

    def ask_penalty(self, ask: Ask) -> str:
        """A penalty."""
        return f"{self.who(ask.seat)} tire le penalty et retourne une carte : GOAL marque."

    def ask_refill(self, ask: Ask) -> str:
        """A card drawn after a goal."""
        return f"{self.who(ask.seat)} pioche pour avoir six cartes."

    # Choices

    def option(self, ask: Ask, option: str) -> str:
        """A colour with what it does."""
        if option in COLOURS:
            lay = "La poser : " if ask.name == "drawn" else ""
            does = "engagement" if ask.name == "engage" and option == "blue" else self.action(option)
            label = f"{lay}{self.colour(option)} ({does})"
            return french(label[:1].upper() + label[1:])
        return super().option(ask, option)

    def opt_pass(self, ask: Ask) -> str:
        """To pass."""
        return "La garder et passer son tour" if ask.name == "drawn" else "Passer son tour"

    def opt_keep(self, *_: object) -> str:
        """To draw on for a blue card."""
        return "La garder et piocher encore"

    def bar_answer(self, ask: Lay, option: str) -> str:
        """A colour that is not at the top right."""
        return f"La {self.colour(option)} ne figure pas en haut à droite de la {self.colour(COLOURS[ask.on])}."

    def bar_parry(self, _: Lay, option: str) -> str:
        """A colour that stops no shot."""
        return f"Une {self.colour(option)} n'arrête pas un tir : il faut une blanche."

    def bar_free_kick(self, _: Lay, option: str) -> str:
        """A colour that is not at the top right of red."""
        return f"La {self.colour(option)} ne figure pas en haut à droite de la rouge."

    def bar_go_on(self, ask: Lay, option: str) -> str:
        """A colour that is not at the bottom left."""
        return f"La {self.colour(option)} ne figure pas en bas à gauche de la {self.colour(COLOURS[ask.on])}."

    def bar_engage(self, _: Lay, option: str) -> str:
        """A colour that does not kick off."""
        return f"On n'engage pas avec une {self.colour(option)} : il faut une bleue."

    def bar_pass(self, *_: object) -> str:
        """Passing with a card that fits."""
        return "Qui a une carte qui convient doit en poser une."

    # The match sheet

    def part(self, name: str) -> str:
        """The title of a part of the match."""
        return _PARTS[name]

    def booking(self, name: str) -> str:
        """A card of the referee in full."""
        return _DECISIONS[name]

    def booking_mark(self, name: str) -> str:
        """And as one letter."""
        return {"yellow": "J"}[name]

    # House rules

    def switch(self, key: str) -> str:
        """The question that a house rule answers."""
        return french(_SWITCHES[key])

    def setting(self, key: str, value: str) -> str:
        """An answer to it."""
        if key != "pack":
            return french(_SETTINGS[key, value])
        if value == BOOK:
            return "Le paquet reconstitué du livre"
        pack = read(value)
        counts = [
            f"{count} {self.colour(colour)}{'s' if count > 1 else ''}"
            for colour, count in zip(COLOURS, pack.counts, strict=True)
        ]
        free, yellow, penalty = pack.decisions
        return french(
            f"Un paquet à soi : {', '.join(counts)} ; {pack.goal} GOAL ; "
            f"coups francs {free}, cartons jaunes {yellow}, penaltys {penalty}"
        )
