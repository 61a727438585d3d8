"""A match of 5-3-Double! at one moment: the clock, the hand, the score and the cards."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from engine.core.game import State
from engine.core.options import Options

if TYPE_CHECKING:
    from typing import Self

HALF = 20
ADDED_MOST = 59
"""Nobody has seen a half run on for an hour: a minute beyond that is a slip of the pen."""
NOBODY = -1


class Match(State):
    """Whose hand it is, at which minute, and what the sheet says so far; seats are 0 and 1."""

    __slots__ = (
        "first",
        "five_three_try",
        "half",
        "hand",
        "last_minute",
        "length",
        "minute",
        "over",
        "part",
        "play_on",
        "red",
        "score",
        "spent",
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
        """For each seat the minutes at which it was given a yellow card; those that have run out in this half stay."""
        self.spent = [0, 0]
        """For each seat its yellow cards that had run out when the first half ended: received, and over for good."""
        self.red = [0, 0]
        self.over = False
        self.events = []

    def enter_half(self, half: int) -> None:
        """Play the first half or the second; a match of 20 minutes has no more than the one."""
        self.half = half
        self.last_minute = HALF * half
        """The last minute of this half: an action that starts then or later is its last."""
        self.part = "match" if self.length == HALF else "first-half" if half == 1 else "second-half"
        """What the sheet calls this half."""

    def received(self, seat: int) -> int:
        """How many yellow cards a seat was given, run out or not."""
        return len(self.yellow[seat]) + self.spent[seat]

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
        copy.spent = self.spent[:]
        copy.red = self.red[:]
        copy.over = self.over
        copy.events = []
        return copy

    def key(self) -> Hashable:
        """All that the rest of the match depends on."""
        return (
            (self.length, self.yellow_minutes, self.play_on, self.five_three_try),
            (self.half, self.minute, self.hand, self.first, self.over),
            (*self.score, *self.red, *self.spent),
            (*self.yellow[0],),
            (*self.yellow[1],),
        )

    def data(self) -> dict[str, Any]:
        """The match as plain values."""
        return {
            "half": self.half,
            "minute": self.minute,
            "hand": None if self.hand == NOBODY else self.hand,
            "first": None if self.first == NOBODY else self.first,
            "score": list(self.score),
            "yellow": [list(given) for given in self.yellow],
            "spent": list(self.spent),
            "red": list(self.red),
            "over": self.over,
        }
