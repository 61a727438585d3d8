"""Tests of TOMY rugby dice, a file for each section of its rulebook."""

from __future__ import annotations

from typing import Any

from tests.games.table import Table

TRY = "ball/player/player"
BONUS_TRY = "player/player/player"
DROP = "ball/foot/posts"
PENALTY = "foot/posts/posts"
IN_FRONT = "posts/posts/posts"
NOTHING = "ball/ball/foot"


def turn(
    round: int = 3, hand: int = 0, *, house: dict[str, str] | None = None, whole: bool = False, **state: Any
) -> Table:
    """A throw about to be made, by default Camille's third of the first half, at three all."""
    return Table("tomy", "turn", house=house, whole=whole, **{"round": round, "hand": hand, "score": [3, 3], **state})


def thrown(faces: str, round: int = 3, hand: int = 0, **state: Any) -> Table:
    """A first attempt that has just been thrown."""
    return turn(round, hand, **state).then(f"turn.attempts {faces}")


def scored(faces: str, round: int = 3, hand: int = 0, **state: Any) -> Table:
    """A first attempt that was taken as it fell."""
    return thrown(faces, round, hand, **state).then("turn.refuse score")


def stopped(round: int = 3, hand: int = 0, **state: Any) -> Table:
    """A throw that brought nothing and was stopped, to see what comes after it."""
    return thrown(NOTHING, round, hand, **state).then("turn.again stop")
