"""The match sheet: the goals that count and the cards, half by half."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.game import Event, Line, Sheet
from engine.core.rules import rule
from engine.games.draft.events import EVENTS


@rule("draft.sheet.lines")
def sheet(log: Sequence[Event], names: tuple[str, ...]) -> Sheet:
    """Each part has a line for every goal and every yellow card, with the minute or the number of the card."""
    parts: dict[str, list[Line]] = {}
    for event in log:
        if EVENTS[event[1]].sheet == "line":
            facts = EVENTS.named(event)
            cards = tuple(("yellow",) * count for count in facts["yellows"])
            line = Line(str(facts["mark"]), facts["seat"], (event,), score(event), cards)
            parts.setdefault(facts["part"], []).append(line)
    return Sheet(names, tuple((part, tuple(lines)) for part, lines in parts.items()))


@rule("draft.sheet.score")
def score(event: Event) -> tuple[int, ...]:
    """The score is the number of GOAL cards in front of each player."""
    found: tuple[int, ...] = EVENTS.fact(event, "score")
    return found


def goals(log: Iterable[Event]) -> list[int]:
    """The goals of each seat that a log adds up to."""
    found = [0, 0]
    for event in log:
        if event[1] in EVENTS.points:
            found[EVENTS.fact(event, "seat")] += EVENTS.points[event[1]]
    return found
