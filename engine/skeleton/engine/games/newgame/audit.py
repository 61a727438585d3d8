"""Book-keeping: the score of a match against what its log says."""

from __future__ import annotations

from engine.core.refusal import Refusal
from engine.games.newgame.sheet import COUNTS
from engine.games.newgame.state import Match


def audit(match: Match) -> None:
    """Refuse a match whose goals are not those of its log, from the first kick that the log holds."""
    kicks = [event for event in match.events if event[1] in COUNTS]
    if not kicks:
        return
    _, name, seat, _, _, after = kicks[0]
    score = list(after)
    score[seat] -= COUNTS[name]
    for _, name, seat, *_ in kicks:
        score[seat] += COUNTS[name]
    if score != match.score:
        raise Refusal("audit-goals", counted=tuple(score), stated=tuple(match.score))
