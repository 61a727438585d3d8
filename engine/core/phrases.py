"""How a sentence of data is filled in.

`{seat}` is a side by its name and `{other}` the one opposite. `{faces:dice}` passes a fact through a filter: a method
of whoever speaks, a function, or a table of phrases. `{seat:by(number)}` gives the filter another fact besides,
`{dice:count die/dice}` words, parted by strokes; `{points:numbers|capitalize}` uses two filters, one after the other.

A match may be told to one of its sides, who is then `you` instead of a name. What changes with that stands in the
sentence, first of a side by its name, then of the reader: `{seat:does rolls/roll}` is a side with its verb,
`{seat:asked does/do}` in questions the verb with its side, and `{seat:form Try by #/Your try}` any words, with `#` for
the side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from string import Formatter
from typing import Any, NamedTuple, Protocol

OTHER = "other"
"""The side opposite the one that a sentence is about."""
PEOPLE = frozenset({"seat", "who", OTHER})
"""Facts that are a side, which a sentence calls by its name."""


def choose(value: object, yes: str, no: str = "") -> str:
    """One of two phrases; `#` stands for the fact itself: `{value:choose “#” is wrong/It is missing}`."""
    return (yes if value else no).replace("#", str(value))


def compared(value: Any, other: Any) -> int:
    """Whether a fact is less than another (-1), the same (0) or more (1)."""
    return int(value > other) - int(value < other)


def plus(value: int, more: int | str) -> int:
    """A number and so many more: `{face:plus 1}`."""
    return value + int(more)


def most(value: int, *others: int | str) -> int:
    """The largest of several numbers: `{face:max(answer)}`, `{face:max 4}`."""
    return max(value, *map(int, others))


def least(value: int, *others: int | str) -> int:
    """The smallest of several numbers."""
    return min(value, *map(int, others))


STEPS: Mapping[str, Callable[..., Any]] = {
    "capitalize": str.capitalize,
    "choose": choose,
    "compared": compared,
    "lower": str.lower,
    "max": most,
    "min": least,
    "plus": plus,
    "size": len,
}
"""Filters that everybody has."""


class Step(NamedTuple):
    """A filter as a sentence names it: the facts that it is given besides, and the words."""

    name: str
    beside: tuple[str, ...]
    words: tuple[str, ...]


@cache
def steps(spec: str) -> tuple[Step, ...]:
    """The filters of a field, one after the other."""
    return tuple(map(_step, spec.split("|"))) if spec else ()


def _step(part: str) -> Step:
    call, _, words = part.partition(" ")
    name, _, beside = call.partition("(")
    facts = tuple(filter(None, beside.removesuffix(")").split(",")))
    return Step(name, facts, tuple(words.split("/")) if words else ())


def fields(sentence: str) -> Iterator[tuple[str, tuple[Step, ...]]]:
    """The facts that a sentence names, each with its filters."""
    for _, field, spec, _ in Formatter().parse(sentence):
        if field is not None:
            yield field.partition("[")[0], steps(spec or "")


def named(sentence: str) -> set[str]:
    """All facts that a sentence needs, those that a filter is given besides too."""
    found = list(fields(sentence))
    return {field for field, _ in found} | {fact for _, after in found for step in after for fact in step.beside}


def key_of(value: object) -> str:
    """The key of a table of phrases under which a fact stands."""
    return str(value).lower() if value is None or isinstance(value, bool) else str(value)


class Speaker(Protocol):
    """Whoever says a sentence: it knows what its sides are called, and the filters."""

    @property
    def names(self) -> tuple[str, ...]:
        """What the sides are called."""

    @property
    def you(self) -> int | None:
        """The side to which all this is told, if it is one of them."""

    def filtered(self, name: str, value: Any, *beside: Any) -> Any:
        """What a filter makes of a fact."""


class Facts:
    """What a sentence may name, looked up when it does; a side is called by its name."""

    __slots__ = ("get", "speaker")

    def __init__(self, speaker: Speaker, get: Callable[[str], Any]) -> None:
        """Speak about the facts that `get` knows."""
        self.speaker = speaker
        self.get = get

    def value(self, name: str) -> Any:
        """A fact as it is."""
        if name == "names":
            return self.speaker.names
        return 1 - self.get("seat") if name == OTHER else self.get(name)

    def __getitem__(self, name: str) -> _Fact:
        """A fact, to be put into a sentence."""
        return _Fact(self, self.value(name), name in PEOPLE)


class _Fact:
    """A fact on its way into a sentence."""

    __slots__ = ("facts", "person", "value")

    def __init__(self, facts: Facts, value: Any, person: bool = False) -> None:
        """A fact among the others, perhaps a person."""
        self.facts = facts
        self.value = value
        self.person = person

    def __getitem__(self, place: int) -> _Fact:
        """A part of it: `{score[0]}`."""
        return _Fact(self.facts, self.value[place])

    def __format__(self, spec: str) -> str:
        """The fact, or what the filters make of it, one after the other."""
        value, facts = self.value, self.facts
        if not spec:
            return facts.speaker.names[value] if self.person and isinstance(value, int) else str(value)
        for step in steps(spec):
            value = facts.speaker.filtered(step.name, value, *map(facts.value, step.beside), *step.words)
        return str(value)


def fill(sentence: str, speaker: Speaker, get: Callable[[str], Any]) -> str:
    """A sentence with its facts."""
    if "{" not in sentence and "}" not in sentence:
        return sentence
    return sentence.format_map(Facts(speaker, get))
