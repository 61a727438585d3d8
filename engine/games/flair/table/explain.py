"""A combination put into words before it is played: step by step, or the card at which a rule stops it.

`explain("9-10-12:run", hand, "ruck")` follows the grammar of the match. A last card without a way is an advance.
`combinations(hand, "ruck")` lists everything that a hand allows.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core.refusal import Refusal
from engine.games.flair.rules.scrum import front_five
from engine.games.flair.table.grammar import (
    ENDS,
    GRAMMAR,
    LAUNCH,
    LONGEST,
    MODEL,
    MOMENTS,
    ON,
    PACKED,
    READ,
    ROWS,
    TURNS,
    Turn,
    fits,
    possible,
    why,
    written,
)
from engine.games.flair.table.numbers import ADVANCE, NUMBER, code, held, holds, without

NEVER, IN_22, ALWAYS = "never", "in-22", "always"
"""When the defence may tackle after a card."""
SCRUM = "scrum"
"""The moment at which the front five stay behind."""
DICE = "dice"
"""Metres that dice decide."""
SPOKEN = {"stand-in": "relay", "counter-attack": "relaunch", "pick-and-go": "fix"}
"""What people call ways that options, and links with them, have under an older name."""


class Step(NamedTuple):
    """One card of a combination: what it does, for how many metres, by which rule, and when it can be tackled."""

    option: str
    number: int
    way: str
    metres: int | str
    rule: str
    tackle: str


class Stopped(NamedTuple):
    """The card at which a combination breaks a rule: its place from 0, and the reason."""

    at: int
    option: str
    rule: str
    reason: str


class Explained(NamedTuple):
    """The steps that hold, and what stops the combination, if anything does."""

    steps: tuple[Step, ...]
    stopped: Stopped | None


def explain(text: str, hand: Sequence[str], moment: str) -> Explained:
    """Follow a combination such as `9-10-12` or `stand-in:4-6-7:run` from a moment, as far as the rules go."""
    if moment not in MOMENTS:
        raise Refusal("moment-unknown", moment=str(moment)[:40], known=MOMENTS)
    for card in hand:
        if card not in NUMBER:
            raise Refusal("card-unknown", card=str(card)[:40])
    for word, way in SPOKEN.items():
        text = text.replace(word, way)
    options = [part for part in text.replace(" ", "").split("-") if part]
    for option in options:
        if option not in READ:
            raise Refusal("card-unknown", card=option[:40])
    if not options:
        raise Refusal("nothing-played")
    return _follow(options, code(list(hand)), moment)


def _follow(options: list[str], hand: int, point: str) -> Explained:
    """Card by card, to the end or to the first rule that is broken."""
    steps: list[Step] = []
    last = count = 0
    packed = front_five(hand) if point == SCRUM else 0
    for at, option in enumerate(options):
        _, number, way = READ[option]
        if at == len(options) - 1 and way == ON:
            way = ADVANCE
        reason = ""
        if not holds(hand, number):
            rule, reason = "flair.cards.deck", "not-in-hand"
        elif holds(packed, number):
            rule, reason = PACKED, "against"
        elif steps and steps[-1].way in ENDS:
            rule, reason = MODEL, "over"
        elif count >= LONGEST:
            rule, reason = MODEL, "too-long"
        else:
            turn = TURNS[point].get((number, way))
            if turn is None or not fits(turn, last, number):
                rule, reason = why(point, last, number, way), "against"
        if reason:
            return Explained(tuple(steps), Stopped(at, written(number, way), rule, reason))
        assert turn is not None
        steps.append(_step(number, way, turn))
        hand = without(hand, number)
        last, count, point = number, count + 1, turn.then or point
    if steps[-1].way == ON or (steps[-1].way not in ENDS and steps[-1].metres == 0):
        reason = "unfinished" if possible(point, last, count, hand - packed) else "nothing-follows"
        return Explained(tuple(steps), Stopped(len(options), "", MODEL, reason))
    return Explained(tuple(steps), None)


def _step(number: int, way: str, turn: Turn) -> Step:
    """A card that the grammar allows."""
    metres: int | str = turn.metres
    if way in ENDS:
        metres = 10 if way == ADVANCE else DICE
    option = written(number, way)
    if way == LAUNCH:
        way = ON
    tackle = ALWAYS if way in {ADVANCE, "run"} else IN_22 if way == ON else NEVER
    return Step(option, number, way, metres, turn.rule, tackle)


def combinations(hand: Sequence[str], moment: str) -> tuple[tuple[str, ...], ...]:
    """Everything that a hand allows at a moment; the ways to end stand together: `("9", "10:advance/run/kick")`."""
    if moment not in MOMENTS:
        raise Refusal("moment-unknown", moment=str(moment)[:40], known=MOMENTS)
    cards = code(list(hand))
    return _tails(moment, 0, 0, cards - front_five(cards) if moment == SCRUM else cards)


def forget() -> None:
    """Forget the combinations listed so far, for those who measure."""
    _tails.cache_clear()


_NINES = 7 << 3 * 9
_SAME_WITHOUT_NINE = {"relaunch-relayed": "relaunch", "forwards-relayed": "forwards", "backs-relayed": "backs"}
_RISING = frozenset({"forwards", "forwards-relayed"})


@lru_cache(maxsize=1 << 14)
def _tails(point: str, last: int, count: int, hand: int) -> tuple[tuple[str, ...], ...]:
    """Every way to go on from a point to an end."""
    found: list[tuple[str, ...]] = []
    rows = ROWS[point]
    for number in held(hand):
        row = rows[number]
        if not (row.order == "any" or (number > last if row.order == "up" else number != last)):
            continue
        if row.ends:
            found.append((_endings(point, number),))
        found += [(move,) for move in row.moves]
        if row.leads and count + 1 < LONGEST:
            left = without(hand, number)
            for option, then in row.leads:
                head = (option,)
                found += [head + tail for tail in _tails(*_alike(then, number, left), count + 1, left)]
    return tuple(found)


def _alike(point: str, last: int, hand: int) -> tuple[str, int]:
    """A point from which a hand goes on in just the same ways, so that they are worked out only once."""
    if not hand & _NINES:
        point = _SAME_WITHOUT_NINE.get(point, point)
    return point, last if point in _RISING or holds(hand, last) else 0


@lru_cache(maxsize=1 << 10)
def _endings(point: str, number: int) -> str:
    """A card with all its ways to end at a point."""
    return f"{number}:" + "/".join(READ[option][2] for option in ROWS[point][number].ends)


class Line(NamedTuple):
    """A line of the printed table: at a point, who may do what, for how many metres, and what follows."""

    point: str
    who: tuple[int, ...]
    ways: tuple[str, ...]
    metres: int
    then: str
    order: str
    rule: str


def table() -> tuple[Line, ...]:
    """The whole grammar as lines that a page can print, without the variants that house rules bring."""
    hidden = {"ruck-strict", "scrum-far", "line-out-single", "eight-far", "maul-single"}
    return tuple(
        Line(point, turn.who, turn.ways, turn.metres, turn.then, turn.order, turn.rule)
        for point, turns in GRAMMAR.items()
        if point not in hidden
        for turn in turns
    )
