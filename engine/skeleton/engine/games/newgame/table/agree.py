"""What the facts of a match say about each other; what no dice could have led to is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.kinds import NOBODY, wrong
from engine.core.refusal import Refusal
from engine.games.newgame.table.state import FAR_COUNTS, FAR_MOST, NEAR_COUNTS, Match


def agree(match: Match, told: Mapping[str, Any]) -> None:  # noqa: ARG001 (for facts that follow from others)
    """Refuse values that are possible one by one but not together."""
    if match.first == NOBODY and match.kicks:
        raise Refusal("not-tossed")
    for seat in (0, 1):
        match.within("far", high=min(FAR_MOST, match.taken(seat)), value=match.far[seat])
        far, near = match.far[seat], match.taken(seat) - match.far[seat]
        if match.score[seat] not in {FAR_COUNTS * a + NEAR_COUNTS * b for a in range(far + 1) for b in range(near + 1)}:
            raise wrong("score", match.score[seat], "points")
