"""How events, asks and refusals become sentences, in each language.

A sentence is a line of data, keyed by what it says: `EVENTS["kicked"]` tells the event `kicked`, and its fields are the
facts of the event by their names, those of the ask, or of the refusal. `{seat}` is a side by its name and `{other}` the
one opposite; `{faces:dice}` passes a fact through a filter, which is a method of the text, or a function or table among
its `filters`; `{seat:by(number)}` gives it another fact besides; `{points:numbers|capitalize}` uses two of them.

Where a sentence really is code it is a method, `on_kicked`. A missing sentence is an error, never a silent fallback.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar

from engine.core.asks import Ask
from engine.core.events import Events
from engine.core.game import Event
from engine.core.refusal import Refusal


def method(name: str) -> str:
    """The part of a method's name that stands for a key: `fifty-twenty-two` becomes `fifty_twenty_two`."""
    return name.replace("-", "_").replace(".", "_")


def plain(key: str) -> str:
    """A key as it stands in the data: `fifty-twenty-two`."""
    return key.replace("_", "-").replace(".", "-")


TABLES = {
    "EVENTS": "on_",  # what happened
    "CELLS": "short_",  # the same in the few words that the sheet has room for
    "ASKS": "ask_",  # the questions
    "OPTIONS": "opt_",  # what may be chosen; `question/option` where one question has words of its own
    "BARRED": "bar_",  # why an option is not there
    "OUTCOMES": "out_",  # what can come of something, as odds name it
    "CHOICES": "then_",  # the choices at which odds stop
    "REFUSALS": "no_",  # what cannot be
    "FACES": "face_",  # what dice show
    "CARDS": "card_",  # what cards are called
    "PARTS": "part_",  # the parts of the sheet
    "SWITCHES": "switch_",  # the questions that house rules answer
    "SETTINGS": "setting_",  # their answers, `switch/value`
    "WANTED": "wanted_",  # what a field of a match must be
}
"""The tables of a game's sentences, and what the methods of those that are code begin with."""


def spoken(module: ModuleType, **own: str) -> Mapping[str, Mapping[str, str]]:
    """The sentences of a module, table by table; `own` are tables that only this game has, `TOTALS="total_"`."""
    return {prefix: getattr(module, table, {}) for table, prefix in {**TABLES, **own}.items()}


class CoreText(ABC):
    """Sentences that belong to no game: refusals, lists, numbers."""

    lang: ClassVar[str]

    def refusal(self, why: Refusal) -> str:
        """Say why something was refused."""
        sentence = getattr(self, "no_" + method(why.code), None)
        return self.no_unknown(why.code) if sentence is None else str(sentence(**why.facts))

    def typeset(self, sentence: str) -> str:
        """Set the spaces and marks of a sentence as the language wants them."""
        return sentence

    @abstractmethod
    def no_unknown(self, code: str) -> str:
        """Say that something was refused for a reason that has no sentence of its own."""

    @abstractmethod
    def older(self, theirs: str, ours: str) -> str:
        """Say that something was played by older rules than today's."""

    @abstractmethod
    def worked_out(self, fields: Sequence[str]) -> str:
        """Say which facts of something old cannot be and were worked out from the others."""

    @abstractmethod
    def still_plays(self, total: int) -> str:
        """Say that every answer of something old is still possible."""

    @abstractmethod
    def plays_out(self, played: int, total: int) -> str:
        """Say that something old is over before its last answer by today's rules."""

    @abstractmethod
    def plays_until(self, played: int, total: int, answer: str, why: str) -> str:
        """Say which answer of something old is no longer possible, and why."""

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


OTHER = "other"
"""The side opposite the one that a sentence is about."""
PEOPLE = frozenset({"seat", "who", OTHER})
"""Facts that are a side, which a sentence calls by its name."""
STEPS: Mapping[str, Any] = {"capitalize": str.capitalize, "lower": str.lower, "max": max, "min": min}
"""Filters that every text has."""


class Facts:
    """What a sentence may name, looked up when it does; a side is called by its name."""

    __slots__ = ("get", "text")

    def __init__(self, text: GameText, get: Callable[[str], Any]) -> None:
        """Speak as `text` does about the facts that `get` knows."""
        self.text = text
        self.get = get

    def value(self, name: str) -> Any:
        """A fact as it is."""
        if name == "names":
            return self.text.names
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

    def __format__(self, steps: str) -> str:
        """The fact, or what the filters make of it, one after the other."""
        value = self.value
        if not steps:
            return self.facts.text.who(value) if self.person else str(value)
        for step in steps.split("|"):
            name, _, more = step.partition("(")
            beside = [self.facts.value(other) for other in more.removesuffix(")").split(",") if other]
            value = self.facts.text.filtered(name, value, *beside)
        return str(value)


