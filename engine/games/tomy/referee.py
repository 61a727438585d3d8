"""What one can ask a referee about in TOMY rugby dice, and what has to be told for it."""

from __future__ import annotations

from engine.core.moment_fields import Cards
from engine.core.moments import Moment, Moments
from engine.games.tomy.table.state import PARTS, ROUNDS, SHOOTOUT, Match

HAND = Match.form("hand", 0)
SCORE = Match.form("score", (3, 7))
FIRST = Match.form("first", blank=True, rare=True)
TURN = (
    HAND,
    Match.form("part", PARTS[0], known=PARTS[:SHOOTOUT]),
    Match.form("round", 3, high=ROUNDS[0]),
    SCORE,
    Match.form("warnings", (0, 0)),
    Match.form("serving", blank=True, rare=True),
    FIRST,
)
SHOTS = Match.form("shots", of=Cards, known={"in": True, "wide": False}, blank=True)
KICK = (HAND.at(1), Match.form("round", 1), SHOTS, SCORE.at((13, 13)), FIRST)

PRESET_DICTIONARY = (
    '"1","kick",{"results":[[20,15,0]],"part":"shootout","shots":[[true,true,false,true],[true,false]],"throwers":[0,1]'
    ',"turn",{"part":"second-half","serving":0,"warnings":[2,0],"round":2,"hand":0,"first":0,"score":[3,3]},'
    '"ball/player/player score in defend posts/foot/card'
)
"""Such as questions are made of; links in the world depend on it, so it never changes."""
MOMENTS = Moments(
    (
        Moment("turn", "turn", TURN),
        Moment("again", "turn", TURN, answers=("ball/player/foot",)),
        Moment("posts", "turn", TURN, answers=("ball/player/player", "score")),
        Moment("bonus", "turn", TURN, answers=("player/player/player", "score", "in")),
        Moment("defence", "turn", TURN, answers=("ball/player/player", "score", "in")),
        Moment("shootout", "kick", KICK, rest={"part": PARTS[SHOOTOUT]}),
        Moment("opening", "opening"),
    ),
    {
        "too-early": "round",
        "not-begun": "hand",
        "hand-and-first": "first",
        "two-reds": "warnings",
        "hand-suspended": "warnings",
        "not-serving": "serving",
        "warned-before-throwing": "warnings",
        "not-level": "score",
        "shots-in-turn": "shots",
        "shots-decided": "shots",
    },
    PRESET_DICTIONARY,
)
