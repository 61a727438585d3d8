"""Asks that carry what they are about, shared by all matches wherever they can be."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asks import Answer, Ask, Choose, Draw, Must
from engine.core.refusal import Refusal
from engine.games.draft.table.deck import COLOURS, NAMES, colours

NOTHING = -1
FORCED = "draft.laying.forced"
WORDS = (*COLOURS, "pass", "keep")
"""All that can be done in play: lay a card of a colour, pass, or keep a card that was drawn."""


class Lay(Choose):
    """Which colour to lay from the hand; `on` is the colour that it would cover, or NOTHING."""

    __slots__ = ("legal", "on")

    def __init__(self, name: str, seat: int, rule: str, on: int, held: int, legal: int) -> None:
        """Offer what is both `held` and `legal` to be laid on `on`."""
        barred = tuple((colour, rule) for colour in colours(held & ~legal))
        if on != NOTHING:
            barred += (("pass", FORCED),)
        super().__init__(name, seat, rule, colours(held & legal), barred)
        self.on = on
        self.legal = legal

    def check(self, answer: object) -> Answer:
        """Refuse whatever else one might say by the rule against it, not only what lies in the hand in vain."""
        if answer in WORDS and answer not in self.options:
            if answer not in COLOURS:
                raise Refusal("barred", FORCED, option="pass")
            if self.legal >> COLOURS.index(str(answer)) & 1:
                raise Refusal("not-in-hand", "draft.laying.lay", colour=answer)
            raise Refusal("barred", self.rule, option=answer)
        return super().check(answer)

    def facts(self) -> tuple[object, ...]:
        """Such a choice is also told by what it would cover."""
        return (*super().facts(), self.on)


class Pick(Choose):
    """Which of the cards that lie face up to take."""

    __slots__ = ()

    def check(self, answer: object) -> Answer:
        """Any other card is not among those turned up."""
        if answer in NAMES and answer not in self.options:
            raise Refusal("not-in-row", "draft.draft.face-up", card=answer)
        return super().check(answer)


class Drawn(Must):
    """What there is to do with the card just drawn."""

    __slots__ = ()

    def check(self, answer: object) -> Answer:
        """A card that fits is laid and no other; one that does not is kept, whatever else one might say."""
        (option,) = self.options
        if answer in WORDS and answer != option:
            if option not in COLOURS:
                raise Refusal("drawn-in-vain", self.rule, option=option)
            raise Refusal("drawn-fits", self.rule if answer in COLOURS else FORCED, colour=option)
        return super().check(answer)


class Pull(Draw):
    """A draw from the pile of a match, made anew each time and so as light as can be."""

    __slots__ = ()

    def __init__(self, name: str, seat: int, rule: str, cards: Sequence[str], hidden: bool) -> None:
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
        ask = _LAYS[key] = Lay(name, seat, rule, on, held, legal)
    return ask


def must_asks(rule: str) -> tuple[dict[str, Drawn], ...]:
    """What there is to do with the card just drawn, for each seat: lay it, keep it and pass, or keep it and draw on."""
    return tuple({option: Drawn("drawn", seat, rule, option) for option in WORDS} for seat in (0, 1))


def veiled(name: str, ask: Ask) -> Ask:
    """What a hand is asked, as the other side sees it: what it is about, and nothing of what there is to choose."""
    return Choose(name, ask.seat, _OPEN_RULES.get(name, ask.rule), ())
