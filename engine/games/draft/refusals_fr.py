"""Ce qui ne peut pas être dans Draft Football, en français : une phrase par refus."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.draft.deck import COLOURS
from engine.games.draft.text import DraftText

_WANTED = {
    "number": "un nombre entier de 0 à {high}",
    "seat": "0 ou 1, la place d'un joueur",
    "seats": "une liste de places, 0 ou 1",
    "pair": "une liste de deux valeurs, une par joueur",
    "cards": "une liste de cartes",
    "card": "le nom d'une carte, comme blue-goal-free",
    "lists": "une liste de {high} listes",
    "true-or-false": "true ou false",
}


class FrenchRefusals(DraftText):
    """Why something cannot be, in French."""

    def no_pack_unreadable(self, part: str) -> str:
        """A part of a pack that is not name=value."""
        return f"« {part} » ne se lit pas : un paquet s'écrit nom=valeur."

    def no_pack_total(self, counted: int, size: int) -> str:
        """A pack of the wrong size."""
        return f"Les six couleurs font {counted} cartes ; il en faut {size}."

    def no_pack_none(self, colour: str) -> str:
        """A pack without kick-offs or shots."""
        missing = "d'engagement" if colour == "blue" else "de tir"
        return f"Sans carte {self.colour(colour)}, il n'y a pas {missing} : il en faut au moins une."

    def no_pack_goals(self, counted: int, size: int) -> str:
        """A pack without goals."""
        return f"Nombre de cartes GOAL : {counted} ; il en faut au moins 1 et au plus {size}."

    def no_pack_decisions(self, counted: int, size: int) -> str:
        """Decisions that do not add up."""
        return f"Coups francs, cartons jaunes et penaltys font {counted} ; il en faut un sur chacune des {size} cartes."

    def no_pack_shot(self) -> str:
        """A shot that something else stops."""
        return "Sur une verte, l'adversaire peut poser une blanche et rien d'autre : le texte le dit."

    def no_pack_no_shot(self) -> str:
        """Arrows that never lead to green."""
        return "Avec ces couleurs, aucun chemin ne mène d'un engagement à un tir."

    def no_pack_colour(self, colour: str) -> str:
        """A colour that does not exist."""
        return f"Il n'y a pas de couleur « {colour} » ; il y a {self.core.joined(COLOURS)}."

    def no_pack_number(self, field: str, value: str) -> str:
        """A number that is missing or is none."""
        return f"« {self._field(field)} » demande un nombre de cartes, pas « {value} »."

    def no_pack_list(self, field: str) -> str:
        """A list left out."""
        return f"La liste « {self._field(field)} » manque : indiquez ses couleurs, ou none."

    def _field(self, field: str) -> str:
        """A field of a pack in words."""
        place, _, name = field.partition("-")
        if not name:
            return "GOAL" if field == "goal" else self.colour(field)
        if place == "mark":
            return self.decision(name)
        return f"{self.colour(name)}, {'en haut à droite' if place == 'on' else 'en bas à gauche'}"

    def no_match_field(self, field: str, value: str, wanted: str, low: int, high: int) -> str:
        """A field of a match that has an impossible value."""
        needed = _WANTED[wanted].format(low=low, high=high)
        return f"Dans ce match, « {field} » ne peut pas valoir {value} : il faut {needed}."

    def no_row_too_long(self, count: int) -> str:
        """Too many cards in the draft."""
        return f"La draft compte douze cartes étalées, pas {count}."

    def no_nothing_to_pick(self) -> str:
        """No draft."""
        return "Aucune carte n'est étalée : il n'y a rien à choisir."

    def no_no_card_on_top(self) -> str:
        """Nothing to answer."""
        return "Il n'y a pas de carte à laquelle répondre : l'engagement n'a pas eu lieu."

    def no_no_hand(self) -> str:
        """A player without cards."""
        return "Pour jouer, il faut à chacun au moins une carte en main."

    def no_nobody_to_refill(self) -> str:
        """Nobody draws."""
        return "Personne n'a de main à compléter."

    def no_no_goal_card(self, card: str) -> str:
        """A goal counted with the wrong card."""
        return f"Un but se compte avec une carte GOAL, et {card} n'en est pas une."

    def no_over_too_early(self) -> str:
        """A match that is over before its time."""
        return "Un match n'est pas fini dès sa première mi-temps."

    def no_audit_cards(self, card: str, counted: int, stated: int) -> str:
        """Cards lost or made up."""
        return f"Le paquet compte {stated} fois {card}, et on en trouve {counted}."

    def no_audit_goals(self, counted: Sequence[int], stated: Sequence[int]) -> str:
        """Goals lost or made up."""
        return (
            f"Il y a {stated[0]} et {stated[1]} cartes GOAL sur la table ; "
            f"le jeu en donne {counted[0]} et {counted[1]}."
        )
