"""The match sheet: a line for each score of a half, with the moment at which it came."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event, Line, Sheet

SCORES = frozenset({"try", "converted", "drop-goal", "penalty-goal"})
"""Events of scoring; their facts are the seat, the score of both sides, the half and the moment."""
PARTS = ("first-half", "second-half")


def sheet(log: Sequence[Event], names: tuple[str, ...]) -> Sheet:
    """The sheet that this log fills in; a conversion shares the line of its try."""
    parts: dict[str, list[Line]] = {}
    for event in log:
        name = event[1]
        if name in SCORES or name == "conversion-missed":
            lines = parts.get(PARTS[_half(log, event) - 1], [])
            if name in {"converted", "conversion-missed"} and lines and lines[-1].what[-1][1] == "try":
                score = tuple(event[3:5]) if name == "converted" else lines[-1].score
                lines[-1] = lines[-1]._replace(what=(*lines[-1].what, event), score=score)
            elif name in SCORES:
                _, _, seat, home, away, half, when = event
                parts.setdefault(PARTS[half - 1], []).append(Line(when, seat, (event,), (home, away)))
    return Sheet(names, tuple((part, tuple(lines)) for part, lines in parts.items()))


def _half(log: Sequence[Event], event: Event) -> int:
    """The half of an event of scoring, or of the score before it."""
    if event[1] in SCORES:
        return int(event[5])
    before = [one for one in log[: log.index(event)] if one[1] in SCORES]
    return int(before[-1][5]) if before else 1
