"""A match taken up in the middle, from plain values; what no dice could have led to is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import fields
from engine.core.options import Options
from engine.core.refusal import Refusal
from engine.games.newgame.table.state import FAR_COUNTS, FAR_MOST, KICKS, KICKS_MOST, NEAR_COUNTS, NOBODY, Match

_FIELDS = ("first", "kicks", "score", "far")


def load(data: Mapping[str, Any], options: Options) -> Match:
    """A match from plain values; refuse one that no dice could have led to."""
    match = Match(options)
    for field in data:
        if field not in _FIELDS:
            raise Refusal("state-unknown", field=str(field), known=_FIELDS)
    match.first = fields.seat(data, "first", NOBODY)
    match.kicks = fields.number(data, "kicks", 0, 0, KICKS_MOST if match.play_on else 2 * KICKS)
    if match.first == NOBODY and match.kicks:
        raise Refusal("not-tossed")
    far, score = fields.pair(data, "far", [0, 0]), fields.pair(data, "score", [0, 0])
    for seat in (0, 1):
        match.far[seat] = fields.count("far", far[seat], min(FAR_MOST, match.taken(seat)))
        match.score[seat] = _points(match, seat, score[seat])
    return match


def _points(match: Match, seat: int, points: object) -> int:
    """A score that so many kicks from near and from far can make."""
    far, near = match.far[seat], match.taken(seat) - match.far[seat]
    possible = {FAR_COUNTS * a + NEAR_COUNTS * b for a in range(far + 1) for b in range(near + 1)}
    if type(points) is not int or points not in possible:
        raise fields.wrong("score", points, "points")
    return points
