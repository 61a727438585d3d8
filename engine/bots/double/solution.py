"""The match worked out backwards, minute by minute, from full time to now: the best play of both sides.

A row holds the chance of the side that kicked off to win, a draw counting half, for every lead it may have; there is a
row for each minute, each hand and each set of cards. What an action may lead to is not written here: `chances` plays
it through the rules.

All is exact but the cards that are still to come. Those on the table run out to the minute, and of those to come it is
kept who was given how many, for that decides a level match. When a yellow one of them runs out is not kept: it counts
by the share of such cards that are still in force. For as long as a yellow card lasts that share is
one, so that the end of a match is exact again. Two new yellow cards and one new red are told apart; one more cancels
one of the other side's, or else does no more harm.

It was held against a program of its own that keeps up to three or four further cards to their minute, in matches of
20 minutes: chances are off by 0.0002 (root mean square; 0.0005 where yellow cards last two minutes) and 0.002 at most.
With no card on the table one choice in a hundred differs, and none of those costs more than 0.0006.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from math import comb, sqrt
from typing import NamedTuple, TypeAlias

from engine.bots.double.chances import Landing, action
from engine.core.asks import Choose
from engine.games.double.result import result
from engine.games.double.state import HALF, NOBODY, Match

ERROR = 0.0002
"""By how much its chances are off on average, because of the cards still to come."""
PACE = 5
"""A table serves the minutes up to the next multiple of this: then cards still to come are reckoned afresh."""
YELLOWS, REDS = 2, 1
"""New cards that are told apart, of both sides together."""
ADDED, ROUNDS = {False: 2, True: 9}, {False: 3, True: 6}
"""Minutes of added time before the clock counts as standing still, and how often the hand may be kept from there on:
for the first of two halves, and for the half that ends the match."""
MOST = 7
"""The points that one action can bring."""
WIDEST = 48
"""A greater lead counts as won."""

Row: TypeAlias = list[float]
New: TypeAlias = tuple[int, int, int, int]
"""Cards given since the reckoning began: yellow of both sides, red of both sides."""
NONE: New = (0, 0, 0, 0)
NEW: tuple[New, ...] = tuple(
    (a, b, c, d)
    for a in range(YELLOWS + 1)
    for b in range(YELLOWS + 1 - a)
    for c in range(REDS + 1)
    for d in range(REDS + 1 - c)
)
Rows: TypeAlias = Mapping[New, Row]


class Known(NamedTuple):
    """All of a match that the rest of it depends on, but for the lead; the side that kicked off comes first."""

    length: int
    yellow_minutes: int
    play_on: bool
    five_three_try: bool
    half: int
    start: int
    until: tuple[tuple[int, ...], tuple[int, ...]]
    """The last minutes of the yellow cards in force."""
    red: tuple[int, int]
    fewer_yellow: int
    """How many yellow cards fewer the first side was given than the other, run out or not."""


class Moment(NamedTuple):
    """When an action starts, and whose it is."""

    half: int
    minute: int
    hand: int


class Duel(NamedTuple):
    """A choice between a try at points and a sure thing."""

    ask: Choose
    """Put to seat 0 where it is the thrower's, to seat 1 where it is the other's."""
    chance: float
    good: tuple[float, Landing]
    bad: tuple[float, Landing]
    sure: Landing


def known(match: Match) -> Known:
    """What a table must know of this match; two moments of the same minutes share a table."""
    first = match.first
    # The clock of the second half begins before the first half's added time ends: a card may be in force again.
    since = min(match.minute, HALF + 1)
    home, away = (
        tuple(sorted(last for given in cards if (last := given + match.yellow_minutes) >= since))
        for cards in (match.yellow[first], match.yellow[1 - first])
    )
    minute = min(match.minute, HALF) if match.half == 1 else match.minute
    return Known(
        match.length,
        match.yellow_minutes,
        match.play_on,
        match.five_three_try,
        match.half,
        minute - (minute - 1) % PACE,
        (home, away),
        (match.red[first], match.red[1 - first]),
        len(match.yellow[1 - first]) - len(match.yellow[first]),
    )


@lru_cache(maxsize=128)
def solved(facts: Known) -> Table:
    """The table of these facts, reckoned when it is first needed."""
    return Table(facts)


class Table:
    """The chances of a match from its start to full time, while no card is given."""

    def __init__(self, facts: Known) -> None:
        """Reckon all rows, the last minute first."""
        self._facts = facts
        self._halves = facts.length // HALF
        self._layers: dict[Moment, Rows] = {}
        self._ends: Rows = {new: _end(facts, new) for new in NEW}
        for half in range(self._halves, facts.half - 1, -1):
            self._half(half)
        # Once a card is given another table serves: only the rows without new cards are looked up.
        self._rows = {moment: rows[NONE] for moment, rows in self._layers.items()}
        self._layers.clear()

    def chance(self, match: Match, seat: int) -> float:
        """The chance of a seat to win a match in which the next action is about to start, or which is over."""
        if match.over:
            winner = result(match).winner
            return 0.5 if winner is None else float(winner == seat)
        lead = match.score[match.first] - match.score[1 - match.first]
        moment = Moment(match.half, min(match.minute, self._top(match.half)), match.hand ^ match.first)
        row = self._rows[moment]
        # A lead off the edge is as good as won or lost.
        chance = row[max(0, min(len(row) - 1, lead + len(row) // 2))]
        return chance if seat == match.first else 1 - chance

    def _even(self) -> bool:
        """Whether both sides stand alike, but for the lead and for who kicked off."""
        facts = self._facts
        return facts.until[0] == facts.until[1] and facts.red[0] == facts.red[1] and facts.fewer_yellow == 0

    def _top(self, half: int) -> int:
        """The minute of a half from which on its clock counts as standing still."""
        added = HALF * half + ADDED[half == self._halves]
        if half < self._halves:
            return added
        # A card on the table that runs out in added time changes things once more.
        return max(added, self._facts.start, *(last + 1 for until in self._facts.until for last in until))

    def _half(self, half: int) -> None:
        """Reckon a half, or what is left of it."""
        top = self._top(half)
        start = self._facts.start if half == self._facts.half else HALF + 1
        rounds = ROUNDS[half == self._halves] if self._facts.play_on else 1
        for minute in (*[top] * (rounds - 1), *range(top, start - 1, -1)):
            ours, theirs = Moment(half, minute, 0), Moment(half, minute, 1)
            rows = self._layer(ours)
            # Only now, for the minute at which the clock stands still leads to itself.
            self._layers[theirs] = _mirrored(rows) if half == self._halves and self._even() else self._layer(theirs)
            self._layers[ours] = rows

    def _layer(self, moment: Moment) -> Rows:
        """The rows of an action: one for each set of new cards."""
        _, minute, hand = moment
        reach = min(WIDEST, int(11 + 6 * sqrt(max(0, self._facts.length - minute))))
        low, high = WIDEST + MOST - reach, WIDEST + MOST + reach + 1
        lost, won = [0.0] * low, [1.0] * low
        sign = -1 if hand else 1
        sources: dict[Landing, tuple[Rows, int]] = {}

        def cut(landing: Landing, new: New) -> Row:
            """The row that a landing leads to, so far shifted as it brings points."""
            if landing not in sources:
                sources[landing] = self._after(moment, landing), sign * landing.points
            rows, shift = sources[landing]
            row = rows[new if landing.card is None else _given(new, landing.card[0] ^ hand, landing.card[1])]
            return row[low + shift : high + shift]

        layer: dict[New, Row] = {}
        for new in NEW:
            plain, duels = self._action(minute, hand, new)
            total = _mixed([(chance, cut(landing, new)) for landing, chance in plain])
            for duel in duels:
                rows = cut(duel.good[1], new), cut(duel.bad[1], new), cut(duel.sure, new)
                total = self._decided(moment, duel, total, *rows)
            layer[new] = lost + total + won
        return layer

    def _decided(self, moment: Moment, duel: Duel, total: Row, good: Row, bad: Row, sure: Row) -> Row:
        """A row with a choice added, in which each side takes what is best for it."""
        best = _highest if duel.ask.seat == moment.hand else _lowest
        return best(duel.chance, duel.good[0], duel.bad[0], total, good, bad, sure)

    def _after(self, moment: Moment, landing: Landing) -> Rows:
        """The rows of the action that follows; those of the next half, or the end, where none does."""
        half, minute, hand = moment
        if minute < HALF * half or (landing.kept and self._facts.play_on):
            follows = Moment(half, min(minute + landing.minutes, self._top(half)), landing.hand ^ hand)
            if follows in self._layers:
                return self._layers[follows]
        return self._ends if half == self._halves else self._layers[Moment(2, HALF + 1, 1)]

    def _action(self, minute: int, hand: int, new: New) -> tuple[list[tuple[Landing, float]], list[Duel]]:
        """The chances of an action, with the cards that its thrower has or may have in force."""
        facts = self._facts
        cards = facts.red[hand] + new[2 + hand] + sum(last >= minute for last in facts.until[hand])
        gone = minute - facts.start
        share = 1.0 if gone <= facts.yellow_minutes else facts.yellow_minutes / gone
        return _averaged(facts.five_three_try, cards, new[hand], share)


@cache
def _given(new: New, seat: int, red: bool) -> New:
    """New cards with one more: beyond those told apart it cancels one of the other side's."""
    at = 2 if red else 0
    cards = [*new]
    if new[at] + new[at + 1] < (REDS if red else YELLOWS):
        cards[at + seat] += 1
    elif new[at + 1 - seat]:
        cards[at + 1 - seat] -= 1
    a, b, c, d = cards
    return a, b, c, d


