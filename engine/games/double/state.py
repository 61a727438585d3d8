"""A match of 5-3-Double! at one moment: the clock, the hand, the score and the cards."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TYPE_CHECKING, Any

from engine.core import fields
from engine.core.game import State
from engine.core.options import Options
from engine.core.refusal import Refusal

if TYPE_CHECKING:
    from typing import Self

HALF = 20
ADDED_MOST = 59
"""Nobody has seen a half run on for an hour: a minute beyond that is a slip of the pen."""
POINTS_MOST = 999
CARDS_MOST = 99
NOBODY = -1
_NEVER_SCORED = (1, 2, 4)
_FIELDS = ("half", "minute", "hand", "first", "score", "yellow", "red", "over", "last_line")


class Match(State):
    """Whose hand it is, at which minute, and what the sheet says so far; seats are 0 and 1."""

    __slots__ = (
        "first",
        "five_three_try",
        "half",
        "hand",
        "last_line",
        "last_minute",
        "length",
        "minute",
        "over",
        "part",
        "play_on",
        "red",
        "score",
        "yellow",
        "yellow_minutes",
    )

    def __init__(self, options: Options) -> None:
        """A match that has not been kicked off."""
        self.length = int(options["length"])
        self.yellow_minutes = int(options["yellow"])
        self.play_on = options["hand-kept"] == "play-on"
        self.five_three_try = options["five-three"] == "try-with-cards"
        self.enter_half(1)
        self.minute = 1
        self.hand = NOBODY
        self.first = NOBODY
        self.score = [0, 0]
        self.yellow: tuple[list[int], list[int]] = ([], [])
        """For each seat the minutes at which it was given a yellow card; those that have run out stay."""
        self.red = [0, 0]
        self.over = False
        self.last_line = 0
        """In the second half: the minute of the last line of the first, added time included."""
        self.events = []

    def enter_half(self, half: int) -> None:
        """Play the first half or the second; a match of 20 minutes has no more than the one."""
        self.half = half
        self.last_minute = HALF * half
        """The last minute of this half: an action that starts then or later is its last."""
        self.part = "match" if self.length == HALF else "first-half" if half == 1 else "second-half"
        """What the sheet calls this half."""

    def clone(self) -> Self:
        """Copy the match, without what happened before."""
        copy = object.__new__(type(self))
        copy.length = self.length
        copy.yellow_minutes = self.yellow_minutes
        copy.play_on = self.play_on
        copy.five_three_try = self.five_three_try
        copy.half = self.half
        copy.last_minute = self.last_minute
        copy.part = self.part
        copy.minute = self.minute
        copy.hand = self.hand
        copy.first = self.first
        copy.score = self.score[:]
        copy.yellow = (self.yellow[0][:], self.yellow[1][:])
        copy.red = self.red[:]
        copy.over = self.over
        copy.last_line = self.last_line
        copy.events = []
        return copy

    def key(self) -> Hashable:
        """All that the rest of the match depends on."""
        return (
            (self.length, self.yellow_minutes, self.play_on, self.five_three_try),
            (self.half, self.minute, self.hand, self.first, self.over, self.last_line),
            (*self.score, *self.red),
            (*self.yellow[0],),
            (*self.yellow[1],),
        )

    def data(self) -> dict[str, Any]:
        """The match as plain values."""
        data = {
            "half": self.half,
            "minute": self.minute,
            "hand": None if self.hand == NOBODY else self.hand,
            "first": None if self.first == NOBODY else self.first,
            "score": list(self.score),
            "yellow": [list(given) for given in self.yellow],
            "red": list(self.red),
            "over": self.over,
        }
        return data if self.half == 1 else {**data, "last_line": self.last_line}


def load(data: Mapping[str, Any], options: Options) -> Match:
    """A match from plain values; refuse one that no dice could have led to."""
    match = Match(options)
    for field in data:
        if field not in _FIELDS:
            raise Refusal("state-unknown", field=str(field), known=_FIELDS)
    match.enter_half(fields.number(data, "half", 1, 1, match.length // HALF))
    first_minute = 1 if match.half == 1 else HALF + 1
    match.minute = fields.number(data, "minute", first_minute, first_minute, match.last_minute + ADDED_MOST)
    match.last_line = _last_line(match, data)
    match.over = data.get("over", False)
    if type(match.over) is not bool:
        raise fields.wrong("over", match.over, "true-or-false")
    match.hand = fields.seat(data, "hand", NOBODY)
    match.first = fields.seat(data, "first", NOBODY if match.hand == NOBODY else 0)
    match.score = [fields.points(points, POINTS_MOST, _NEVER_SCORED) for points in fields.pair(data, "score", [0, 0])]
    match.red = [fields.count("red", count, CARDS_MOST) for count in fields.pair(data, "red", [0, 0])]
    home, away = (_given(match, minutes) for minutes in fields.pair(data, "yellow", [[], []]))
    match.yellow = (home, away)
    _agree(match)
    return match


def _last_line(match: Match, data: Mapping[str, Any]) -> int:
    """The minute of the last line of the first half, once that is over."""
    if match.half == 2:
        return fields.number(data, "last_line", HALF, HALF, HALF + ADDED_MOST)
    if "last_line" in data:
        raise Refusal("half-time-to-come")
    return 0


def _agree(match: Match) -> None:
    """Refuse values that are possible one by one but not together."""
    if (match.hand == NOBODY) != (match.first == NOBODY):
        raise Refusal("hand-and-first")
    touched = any((*match.score, *match.red, *match.yellow))
    if match.half == 1 and match.minute == 1 and touched:
        raise Refusal("too-early")
    if match.hand == NOBODY and (match.half, match.minute) != (1, 1):
        raise Refusal("not-kicked-off")
    if match.over and (match.last_minute != match.length or match.minute <= match.length):
        raise Refusal("over-too-early", minute=match.minute, length=match.length)


def _given(match: Match, minutes: object) -> list[int]:
    """The minutes of a seat's yellow cards, none of them still to come."""
    if not isinstance(minutes, list) or len(minutes) > CARDS_MOST:
        raise fields.wrong("yellow", minutes, "minutes")
    for given in minutes:
        if type(given) is not int or not 1 <= given <= match.last_minute + ADDED_MOST:
            raise fields.wrong("yellow", given, "number", low=1, high=match.minute - 1)
        # A card of the first half's added time has a later minute than the second half begins with.
        added_time = match.half == 2 and HALF <= given <= HALF + ADDED_MOST
        if given >= match.minute and not added_time:
            raise Refusal("card-to-come", given=given, minute=match.minute)
    return list(minutes)
