"""What one can ask a referee about in 5-3-Double!, and what has to be told for it."""

from __future__ import annotations

from engine.core.moment_fields import Minutes, Number, Seat, Word
from engine.core.moments import Moment, Moments
from engine.games.double.table.load import CARDS_MOST, POINTS_MOST
from engine.games.double.table.state import ADDED_MOST, HALF

_LATEST = 2 * HALF + ADDED_MOST
HAND = Seat("hand", 0)
HALF_NOW = Word("half", 1, known=(1, 2), when={"length": ("40",)})
MINUTE = Number("minute", 12, low=1, high=_LATEST)
SCORE = Number("score", (0, 0), parts=2, high=POINTS_MOST)
YELLOW = Minutes("yellow", parts=2, low=1, high=_LATEST, blank=True)
RED = Number("red", (0, 0), parts=2, high=CARDS_MOST)
FIRST = Seat("first", blank=True, rare=True)
SPENT = Number("spent", (0, 0), parts=2, high=CARDS_MOST, rare=True, when={"length": ("40",)})
ACTION = (HAND, HALF_NOW, MINUTE, SCORE, YELLOW, RED, FIRST, SPENT)

PRIMER = (
    '"1","opening",{"half":2,"minute":12,"hand":1,"first":1,"red":[0,1],"yellow":[[12],[]],"over":true'
    ',"action",{"half":2,"minute":17,"hand":0,"first":0,"score":[3,10]},"34 kick'
)
"""Such as questions are made of; links in the world depend on it, so it never changes."""
MOMENTS = Moments(
    (
        Moment("throw", "action", ACTION),
        Moment("penalty", "action", ACTION, answers=("34",)),
        Moment("try", "action", ACTION, answers=("54",)),
        Moment("fault", "action", ACTION, answers=("11",)),
        Moment("drop", "action", ACTION, answers=("33", "drop")),
        Moment("counter", "action", ACTION, answers=("44",)),
        Moment("opening", "opening"),
    ),
    {
        "too-early": "minute",
        "card-to-come": "yellow",
        "cards-too-close": "yellow",
        "hand-and-first": "first",
        "begun-by-other": "first",
        "half-time-to-come": "spent",
    },
    PRIMER,
)
