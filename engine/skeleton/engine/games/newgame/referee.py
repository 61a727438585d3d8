"""What one can ask a referee about in New Game, and what has to be told for it."""

from __future__ import annotations

from engine.core.moments import Moment, Moments
from engine.games.newgame.table.state import Match

TURN = (Match.form("first", 0), Match.form("kicks", 4), Match.form("score", (1, 2)), Match.form("far", (0, 0)))

PRESET_DICTIONARY = '"1","toss",{},"4 2","kick",{"first":0,"kicks":4,"score":[1,2],"far":[1,0]},"near 3","far 5"'
"""Such as questions are made of; once the game is published, links in the world depend on it, and it never changes."""
MOMENTS = Moments(
    (
        Moment("kick", "kick", TURN),
        Moment("near", "kick", TURN, answers=("near",)),
        Moment("far", "kick", TURN, answers=("far",)),
        Moment("toss", "toss"),
    ),
    {"not-tossed": "first", "no-kick-now": "kicks"},
    PRESET_DICTIONARY,
)
