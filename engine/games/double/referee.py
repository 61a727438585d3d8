"""What one can ask a referee about in 5-3-Double!, and what has to be told for it."""

from __future__ import annotations

from engine.core.moments import Moment, Moments
from engine.games.double.table.state import LATEST, Match

_FULL = {"length": ("40",)}
ACTION = (
    Match.form("hand", 0),
    Match.form("half", 1, when=_FULL),
    Match.form("minute", 12, high=LATEST),
    Match.form("score", (0, 0)),
    Match.form("yellow", blank=True),
    Match.form("red", (0, 0)),
    Match.form("first", blank=True, rare=True),
    Match.form("spent", (0, 0), rare=True, when=_FULL),
)

PRESET_DICTIONARY = (
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
    PRESET_DICTIONARY,
)
