"""What a match of either rugby game says of the sides, the ball and advantage, in the same words."""

from __future__ import annotations

from engine.core.game import Result
from engine.core.kinds import NOBODY, Choice, Flag, Number, Seat, Word
from engine.core.lists import Pair
from engine.core.state import State
from engine.pitch import Pitch
from engine.rugby import points

NO_MARK = -99
POINTS_MOST = 999


def anywhere(pitch: Pitch) -> Number:
    """Where a ball can be: on the pitch or in an in-goal, at first at halfway."""
    return Number(-pitch.in_goal, pitch.length + pitch.in_goal, pitch.halfway)


class Rugby(State):
    """Two sides and a ball between 0 and 100; seats are 0 and 1, and seat 0 attacks towards 100."""

    phase = Word(("opening",))
    """The play that comes next, once nobody is owed a card."""
    half = Choice(1, 2)
    first = Seat()
    """Who kicked off the match."""
    attack = Seat()
    """Who has the ball, throws or puts it in, or kicks it."""
    ball = anywhere(Pitch(100, 0))
    score = Pair(Number(0, POINTS_MOST, never=points.NEVER))
    mark = Number(0, 100, nothing=NO_MARK)
    """Where the advantage that is played goes back to."""
    beneficiary = Seat()
    """Who plays with advantage."""
    over = Flag()

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
