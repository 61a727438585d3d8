"""The match sheet, filled in from the log alone: one line for each score, with the minute of its half."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event, Line, Sheet
from engine.rugby import points

POINTS = {
    "try": points.TRY,
    "converted": points.CONVERSION,
    "drop-scored": points.DROP,
    "penalty-scored": points.PENALTY,
}
"""What each event of scoring is worth; its first fact is the seat, its last two are the half and the seconds."""
PARTS = ("first-half", "second-half")


def sheet(log: Sequence[Event], names: tuple[str, ...]) -> Sheet:
    """The scores of each half, in their order, with the score that they led to."""
    score = [0, 0]
    parts: dict[str, list[Line]] = {}
    for event in log:
        if event[1] in POINTS:
            seat, half, seconds = event[2], event[-2], event[-1]
            score[seat] += POINTS[event[1]]
            line = Line(clock(seconds), seat, (event,), tuple(score))
            parts.setdefault(PARTS[half - 1], []).append(line)
    return Sheet(names, tuple((part, tuple(lines)) for part, lines in parts.items()))


def clock(seconds: int) -> str:
    """A time of the match, in minutes and seconds."""
    return f"{seconds // 60}:{seconds % 60:02}"
