"""A match at one moment: a class whose fields are declared once, each by its kind.

From the declarations come the slots, the match before the first play, `clone`, `key` and `data`, the reading of plain
values with their bounds, and the fields of the referee's forms. What one field says about another is for the game.
"""

from __future__ import annotations

from abc import ABCMeta
from collections.abc import Callable, Hashable, Mapping
from copy import copy
from typing import TYPE_CHECKING, Any, ClassVar

from engine.core.house_rules import House
from engine.core.kinds import Kind, Number
from engine.core.refusal import Refusal

if TYPE_CHECKING:
    from typing import Self

    from engine.core.game import Event
    from engine.core.moment_fields import Field


class Declared(ABCMeta):
    """Makes a class of states from the fields that it declares."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Declared:
        """Slots instead of kinds, and the methods that every match needs thousands of times as plain source."""
        own: dict[str, Kind[Any]] = {key: copy(kind) for key, kind in namespace.items() if isinstance(kind, Kind)}
        if own:
            for key, kind in own.items():
                kind.name = kind.name or key
                del namespace[key]
            # Games that are alike share the fields of a class above, and may declare one of them more narrowly.
            shared = {key: kind for base in bases for key, kind in getattr(base, "fields", {}).items()}
            namespace["fields"] = fields = {**shared, **own}
            namespace["_told"] = {kind.name: key for key, kind in fields.items() if kind.told}
            kept = {key: kind for key, kind in fields.items() if kind.kept}
            namespace["__slots__"] = tuple(key for key in kept if key not in shared)
            namespace.setdefault("__init__", _new(kept))
            namespace.setdefault("clone", _clone(kept))
            namespace.setdefault("key", _key(kept))
        return super().__new__(mcs, name, bases, namespace)


class State(metaclass=Declared):
    """A match at one moment: small and mutable; `events` is what happened to it."""

    __slots__ = ("events",)
    events: list[Event]
    fields: ClassVar[Mapping[str, Kind[Any]]] = {}
    """Its fields by their names, in the order in which they are told."""
    _told: ClassVar[Mapping[str, str]] = {}

    if TYPE_CHECKING:

        def __init__(self, house: House) -> None:
            """A match before the first play."""

        def clone(self) -> Self:
            """Copy everything that a play may change, with an empty list of events."""

        def key(self) -> Hashable:
            """Everything that what follows depends on, house rules included and events left out."""

    def set_up(self, house: House) -> None:
        """Do what is left to do before the first play: lay out the packs of a table, say."""

    def data(self) -> dict[str, Any]:
        """The state as plain JSON values, which `Game.load` reads back."""
        return {
            kind.name: kind.plain(getattr(self, name)) for name, kind in self.fields.items() if kind.told and kind.kept
        }

    def tell(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Take over plain values, each within its bounds, and return those that were told.

        An unknown field is refused, and so is a value that no match has; null says as much as nothing.
        """
        for field in data:
            if field not in self._told:
                raise Refusal("state-unknown", field=str(field), known=tuple(self._told))
        told: dict[str, Any] = {}
        for field, name in self._told.items():
            kind = self.fields[name]
            if field in data and data[field] != kind.empty:
                told[field] = kind.check(field, data[field], self)
                if kind.kept:
                    setattr(self, name, told[field])
        return told

    def within(self, field: str, low: int | None = None, high: int | None = None, value: int | None = None) -> None:
        """Refuse a number to which the rest of the match leaves less room than its declaration.

        Of a field that has a number for each seat, or is told only, the `value` is given.
        """
        kind = self.fields[field]
        number = getattr(kind, "each", kind)
        assert isinstance(number, Number), field
        number.bound(
            kind.name,
            getattr(self, field) if value is None else value,
            number.low if low is None else low,
            number.high if high is None else high,
        )

    @classmethod
    def form(cls, field: str, usual: Any = None, **more: Any) -> Field:
        """The field of a form that asks for it; `usual` is what it says at first, and `more` may narrow it."""
        return cls.fields[field].form(usual, **more)

    def log(self, *event: Any) -> None:
        """Note that something happened: the id of the rule that says so, its name, and its facts."""
        self.events.append(event)


def _new(fields: Mapping[str, Kind[Any]]) -> Callable[..., Any]:
    """The method that begins a match: each field as it is at first."""
    lines = (f"    self.{name} = {kind.new(f'fields[{name!r}]')}" for name, kind in fields.items())
    return _method("__init__(self, house)", fields, *lines, "    self.events = []", "    self.set_up(house)")


def _clone(fields: Mapping[str, Kind[Any]]) -> Callable[..., Any]:
    """The method that copies these fields one after another, as fast as if it were written by hand."""
    lines = (f"    copy.{name} = {kind.copy(f'self.{name}')}" for name, kind in fields.items())
    return _method(
        "clone(self)", fields, "    copy = new(type(self))", *lines, "    copy.events = []", "    return copy"
    )


def _key(fields: Mapping[str, Kind[Any]]) -> Callable[..., Any]:
    """The method that lays side by side all that counts of these fields."""
    parts = (f"{kind.key(f'self.{name}')}, " for name, kind in fields.items() if kind.keyed)
    return _method("key(self)", fields, f"    return ({''.join(parts)})")


def _method(head: str, fields: Mapping[str, Kind[Any]], *body: str) -> Callable[..., Any]:
    """A method made from source."""
    made: dict[str, Any] = {"new": object.__new__, "fields": fields}
    exec("\n".join((f"def {head}:", *body)), made)
    method: Callable[..., Any] = made[head.partition("(")[0]]
    return method
