"""Les mots français de Scrumball Rugby : feuille, règles maison et impossibilités."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.asks import Ask
from engine.core.game import Event
from engine.core.refusal import Refusal
from engine.core.text_fr import french
from engine.games.scrumball.cells_fr import FrenchCells
from engine.games.scrumball.choices_fr import FrenchChoices
from engine.games.scrumball.odds_fr import FrenchOdds
from engine.games.scrumball.options import counts
from engine.games.scrumball.questions_fr import FrenchQuestions
from engine.games.scrumball.story_fr import CARDS

_PARTS = {"first-half": "Première période", "second-half": "Seconde période"}
_SWITCHES = {
    "mode": "Comment mesure-t-on une période ?",
    "pack": "Quelles cartes y a-t-il dans le paquet ?",
    "scrum-six": "Que vaut 6 partout en mêlée ?",
    "interception": "Qu'est-ce qui intercepte à deux dés ?",
    "contest": "Que coûte un conteste ?",
    "kick-off": "Que vaut un coup d'envoi de 5 m ?",
}
_SETTINGS = {
    ("mode", "cards"): "Soixante cartes piochées",
    ("mode", "clock"): "Dix minutes au chrono du match",
    ("scrum-six", "penalty"): "Une pénalité pour le camp qui introduit",
    ("scrum-six", "none"): "Le ballon, sans pénalité",
    ("interception", "chosen"): "Une somme de 6 seulement",
    ("interception", "either"): "Une somme de 6, ou un 6 sur l'un des dés",
    ("contest", "free"): "Rien que le dé",
    ("contest", "card"): "Une carte",
    ("kick-off", "as-kick"): "Ballon gardé, comme avec un Coup de pied",
    ("kick-off", "ten-metres"): "Une mêlée au centre pour l'autre camp",
}
_WANTED = {
    "number": "un nombre entier de {low} à {high}",
    "seat": "0 ou 1, la place d'un joueur",
    "pair": "une liste de deux valeurs, une par joueur",
    "points": "un total possible avec des 3, des 5 et des 7",
    "phase": "le nom d'une phase qui se joue",
    "cards": "une liste d'au plus {high} cartes par leur nom",
    "advantage": "une place et un point de faute",
    "trace": "au plus quatre mouvements sur le terrain, chacun avec son nom",
    "true-or-false": "true ou false",
}


class ScrumballFrench(FrenchQuestions, FrenchChoices, FrenchCells, FrenchOdds):
    """Scrumball Rugby en français."""

    def title(self) -> str:
        """The name of the game."""
        return "Scrumball Rugby"

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

    def at(self, ball: int) -> str:
        """And every spot."""
        return french(super().at(ball))

    def part(self, name: str) -> str:
        """The title of a part of the sheet."""
        return _PARTS[name]

    # House rules

    def switch(self, key: str) -> str:
        """The question that a house rule answers."""
        return french(_SWITCHES[key])

    def setting(self, key: str, value: str) -> str:
        """An answer to it; for the pack, how many of each type."""
        if key == "pack":
            return ", ".join(f"{number} {CARDS[card]}" for card, number in counts(value).items())
        return french(_SETTINGS[key, value])

    # What cannot be

    def no_pack_type(self, given: str, types: Sequence[str]) -> str:
        """A type of card that does not exist."""
        return f"Il n'y a pas de cartes « {given} ». Il y a : {self.core.joined(types)}."

    def no_pack_twice(self, given: str) -> str:
        """A type counted twice."""
        return f"Le paquet nomme « {given} » deux fois."

    def no_pack_number(self, type: str, given: str) -> str:
        """A count that is no number."""
        return f"« {given} » n'est pas un nombre de cartes {CARDS[type]} : il faut un nombre entier de 0 à 40."

    def no_pack_total(self, total: int, wanted: int) -> str:
        """A pack of the wrong size."""
        return f"Un paquet compte {wanted} cartes, celui-ci en a {total}."

    def no_match_field(self, field: str, value: str, wanted: str, low: int, high: int) -> str:
        """A field of a match that has an impossible value."""
        needed = _WANTED[wanted].format(low=low, high=high)
        return f"Dans ce match, « {field} » ne peut pas valoir {value} : il faut {needed}."

    def no_cards_too_many(self, card: str, number: int, pack: int) -> str:
        """More cards than the pack has."""
        return f"Il ne peut pas y avoir {number} cartes {CARDS[card]} sur la table : le paquet en a {pack}."

    def no_drawn_and_cards(self, drawn: int, out: int) -> str:
        """A number of cards drawn that does not agree with those on the table."""
        return f"{drawn} cartes piochées ne s'accordent pas avec {out} cartes hors de la pioche."

    def no_hand_and_first(self) -> str:
        """A match with a ball and no kick-off, or the other way round."""
        return "Ou bien le coup d'envoi est donné et quelqu'un a le ballon, ou bien on lance les dés pour le donner."

    def no_not_kicked_off(self) -> str:
        """Something happened before the kick-off."""
        return "Le coup d'envoi n'est pas donné : ni points, ni cartes piochées, et le ballon est au milieu du terrain."

    def no_kick_off_spot(self, ball: int) -> str:
        """A kick-off from elsewhere."""
        return f"Un coup d'envoi se donne au milieu du terrain, pas {self.at(ball)}."

    def no_advantage_seat(self) -> str:
        """Advantage for the side without the ball."""
        return "L'avantage ne peut être qu'au camp qui a le ballon."

    def no_seconds_without_clock(self) -> str:
        """A clock in the cards mode."""
        return "En mode cartes, il n'y a pas de chrono : « seconds » doit valoir 0."

    def no_over_too_early(self) -> str:
        """A match that is over before its time."""
        return "Un match n'est fini qu'après la limite de sa seconde période."

    def no_kicked_off_already(self) -> str:
        """A throw for the kick-off in the middle of a match."""
        return "Le coup d'envoi de ce match est déjà donné."

    def no_nothing_to_draw(self) -> str:
        """A draw that nobody is due."""
        return "Personne n'a de carte à piocher maintenant."

    def no_no_stoppage(self) -> str:
        """A substitution while play goes on."""
        return "Un remplacement se fait à un arrêt de jeu, et il n'y en a pas maintenant."

    def no_nothing_to_play_now(self, phase: str) -> str:
        """A play before the kick-off or after full time."""
        return f"La phase « {phase} » ne se joue pas : le coup d'envoi n'est pas donné, ou le match est fini."

    def no_audit_cards(self, counted: int, stated: int) -> str:
        """Cards lost or made up."""
        return f"La table compte {counted} cartes qui ne sont pas les {stated} de son paquet."

    def no_audit_points(self, counted: Sequence[int], stated: Sequence[int]) -> str:
        """Points lost or made up."""
        return f"Le score dit {stated[0]} à {stated[1]}, les actions font {counted[0]} à {counted[1]}."

    def no_audit_metres(self, counted: int, stated: int) -> str:
        """A ball that moved without a reason."""
        return f"Le ballon est à {stated} sur l'axe, les actions le laissent à {counted}."
