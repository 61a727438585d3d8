"""A match of New Game at one moment: the kicks that were taken, and the score."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from engine.core.game import State
from engine.core.options import Options

if TYPE_CHECKING:
    from typing import Self

KICKS = 5
"""What each player has in a match."""
FAR_MOST = 2
NEAR_COUNTS, FAR_COUNTS = 1, 3
KICKS_MOST = 99
"""Nobody has seen a match stay level for so long: more is a slip of the pen."""
NOBODY = -1


class Match(State):
    """Who kicked first and what both have kicked since; seats are 0 and 1."""

    __slots__ = ("far", "first", "kicks", "play_on", "score")

    def __init__(self, options: Options) -> None:
        """A match before its toss."""
        self.play_on = options["level"] == "play-on"
        self.first = NOBODY
        self.kicks = 0
        """Taken by both together."""
        self.score = [0, 0]
        self.far = [0, 0]
        """Kicks from far that each seat has taken, good or not."""
        self.events = []

    @property
    def hand(self) -> int:
        """Whose kick it is: they take turns."""
        return NOBODY if self.first == NOBODY else (self.first + self.kicks) % 2

    @property
    def round(self) -> int:
        """The round of the kick that comes now, from 1."""
        return self.kicks // 2 + 1

    @property
    def full_time(self) -> bool:
        """Whether both have had their kicks, and as many as each other."""
        return self.kicks >= 2 * KICKS and self.kicks % 2 == 0

    @property
    def over(self) -> bool:
        """Whether nobody kicks any more."""
        return self.full_time and not (self.play_on and self.score[0] == self.score[1])

    def taken(self, seat: int) -> int:
        """How many kicks a seat has had."""
        return (self.kicks + (seat == self.first)) // 2

    def clone(self) -> Self:
        """Copy the match, without what happened before."""
        copy = object.__new__(type(self))
        copy.play_on = self.play_on
        copy.first = self.first
        copy.kicks = self.kicks
        copy.score = self.score[:]
        copy.far = self.far[:]
        copy.events = []
        return copy

    def key(self) -> Hashable:
        """All that the rest of the match depends on."""
        return self.play_on, self.first, self.kicks, *self.score, *self.far

    def data(self) -> dict[str, Any]:
        """The match as plain values."""
        return {
            "first": None if self.first == NOBODY else self.first,
            "kicks": self.kicks,
            "score": list(self.score),
            "far": list(self.far),
        }
