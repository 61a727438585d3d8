"""The match sheet, filled in from the log alone as the players would."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.game import Event, Line, Sheet
from engine.core.rules import rule

POINTS = {
    "penalty-kicked": 3,
    "fault-kicked": 3,
    "drop-scored": 3,
    "try": 5,
    "converted": 2,
    "penalty-try": 7,
}
"""What each event of scoring is worth; its first fact is the seat that scores."""
_BETWEEN = frozenset({"last-action", "half-time", "second-half", "full-time", "won", "won-on-cards", "drawn"})
"""Events around the actions, which belong to no action's line."""


@rule("double.sheet.names")
def sheet(log: Sequence[Event], names: tuple[str, ...]) -> Sheet:
    """Each side of the sheet bears a player's name, or that of the player's team."""
    parts: dict[str, list[Line]] = {}
    for part, line in lines(log):
        parts.setdefault(part, []).append(line)
    return Sheet(names, tuple((part, tuple(written)) for part, written in parts.items()))


@rule("double.sheet.lines")
def lines(log: Sequence[Event]) -> Iterable[tuple[str, Line]]:
    """Every action has its line: the minute, then on the side of the player who threw what came of it and the score."""
    for events in _actions(log):
        _, _, seat, _, minute, part, score, in_force = events[0]
        now = list(score)
        for event in events:
            if event[1] in POINTS:
                now[event[2]] += POINTS[event[1]]
        yield part, Line(str(minute), seat, events, tuple(now), cards(events, in_force))


@rule("double.sheet.cards")
def cards(events: Sequence[Event], in_force: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """A line shows the card just received and repeats those in force, up to their last minute."""
    shown = [list(of_seat) for of_seat in in_force]
    for event in events:
        if event[1] in {"yellow", "red"}:
            shown[event[2]].append(event[1])
    return tuple(map(tuple, shown))


def _actions(log: Sequence[Event]) -> Iterable[tuple[Event, ...]]:
    """The events of each action, beginning with its throw."""
    action: list[Event] = []
    for event in log:
        if event[1] == "thrown" and action:
            yield tuple(action)
            action = []
        if event[1] == "thrown" or (action and event[1] not in _BETWEEN):
            action.append(event)
    if action:
        yield tuple(action)
