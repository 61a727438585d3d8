"""The match sheet, filled in from the log alone as the players would."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.game import Event, Line, Sheet
from engine.core.rules import rule
from engine.games.double.events import EVENTS


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
    for events in EVENTS.lines(log):
        thrown = EVENTS.named(events[0])
        now = list(thrown["score"])
        for event in events:
            if event[1] in EVENTS.points:
                now[EVENTS.fact(event, "seat")] += EVENTS.points[event[1]]
        shown = cards(events, thrown["cards"])
        yield thrown["part"], Line(str(thrown["minute"]), thrown["seat"], events, tuple(now), shown)


@rule("double.sheet.cards")
def cards(events: Sequence[Event], in_force: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """A line shows the card just received and repeats those in force, up to their last minute."""
    shown = [list(of_seat) for of_seat in in_force]
    for event in events:
        if event[1] in EVENTS.cards:
            shown[EVENTS.fact(event, "seat")].append(EVENTS.cards[event[1]])
    return tuple(map(tuple, shown))
