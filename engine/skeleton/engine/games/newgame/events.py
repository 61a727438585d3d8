"""What can happen in New Game; odds show outcomes in this order."""

from __future__ import annotations

from engine.core.events import END, Events, event
from engine.games.newgame.table.state import FAR_COUNTS, NEAR_COUNTS

EVENTS = Events(
    event("toss-thrown", "seat face"),
    event("starts", "seat", outcome=True, by_seat=True, sheet="starts"),
    event("toss-tied", "face", outcome=True),
    event("near-scored", "seat face round score", outcome=True, points=NEAR_COUNTS, sheet="line"),
    event("near-missed", "seat face round score", outcome=True, sheet="line"),
    event("far-scored", "seat face round score", outcome=True, points=FAR_COUNTS, sheet="line"),
    event("far-missed", "seat face round score", outcome=True, sheet="line"),
    event("one-more", outcome=True, sheet="apart"),
    event("won", "seat home away", outcome=True, by_seat=True, headline=1, sheet="apart", banner=END),
    event("drawn", outcome=True, headline=2, sheet="apart", banner=END),
)