def _mirrored(rows: Rows) -> Rows:
    """The rows of one hand as those of the other, where both sides stand alike but for the lead and new cards."""
    return {(b, a, d, c): [1 - chance for chance in reversed(row)] for (a, b, c, d), row in rows.items()}


def _end(facts: Known, new: New) -> Row:
    """Full time: the lead decides, then fewer red cards, then fewer yellow ones."""
    fewer = facts.red[1] + new[3] - facts.red[0] - new[2] or facts.fewer_yellow + new[1] - new[0]
    return [0.0] * (WIDEST + MOST) + [0.5 if fewer == 0 else float(fewer > 0)] + [1.0] * (WIDEST + MOST)


@cache
def _averaged(
    five_three_try: bool, cards: int, maybe: int, share: float
) -> tuple[list[tuple[Landing, float]], list[Duel]]:
    """The chances of an action whose thrower has so many cards in force, and others with some chance."""
    plain: dict[Landing, float] = {}
    duels: dict[Duel, float] = {}
    for more in range(maybe + 1):
        weight = comb(maybe, more) * share**more * (1 - share) ** (maybe - more)
        # Six cards refuse every try: more cannot do more.
        found = action(min(6, cards + more), five_three_try)
        for landing, chance in found.plain.items():
            plain[landing] = plain.get(landing, 0.0) + weight * chance
        for fork in found.forks:
            # Every choice is between two that may come and one that will: the rules know no other, and a test says so.
            ((good, p), (bad, q)), ((sure, _),) = (tuple(option.items()) for option in fork.options)
            duel = Duel(fork.ask, 0.0, (p, good), (q, bad), sure)
            duels[duel] = duels.get(duel, 0.0) + weight * fork.chance
    return list(plain.items()), [duel._replace(chance=chance) for duel, chance in duels.items()]


