"""What one can ask a referee about in Draft Football, and what has to be told for it."""

from __future__ import annotations

from engine.core.moment_fields import Field
from engine.core.moments import Moment, Moments
from engine.games.draft.table.deck import DECISION, GOAL, NAMES
from engine.games.draft.table.state import PARTS, Match

_COMMON = {"packs": ("common",)}
_OWN = {"packs": ("own",)}
TOP = Match.form("top")
TOP_SEAT = Match.form("top_seat", 0)
LAST = (Match.form("top", blank=True, rare=True), Match.form("top_seat", blank=True, rare=True))
"""The card that lies there after a goal, and who laid it: whose kick-off it is follows from that."""
GOES_ON = Match.form("goes_on")
HANDS = Match.form("hands")
ROW = Match.form("row")
DUE = Match.form("due", (1, 0), known={"0": 0, "1": 1})
SO_FAR = (
    Match.form("yellows", known=[card for card in NAMES if DECISION[card] == "yellow"], blank=True),
    Match.form("goals", known=[card for card in NAMES if GOAL[card]], blank=True, rare=True),
    Match.form("part", PARTS[0], rare=True),
    Match.form("minute", blank=True, rare=True, when={"half": ("clock",)}),
    Match.form("discard", parts=1, blank=True, rare=True, when=_COMMON),
    Match.form("under", parts=1, blank=True, rare=True, when=_COMMON),
    Match.form("discard", parts=2, blank=True, rare=True, when=_OWN),
    Match.form("under", parts=2, blank=True, rare=True, when=_OWN),
    Match.form("open", (0, 0), rare=True),
    Match.form("played", blank=True, rare=True),
    Match.form("actor", blank=True, rare=True),
    Match.form("engager", blank=True, rare=True),
    Match.form("restart", rare=True),
)

# Cards that are in the common pack as well as in packs of one's own.
OURS = ("green-goal-yellow", "yellow-goal-free", "red-nogoal-free", "blue-goal-penalty", "white-nogoal-free")
THEIRS = ("blue-nogoal-free", "green-nogoal-free", "white-goal-free", "red-goal-free", "yellow-goal-yellow")
TWELVE = (
    *("blue-goal-free", "blue-goal-yellow", "blue-goal-penalty", "blue-nogoal-free"),
    *("green-goal-free", "green-nogoal-free", "red-goal-free", "green-goal-yellow"),
    *("yellow-goal-free", "yellow-goal-yellow", "white-goal-free", "white-nogoal-free"),
)


def _turn(top: str, seat: int, *, goes_on: bool | None = None) -> tuple[Field, ...]:
    """A turn with this card on top, laid by this side."""
    return (TOP.at(top), TOP_SEAT.at(seat), GOES_ON.at(goes_on), HANDS.at((OURS, THEIRS)), *SO_FAR)


PRESET_DICTIONARY = (
    '-goal-penalty","-nogoal-yellow"],["1","engage",{"part":"second-half","row":["green-nogoal-penalty","red-goal-free",'
    '"pile":[["discard":[["under":[["yellows":[["goals":[["white-goal-penalty"],["open":[6,6],"minute":1,"goes_on":true,'
    '"turn",{"phase":"turn","engager":0,"actor":1,"actor":0,"top_seat":1,"played":3,"hands":[["green-goal-free",'
    '"yellow-goal-free","black-goal-free","red-nogoal-free","white-nogoal-yellow"],["blue-nogoal-free","green-nogoal-free",'
    '"white-goal-free","black-goal-yellow","yellow-goal-yellow","blue-goal-yellow"]],"top":"blue-goal-free","top_seat":0'
)
"""Such as questions are made of; links in the world depend on it, so it never changes."""
MOMENTS = Moments(
    (
        Moment("answer", "turn", _turn("blue-goal-free", 0), rest={"phase": "turn"}),
        Moment("go-on", "turn", _turn("blue-goal-free", 0, goes_on=True), rest={"phase": "turn"}),
        Moment("shot", "turn", _turn("green-goal-free", 0), rest={"phase": "turn"}),
        Moment("foul", "turn", _turn("blue-goal-yellow", 1), rest={"phase": "turn"}, answers=("red",)),
        Moment(
            "engage",
            "engage",
            (HANDS.at(((*OURS, "blue-goal-free"), THEIRS)), *LAST, *SO_FAR),
            rest={"phase": "engage"},
        ),
        Moment("pick", "pick", (ROW.at(TWELVE), HANDS.at(((), ())), *SO_FAR), rest={"phase": "pick"}),
        Moment("deal", "deal", (ROW.at(()), HANDS.at(((), ())), *SO_FAR), rest={"phase": "deal"}),
        Moment("refill", "refill", (DUE, HANDS.at((OURS, THEIRS)), *LAST, *SO_FAR), rest={"phase": "refill"}),
    ),
    {"audit-cards": "hands"},
    PRESET_DICTIONARY,
)
