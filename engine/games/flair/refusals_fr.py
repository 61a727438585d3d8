"""Ce qui ne peut pas être dans French Flair, en français : une phrase par raison."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.flair.story_fr import FrenchStory

_WANTED = {
    "number": "un nombre entier de {low} à {high}",
    "seat": "0 ou 1, la place d'un joueur",
    "pair": "une liste de deux valeurs, une par joueur",
    "points": "un total possible avec des 2, des 3 et des 5",
    "cards": "une liste de cartes de « 1 » à « 15 »",
    "zone": "deux faces d'un dé, la plus basse d'abord",
    "true-or-false": "true ou false",
}


class FrenchRefusals(FrenchStory):
    """What cannot be, in French."""

    def no_match_field(self, field: str, value: str, wanted: str, low: int, high: int) -> str:
        """A field of a match that has an impossible value."""
        needed = _WANTED[wanted].format(low=low, high=high)
        return f"Dans ce match, « {field} » ne peut pas valoir {value} : il faut {needed}."

    def no_not_kicked_off(self) -> str:
        """Something before the kick-off."""
        return "Ou bien le coup d'envoi est donné et un camp a le ballon, ou bien rien n'est encore arrivé."

    def no_no_zone(self, phase: str) -> str:
        """A ruck without its zone."""
        return f"Dans un ruck (« {phase} »), il y a une zone et un camp qui a gagné le duel."

    def no_zone_elsewhere(self, phase: str) -> str:
        """A zone without its ruck."""
        return f"Il n'y a de zone que dans un ruck, et « {phase} » n'en est pas un."

    def no_mark_and_side(self) -> str:
        """Advantage for nobody."""
        return "Un avantage a une marque et un camp qui le joue, ou il n'y en a pas."

    def no_no_tackler(self) -> str:
        """A tackle without a card."""
        return "Un camp sans carte en main ne peut pas plaquer."

    def no_ball_beyond(self, ball: int) -> str:
        """A ball that is off the pitch, or already over the line."""
        return f"Avec le ballon à {ball}, personne n'attaque : ce serait un essai, ou un ballon mort."

    def no_nothing_received(self) -> str:
        """A kick that leaves nothing to choose."""
        return "On ne marque ou n'aplatit que dans ses propres 22 ou derrière sa propre ligne."

    def no_combination_unbegun(self, point: str) -> str:
        """A combination without cards, or cards without a combination."""
        return (
            f"À « {point} », les cartes déjà jouées ne conviennent pas : "
            "une combinaison a un dernier numéro, un début n'en a pas."
        )

    def no_late_too_early(self, seconds: int) -> str:
        """Time up too soon."""
        return f"Après {seconds} secondes sur 600, le temps n'est pas écoulé."

    def no_over_too_early(self) -> str:
        """Over too soon."""
        return "Un match ne finit qu'après le temps de sa seconde période."

    def no_too_many_cards(self, seat: int, card: str, number: int, most: int) -> str:
        """More cards than there are."""
        return f"{self.who(seat)} ne peut pas avoir {number} cartes {card} : il y en a {most} par paquet."

    def no_audit_cards(self, seat: int, counted: int) -> str:
        """Cards lost or made up."""
        return f"Les 21 cartes {self.of(seat)} ne sont pas toutes là, ou pas les bonnes ({counted} trouvées)."

    def no_audit_metres(self, counted: int, stated: int) -> str:
        """Metres lost or made up."""
        return f"Le ballon est noté à {stated}, mais les actions mènent à {counted}."

    def no_audit_points(self, counted: Sequence[int], stated: Sequence[int]) -> str:
        """Points lost or made up."""
        return f"Le score dit {stated[0]} à {stated[1]}, les actions font {counted[0]} à {counted[1]}."

    def no_moment_unknown(self, moment: str, known: Sequence[str]) -> str:
        """A moment that does not exist."""
        return f"Il n'y a pas de moment « {moment} ». Il y a : {self.core.joined(known)}."

    def no_card_unknown(self, card: str) -> str:
        """A card that does not exist."""
        return f"« {card} » n'est pas une carte : écrire 9, 9:run, 9:kick, 9:touch, 9:drop, relay:4, maul:2 ou fix:3."

    def no_nothing_played(self) -> str:
        """An empty combination."""
        return "Aucune carte n'est encore posée."
