"""The match worked out backwards, minute by minute, from full time to now: the best play of both sides.

A row holds the chance of the side that kicked off to win, a draw counting half, for every lead it may have; there is a
row for each minute, each hand and each set of cards. What an action may lead to is not written here: `chances` plays
it through the rules. `rows` reckons with all leads of a row at once, which is what makes it quick.

All is exact but the cards that are still to come. Those on the table run out to the minute, and of those to come it is
kept who was given how many, for that decides a level match. When a yellow one of them runs out is not kept: it counts
by the share of such cards that are still in force. For as long as a yellow card lasts that share is
one, so that the end of a match is exact again. Two new yellow cards and one new red are told apart; one more cancels
one of the other side's, or else does no more harm. And a card that may run out in the first half's added time is taken
to last, though the second half's clock begins anew at a minute before that.

It was held against a program of its own that keeps up to three or four further cards to their minute, in matches of
20 minutes: chances are off by 0.0002 (root mean square; 0.0005 where yellow cards last two minutes) and 0.002 at most.
With no card on the table one choice in a hundred differs, and none of those costs more than 0.0006.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.bots.double import rows
from engine.bots.double.chances import Landing
from engine.bots.double.rows import Row
from engine.bots.double.ways import Duel, all_ways, weights
from engine.core.kinds import NOBODY
from engine.games.double.rules.cards import last_minutes
from engine.games.double.rules.result import result
from engine.games.double.table.state import HALF, Match

ERROR = 0.0002
"""By how much its chances are off on average, because of the cards still to come."""
PACE = 5
"""A table serves the minutes up to the next multiple of this: then cards still to come are reckoned afresh."""
YELLOWS, REDS = 2, 1
"""New cards that are told apart, of both sides together."""
ADDED, ROUNDS = {False: 2, True: 4}, {False: 3, True: 7}
"""Minutes of added time before the clock counts as standing still, and how often the hand may be kept from there on:
for the first of two halves, and for the half that ends the match."""

New: TypeAlias = tuple[int, int, int, int]
"""Cards given since the reckoning began: yellow of both sides, red of both sides."""
NEW: tuple[New, ...] = tuple(
    (a, b, c, d)
    for a in range(YELLOWS + 1)
    for b in range(YELLOWS + 1 - a)
    for c in range(REDS + 1)
    for d in range(REDS + 1 - c)
)
NONE = NEW.index((0, 0, 0, 0))
Rows: TypeAlias = list[Row]
"""One for each set of new cards."""


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


def known(match: Match) -> Known:
    """What a table must know of this match; two moments of the same minutes share a table."""
    first = match.first
    home, away = (tuple(sorted(last_minutes(match, seat))) for seat in (first, 1 - first))
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
        match.received(1 - first) - match.received(first),
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
        self._ends: Rows = [_end(facts, new) for new in NEW]
        for half in range(self._halves, facts.half - 1, -1):
            self._half(half)
        # Once a card is given another table serves: only the rows without new cards are looked up.
        self._rows = {moment: layer[NONE] for moment, layer in self._layers.items()}
        self._layers.clear()

    def chance(self, match: Match, seat: int) -> float:
        """The chance of a seat to win a match in which the next action is about to start, or which is over."""
        if match.over:
            winner = result(match).winner
            return 0.5 if winner is None else float(winner == seat)
        lead = match.score[match.first] - match.score[1 - match.first]
        moment = Moment(match.half, min(match.minute, self._top(match.half)), match.hand ^ match.first)
        chance = rows.chance_at(self._rows[moment], lead)
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
            layer = self._layer(ours)
            # Only now, for the minute at which the clock stands still leads to itself.
            self._layers[theirs] = _mirrored(layer) if half == self._halves and self._even() else self._layer(theirs)
            self._layers[ours] = layer

    def _layer(self, moment: Moment) -> Rows:
        """The rows of an action: one for each set of new cards."""
        landings, duels, ways = all_ways(self._facts.five_three_try)
        worth: dict[Landing | Duel, Rows] = {landing: self._landed(moment, landing) for landing in landings}
        for duel in duels:
            good, bad, sure = worth[duel.good], worth[duel.bad], worth[duel.sure]
            tried = [rows.mixed(duel.weights, both) for both in zip(good, bad, strict=True)]
            worth[duel] = [self._decided(moment, duel, *both) for both in zip(tried, sure, strict=True)]
        given = [_with(worth[what], card, moment.hand) for what, card in ways]
        each = zip(NEW, zip(*given, strict=True), strict=True)
        return [rows.edged(rows.mixed(self._weights(moment, new), found)) for new, found in each]

    def _landed(self, moment: Moment, landing: Landing) -> Rows:
        """The rows of the action that follows, so far shifted as the landing brings points."""
        after, points = self._after(moment, landing), -landing.points if moment.hand else landing.points
        return [rows.shifted(row, points) for row in after] if points else after

    def _decided(self, moment: Moment, duel: Duel, tried: Row, sure: Row) -> Row:
        """A choice, in which each side takes what is best for it."""
        return rows.higher(tried, sure) if duel.ask.seat == moment.hand else rows.lower(tried, sure)

    def _after(self, moment: Moment, landing: Landing) -> Rows:
        """The rows of the action that follows; those of the next half, or the end, where none does."""
        half, minute, hand = moment
        if minute < HALF * half or (landing.kept and self._facts.play_on):
            follows = Moment(half, min(minute + landing.minutes, self._top(half)), landing.hand ^ hand)
            if follows in self._layers:
                return self._layers[follows]
        return self._ends if half == self._halves else self._layers[Moment(2, HALF + 1, 1)]

    def _weights(self, moment: Moment, new: New) -> list[int]:
        """The chances of an action's ways, with the cards that its thrower has or may have in force."""
        facts, (_, minute, hand) = self._facts, moment
        cards = facts.red[hand] + new[2 + hand] + sum(last >= minute for last in facts.until[hand])
        gone = minute - facts.start
        share = 1.0 if gone <= facts.yellow_minutes else facts.yellow_minutes / gone
        return weights(facts.five_three_try, cards, new[hand], share)


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


GIVEN = {(seat, red): [NEW.index(_given(new, seat, red)) for new in NEW] for seat in (0, 1) for red in (False, True)}
"""Where each set of new cards is found once it has one more."""

SWAPPED = [NEW.index((b, a, d, c)) for a, b, c, d in NEW]
"""Where each set of new cards is found when the sides change places."""


def _with(layer: Rows, card: tuple[int, bool] | None, hand: int) -> Rows:
    """The rows as they are once an action of this hand has brought a card."""
    return layer if card is None else [layer[at] for at in GIVEN[card[0] ^ hand, card[1]]]


def _mirrored(layer: Rows) -> Rows:
    """The rows of one hand as those of the other, where both sides stand alike but for the lead and new cards."""
    return [rows.mirrored(layer[at]) for at in SWAPPED]


def _end(facts: Known, new: New) -> Row:
    """Full time: the lead decides, then fewer red cards, then fewer yellow ones."""
    fewer = facts.red[1] + new[3] - facts.red[0] - new[2] or facts.fewer_yellow + new[1] - new[0]
    level = 0.5 if fewer == 0 else float(fewer > 0)
    return rows.row([0.0] * rows.MIDDLE + [level] + [1.0] * rows.MIDDLE)


def win_chance(match: Match, seat: int) -> float:
    """The chance of a seat to win when both sides play their best from the next action on; a draw counts half."""
    return 0.5 if match.hand == NOBODY else solved(known(match)).chance(match, seat)
