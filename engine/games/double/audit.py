"""Book-keeping: the score and the cards of a match against what its log says."""

from __future__ import annotations

from engine.core.refusal import Refusal
from engine.games.double.sheet import POINTS
from engine.games.double.state import Match


def audit(match: Match) -> None:
    """Refuse a match whose points or cards are not those of its log, from the first throw that the log holds."""
    score, red, yellow = [0, 0], [0, 0], [0, 0]
    whole = any(event[1] == "starts" for event in match.events)
    throws = [event for event in match.events if event[1] == "thrown"]
    if throws:
        score = list(throws[0][6])
    elif not whole:
        score = list(match.score)
    for event in match.events:
        if event[1] in POINTS:
            score[event[2]] += POINTS[event[1]]
        elif event[1] == "red":
            red[event[2]] += 1
        elif event[1] == "yellow":
            yellow[event[2]] += 1
    if score != match.score:
        raise Refusal("audit-points", counted=tuple(score), stated=tuple(match.score))
    for seat in (0, 1):
        for logged, stated in ((red[seat], match.red[seat]), (yellow[seat], len(match.yellow[seat]))):
            # A log that begins in the middle of a match knows only the cards given since.
            if logged > stated or (whole and logged != stated):
                raise Refusal("audit-cards", counted=logged, stated=stated)
