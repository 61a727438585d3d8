"""What the words of TOMY rugby dice have in common in every language."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

from engine.core.asks import Ask
from engine.core.game import Event
from engine.core.text import GameText, method
from engine.games.tomy.asks import Attempt


def upper(sentence: str) -> str:
    """The first letter as a capital, the others as they are."""
    return sentence[:1].upper() + sentence[1:]


class TomyText(GameText):
    """The words of TOMY rugby dice: beside the usual sentences, those of its dice and of its two sheets."""

    def option(self, ask: Ask, option: str) -> str:
        """Dice to be thrown again are named by what they show."""
        if isinstance(ask, Attempt) and option not in {"score", "stop"}:
            return self.opt_again(tuple(option.split("+")))
        return super().option(ask, option)

    @abstractmethod
    def opt_again(self, dice: tuple[str, ...]) -> str:
        """To throw these dice again."""

    @abstractmethod
    def dice(self, faces: tuple[str, ...]) -> str:
        """Dice on the table as players say them: ball and two players."""

    def cell(self, events: Iterable[Event]) -> str:
        """What one line of the sheet reports of its throw: the events that have a short form, in order."""
        return upper(", ".join(short for short in map(self.short, events) if short))

    def short(self, event: Event) -> str:
        """An event as a player would scribble it on the sheet; nothing for one that goes without saying."""
        words = getattr(self, "short_" + method(event[1]), None)
        return "" if words is None else str(words(*event[2:]))

    @abstractmethod
    def score(self, name: str) -> str:
        """What blue dice can score: `try`, `drop` and so on, in full."""

    @abstractmethod
    def part(self, name: str) -> str:
        """The title of a part of the sheet: `first-half`, `second-half`, `extra-time`, `shootout` or `cup`."""

    @abstractmethod
    def total(self, part: str) -> str:
        """What the sheet calls the score at the end of a part."""

    @abstractmethod
    def match(self, number: int) -> str:
        """The name of a match of a series: home, return, decider."""

    @abstractmethod
    def stage(self, name: str) -> str:
        """A stage of the cup: `quarter-final`, `semi-final`, `final` or `winner`."""

    @abstractmethod
    def die(self, name: str) -> str:
        """A kind of die: `blue`, `green`, `white` or `red`, with what it is for."""

    @abstractmethod
    def card(self, name: str) -> str:
        """A card, `yellow` or `red`, in full."""

    @abstractmethod
    def card_mark(self, name: str) -> str:
        """A card as the one letter that the sheet has room for."""
