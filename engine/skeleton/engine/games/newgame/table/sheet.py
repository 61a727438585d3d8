"""The match sheet, filled in from the log alone: a line for each kick."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event, Line, Sheet
from engine.games.newgame.events import EVENTS
from engine.games.newgame.table.state import KICKS


def sheet(log: Sequence[Event], names: tuple[str, ...]) -> Sheet:
    """The kicks of the match, and those that were added to it where a table plays on."""
    parts: dict[str, list[Line]] = {}
    for events in EVENTS.lines(log):
        kick = EVENTS.named(events[0])
        part = "match" if kick["round"] <= KICKS else "added"
        parts.setdefault(part, []).append(Line(str(kick["round"]), kick["seat"], events, kick["score"]))
    return Sheet(names, tuple((part, tuple(lines)) for part, lines in parts.items()))
