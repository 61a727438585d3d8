"""The match sheet: the goals that count and the cards, half by half."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.game import Event, Line, Sheet
from engine.core.rules import rule

CHANGES = {"goal": 1, "penalty-scored": 1, "goal-lost": -1}
"""What each event does to the goals of its first fact, a seat."""
_PLACE = {"goal": 4, "penalty-scored": 4, "yellow-card": 4, "goal-lost": 3}
"""Where in an event the part stands; the mark, the goals and the yellow cards of both follow it."""


@rule("draft.sheet.lines")
def sheet(log: Sequence[Event], names: tuple[str, ...]) -> Sheet:
    """Each part has a line for every goal and every yellow card, with the minute or the number of the card."""
    parts: dict[str, list[Line]] = {}
    for event in log:
        place = _PLACE.get(event[1])
        if place is not None:
            cards = tuple(("yellow",) * count for count in event[place + 3])
            line = Line(str(event[place + 1]), event[2], (event,), score(event), cards)
            parts.setdefault(event[place], []).append(line)
    return Sheet(names, tuple((part, tuple(lines)) for part, lines in parts.items()))


@rule("draft.sheet.score")
def score(event: Event) -> tuple[int, ...]:
    """The score is the number of GOAL cards in front of each player."""
    found: tuple[int, ...] = event[_PLACE[event[1]] + 2]
    return found


def goals(log: Iterable[Event]) -> list[int]:
    """The goals of each seat that a log adds up to."""
    found = [0, 0]
    for event in log:
        if event[1] in CHANGES:
            found[event[2]] += CHANGES[event[1]]
    return found
