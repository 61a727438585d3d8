"""The match sheet, filled in from the log alone: a line for each kick."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event, Line, Sheet
from engine.games.newgame.state import FAR_COUNTS, KICKS, NEAR_COUNTS

COUNTS = {"near-scored": NEAR_COUNTS, "far-scored": FAR_COUNTS, "near-missed": 0, "far-missed": 0}
"""What each kick counts; its facts are the seat, the face of the die, the round, and the score that it led to."""


def sheet(log: Sequence[Event], names: tuple[str, ...]) -> Sheet:
    """The kicks of the match, and those that were added to it where a table plays on."""
    parts: dict[str, list[Line]] = {}
    for event in log:
        if event[1] in COUNTS:
            _, _, seat, _, round_, score = event
            part = "match" if round_ <= KICKS else "added"
            parts.setdefault(part, []).append(Line(str(round_), seat, (event,), score))
    return Sheet(names, tuple((part, tuple(lines)) for part, lines in parts.items()))
