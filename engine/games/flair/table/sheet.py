"""The match sheet, filled in from the log alone: one line for each score, with the minute of its half."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event, Line, Sheet
from engine.games.flair.events import EVENTS

PARTS = ("first-half", "second-half")


def sheet(log: Sequence[Event], names: tuple[str, ...]) -> Sheet:
    """The scores of each half, in their order, with the score that they led to."""
    score = [0, 0]
    parts: dict[str, list[Line]] = {}
    for event in log:
        worth = EVENTS.points.get(event[1])
        if worth is not None:
            told = EVENTS.named(event)
            score[told["seat"]] += worth
            line = Line(clock(told["seconds"]), told["seat"], (event,), tuple(score))
            parts.setdefault(PARTS[told["half"] - 1], []).append(line)
    return Sheet(names, tuple((part, tuple(lines)) for part, lines in parts.items()))


def clock(seconds: int) -> str:
    """A time of the match, in minutes and seconds."""
    return f"{seconds // 60}:{seconds % 60:02}"
