"""What one can ask a referee about in New Game, and what has to be told for it."""

from __future__ import annotations

from engine.core.moment_fields import Number, Seat
from engine.core.moments import Moment, Moments
from engine.games.newgame.table.state import FAR_MOST, KICKS_MOST

FIRST = Seat("first", 0)
KICKS = Number("kicks", 4, high=KICKS_MOST)
SCORE = Number("score", (1, 2), parts=2, high=KICKS_MOST)
FAR = Number("far", (0, 0), parts=2, high=FAR_MOST)
TURN = (FIRST, KICKS, SCORE, FAR)

PRIMER = '"1","toss",{},"4 2","kick",{"first":0,"kicks":4,"score":[1,2],"far":[1,0]},"near 3","far 5"'
"""Such as questions are made of; once the game is published, links in the world depend on it, and it never changes."""
MOMENTS = Moments(
    (
        Moment("kick", "kick", TURN),
        Moment("near", "kick", TURN, answers=("near",)),
        Moment("far", "kick", TURN, answers=("far",)),
        Moment("toss", "toss"),
    ),
    {"not-tossed": "first", "no-kick-now": "kicks"},
    PRIMER,
)
