"""Everything that can be asked of one side, and every way its blue dice can be told, made once and shared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.asks import Cast, Choose
from engine.games.tomy.table.asks import Again, Attempt, Stake

if TYPE_CHECKING:
    from engine.core.game import Event
    from engine.games.tomy.rules.box import Box

ATTEMPTS = 3


class Side:
    """The asks of an entrant who plays with a given box; tables are indexed by attempt, lie, score or points."""

    __slots__ = (
        "again",
        "bonus",
        "bonus_die",
        "choice",
        "defence_die",
        "defend",
        "first",
        "in_front",
        "posts",
        "roll_off",
        "save",
        "save_die",
        "shot",
        "shows",
    )

    def __init__(self, box: Box, who: int) -> None:
        """Make the questions for entrant `who`."""
        blue, green = box.blue, (box.green,)
        self.roll_off = Cast("roll-off", who, "tomy.kickoff.roll-off", green)
        self.first = Cast("first", who, "tomy.turn.attempts", (blue,) * 3)
        self.again = tuple(tuple(Again(who, n, (blue,) * size) for size in range(4)) for n in range(ATTEMPTS + 1))
        self.shows: tuple[tuple[Event, ...], ...] = tuple(
            tuple((_rule(n), f"shows-{lie.score or 'nothing'}", who, n, lie.dice) for lie in box.sorted_lies)
            for n in range(ATTEMPTS + 1)
        )
        self.choice = tuple(
            tuple(Attempt(who, box, n, lie.dice, lie.score, tuple(lie.picks)) for lie in box.sorted_lies)
            for n in range(ATTEMPTS)
        )
        self.posts = Cast("posts", who, "tomy.scores.between-posts", green)
        self.in_front = Cast("in-front", who, "tomy.scores.between-posts", green)
        self.bonus = {
            points: Stake("bonus", who, "tomy.scores.bonus", ("throw", "keep"), "bonus-try", points)
            for points in (5, 7)
        }
        self.bonus_die = Cast("bonus-die", who, "tomy.scores.bonus", (box.white,))
        self.defend = {
            (score, points): Stake("defence", who, "tomy.defence.choice", ("defend", "let"), score, points)
            for score, worth in WORTH.items()
            for points in worth
        }
        self.defence_die = Cast("defence-die", who, "tomy.defence.choice", (box.red,))
        self.shot = Cast("shot", who, "tomy.shootout.five", green)
        self.save = Choose("save", who, "tomy.shootout.defence", ("defend", "let"))
        self.save_die = Cast("save-die", who, "tomy.shootout.defence", (box.red,))


WORTH = {"bonus-try": (5, 7, 10, 14), "try": (5, 7), "drop": (3,), "penalty": (3,)}
"""What can be at stake when the red die may be thrown."""


def _rule(attempt: int) -> str:
    """The first attempt is the turn's own; the others are throws again."""
    return "tomy.turn.attempts" if attempt < 2 else "tomy.turn.again"
