"""A match of New Game at one moment: the kicks that were taken, and the score."""

from __future__ import annotations

from engine.core.kinds import NOBODY, Number, Rule, Seat
from engine.core.lists import Pair
from engine.core.state import State

KICKS = 5
"""What each player has in a match."""
FAR_MOST = 2
NEAR_COUNTS, FAR_COUNTS = 1, 3
KICKS_MOST = 99
"""Nobody has seen a match stay level for so long: more is a slip of the pen."""


class Match(State):
    """Who kicked first and what both have kicked since; seats are 0 and 1."""

    play_on = Rule(lambda house: house["level"] == "play-on")
    first = Seat()
    kicks = Number(0, KICKS_MOST, upto=lambda match: KICKS_MOST if match.play_on else 2 * KICKS)
    """Taken by both together."""
    score = Pair(Number(0, KICKS_MOST))
    far = Pair(Number(0, FAR_MOST))
    """Kicks from far that each seat has taken, good or not."""

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
