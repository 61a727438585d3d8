"""What the words of French Flair have in common in every language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.core.asks import Ask, Choose
from engine.core.text import GameText
from engine.games.flair.events import EVENTS
from engine.games.flair.rules.exits import GROUPED
from engine.games.flair.table.asks import Attack, Begin, Hand
from engine.games.flair.table.grammar import LAUNCH, ON, READ, STARTS, TURNS
from engine.games.flair.table.state import PITCH

DICE = "-dice"
"""How the questions of one die or two end; before it stands what is thrown for."""


def dice(faces: Iterable[int]) -> str:
    """A throw as the rulebook writes it: [5][2]."""
    return "".join(f"[{face}]" for face in faces)


def question(ask: Ask) -> str:
    """The key of a question: one for all cards that follow another, and one for those that come out of a grouping."""
    point = ask.point if isinstance(ask, Hand) else ""
    if point in GROUPED:
        return "attack-grouped"
    return "attack-goes-on" if point and point not in STARTS else ask.name


class FlairText(GameText):
    """The words of French Flair: beside the usual sentences, cards and spots on the pitch."""

    events = EVENTS
    filters: ClassVar = {"dice": dice}

    def _say(self, prefix: str, key: str, *facts: Any) -> str:
        """Throws share their words, and so do the questions of one die or two."""
        if prefix == "asks" and key in self.words["phrases"]["throws"]:
            key = "throw"
        return super()._say(prefix, "dice" if key.endswith(DICE) else key, *facts)

    def ask(self, ask: Ask) -> str:
        """Put a question."""
        return self._say("asks", question(ask), ask)

    def option(self, ask: Ask, option: str) -> str:
        """A card by what is done with it; anything else by its own words."""
        if isinstance(ask, Hand):
            if ask.name == "attack" and option in READ:
                return self._say("options", f"attack/{READ[option][2]}", ask, option)
            if option.isdigit():
                return self._say("options", f"{ask.name}/card", ask, option)
        return super().option(ask, option)

    def barred(self, ask: Ask, option: str) -> str:
        """Why a card cannot be played: the sentence of the rule against it."""
        assert isinstance(ask, Choose)
        rule = dict(ask.barred).get(option)
        return self.against(
            ask.against(option) if rule is None and isinstance(ask, Attack | Begin) else rule or ask.rule
        )

    def against(self, rule: str) -> str:
        """What a rule forbids, in one sentence."""
        return self._say("barred", rule)

    def card(self, card: str) -> str:
        """A card by its number."""
        return card

    def spot(self, spot: int) -> str:
        """A place on the pitch, seen from the nearer goal line."""
        side = 0 if spot <= PITCH.halfway else 1
        metres = spot if side == 0 else PITCH.length - spot
        if metres > 0:
            place = "halfway" if spot == PITCH.halfway else "in-front"
        else:
            place = "line" if metres == 0 else "behind" if -metres < PITCH.in_goal else "dead"
        return str(self.fill("spots", place, {"seat": side, "metres": abs(metres)}.__getitem__))

    place = spot

    def by(self, seat: int, number: int, named: str, yours: str) -> str:
        """Whose number does something; without one, after a mark, it is the side itself."""
        return f"{self.phrase('whose', number, seat=seat)} {named if number else self.form(seat, named, yours)}"

    def far(self, metres: int, seat: int, to: int) -> str:
        """How far somebody runs who has intercepted, if at all."""
        return self.phrase("runs", metres, seat=seat, to=to)

    def thrown(self, name: str) -> str:
        """What is thrown for, by the name of the question of one die or two."""
        return name.removesuffix(DICE)

    def grouping(self, point: str) -> str:
        """What the forwards form where the attack stands."""
        return GROUPED[point]

    def number(self, option: str) -> int:
        """The number of a card in attack."""
        return READ[option][1]

    def metres(self, option: str, point: str) -> int:
        """How far a card in attack goes."""
        _, number, way = READ[option]
        turn = TURNS[point].get((number, way)) if point else None
        return turn.metres if turn is not None and way in {ON, LAUNCH} else 10


WORDS = FlairText
