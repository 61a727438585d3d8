"""What the words of Draft Football have in common in every language."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

from engine.core.asks import Ask
from engine.core.game import Event
from engine.core.text import GameText, method
from engine.games.draft.deck import COLOUR, COLOURS, DECISION, GOAL


class DraftText(GameText):
    """The words of Draft Football: beside the usual sentences, those of its cards and of its match sheet."""

    @abstractmethod
    def colour(self, name: str) -> str:
        """A colour, `blue` for example."""

    @abstractmethod
    def action(self, colour: str) -> str:
        """What a card of this colour does: a pass, a shot."""

    @abstractmethod
    def decision(self, name: str) -> str:
        """A decision of the referee: `free`, `yellow` or `penalty`."""

    @abstractmethod
    def marks(self, card: str) -> str:
        """What a card shows beside its colour: whether it is a goal, and the decision."""

    def mark(self, card: str) -> str:
        """GOAL or NO GOAL: these two stand on the cards themselves, whatever the language."""
        return "GOAL" if GOAL[card] else "NO GOAL"

    def colour_of(self, card: str) -> str:
        """The colour of a card."""
        return self.colour(COLOURS[COLOUR[card]])

    def decision_of(self, card: str) -> str:
        """The decision on a card."""
        return self.decision(DECISION[card])

    def option(self, ask: Ask, option: str) -> str:
        """A card of the row is named in full, a card of the hand by its colour."""
        if ask.name == "pick":
            return self.card(option)
        return super().option(ask, option)

    def barred(self, ask: Ask, option: str) -> str:
        """What cannot be laid has a reason that depends on the question, not on the colour."""
        return self._say("bar_", "pass" if option == "pass" else ask.name, ask, option)

    def cell(self, events: Iterable[Event]) -> str:
        """What one line of the sheet reports: the events that have a short form, in order."""
        cell = ", ".join(short for short in map(self.short, events) if short)
        return cell[:1].upper() + cell[1:]

    def short(self, event: Event) -> str:
        """An event as a player would note it on the sheet; nothing for one that goes without saying."""
        words = getattr(self, "short_" + method(event[1]), None)
        return "" if words is None else str(words(*event[2:]))

    @abstractmethod
    def part(self, name: str) -> str:
        """The title of a part of the match, `first-half` for example."""

    @abstractmethod
    def booking(self, name: str) -> str:
        """A card shown by the referee, `yellow`, in full."""

    @abstractmethod
    def booking_mark(self, name: str) -> str:
        """Such a card as the one letter that the sheet has room for."""
