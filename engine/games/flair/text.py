"""What the words of French Flair have in common in every language."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any

from engine.core.asks import Ask, Choose
from engine.core.game import Event
from engine.core.text import GameText, method
from engine.games.flair.asks import Hand
from engine.games.flair.grammar import ON, READ, TURNS
from engine.games.flair.state import PITCH

Faces = tuple[int, ...]


def dice(faces: Faces) -> str:
    """A throw as the rulebook writes it: [5][2]."""
    return "".join(f"[{face}]" for face in faces)


class FlairText(GameText):
    """The words of French Flair: beside the usual sentences, cards and spots on the pitch."""

    def _say(self, prefix: str, key: str, *facts: Any) -> str:
        """Questions about one die or two, and the outcomes that end at them, share their words."""
        if key.endswith("-dice") and prefix == "ask_":
            return self.ask_dice(facts[0], key.removesuffix("-dice"))
        if key.endswith("-dice") and prefix == "then_":
            return self.then_dice()
        return super()._say(prefix, key, *facts)

    def option(self, ask: Ask, option: str) -> str:
        """A card by what is done with it; anything else by its own words."""
        if isinstance(ask, Hand):
            if ask.name == "attack" and option in READ:
                _, number, way = READ[option]
                turn = TURNS[ask.point].get((number, way)) if ask.point else None
                return self.way(number, way, turn.metres if turn is not None and way == ON else 10)
            if option.isdigit():
                return self.with_card(ask.name, option)
        return super().option(ask, option)

    def barred(self, ask: Ask, option: str) -> str:
        """Why a card cannot be played: the sentence of the rule against it."""
        assert isinstance(ask, Choose)
        return self.against(dict(ask.barred)[option])

    def cell(self, events: Iterable[Event]) -> str:
        """What one line of the sheet says: the score in a word or two."""
        cell = ", ".join(str(getattr(self, "short_" + method(event[1]))(*event[2:])) for event in events)
        return cell[:1].upper() + cell[1:]

    def spot(self, spot: int) -> str:
        """A place on the pitch, seen from the nearer goal line."""
        side = 0 if spot <= PITCH.halfway else 1
        metres = spot if side == 0 else PITCH.length - spot
        if spot == PITCH.halfway:
            return self.halfway()
        if metres > 0:
            return self.from_line(side, metres)
        if metres == 0:
            return self.on_line(side)
        return self.dead_ball() if -metres >= PITCH.in_goal else self.behind_line(side, -metres)

    @abstractmethod
    def part(self, name: str) -> str:
        """The title of a part of the sheet: `first-half` or `second-half`."""

    @abstractmethod
    def ask_dice(self, ask: Ask, what: str) -> str:
        """Put the question of one die or two for a throw."""

    @abstractmethod
    def then_dice(self) -> str:
        """Name the choice of one die or two as the end of an outcome."""

    @abstractmethod
    def way(self, number: int, way: str, metres: int) -> str:
        """A card in attack and what is done with it."""

    @abstractmethod
    def with_card(self, name: str, card: str) -> str:
        """A card spent on something for which its number does not matter."""

    @abstractmethod
    def against(self, rule: str) -> str:
        """What a rule forbids, in one sentence."""

    @abstractmethod
    def halfway(self) -> str:
        """The middle of the pitch."""

    @abstractmethod
    def from_line(self, side: int, metres: int) -> str:
        """So many metres in front of a side's goal line."""

    @abstractmethod
    def on_line(self, side: int) -> str:
        """On a side's goal line."""

    @abstractmethod
    def behind_line(self, side: int, metres: int) -> str:
        """So many metres behind a side's goal line."""

    @abstractmethod
    def dead_ball(self) -> str:
        """Beyond the dead-ball line."""
