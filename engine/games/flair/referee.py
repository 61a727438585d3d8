"""What one can ask a referee about in French Flair, and what has to be told for it."""

from __future__ import annotations

from engine.core.house_rules import House
from engine.core.moment_fields import Field, Word
from engine.core.moments import Moment, Moments
from engine.games.flair.table.agree import WAITING
from engine.games.flair.table.grammar import GRAMMAR, LONGEST, STARTS
from engine.games.flair.table.grammar import MOMENTS as WON
from engine.games.flair.table.places import TACKLED
from engine.games.flair.table.state import Match, ReadHouse


class Won(Word):
    """How the ball was won; a table with other house rules leaves a ruck, a scrum or a line-out in its own way."""

    def under(self, house: House) -> Field:
        """The same words for what this table plays."""
        played = ReadHouse(house)
        own = {"ruck": played.ruck, "scrum": played.scrum, "line-out": played.line_out}
        other = self.at(own.get(self.usual, self.usual))
        other.known = {word: own.get(word, word) for word in self.known}
        return other


ATTACK = Match.form("attack", 0)
BALL = Match.form("ball", 40)
POINT = Match.form("point", "open", of=Won, known=(*WON, "maul-over"))
RENEWED = Match.form("point", "open", of=Won, known=("open", "ruck", "fixing", "kick", "restart"))
CARD_WON = Match.form("point", "open", of=Won, known=("open", "ruck", "line-out"))
COMBINATION = Match.form("point", "backs", known=[point for point in GRAMMAR if point not in STARTS])
LAST = Match.form("last", 10)
COUNT = Match.form("count", 2, high=LONGEST - 1)
HANDS = Match.form("hands", (("3", "7", "9", "10", "12", "15"), ("1", "4", "8", "9", "11", "14")))
LATE = Match.form("late", rare=True, when={"clock": ("real",)})
LEADER = Match.form("leader", 0)
ZONE = Match.form("zone", (2, 5))
PACKED = Match.form("packed", rare=True)
FIVE = Match.form("five", rare=True)
CROSSING = Match.form("crossing", rare=True)
MARKING = Match.form("marking", True)
CAUGHT = (
    Match.form("point", "open", known=TACKLED, rare=True),
    Match.form("last", blank=True, rare=True),
    Match.form("count", high=LONGEST - 1, blank=True, rare=True),
    PACKED,
)
"""What is told of a tackle in the middle of a combination, and of one after a scrum."""
NEXT = Match.form("phase", "attack", known=("attack", *WAITING), rare=True)
EXTRA = Match.form("extra", 0)
SCORE = Match.form("score", (0, 0), rare=True)
SO_FAR = (
    SCORE,
    Match.form("half", 1, rare=True),
    Match.form("seconds", 120, rare=True, when={"clock": ("actions",)}),
    LATE,
    Match.form("discards", blank=True, rare=True),
    Match.form("first", blank=True, rare=True),
)
ADVANTAGE = (Match.form("mark", blank=True, rare=True), Match.form("beneficiary", blank=True, rare=True))
OPEN = (ATTACK, BALL, POINT, HANDS, PACKED, FIVE, *ADVANTAGE, *SO_FAR)


def _set(ball: int, *more: Field, seat: int = 0) -> tuple[Field, ...]:
    """What is told of a set piece, a kick or a ruck."""
    return (ATTACK.at(seat), BALL.at(ball), *more, HANDS, *SO_FAR)


def _ball(at: int) -> tuple[Field, ...]:
    """Open play with the ball somewhere else."""
    return (ATTACK, BALL.at(at), *OPEN[2:])


SIX, SEVEN = ("1", "3", "7", "9", "11", "14"), ("2", "4", "9", "9", "10", "12", "13")
PRESET_DICTIONARY = (
    '"1","line-out",{"phase":"line-out","kick-off","penalty","scrum","conversion","drop-out","received","renew","contest",'
    '"half":2,"renewing":true,"extra":0,"late":true,"discards":[["mark":60,"beneficiary":0,"packed":true,"five":true,'
    '"leader":0,"zone":[2,5],"last":10,"count":2,"point":"kick","backs","seconds":5,"tackle",{"phase":"tackle",'
    '"attack",{"phase":"attack","first":0,"attack":0,"ball":40,"score":[0,0],"hands":[["3","8","9","10","12","15"],'
    '["1","3","7","9","11","14"]],"point":"ruck"},"9 10 two'
)
"""Such as questions are made of; links in the world depend on it, so it never changes."""
MOMENTS = Moments(
    (
        Moment("attack", "attack", OPEN),
        Moment(
            "combination",
            "attack",
            (ATTACK, BALL.at(55), COMBINATION, LAST, COUNT, HANDS, PACKED, FIVE, *ADVANTAGE, *SO_FAR),
        ),
        Moment("tackle", "tackle", _set(50, CROSSING, *CAUGHT, *ADVANTAGE), rest={"phase": "tackle"}),
        Moment("contest", "contest", _set(50, LEADER, ZONE, *ADVANTAGE), rest={"phase": "contest"}),
        Moment("clear-out", "clear-out", _set(50, LEADER, ZONE.at((5, 5)), *ADVANTAGE), rest={"phase": "clear-out"}),
        Moment("offside", "offside", _set(60, *ADVANTAGE), rest={"phase": "offside"}),
        Moment("run", "attack", (ATTACK, BALL.at(30), POINT.at("kick"), *OPEN[3:]), answers=("12:run",)),
        Moment("kick", "attack", _ball(30), answers=("12:kick",)),
        Moment("touch", "attack", _ball(30), answers=("15:touch",)),
        Moment("drop", "attack", _ball(70), answers=("10:drop",)),
        Moment("scrum", "scrum", _set(40, *ADVANTAGE), rest={"phase": "scrum"}),
        Moment("line-out", "line-out", _set(40), rest={"phase": "line-out"}),
        Moment("penalty", "penalty", _set(70), rest={"phase": "penalty"}),
        Moment(
            "conversion",
            "conversion",
            (ATTACK, BALL.at(100), HANDS, SCORE.at((5, 0)), *SO_FAR[1:]),
            rest={"phase": "conversion"},
        ),
        Moment("kick-off", "kick-off", (ATTACK, HANDS, *SO_FAR), rest={"phase": "kick-off"}),
        Moment("received", "received", _set(85, MARKING, seat=1), rest={"phase": "received", "point": "kick"}),
        Moment("mark", "mark", _set(85, seat=1), rest={"phase": "mark", "point": "kick"}),
        Moment("drop-out", "drop-out", _set(78, seat=1), rest={"phase": "drop-out"}),
        Moment(
            "renew",
            "renew",
            (NEXT, ATTACK, BALL, RENEWED, HANDS.at((SEVEN, SIX)), MARKING.at(None), *ADVANTAGE, *SO_FAR),
            rest={"renewing": True},
        ),
        Moment("draw", "draw", (EXTRA, ATTACK, BALL, CARD_WON, HANDS, *ADVANTAGE, *SO_FAR)),
        Moment("opening", "opening"),
    ),
    {
        "too-many-cards": "hands",
        "no-tackler": "hands",
        "no-zone": "zone",
        "ruck-one-card": "hands",
        "mark-and-side": "mark",
        "ball-beyond": "ball",
        "nothing-received": "ball",
        "combination-unbegun": "last",
        "late-too-early": "seconds",
        "play-not-due": "hands",
    },
    PRESET_DICTIONARY,
)
