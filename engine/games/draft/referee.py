"""What one can ask a referee about in Draft Football, and what has to be told for it."""

from __future__ import annotations

from engine.core.moment_fields import Card, Cards, Field, Flag, Number, Seat, Word
from engine.core.moments import Moment, Moments
from engine.games.draft.table.deck import DECISION, GOAL, NAMES
from engine.games.draft.table.load import MOST
from engine.games.draft.table.state import PARTS

_COMMON = {"packs": ("common",)}
TOP = Card("top", known=NAMES)
TOP_SEAT = Seat("top_seat", 0)
LAST = (Card("top", known=NAMES, blank=True, rare=True), Seat("top_seat", blank=True, rare=True))
"""The card that lies there after a goal, and who laid it: whose kick-off it is follows from that."""
GOES_ON = Flag("goes_on")
HANDS = Cards("hands", parts=2, known=NAMES)
GOALS = Cards("goals", parts=2, known=[card for card in NAMES if GOAL[card]], blank=True, rare=True)
YELLOWS = Cards("yellows", parts=2, known=[card for card in NAMES if DECISION[card] == "yellow"], blank=True)
PART = Word("part", PARTS[0], known=PARTS, rare=True)
MINUTE = Number("minute", high=MOST, blank=True, rare=True, when={"half": ("clock",)})
DISCARD = Cards("discard", parts=1, known=NAMES, blank=True, rare=True, when=_COMMON)
UNDER = Cards("under", parts=1, known=NAMES, blank=True, rare=True, when=_COMMON)
OPEN = Number("open", (0, 0), parts=2, high=MOST, rare=True)
PLAYED = Number("played", high=MOST, blank=True, rare=True)
ACTOR = Seat("actor", blank=True, rare=True)
ENGAGER = Seat("engager", blank=True, rare=True)
RESTART = Flag("restart", rare=True)
ROW = Cards("row", known=NAMES)
DUE = Cards("due", (1, 0), known={"0": 0, "1": 1})
MORE = (DISCARD, UNDER, OPEN, PLAYED, ACTOR, ENGAGER, RESTART)
SO_FAR = (YELLOWS, GOALS, PART, MINUTE, *MORE)

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


PRIMER = (
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
    PRIMER,
)
