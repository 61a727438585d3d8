"""What a match of either rugby game says of the ball and of advantage, in the same words."""

from __future__ import annotations

from engine.core.events import UNSEEN
from engine.core.game import Result, State

NOBODY = -1
NO_MARK = -99


class Rugby(State):
    """Two sides and a ball between 0 and 100; seat 0 attacks towards 100."""

    __slots__ = ("attack", "ball", "beneficiary", "first", "half", "late", "mark", "over", "phase", "score", "seconds")
    phase: str
    """The play that comes next, once nobody is owed a card."""
    half: int
    seconds: int
    """Match seconds of this half."""
    first: int
    """Who kicked off the match."""
    over: bool
    attack: int
    """Who has the ball, throws or puts it in, or kicks it."""
    ball: int
    score: list[int]
    late: bool
    """The limit of the half is passed: it ends as soon as it may."""
    mark: int
    """Where the advantage that is played goes back to."""
    beneficiary: int
    """Who plays with advantage."""

    @property
    def to_line(self) -> int:
        """Metres from the ball to the goal line that the side with the ball attacks."""
        return self.ball if self.attack else 100 - self.ball

    def no_advantage(self) -> None:
        """Whatever advantage was being played is over."""
        self.mark = NO_MARK
        self.beneficiary = NOBODY

    def result(self, rule: str) -> Result:
        """Who has won, by the rule that says so: the higher score, and level scores are a draw."""
        home, away = self.score
        return Result(None if home == away else 0 if home > away else 1, (home, away), rule)


def take(hand: list[str], card: str) -> None:
    """Take a card out of a hand; one that lies face down gives up any of its cards."""
    hand.remove(card if card in hand else UNSEEN)
