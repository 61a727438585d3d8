"""What lies open on the table, as plain values for a board to draw."""

from __future__ import annotations

from typing import Any

from engine.core.kinds import NOBODY
from engine.games.double.events import EVENTS
from engine.games.double.rules.cards import last_minutes
from engine.games.double.rules.clock import last_action
from engine.games.double.table.state import Match


def view(match: Match, seat: int) -> dict[str, Any]:  # noqa: ARG001 (nothing is hidden, every seat sees the same)
    """The clock, the hand, the score and each seat's cards, with the minutes that those in force have left."""
    throws = [event for event in match.events if event[1] == "thrown"]
    return {
        "part": match.part,
        "half": match.half,
        "minute": match.minute,
        "last_minute": match.last_minute,
        "length": match.length,
        "last_action": match.hand != NOBODY and not match.over and last_action(match),
        "over": match.over,
        "hand": None if match.hand == NOBODY else match.hand,
        "first": None if match.first == NOBODY else match.first,
        "score": list(match.score),
        "cards": [_cards(match, seat) for seat in (0, 1)],
        "received": [{"red": match.red[seat], "yellow": match.received(seat)} for seat in (0, 1)],
        "dice": list(EVENTS.fact(throws[-1], "faces")) if throws else [],
    }


def _cards(match: Match, seat: int) -> list[dict[str, Any]]:
    """The cards in force for a seat: a red has no last minute, a yellow says up to when and for how many more."""
    reds: list[dict[str, Any]] = [{"card": "red", "until": None, "left": None}] * match.red[seat]
    yellows = [{"card": "yellow", "until": last, "left": last - match.minute + 1} for last in last_minutes(match, seat)]
    if yellows and _just_given(match, seat):
        # It counts for the actions that start after this minute, and there are as many as it lasts.
        yellows[-1]["left"] = match.yellow_minutes
    return reds + yellows


def _just_given(match: Match, seat: int) -> bool:
    """Whether the action that is being played has brought this seat a yellow card."""
    for event in reversed(match.events):
        if event[1] == "minutes" or EVENTS[event[1]].sheet:
            return False
        if EVENTS[event[1]].card == "yellow" and EVENTS.fact(event, "seat") == seat:
            return True
    return False
