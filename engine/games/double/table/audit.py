"""Book-keeping: the score and the cards of a match against what its log says."""

from __future__ import annotations

from engine.core.refusal import Refusal
from engine.games.double.events import EVENTS
from engine.games.double.table.state import Match


def audit(match: Match) -> None:
    """Refuse a match whose points or cards are not those of its log, from the first throw that the log holds."""
    score, cards = [0, 0], {"red": [0, 0], "yellow": [0, 0]}
    whole = any(EVENTS[event[1]].sheet == "starts" for event in match.events)
    throws = [event for event in match.events if event[1] == "thrown"]
    if throws:
        score = list(EVENTS.fact(throws[0], "score"))
    elif not whole:
        score = list(match.score)
    for event in match.events:
        if event[1] in EVENTS.points:
            score[EVENTS.fact(event, "seat")] += EVENTS.points[event[1]]
        elif event[1] in EVENTS.cards:
            cards[EVENTS.cards[event[1]]][EVENTS.fact(event, "seat")] += 1
    if score != match.score:
        raise Refusal("audit-points", counted=tuple(score), stated=tuple(match.score))
    for seat in (0, 1):
        for logged, stated in ((cards["red"][seat], match.red[seat]), (cards["yellow"][seat], match.received(seat))):
            # A log that begins in the middle of a match knows only the cards given since.
            if logged > stated or (whole and logged != stated):
                raise Refusal("audit-cards", counted=logged, stated=stated)
