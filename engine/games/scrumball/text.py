"""What the words of Scrumball Rugby have in common in every language."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence

from engine.core.asks import Ask
from engine.core.game import Event
from engine.core.text import GameText, method
from engine.games.scrumball.options import TYPES

_OF_CARDS = frozenset({"change", "change-more", "spend"})
"""Questions whose options are simply cards."""


def dice(faces: Sequence[int]) -> str:
    """A throw as players say it."""
    return "-".join(map(str, faces))


class ScrumballText(GameText):
    """The words of Scrumball Rugby: beside the usual sentences, its cards, its spots and its sheet."""

    def option(self, ask: Ask, option: str) -> str:
        """Name an option; where cards are chosen, by the card."""
        if ask.name in _OF_CARDS and option in TYPES:
            return self.card(option)
        return super().option(ask, option)

    def cell(self, events: Iterable[Event]) -> str:
        """What one line of the sheet reports: the events that have a short form, in order."""
        cell = ", ".join(short for short in map(self.short, events) if short)
        return cell[:1].upper() + cell[1:]

    def short(self, event: Event) -> str:
        """An event in the few words that the sheet has room for."""
        return str(getattr(self, "short_" + method(event[1]))(*event[2:]))

    @abstractmethod
    def card(self, card: str) -> str:
        """The name of a card."""

    @abstractmethod
    def cards(self, cards: Sequence[str]) -> str:
        """Several cards in a sentence."""

    @abstractmethod
    def at(self, ball: int) -> str:
        """Where a ball is."""

    @abstractmethod
    def part(self, name: str) -> str:
        """The title of a part of the sheet: `first-half` or `second-half`."""


def nearest(ball: int) -> tuple[int, int]:
    """The seat whose goal line is nearest, and the metres to it: 0 on it, less behind it."""
    return (0, ball) if ball < 50 else (1, 100 - ball)
