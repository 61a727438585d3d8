"""The kinds of fields that hold several values: two scores, a hand of cards, a hand for each seat."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Generic, TypeVar

from engine.core import moment_fields as forms
from engine.core.kinds import Kind, Number, Seat, Word, wrong
from engine.core.refusal import Refusal

T = TypeVar("T")
_ENDLESS = 10**6


class Pair(Kind[list[T]], Generic[T]):
    """A value for each seat."""

    def __init__(self, each: Kind[T], start: Sequence[T] = (), **how: Any) -> None:
        """Declare what each is."""
        super().__init__(list(start) or [each.start, each.start], **how)
        self.each = each
        self.shape = each.shape

    def copy(self, value: str) -> str:
        """A list of one's own."""
        return f"{value}[:]"

    def key(self, value: str) -> str:
        """Side by side."""
        return f"{value}[0], {value}[1]"

    def plain(self, value: list[T]) -> list[Any]:
        """Both, as JSON has them."""
        return [self.each.plain(one) for one in value]

    def check(self, field: str, value: Any, match: Any = None) -> list[T]:
        """Two, of which each can be."""
        if not isinstance(value, list) or len(value) != 2:
            raise wrong(field, value, "pair")
        return [self.each.check(field, one, match) for one in value]

    def facts(self) -> dict[str, Any]:
        """Two places."""
        return {**self.each.facts(), "parts": 2}


class Many(Kind[list[T]], Generic[T]):
    """Any number of values up to `most`; `wanted` names the sentence that says what they are.

    Where they are `shuffled`, their order is nothing that anyone knows; `order` is then the one in which they are told.
    With `whole`, one of them that cannot be is refused with all the others.
    """

    def __init__(
        self,
        each: Kind[T],
        most: int = _ENDLESS,
        start: Sequence[T] = (),
        *,
        wanted: str = "cards",
        whole: bool = False,
        shuffled: bool = False,
        order: Callable[[list[T]], list[T]] = list,
        upto: Callable[[Any], int] | None = None,
        **how: Any,
    ) -> None:
        """Declare what each is; `upto` is a lower limit than `most`, as of a number."""
        super().__init__(list(start), **how)
        self.each, self.most, self.wanted, self.upto = each, most, wanted, upto
        self.whole, self.shuffled, self.order = whole, shuffled, order
        self.shape = forms.Minutes if isinstance(each, Number) and not isinstance(each, Seat) else forms.Cards

    def copy(self, value: str) -> str:
        """A list of one's own."""
        return f"{value}[:]"

    def key(self, value: str) -> str:
        """As a tuple, in order if the order is nothing."""
        return f"tuple(sorted({value}))" if self.shuffled else f"tuple({value})"

    def plain(self, value: list[T]) -> list[Any]:
        """All of them, as JSON has them."""
        return [self.each.plain(one) for one in self.order(value)]

    def check(self, field: str, value: Any, match: Any = None) -> list[T]:
        """Not too many, and each can be."""
        most = self.upto(match) if self.upto and match else self.most
        if isinstance(value, list) and len(value) <= most:
            try:
                return [self.each.check(field, one, match) for one in value]
            except Refusal:
                if not self.whole:
                    raise
        raise wrong(field, value, self.wanted, high=most)

    def facts(self) -> dict[str, Any]:
        """What each is."""
        return self.each.facts()


class Cards(Many[str]):
    """Cards of a pack."""

    def __init__(self, known: Collection[str], most: int = _ENDLESS, start: Sequence[str] = (), **how: Any) -> None:
        """None at first, unless said."""
        super().__init__(Word(tuple(known), wanted="card"), most, start, **how)


class Row(Kind[tuple[T, ...]], Generic[T]):
    """Any number of values that never change in place."""

    def __init__(self, many: Many[T], **how: Any) -> None:
        """Declare what they are."""
        super().__init__(tuple(many.start), **how)
        self.many = many
        self.shape = many.shape

    def plain(self, value: tuple[T, ...]) -> list[Any]:
        """All of them, as JSON has them."""
        return self.many.plain(list(value))

    def check(self, field: str, value: Any, match: Any = None) -> tuple[T, ...]:
        """Not too many, and each can be."""
        return tuple(self.many.check(field, value, match))

    def facts(self) -> dict[str, Any]:
        """What each is."""
        return self.many.facts()


class Both(Kind[tuple[list[T], list[T]]], Generic[T]):
    """Any number of values for each seat."""

    def __init__(self, many: Many[T], **how: Any) -> None:
        """Declare what they are."""
        super().__init__((many.start, many.start), **how)
        self.many = many
        self.shape = many.shape

    def copy(self, value: str) -> str:
        """Two lists of one's own."""
        return f"({value}[0][:], {value}[1][:])"

    def key(self, value: str) -> str:
        """Side by side."""
        return f"{self.many.key(f'{value}[0]')}, {self.many.key(f'{value}[1]')}"

    def plain(self, value: tuple[list[T], list[T]]) -> list[Any]:
        """Both, as JSON has them."""
        return [self.many.plain(one) for one in value]

    def check(self, field: str, value: Any, match: Any = None) -> tuple[list[T], list[T]]:
        """Two lists of what can be."""
        if not isinstance(value, list) or len(value) != 2:
            raise wrong(field, value, "pair")
        return self.many.check(field, value[0], match), self.many.check(field, value[1], match)

    def facts(self) -> dict[str, Any]:
        """Two places."""
        return {**self.many.facts(), "parts": 2}


class Lists(Kind[list[list[T]]], Generic[T]):
    """A list of lists: one for each seat, or as many as `count` finds in a match by its house rules."""

    def __init__(self, many: Many[T], count: Callable[[Any], int] | None = None, **how: Any) -> None:
        """Where the house rules say how many, a game lays them out when it sets up."""
        super().__init__([] if count else [many.start, many.start], **how)
        self.many, self.count = many, count
        self.shape = many.shape

    def copy(self, value: str) -> str:
        """Lists of one's own."""
        return f"[*map(list.copy, {value})]"

    def key(self, value: str) -> str:
        """A tuple of tuples."""
        return f"tuple([{self.many.key('each')} for each in {value}])"

    def plain(self, value: list[list[T]]) -> list[Any]:
        """All of them, as JSON has them."""
        return [self.many.plain(one) for one in value]

    def check(self, field: str, value: Any, match: Any = None) -> list[list[T]]:
        """Lists of what can be."""
        count = self.count(match) if self.count else 2
        if not isinstance(value, list) or len(value) != count:
            raise wrong(field, value, "lists" if self.count else "pair", high=count)
        return [self.many.check(field, one, match) for one in value]

    def facts(self) -> dict[str, Any]:
        """A place for each seat; else how many a form has room for is for the form."""
        return self.many.facts() if self.count else {**self.many.facts(), "parts": 2}
