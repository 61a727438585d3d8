"""The kinds of fields that a state of a game is made of, each declared once in `table/state.py`.

    kicks = Number(0, 99)
    score = Pair(Number(0, 300))

says what `kicks` and `score` are at first, how they are copied, how they are told and read back as plain values,
between which bounds, and what the referee's form asks for. `Match().kicks` is an `int` and `Match().score` a list.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from engine.core import moment_fields as forms
from engine.core.house_rules import House
from engine.core.refusal import Refusal

T = TypeVar("T")
NOBODY = -1
"""The seat that is none; it is told as null."""
ALWAYS_TOLD = object()


def wrong(field: str, value: object, wanted: str, *, low: int = 0, high: int = 0) -> Refusal:
    """The refusal of one field; `wanted` names the sentence that says what it can be."""
    return Refusal("match-field", field=field, value=f"{value!r:.40}", wanted=wanted, low=low, high=high)


class Kind(Generic[T]):
    """What a field can be; `start` is its value in a new match.

    `keyed` says that the rest of the match depends on it, and `told` that it belongs to the plain values of a match;
    `name` is what it is called there, and a field that is not `kept` can be told, but only says what others are.
    """

    shape: type[forms.Field] = forms.Field  # type: ignore[type-abstract]
    """The field of a form that asks for it."""
    empty: object = ALWAYS_TOLD
    """What stands for nothing among plain values, as if it were not told."""

    def __init__(self, start: T, *, keyed: bool = True, told: bool = True, kept: bool = True, name: str = "") -> None:
        """Declare a field."""
        self.start = start
        self.keyed, self.told, self.kept, self.name = keyed, told, kept, name

    if TYPE_CHECKING:

        def __get__(self, state: object, owner: type) -> T:
            """The value of a match."""

        def __set__(self, state: object, value: T) -> None:
            """Change a match."""

    def new(self, kind: str) -> str:
        """The source of the value in a new match, the kind itself given as source."""
        return repr(self.start) if _is_plain(self.start) else f"{kind}.start"

    def copy(self, value: str) -> str:
        """The source that copies a value, itself given as source."""
        return value

    def key(self, value: str) -> str:
        """The source of what stands for a value in the key of a state."""
        return value

    def plain(self, value: T) -> Any:
        """The value as JSON has it."""
        return value

    def check(self, field: str, value: Any, match: Any = None) -> T:  # noqa: ARG002 (for what is told)
        """The value that a plain one stands for; refuse by field what cannot be in a match told so far."""
        raise Refusal("state-unknown", field=field, known=())

    def facts(self) -> dict[str, Any]:
        """What its form has to know."""
        return {}

    def form(self, usual: Any = None, of: type[forms.Field] | None = None, **more: Any) -> forms.Field:
        """Its field in a form, which may ask for less than can be."""
        return (of or self.shape)(self.name, usual, **{**self.facts(), **more})


class Rule(Kind[T]):
    """What the house rules of a table say, read once and shared by all copies; `by` names what tells two apart."""

    def __init__(self, read: Callable[[House], T], *, by: str = "") -> None:
        """Read it from what the table has agreed on."""
        super().__init__(None, told=False)  # type: ignore[arg-type]
        self.read, self.by = read, by

    def new(self, kind: str) -> str:
        """What the house says."""
        return f"{kind}.read(house)"

    def key(self, value: str) -> str:
        """The rule, or what tells it from others."""
        return f"{value}.{self.by}" if self.by else value


class Inner(Kind[T]):
    """Something that the rules keep for themselves and nobody tells: never changed in place, or a list of such."""

    def __init__(self, start: T, *, keyed: bool = False) -> None:
        """Usually it follows from the other fields, and the key does not need it."""
        super().__init__(start, keyed=keyed, told=False)

    def copy(self, value: str) -> str:
        """A list is copied."""
        return f"{value}[:]" if isinstance(self.start, list) else value

    def key(self, value: str) -> str:
        """A list as a tuple."""
        return f"tuple({value})" if isinstance(self.start, list) else value


class Number(Kind[int]):
    """A whole number from `low` to `high`, at first the lowest unless said; `nothing` stands for none and null."""

    shape: type[forms.Field] = forms.Number

    def __init__(
        self,
        low: int,
        high: int,
        start: int | None = None,
        *,
        nothing: int | None = None,
        never: Collection[int] = (),
        upto: Callable[[Any], int] | None = None,
        **how: Any,
    ) -> None:
        """Declare a number; `never` are those in between that no match comes to.

        `upto` is a lower limit that hangs on the house rules or on fields declared before this one.
        """
        first = nothing if start is None else start
        super().__init__(low if first is None else first, **how)
        self.low, self.high, self.nothing, self.never, self.upto = low, high, nothing, never, upto
        if nothing is not None:
            self.empty = None

    def plain(self, value: int) -> int | None:
        """The number, or null for none."""
        return None if value == self.nothing else value

    def check(self, field: str, value: Any, match: Any = None) -> int:
        """A number within bounds."""
        return self.bound(field, value, self.low, self.upto(match) if self.upto and match else self.high)

    def bound(self, field: str, value: Any, low: int, high: int) -> int:
        """A number within these bounds."""
        if type(value) is not int or not low <= value <= high:
            raise wrong(field, value, "number", low=low, high=high)
        if value in self.never:
            raise wrong(field, value, "points")
        return value

    def facts(self) -> dict[str, Any]:
        """Its bounds."""
        return {"low": self.low, "high": self.high}


class Seconds(Number):
    """Seconds of a match, which people tell as minutes and seconds."""

    shape = forms.Clock


class Choice(Number):
    """One of a few numbers, which a form lists."""

    shape = forms.Word

    def facts(self) -> dict[str, Any]:
        """All of them."""
        return {"known": tuple(range(self.low, self.high + 1))}


class Seat(Number):
    """A side, or nobody."""

    shape = forms.Seat

    def __init__(self, start: int = NOBODY, **how: Any) -> None:
        """Nobody at first."""
        super().__init__(0, 1, start, nothing=NOBODY, **how)

    def check(self, field: str, value: Any, match: Any = None) -> int:  # noqa: ARG002
        """One of the two."""
        if type(value) is not int or value not in (0, 1):
            raise wrong(field, value, "seat")
        return value

    def facts(self) -> dict[str, Any]:
        """A form knows the sides."""
        return {}


class Flag(Kind[bool]):
    """True or false, and false at first."""

    shape = forms.Flag

    def __init__(self, start: bool = False, **how: Any) -> None:
        """Declare a flag."""
        super().__init__(start, **how)

    def check(self, field: str, value: Any, match: Any = None) -> bool:  # noqa: ARG002
        """Nothing but true or false."""
        if type(value) is not bool:
            raise wrong(field, value, "true-or-false")
        return value


class Word(Kind[str]):
    """One of several words, the first of them at first; `wanted` names a sentence of the game that says which."""

    shape = forms.Word

    def __init__(self, known: Sequence[str], start: str = "", *, wanted: str = "", **how: Any) -> None:
        """Declare a word."""
        super().__init__(start or known[0], **how)
        self.known, self.wanted = tuple(known), wanted

    def check(self, field: str, value: Any, match: Any = None) -> str:  # noqa: ARG002
        """A word that is known."""
        if isinstance(value, str) and value in self.known:
            return value
        if self.wanted:
            raise wrong(field, value, self.wanted)
        raise Refusal("match-word", field=field, value=f"{value!r:.40}", known=self.known)

    def facts(self) -> dict[str, Any]:
        """The words."""
        return {"known": self.known}


class Stage(Kind[int]):
    """One of several words in their order, kept as the number of its place: the first half, then the second."""

    shape = forms.Word

    def __init__(self, known: Sequence[str], *, wanted: str = "", **how: Any) -> None:
        """Declare the stages of a match."""
        super().__init__(0, **how)
        self.word = Word(known, wanted=wanted)

    def plain(self, value: int) -> str:
        """Its word."""
        return self.word.known[value]

    def check(self, field: str, value: Any, match: Any = None) -> int:
        """The place of a word that is known."""
        return self.word.known.index(self.word.check(field, value, match))

    def facts(self) -> dict[str, Any]:
        """The words."""
        return self.word.facts()


class Card(Kind["str | None"]):
    """A card of a pack, or none."""

    shape = forms.Card
    empty = None

    def __init__(self, known: Collection[str], **how: Any) -> None:
        """No card at first."""
        super().__init__(None, **how)
        self.known = known

    def check(self, field: str, value: Any, match: Any = None) -> str:  # noqa: ARG002
        """A card that exists."""
        if not isinstance(value, str) or value not in self.known:
            raise wrong(field, value, "card")
        return value

    def facts(self) -> dict[str, Any]:
        """The cards there are."""
        return {"known": tuple(self.known)}


def _is_plain(value: object) -> bool:
    """Whether Python writes a value as it reads it."""
    if isinstance(value, list | tuple):
        return type(value) in {list, tuple} and all(map(_is_plain, value))
    return value is None or type(value) in {bool, int, str}
