"""Asks that carry what they are about, shared by all matches wherever they can be."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asks import Ask, Choose, Draw, Must
from engine.games.draft.deck import COLOURS, colours

NOTHING = -1


class Lay(Choose):
    """Which colour to lay from the hand; `on` is the colour that it would cover, or NOTHING."""

    __slots__ = ("on",)

    def __init__(
        self, name: str, seat: int, rule: str, on: int, options: tuple[str, ...], barred: tuple[tuple[str, str], ...]
    ) -> None:
        """Offer `options` to be laid on `on`."""
        super().__init__(name, seat, rule, options, barred)
        self.on = on

    def facts(self) -> tuple[object, ...]:
        """Such a choice is also told by what it would cover."""
        return (*super().facts(), self.on)


class Pull(Draw):
    """A draw from the pile of a match, made anew each time and so as light as can be."""

    __slots__ = ()

    def __init__(self, name: str, seat: int, rule: str, cards: Sequence[str], hidden: bool = False) -> None:
        """Ask for one of `cards`."""
        self.name = name
        self.seat = seat
        self.rule = rule
        self.cards = cards
        self.hidden = hidden


_OPEN_RULES = {
    "engage": "draft.laying.engage",
    "answer": "draft.laying.answer",
    "free-kick": "draft.fouls.free-kick",
    "go-on": "draft.laying.go-on",
}
"""The rules that all may know to be asking; they tell nothing of a hand."""
_LAYS: dict[tuple[str, int, int, int, int], Lay] = {}


def lay_ask(name: str, seat: int, rule: str, on: int, held: int, legal: int) -> Lay:
    """The choice among the colours that are both held and legal; those held in vain are barred, and so is passing."""
    key = (rule, seat, on, held, legal)
    ask = _LAYS.get(key)
    if ask is None:
        barred = tuple((colour, rule) for colour in colours(held & ~legal))
        if on != NOTHING:
            barred += (("pass", "draft.laying.forced"),)
        ask = _LAYS[key] = Lay(name, seat, rule, on, colours(held & legal), barred)
    return ask


def must_asks(rule: str) -> tuple[dict[str, Must], ...]:
    """What there is to do with the card just drawn, for each seat: lay it, keep it and pass, or keep it and draw on."""
    return tuple(
        {option: Must("drawn", seat, rule, option) for option in (*COLOURS, "pass", "keep")} for seat in (0, 1)
    )


def veiled(name: str, ask: Ask) -> Ask:
    """What a hand is asked, as the other side sees it: what it is about, and nothing of what there is to choose."""
    return Choose(name, ask.seat, _OPEN_RULES.get(name, ask.rule), ())
