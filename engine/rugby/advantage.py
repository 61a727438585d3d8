"""Advantage: how far it reaches, and which of two marks is the better one."""

from __future__ import annotations

from engine.pitch import Pitch

GAIN = 10
"""Metres from the mark to the furthest spot held, after which advantage is over."""


def left(pitch: Pitch, seat: int, mark: int, spot: int) -> int:
    """Metres that a side still has to gain from its mark before advantage is over; 0 when it has gained them."""
    gained = pitch.to_line(seat, mark) - pitch.to_line(seat, spot)
    return max(GAIN - gained, 0)


def ends(pitch: Pitch, seat: int, mark: int) -> int:
    """Where a side has to hold the ball for advantage to be over."""
    return pitch.carried(seat, mark, GAIN)


def better(pitch: Pitch, seat: int, one: int, other: int) -> int:
    """Of two marks the one nearer to the goal line that the side attacks."""
    return one if pitch.to_line(seat, one) <= pitch.to_line(seat, other) else other
