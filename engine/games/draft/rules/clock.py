"""The clock: what ends a half, half-time, full time, extra time and the golden goal."""

from __future__ import annotations

from engine.core.game import Result
from engine.core.kinds import NOBODY
from engine.core.rules import rule
from engine.games.draft.table.asks import Pull
from engine.games.draft.table.deck import GOAL
from engine.games.draft.table.state import (
    EXTRA_1,
    EXTRA_2,
    FIRST,
    GOLDEN,
    MINUTES,
    OVER,
    PARTS,
    SECOND,
    Match,
)


def next_card(match: Match, name: str, seat: int, cites: str, hidden: bool = False) -> Pull | None:
    """The ask for the next card of a seat's pile; None when this part has no more of them."""
    which = match.at[seat]
    if not match.by_clock:
        return None if match.used_up(which) else match.pull(name, seat, cites, hidden)
    ask = match.pull(name, seat, cites, hidden)
    if ask is None and match.discard[which]:
        new_pile(match, which)
        ask = match.pull(name, seat, cites, hidden)
    return ask


def close(match: Match) -> None:
    """End the part if its time has come, now that what was going on is finished."""
    if match.by_clock:
        half_by_clock(match)
    else:
        half_by_pile(match)


def out_of_cards(match: Match) -> None:
    """A card is needed and there is none: the part is over, even by the clock."""
    if match.by_clock:
        _pile_empty(match)
    else:
        half_by_pile(match)


@rule("draft.clock.half-by-pile")
def half_by_pile(match: Match) -> None:
    """Without a clock the half ends once the pile is drawn, after what that last card brings, hands or no hands."""
    if match.used_up(0) or (len(match.piles) > 1 and match.used_up(1)):
        _pile_empty(match)


@rule("draft.clock.half-by-clock")
def half_by_clock(match: Match) -> None:
    """With the clock a half is 45 minutes, and every card laid and every skipped turn is a minute."""
    if match.minute >= MINUTES[match.part] > 0:
        match.log("draft.clock.half-by-clock", "time-up", PARTS[match.part], match.minute)
        _next_part(match)
        return
    for which, played in enumerate(match.discard):
        # At once, not when a card is needed: that would tell that a hand has none that fits.
        if played and not match.left(which):
            new_pile(match, which)


@rule("draft.clock.new-pile")
def new_pile(match: Match, which: int) -> None:
    """With the clock an empty pile is made anew from the cards played, all but the one on top."""
    match.piles[which] += match.discard[which]
    match.log("draft.clock.new-pile", "new-pile", len(match.discard[which]))
    match.discard[which].clear()


@rule("draft.clock.half-time")
def half_time(match: Match) -> None:
    """At half-time all cards but those that score or warn are shuffled for a new draft, and the older one kicks off."""
    _begin(match, SECOND)
    match.log("draft.clock.half-time", "half-time", *_score(match), match.engager)


@rule("draft.clock.full-time")
def full_time(match: Match) -> None:
    """After two halves more goals win."""
    home, away = _score(match)
    match.log("draft.clock.full-time", "full-time", home, away)
    if home == away:
        extra_time(match)
    else:
        _won(match, "draft.clock.full-time")


@rule("draft.clock.extra-time")
def extra_time(match: Match) -> None:
    """Level sides play two short periods, each with a new draft: a third of the pile, or fifteen minutes."""
    if match.part == EXTRA_2:
        if len(match.goals[0]) == len(match.goals[1]):
            golden_goal(match)
        else:
            _won(match, "draft.clock.extra-time")
        return
    _begin(match, match.part + 1)
    match.log("draft.clock.extra-time", "extra-time", PARTS[match.part], match.engager)


@rule("draft.clock.golden-goal")
def golden_goal(match: Match, ahead: int = NOBODY) -> None:
    """Still level, they draft anew and play on, as often as it takes, until a goal confirmed or lost decides."""
    if ahead != NOBODY:
        _won(match, "draft.clock.golden-goal")
        return
    _begin(match, GOLDEN)
    if any(GOAL[card] for pile in match.piles for card in pile):
        match.log("draft.clock.golden-goal", "golden-goal", match.engager)
    else:
        match.phase = OVER
        match.log("draft.clock.golden-goal", "drawn")


def ready(match: Match) -> None:
    """The draft is done: by the pile, a period of extra time may use up a third of it, any other part all of it."""
    for which in range(len(match.piles)):
        match.stop[which] = rest_of(match, match.left(which))
    match.actor = match.engager
    match.phase = "engage"


def rest_of(match: Match, size: int) -> int:
    """How many cards of a pile of this size a part leaves lying when it ends by the pile."""
    return size - -(-size // 3) if match.part in (EXTRA_1, EXTRA_2) and not match.by_clock else 0


def result(match: Match) -> Result | None:
    """How the match ended, and by which rule."""
    if match.phase != OVER:
        return None
    home, away = _score(match)
    by = {SECOND: "draft.clock.full-time", EXTRA_2: "draft.clock.extra-time"}.get(match.part, "draft.clock.golden-goal")
    return Result(None if home == away else int(home < away), (home, away), by)


def _pile_empty(match: Match) -> None:
    """The pile is drawn, or the third of it that a period may use."""
    match.log("draft.clock.half-by-pile", "pile-empty", PARTS[match.part])
    _next_part(match)


def _next_part(match: Match) -> None:
    """What comes after this part."""
    if match.part == FIRST:
        half_time(match)
    elif match.part == SECOND:
        full_time(match)
    elif match.part == GOLDEN:
        golden_goal(match)
    else:
        extra_time(match)


def _begin(match: Match, part: int) -> None:
    """Shuffle every card that does not lie in front of a player; the sides take turns to kick off."""
    for seat in (0, 1):
        match.piles[match.at[seat]] += match.hands[seat]
        match.hands[seat].clear()
    if match.top is not None:
        match.piles[match.at[match.top_seat]].append(match.top)
    for pile, under, discard in zip(match.piles, match.under, match.discard, strict=True):
        pile.extend((*under, *discard))
        under.clear()
        discard.clear()
    match.top = None
    match.top_seat = NOBODY
    match.open = [0, 0]
    match.due = ()
    match.goes_on = match.restart = False
    match.minute = match.played = 0
    match.stop = [0] * len(match.piles)
    match.engager = 1 - match.engager
    match.actor = 1 - match.engager
    match.part = part
    match.phase = "deal"


def _won(match: Match, cites: str) -> None:
    """More goals win."""
    home, away = _score(match)
    match.phase = OVER
    match.log(cites, "won", int(home < away), home, away)


def _score(match: Match) -> tuple[int, int]:
    """The goals of both."""
    return len(match.goals[0]), len(match.goals[1])
