"""What the words of 5-3-Double! have in common in every language."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

from engine.core.game import Event
from engine.core.text import GameText, method


class DoubleText(GameText):
    """The words of 5-3-Double!: beside the usual sentences, those of its match sheet."""

    def cell(self, events: Iterable[Event]) -> str:
        """What one line of the sheet reports of its action: the events that have a short form, in order."""
        cell = ", ".join(short for short in map(self.short, events) if short)
        return cell[:1].upper() + cell[1:]

    def short(self, event: Event) -> str:
        """An event as a player would scribble it on the sheet; nothing for one that goes without saying."""
        words = getattr(self, "short_" + method(event[1]), None)
        return "" if words is None else str(words(*event[2:]))

    @abstractmethod
    def part(self, name: str) -> str:
        """The title of a part of the sheet: `match`, `first-half` or `second-half`."""

    @abstractmethod
    def card(self, name: str) -> str:
        """A card, `yellow` or `red`, in full."""

    @abstractmethod
    def card_mark(self, name: str) -> str:
        """A card as the one letter that the sheet has room for."""
