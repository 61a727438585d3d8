"""What the facts of a match say about each other; what no dice could have led to is refused."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from engine.core.kinds import NOBODY
from engine.core.refusal import Refusal
from engine.games.double.table.state import ADDED_MOST, HALF, LONGEST, Match

CARD = 2
"""The fewest minutes that an action with a card takes."""


def agree(match: Match, told: Mapping[str, Any]) -> None:
    """Find what follows from the values that were told, and refuse those that cannot stand together."""
    match.enter_half(match.half)
    begins = 1 if match.half == 1 else HALF + 1
    if "minute" not in told:
        match.minute = begins
    match.within("minute", begins, _latest(match, match.half) + (LONGEST if match.over else 0))
    _together(match)
    _begins(match)
    _first_half(match, told)


def _latest(match: Match, half: int) -> int:
    """The latest minute at which an action of a half can start."""
    return HALF * half + (ADDED_MOST if match.play_on else LONGEST - 1)


def _together(match: Match) -> None:
    """Refuse values that are possible one by one but not together."""
    touched = any((*match.score, *match.red, *match.yellow))
    if match.half == 1 and match.minute == 1 and touched:
        raise Refusal("too-early")
    if match.hand == NOBODY and (match.half, match.minute) != (1, 1):
        raise Refusal("not-kicked-off")
    if match.over and (match.last_minute != match.length or match.minute <= match.length):
        raise Refusal("over-too-early", minute=match.minute, length=match.length)


def _begins(match: Match) -> None:
    """Who kicked off has the hand at minute 1, the other at minute 21; in between, seat 0 unless it is told."""
    if match.hand == NOBODY:
        if match.first != NOBODY:
            raise Refusal("hand-and-first")
        return
    begins = {(1, 1): match.hand, (2, HALF + 1): 1 - match.hand}.get((match.half, match.minute))
    if match.first == NOBODY:
        match.first = begins or 0
    elif begins is not None and match.first != begins:
        rule = "double.kickoff.first-action" if match.half == 1 else "double.kickoff.second-half"
        raise Refusal("begun-by-other", rule, half=match.half)


def _first_half(match: Match, told: Mapping[str, Any]) -> None:
    """Points and cards that the minutes have room for; what had run out when the first half ended is over."""
    if match.half == 1 and ("last_line" in told or any(match.spent)):
        raise Refusal("half-time-to-come")
    last = told.get("last_line", _latest(match, 1))
    match.within("last_line", high=_latest(match, 1), value=last)
    line = told.get("last_line", HALF) if match.half == 2 else 0
    _room(match, last)
    earlier: list[int] = []
    for seat, given in enumerate(match.yellow):
        for minute in given[:]:
            # Where it can be a card of this half, it is one.
            if (1 if match.half == 1 else HALF + 1) <= minute <= match.minute - CARD:
                earlier += [minute] if match.half == 1 else []
                continue
            if match.half == 1 or minute > last:
                raise Refusal("card-to-come", given=minute, minute=match.minute, seat=seat)
            earlier.append(minute)
            if minute + match.yellow_minutes < line:
                given.remove(minute)
                match.spent[seat] += 1
    for one, two in pairwise(sorted(earlier)):
        if two - one < CARD:
            raise Refusal("cards-too-close", "double.clock.minutes", one=one, two=two)


def _room(match: Match, last: int) -> None:
    """Refuse more points or cards than there was time for: seven points take two minutes, a card too."""
    spans = [match.minute - 1] if match.half == 1 else [last + 1, match.minute - HALF - 1]
    points, most = sum(match.score), sum(7 * (span // 2) + 3 * (span % 2) for span in spans)
    if points > most:
        raise Refusal("too-many-points", "double.clock.minutes", field="score", points=points, most=most)
    cards, room = sum(match.red) + match.received(0) + match.received(1), sum(span // CARD for span in spans)
    if cards > room:
        field = "yellow" if any(match.yellow) else "red"
        raise Refusal("too-many-cards", "double.clock.minutes", field=field, cards=cards, most=room)
