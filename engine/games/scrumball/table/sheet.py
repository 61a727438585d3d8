"""The match sheet: a line for each score of a half, with the moment at which it came."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event, Line, Sheet
from engine.games.scrumball.events import EVENTS

PARTS = ("first-half", "second-half")


def sheet(log: Sequence[Event], names: tuple[str, ...]) -> Sheet:
    """The sheet that this log fills in; what comes next after a try is its conversion, on the same line."""
    parts: dict[str, list[Line]] = {}
    lines: list[Line] = []
    for event in log:
        scored = event[1] in EVENTS.points
        if lines and lines[-1].what[-1][1] == "try" and (scored or event[1] == "conversion-missed"):
            last = lines[-1]
            lines[-1] = last._replace(what=(*last.what, event), score=_score(event) if scored else last.score)
        elif scored:
            lines = parts.setdefault(PARTS[EVENTS.fact(event, "half") - 1], [])
            seat, when = EVENTS.fact(event, "seat"), EVENTS.fact(event, "when")
            lines.append(Line(when, seat, (event,), _score(event)))
    return Sheet(names, tuple((part, tuple(lines)) for part, lines in parts.items()))


def _score(event: Event) -> tuple[int, int]:
    """The score that an event of scoring has made."""
    return EVENTS.fact(event, "home"), EVENTS.fact(event, "away")
