"""Where a kick comes down, and what the side that gets the ball may do there."""

from __future__ import annotations

from engine.pitch import Pitch

GROUND = ("touch-down", "play-on")
IN_GOAL = ("touch-down", "mark", "play-on")
CATCH = ("mark", "play-on")
NONE: tuple[str, ...] = ()


def choices(pitch: Pitch, receiver: int, spot: int, *, open_play: bool) -> tuple[str, ...]:
    """Behind its own line a side touches down or plays on; there and in its 22 it may mark a kick from open play."""
    if pitch.behind(receiver, spot):
        return IN_GOAL if open_play else GROUND
    return CATCH if open_play and pitch.in_22(receiver, spot) else NONE
