"""The kinds of things that people tell a referee: a number, a word, a side, yes or no, a clock, cards, minutes.

Each turns text into a value of a match and back. What is no such thing is refused; whether the match can be so is for
the game to say.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any

from engine.core.house_rules import House
from engine.core.reading import whole
from engine.core.refusal import Refusal

if TYPE_CHECKING:
    from typing import Self

MISSING = object()
"""Nothing is told: the game takes what is usual."""
_DIGITS = 6


class Field(ABC):
    """Something to be told: `key` names it; with `parts` it is told once for each side, or each end of a range.

    `path` says where the value lies in the data of a state. A `blank` field may be left empty, and the game then takes
    what is usual; a `rare` one is asked for in the second place. `when` are the house rules under which it matters.
    """

    def __init__(
        self,
        key: str,
        usual: Any = None,
        *,
        parts: int = 0,
        path: tuple[str, ...] = (),
        blank: bool = False,
        rare: bool = False,
        when: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        """Describe a field; `usual` is what it says at first, a value for each part if there are parts."""
        self.key = key
        self.usual = usual
        self.parts = parts
        self.path = path or (key,)
        self.blank = blank
        self.rare = rare
        self.when = when or {}

    def at(self, usual: Any) -> Self:
        """The same field with another usual value."""
        other = copy(self)
        other.usual = usual
        return other

    def matters(self, house: House) -> bool:
        """Whether a table with these house rules has such a thing at all."""
        return all(house[key] in values for key, values in self.when.items())

    def under(self, house: House) -> Field:  # noqa: ARG002 (for fields whose words depend on the house rules)
        """The field as a table with these house rules has it."""
        return self

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its places in a form."""
        return tuple(f"{self.key}{part}" for part in range(self.parts)) if self.parts else (self.key,)

    def read(self, texts: Mapping[str, str], faults: dict[str, Refusal]) -> Any:
        """The value that its places tell, or MISSING; what cannot be read is put down under the place's name."""
        given = [texts.get(name, "").strip() for name in self.names]
        if self.blank and not any(given):
            return MISSING
        values: list[Any] = []
        for name, text in zip(self.names, given, strict=True):
            try:
                values.append(self.parse(text))
            except Refusal as why:
                faults[name] = why
        return values if self.parts else values[0] if values else MISSING

    def write(self, value: Any) -> dict[str, str] | None:
        """What its places say of a value, or None where they cannot."""
        if value is MISSING:
            return dict.fromkeys(self.names, "") if self.blank else None
        if self.parts and not (isinstance(value, Sequence) and len(value) == self.parts):
            return None
        try:
            shown = [self.show(each) for each in (value if self.parts else [value])]
            for text in shown:
                self.parse(text)
        except (Refusal, LookupError, TypeError, ValueError, StopIteration):
            return None
        return dict(zip(self.names, shown, strict=True))

    @abstractmethod
    def parse(self, text: str) -> Any:
        """The value of one place; refuse what is none."""

    def show(self, value: Any) -> str:
        """What one place says of a value."""
        return "" if value is None else str(value)


class Number(Field):
    """A whole number within bounds."""

    def __init__(self, key: str, usual: Any = None, *, low: int = 0, high: int = 0, **more: Any) -> None:
        """From `low` to `high`."""
        super().__init__(key, usual, **more)
        self.low, self.high = low, high

    def parse(self, text: str) -> int:
        """Read figures, with a sign if need be."""
        value = _whole(text.replace("−", "-"))
        if value is None or not self.low <= value <= self.high:
            raise Refusal("place-number", value=text, low=self.low, high=self.high)
        return value


class Clock(Number):
    """Minutes and seconds, which a match keeps in seconds."""

    def parse(self, text: str) -> int:
        """Read 7:30, or whole minutes."""
        minutes, colon, seconds = text.partition(":")
        big, small = _whole(minutes), _whole(seconds) if colon else 0
        if big is None or small is None or not 0 <= small < 60 or not self.low <= 60 * big + small <= self.high:
            raise Refusal("place-clock", value=text, high=self.high // 60)
        return 60 * big + small

    def show(self, value: Any) -> str:
        """Write 7:30."""
        return f"{value // 60}:{value % 60:02}"


class Minutes(Number):
    """Several whole numbers, such as the minutes of cards."""

    def parse(self, text: str) -> Any:
        """Read numbers with anything usual between them."""
        values = [_whole(word) for word in text.replace(",", " ").replace(";", " ").split()]
        if any(value is None or not self.low <= value <= self.high for value in values):
            raise Refusal("place-numbers", value=text, low=self.low, high=self.high)
        return values

    def show(self, value: Any) -> str:
        """Write them side by side."""
        return " ".join(map(str, value))


class Word(Field):
    """One of several words, which may stand for other values."""

    def __init__(self, key: str, usual: Any = None, *, known: Mapping[str, Any] | Sequence[Any], **more: Any) -> None:
        """One of `known`."""
        super().__init__(key, usual, **more)
        self.known: dict[str, Any] = _called(known)

    def parse(self, text: str) -> Any:
        """Know the word."""
        if text not in self.known:
            raise Refusal("place-word", value=text[:40])
        return self.known[text]

    def show(self, value: Any) -> str:
        """The word that stands for the value."""
        return next(name for name, known in self.known.items() if known == value)


class Seat(Word):
    """A side, or nobody where it may be left empty."""

    def __init__(self, key: str, usual: Any = None, **more: Any) -> None:
        """One of two sides."""
        super().__init__(key, usual, known=(0, 1), **more)


class Flag(Field):
    """Yes or no; what is not ticked is as usual."""

    def __init__(self, key: str, usual: bool | None = None, **more: Any) -> None:
        """Not so, unless it is."""
        super().__init__(key, usual, blank=True, **more)

    def parse(self, text: str) -> bool:
        """Ticked."""
        return bool(text)

    def show(self, value: Any) -> str:
        """A tick; what is told not to be so, against what is usual, cannot be shown."""
        if value is not True:
            raise ValueError(value)
        return "on"


class Cards(Field):
    """Cards lying side by side, or anything else of which there are several: kicks that went in or wide."""

    def __init__(self, key: str, usual: Any = None, *, known: Mapping[str, Any] | Sequence[str], **more: Any) -> None:
        """Any number of `known`, which may stand for other values."""
        super().__init__(key, usual, **more)
        self.known: dict[str, Any] = _called(known)

    def parse(self, text: str) -> list[Any]:
        """Read names with spaces between them."""
        found = text.split()
        for card in found:
            if card not in self.known:
                raise Refusal("place-card", value=card[:40])
        return [self.known[card] for card in found]

    def show(self, value: Any) -> str:
        """Write names with spaces between them."""
        called = {known: name for name, known in self.known.items()}
        return " ".join(called[each] for each in value)


class Card(Cards):
    """One card, or none where it may be left empty."""

    def parse(self, text: str) -> Any:
        """Read a name."""
        if text not in self.known:
            raise Refusal("place-card", value=text[:40])
        return self.known[text]

    def show(self, value: Any) -> str:
        """Write its name."""
        return super().show([] if value is None else [value])


def _called(known: Mapping[str, Any] | Sequence[Any]) -> dict[str, Any]:
    """Values by what they are called: by themselves, unless something else is said."""
    return dict(known) if isinstance(known, Mapping) else {str(value): value for value in known}


def _whole(text: str) -> int | None:
    """A whole number as people write it, or None."""
    text = text.strip()
    number = whole(text[1:] if text.startswith(("-", "+")) else text, _DIGITS)
    return -number if number is not None and text.startswith("-") else number
