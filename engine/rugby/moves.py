"""How the ball moves in a log: by hand or foot, or only put down where play goes on."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Events
from engine.core.game import Event
from engine.core.refusal import Refusal
from engine.rugby.match import Rugby

PLACE = "place"
"""How a ball moves that is only put down where play goes on."""


def spot(events: Events, happened: Sequence[Event], ball: int) -> int:
    """Where the ball came down, before a restart put it elsewhere; `ball` is where it is if it did not move."""
    for event in reversed(happened):
        kind = events[event[1]]
        if "fell" in kind.facts:
            return int(kind.of(event, "fell"))
        if kind.moves not in {"", PLACE}:
            return int(kind.of(event, "to"))
    return ball


def audit(events: Events, match: Rugby) -> None:
    """Refuse a match in which a move does not begin where the one before has ended, or the last where the ball is."""
    moves = events.happenings(event for event in match.events if event[1] in events.moves)
    ball = moves[0].start if moves else match.ball
    for move in moves:
        if move.start != ball:
            raise Refusal("audit-metres", counted=ball, stated=move.start)
        ball = move.to
    if ball != match.ball:
        raise Refusal("audit-metres", counted=ball, stated=match.ball)
