"""A match taken up in the middle, from plain values; what no dice could have led to is refused."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from engine.core import fields
from engine.core.options import Options
from engine.core.refusal import Refusal
from engine.games.double.table.state import ADDED_MOST, HALF, NOBODY, Match

POINTS_MOST = 999
CARDS_MOST = 99
LONGEST, CARD = 6, 2
"""The most minutes that an action takes, and the fewest that one with a card does."""
_NEVER_SCORED = (1, 2, 4)
_FIELDS = ("half", "minute", "hand", "first", "score", "yellow", "spent", "red", "over", "last_line")


def load(data: Mapping[str, Any], options: Options) -> Match:
    """A match from plain values, those left out as in a new one or as the others say.

    `last_line`, the minute of the first half's last line, is not kept: it only says which yellow cards were over then.
    """
    match = Match(options)
    for field in data:
        if field not in _FIELDS:
            raise Refusal("state-unknown", field=str(field), known=_FIELDS)
    match.enter_half(fields.number(data, "half", 1, 1, match.length // HALF))
    match.over = fields.flag(data, "over")
    begins = 1 if match.half == 1 else HALF + 1
    latest = _latest(match, match.half) + (LONGEST if match.over else 0)
    match.minute = fields.number(data, "minute", begins, begins, latest)
    match.hand = fields.seat(data, "hand", NOBODY)
    match.score = [fields.points(points, POINTS_MOST, _NEVER_SCORED) for points in fields.pair(data, "score", [0, 0])]
    match.red = [fields.count("red", count, CARDS_MOST) for count in fields.pair(data, "red", [0, 0])]
    match.spent = [fields.count("spent", count, CARDS_MOST) for count in fields.pair(data, "spent", [0, 0])]
    home, away = (_minutes(minutes, latest) for minutes in fields.pair(data, "yellow", [[], []]))
    match.yellow = (home, away)
    _agree(match)
    _begins(match, data)
    _first_half(match, data)
    return match


def _latest(match: Match, half: int) -> int:
    """The latest minute at which an action of a half can start."""
    return HALF * half + (ADDED_MOST if match.play_on else LONGEST - 1)


def _agree(match: Match) -> None:
    """Refuse values that are possible one by one but not together."""
    touched = any((*match.score, *match.red, *match.yellow))
    if match.half == 1 and match.minute == 1 and touched:
        raise Refusal("too-early")
    if match.hand == NOBODY and (match.half, match.minute) != (1, 1):
        raise Refusal("not-kicked-off")
    if match.over and (match.last_minute != match.length or match.minute <= match.length):
        raise Refusal("over-too-early", minute=match.minute, length=match.length)


def _begins(match: Match, data: Mapping[str, Any]) -> None:
    """Who kicked off has the hand at minute 1, the other at minute 21; in between, seat 0 unless it is told."""
    match.first = fields.seat(data, "first", NOBODY)
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


def _first_half(match: Match, data: Mapping[str, Any]) -> None:
    """Points and cards that the minutes have room for; what had run out when the first half ended is over."""
    if match.half == 1 and ("last_line" in data or any(match.spent)):
        raise Refusal("half-time-to-come")
    told = "last_line" in data
    line = fields.number(data, "last_line", HALF, HALF, _latest(match, 1)) if match.half == 2 else 0
    last = line if told else _latest(match, 1)
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


def _minutes(minutes: object, latest: int) -> list[int]:
    """The minutes of a seat's yellow cards."""
    if not isinstance(minutes, list) or len(minutes) > CARDS_MOST:
        raise fields.wrong("yellow", minutes, "minutes")
    highest = max(latest, HALF + ADDED_MOST)
    for given in minutes:
        if type(given) is not int or not 1 <= given <= highest:
            raise fields.wrong("yellow", given, "number", low=1, high=highest)
    return list(minutes)
