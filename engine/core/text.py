"""How events, asks and refusals become sentences: one method per sentence, in each language.

A game's words are a class per language. Methods are found by name: `on_kicked` tells the event `kicked`, `ask_award`
puts the question `award`, `opt_award_kick` or `opt_kick` names an option, `bar_kick` says why it is not there,
`out_kicked` names an outcome in a list of odds, `then_award` a choice that odds stop at, `face_ball` and `card_joker`
name what dice and cards show. A missing method is an error, never a silent fallback.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from engine.core.asks import Ask
from engine.core.game import Event
from engine.core.refusal import Refusal


def method(name: str) -> str:
    """The part of a method's name that stands for a key: `fifty-twenty-two` becomes `fifty_twenty_two`."""
    return name.replace("-", "_").replace(".", "_")


class CoreText(ABC):
    """Sentences that belong to no game: refusals, lists, numbers."""

    lang: ClassVar[str]

    def refusal(self, why: Refusal) -> str:
        """Say why something was refused."""
        sentence = getattr(self, "no_" + method(why.code), None)
        return self.no_unknown(why.code) if sentence is None else str(sentence(**why.data))

    @abstractmethod
    def no_unknown(self, code: str) -> str:
        """Say that something was refused for a reason that has no sentence of its own."""

    @abstractmethod
    def joined(self, parts: Sequence[str]) -> str:
        """A list in a sentence: one, two and three."""

    @abstractmethod
    def either(self, parts: Sequence[str]) -> str:
        """A list of which one holds: one, two or three."""

    @abstractmethod
    def count(self, number: int, singular: str, plural: str) -> str:
        """A number with its noun."""

    @abstractmethod
    def percent(self, share: float) -> str:
        """A share for people: 17 %."""

    @abstractmethod
    def one_in(self, number: str) -> str:
        """A chance for people: about 1 in 6."""


class GameText(ABC):
    """The words of one game in one language, for two named sides."""

    core: CoreText

    def __init__(self, core: CoreText, names: tuple[str, ...]) -> None:
        """Speak about these players."""
        self.core = core
        self.names = names

    def who(self, seat: int) -> str:
        """The name of a side."""
        return self.names[seat]

    def other(self, seat: int) -> str:
        """The name of the opposite side."""
        return self.names[1 - seat]

    def _say(self, prefix: str, key: str, *facts: Any) -> str:
        return str(getattr(self, prefix + method(key))(*facts))

    def event(self, event: Event) -> str:
        """Tell an event."""
        return self._say("on_", event[1], *event[2:])

    def ask(self, ask: Ask) -> str:
        """Put a question."""
        return self._say("ask_", ask.name, ask)

    def option(self, ask: Ask, option: str) -> str:
        """Name an option: in words of this very question if there are any, else in the usual ones."""
        own = getattr(self, f"opt_{method(ask.name)}_{method(option)}", None)
        return self._say("opt_", option, ask) if own is None else str(own(ask))

    def barred(self, ask: Ask, option: str) -> str:
        """Say why an option that one might expect is not there."""
        return self._say("bar_", option, ask)

    def face(self, face: str) -> str:
        """Name what a side of a die with pictures shows."""
        return self._say("face_", face)

    def card(self, card: str) -> str:
        """Name a card that can be drawn."""
        return self._say("card_", card)

    def outcome(self, key: str) -> str:
        """Name an outcome of odds, made of parts joined by `+`."""
        parts: list[str] = []
        for part in key.split("+"):
            if part.startswith("?"):
                parts.append(self._say("then_", part[1:]))
            else:
                name, _, seat = part.partition(":")
                parts.append(self._say("out_", name, *([int(seat)] if seat else [])))
        return ", ".join(parts)

    @abstractmethod
    def out_nothing(self) -> str:
        """Name the outcome in which nothing that odds tell apart happened."""

    def refusal(self, why: Refusal) -> str:
        """Say why something was refused, in the game's words if it has them."""
        own = getattr(self, "no_" + method(why.code), None)
        return self.core.refusal(why) if own is None else str(own(**why.data))

    @abstractmethod
    def title(self) -> str:
        """The name of the game."""

    @abstractmethod
    def switch(self, key: str) -> str:
        """The question that a house-rule switch answers."""

    @abstractmethod
    def setting(self, key: str, value: str) -> str:
        """A setting of a switch, in words."""
