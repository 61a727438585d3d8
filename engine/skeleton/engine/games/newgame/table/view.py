"""What lies open on the table, as plain values for a board to draw."""

from __future__ import annotations

from typing import Any

from engine.core.kinds import NOBODY
from engine.games.newgame.table.state import FAR_MOST, KICKS, Match


def view(match: Match, seat: int) -> dict[str, Any]:  # noqa: ARG001 (nothing is hidden, every seat sees the same)
    """The score, the round, whose kick it is, and how many far kicks each still has."""
    return {
        "score": list(match.score),
        "round": min(match.round, KICKS) if match.over else match.round,
        "rounds": KICKS,
        "share": min(1.0, match.kicks / (2 * KICKS)),
        "hand": None if match.first == NOBODY or match.over else match.hand,
        "far_left": [FAR_MOST - far for far in match.far],
        "over": match.over,
    }
