"""Book-keeping: the score of a match against what its log says."""

from __future__ import annotations

from engine.core.refusal import Refusal
from engine.games.newgame.events import EVENTS
from engine.games.newgame.table.state import Match


def audit(match: Match) -> None:
    """Refuse a match whose goals are not those of its log, from the first kick that the log holds."""
    kicks = [kick for kick, *_ in EVENTS.lines(match.events)]
    if not kicks:
        return
    # The first kick says what the score was after it: what it counts itself is not counted again.
    score = list(EVENTS.fact(kicks[0], "score"))
    for kick in kicks[1:]:
        score[EVENTS.fact(kick, "seat")] += EVENTS[kick[1]].points
    if score != match.score:
        raise Refusal("audit-goals", counted=tuple(score), stated=tuple(match.score))
