"""Le récit d’un match de Draft Football en français : une phrase par événement.

Un nom n’a pas de genre : il n’est jamais le sujet d’un participe ou d’un adjectif qui s’accorde.
"""

from __future__ import annotations

from engine.games.draft.asks import NOTHING
from engine.games.draft.deck import COLOURS
from engine.games.draft.text import DraftText
from engine.games.draft.view import HIDDEN

NUMBERS = ("aucune", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze")
ENDS = {
    "first-half": "fin de la première mi-temps",
    "second-half": "fin de la seconde mi-temps",
    "extra-1": "fin de la première période de prolongation",
    "extra-2": "fin de la prolongation",
    "golden-goal": "toujours pas de but",
}
_VOWELS = "aàâäeéèêëiîïoôöuùûüyhœæ"


def cards(number: int) -> str:
    """A number of cards."""
    return f"{NUMBERS[number] if number < len(NUMBERS) else number} carte{'s' if number > 1 else ''}"


class FrenchStory(DraftText):
    """What happened, in French."""

    def of(self, seat: int) -> str:
        """« de Camille », « d’Alix », « du Stade », « des Rouges »."""
        name = self.who(seat)
        for article, merged in (("Le ", "du "), ("Les ", "des ")):
            if name.startswith(article):
                return merged + name[len(article) :]
        return ("d’" if name[0].lower() in _VOWELS else "de ") + name

    def to(self, seat: int) -> str:
        """« à Camille », « au Stade », « aux Rouges »."""
        name = self.who(seat)
        for article, merged in (("Le ", "au "), ("Les ", "aux ")):
            if name.startswith(article):
                return merged + name[len(article) :]
        return "à " + name

    def on_turned_up(self, card: str, number: int) -> str:
        """A card of the draft."""
        return f"Carte {number} de la draft : une {self.colour_of(card)} ({self.marks(card)})."

    def on_pile_made(self, number: int) -> str:
        """The rest of the cards."""
        return f"La draft est étalée ; les {number} autres cartes forment la pioche."

    def on_picked(self, seat: int, card: str) -> str:
        """A pick."""
        return f"{self.who(seat)} choisit une {self.colour_of(card)} ({self.marks(card)})."

    def on_hand_full(self, seat: int) -> str:
        """A hand is complete."""
        return f"{self.who(seat)} a ses six cartes, et ne les montre à personne."

    def on_engaged(self, seat: int, *_: object) -> str:
        """A kick-off."""
        return f"{self.who(seat)} engage avec une carte bleue."

    def on_drew(self, seat: int, card: str, number: int) -> str:
        """A card for the hand."""
        what = "une carte" if card == HIDDEN else f"une {self.colour_of(card)} ({self.marks(card)})"
        return f"{self.who(seat)} pioche {what} : {cards(number)} en main."

    def on_no_blue(self, seat: int) -> str:
        """Not blue, at the kick-off."""
        return f"Elle n'est pas bleue : {self.who(seat)} la garde et pioche encore."

    def laid(self, seat: int, card: str, on: int, what: str) -> str:
        """A card laid, what it covers and what it means."""
        under = "" if on == NOTHING else f" sur la {self.colour(COLOURS[on])}"
        return f"{self.who(seat)} pose une {self.colour_of(card)}{under} : {what}."

    def on_passed_on(self, seat: int, card: str, on: int) -> str:
        """Blue."""
        return self.laid(seat, card, on, "passe")

    def on_crossed(self, seat: int, card: str, on: int) -> str:
        """Yellow."""
        return self.laid(seat, card, on, "centre")

    def on_intercepted(self, seat: int, card: str, on: int) -> str:
        """Black."""
        return self.laid(seat, card, on, "interception")

    def on_shot(self, seat: int, card: str, on: int) -> str:
        """Green."""
        return self.laid(seat, card, on, "tir")

    def on_caught(self, seat: int, card: str, on: int) -> str:
        """White on anything but a shot."""
        return self.laid(seat, card, on, "ballon pour le gardien")

    def on_foul(self, seat: int, card: str, on: int) -> str:
        """Red."""
        return self.laid(seat, card, on, "faute")

    def on_parried(self, seat: int, _: str) -> str:
        """White on a shot."""
        return f"{self.who(seat)} pose une blanche : le tir est repoussé."

    def on_passed(self, seat: int) -> str:
        """No answer."""
        return f"{self.who(seat)} ne peut pas la poser et passe son tour."

    def on_both_passed(self, seat: int) -> str:
        """No going on."""
        return (
            f"{self.who(seat)} ne peut pas continuer et passe aussi : "
            f"c'est de nouveau {self.to(1 - seat)} de répondre à la même carte."
        )

    def on_unparried(self, seat: int) -> str:
        """A shot gets through."""
        return f"Rien n'arrête le tir {self.of(seat)} : place à la vérification."

    def on_hand_emptied(self, seat: int) -> str:
        """The last card of a hand."""
        return f"C'était la dernière carte {self.of(seat)} : but, si la vérification le confirme."

    def on_not_whistled(self, seat: int) -> str:
        """A foul with the last card."""
        return f"Faute sur la dernière carte : l'arbitre ne siffle pas contre {self.who(seat)}."

    def on_goal(self, seat: int, card: str, _part: str, _mark: int, score: tuple[int, int], *_: object) -> str:
        """A goal confirmed."""
        return f"La carte dit {self.mark(card)} : but pour {self.who(seat)}, {score[0]}-{score[1]}."

    def on_no_goal(self, seat: int, card: str) -> str:
        """A goal refused."""
        return (
            f"La carte dit {self.mark(card)} : but refusé {self.to(seat)}. "
            f"Elle va sous la pile, et {self.other(seat)} engage."
        )

    def on_refilled(self, seat: int, card: str, number: int) -> str:
        """A card drawn after a goal."""
        what = "une carte" if card == HIDDEN else f"une {self.colour_of(card)} ({self.marks(card)})"
        return f"{self.who(seat)} pioche {what} : {cards(number)} en main après le but."

    def on_whistled(self, seat: int, card: str) -> str:
        """The referee's decision."""
        return f"{self.who(seat)} retourne la décision : {self.decision_of(card)}."

    def on_free_kick(self, seat: int) -> str:
        """A free kick."""
        return f"Coup franc : {self.who(seat)} poursuit. La carte va sous la pile."

    def on_yellow_card(self, seat: int, *_: object) -> str:
        """A yellow card."""
        return f"Carton jaune : il reste devant {self.who(seat)}, et {self.other(seat)} poursuit."

    def on_goal_lost(self, seat: int, _part: str, _mark: int, score: tuple[int, int], *_: object) -> str:
        """A goal taken away."""
        return (
            f"Deux cartons jaunes coûtent un but {self.to(seat)} : {score[0]}-{score[1]}. "
            "Les trois cartes vont sous la pile."
        )

    def on_nothing_to_lose(self, seat: int) -> str:
        """No goal to take away."""
        return f"{self.who(seat)} n'a pas de but à perdre : les cartons jaunes restent."

    def on_penalty(self, seat: int) -> str:
        """A penalty."""
        return f"Penalty pour {self.who(seat)} : la carte va sous la pile, une autre décide."

    def on_penalty_scored(
        self, seat: int, card: str, _part: str, _mark: int, score: tuple[int, int], *_: object
    ) -> str:
        """A penalty scored."""
        return f"La carte dit {self.mark(card)} : {self.who(seat)} marque le penalty, {score[0]}-{score[1]}."

    def on_penalty_missed(self, seat: int, card: str) -> str:
        """A penalty missed."""
        return f"La carte dit {self.mark(card)} : {self.who(seat)} manque le penalty et poursuit sur la rouge."

    def on_unchecked(self, seat: int) -> str:
        """No card for the check."""
        return f"Plus aucune carte pour vérifier le but {self.of(seat)} : il ne compte pas."

    def on_pile_empty(self, part: str) -> str:
        """The pile ends a part."""
        pile = "Un tiers de la pioche est parti" if part in ("extra-1", "extra-2") else "La pioche est épuisée"
        return f"{pile} : {ENDS[part]}."

    def on_time_up(self, part: str, minute: int) -> str:
        """The clock ends a part."""
        return f"Minute {minute} : {ENDS[part]}."

    def on_new_pile(self, number: int) -> str:
        """An empty pile made anew."""
        return f"La pioche est vide : {cards(number)} déjà jouées en font une nouvelle, bien mélangée."

    def on_half_time(self, home: int, away: int, seat: int) -> str:
        """Half-time."""
        return (
            f"Mi-temps : {self.who(0)} {home}, {self.who(1)} {away}. "
            f"On mélange pour une nouvelle draft, puis {self.who(seat)} engagera."
        )

    def on_full_time(self, home: int, away: int) -> str:
        """Full time."""
        return f"Fin du temps réglementaire : {self.who(0)} {home}, {self.who(1)} {away}."

    def on_extra_time(self, part: str, seat: int) -> str:
        """A period of extra time."""
        return f"{self.part(part)}, avec une nouvelle draft : {self.who(seat)} engagera."

    def on_golden_goal(self, seat: int) -> str:
        """On to the golden goal."""
        return f"Toujours l'égalité : le prochain but l'emporte. Nouvelle draft, et {self.who(seat)} engagera."

    def on_won(self, seat: int, home: int, away: int) -> str:
        """A win."""
        return f"{self.who(seat)} gagne, {max(home, away)}-{min(home, away)}."

    def on_drawn(self) -> str:
        """No goal can come any more."""
        return "Il ne reste aucune carte GOAL dans le paquet : match nul."