def _mixed(parts: list[tuple[float, Row]]) -> Row:
    """A row of averages; four at a time, because this is where the time goes."""
    while len(parts) % 4 != 1:
        parts.append((0.0, parts[0][1]))
    p, row = parts[0]
    total = [p * v for v in row]
    for at in range(1, len(parts), 4):
        (p, a), (q, b), (r, c), (s, d) = parts[at : at + 4]
        total = [t + p * v + q * w + r * x + s * y for t, v, w, x, y in zip(total, a, b, c, d, strict=True)]
    return total


def _highest(chance: float, p: float, q: float, total: Row, good: Row, bad: Row, sure: Row) -> Row:
    """Add a choice of the side that the rows speak of: the better option for each lead."""
    return [
        t + chance * (tried if (tried := p * v + q * w) > x else x)
        for t, v, w, x in zip(total, good, bad, sure, strict=True)
    ]


def _lowest(chance: float, p: float, q: float, total: Row, good: Row, bad: Row, sure: Row) -> Row:
    """Add a choice of the other side: the worse option for each lead."""
    return [
        t + chance * (tried if (tried := p * v + q * w) < x else x)
        for t, v, w, x in zip(total, good, bad, sure, strict=True)
    ]


def win_chance(match: Match, seat: int) -> float:
    """The chance of a seat to win when both sides play their best from the next action on; a draw counts half."""
    return 0.5 if match.hand == NOBODY else solved(known(match)).chance(match, seat)