class GameText(ABC):
    """The words of one game in one language, for two named sides."""

    core: CoreText
    events: ClassVar[Events] = Events()
    """The events of the game, whose facts the sentences name."""
    sentences: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    """Sentences by what they say, `on_`, `ask_`, `opt_` and so on, and by its key."""
    filters: ClassVar[Mapping[str, Any]] = {}
    """What a field may be passed through besides the methods of the text: functions and tables."""

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

    def filtered(self, name: str, value: Any, *beside: Any) -> Any:
        """What a filter makes of a fact."""
        step = self.filters.get(name) or STEPS.get(name) or getattr(self, name, None) or getattr(self.core, name)
        return step(value, *beside) if callable(step) else step[value]

    def says(self, prefix: str, key: str) -> bool:
        """Whether there is such a sentence."""
        return plain(key) in self.sentences.get(prefix, ()) or hasattr(self, prefix + method(key))

    def _fill(self, prefix: str, key: str, get: Callable[[str], Any]) -> str | None:
        """A sentence of data with these facts, or None where it is code."""
        template = self.sentences.get(prefix, {}).get(plain(key))
        return None if template is None else template.format_map(Facts(self, get))

    def _say(self, prefix: str, key: str, *facts: Any) -> str:
        if prefix in {"ask_", "opt_", "bar_"}:
            said = self._fill(prefix, key, lambda name: facts[1] if name == "option" else getattr(facts[0], name))
        elif prefix in {"on_", "short_"}:
            said = self._fill(prefix, key, lambda name: facts[self.events[key].facts.index(name)])
        else:
            said = self._fill(prefix, key, dict.fromkeys(("seat", "who", "value"), *facts).__getitem__)
        return self.core.typeset(str(getattr(self, prefix + method(key))(*facts)) if said is None else said)

    def event(self, event: Event) -> str:
        """Tell an event."""
        return self._say("on_", event[1], *event[2:])

    def ask(self, ask: Ask) -> str:
        """Put a question."""
        return self._say("ask_", ask.name, ask)

    def option(self, ask: Ask, option: str) -> str:
        """Name an option: in words of this very question if there are any, else in the usual ones."""
        own = f"{plain(ask.name)}/{plain(option)}"
        if own in self.sentences.get("opt_", ()):
            return self._say("opt_", own, ask)
        coded = f"{ask.name}-{option}"
        return self._say("opt_", coded if hasattr(self, "opt_" + method(coded)) else option, ask)

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

    def cell(self, events: Iterable[Event]) -> str:
        """What one line of the sheet reports: the events that have a short form, in order."""
        cell = ", ".join(filter(None, map(self.short, events)))
        return cell[:1].upper() + cell[1:]

    def short(self, event: Event) -> str:
        """An event in the few words that the sheet has room for; nothing for one that goes without saying."""
        return self._say("short_", event[1], *event[2:]) if self.says("short_", event[1]) else ""

    def refusal(self, why: Refusal) -> str:
        """Say why something was refused, in the game's words if it has them."""
        said = self._fill("no_", why.code, why.facts.__getitem__)
        own = getattr(self, "no_" + method(why.code), None)
        if said is None:
            return self.core.refusal(why) if own is None else self.core.typeset(str(own(**why.facts)))
        return self.core.typeset(said)

    @abstractmethod
    def title(self) -> str:
        """The name of the game."""

    def part(self, name: str) -> str:
        """The title of a part of the sheet."""
        return self._say("part_", name)

    def switch(self, key: str) -> str:
        """The question that a house-rule switch answers."""
        return self._say("switch_", key)

    def setting(self, key: str, value: str) -> str:
        """A setting of a switch: in words of this very value, `length/40`, if there are any, else in the usual ones."""
        own = f"{key}/{value}"
        return self._say("setting_", own if own in self.sentences.get("setting_", ()) else key, value)

    def wanted(self, name: str, low: int, high: int) -> str:
        """What a field of a match must be, where it cannot be what it is."""
        return str(self._fill("wanted_", name, {"low": low, "high": high}.__getitem__))
