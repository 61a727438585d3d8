"""What one can ask a referee about in Scrumball Rugby, and what has to be told for it."""

from __future__ import annotations

from engine.core.moment_fields import Field
from engine.core.moments import Moment, Moments
from engine.games.scrumball.table.state import SUBSTITUTIONS, Match

ATTACK = Match.form("attack", 0)
BALL = Match.form("ball", 40)
PLACED = Match.form("ball", blank=True, rare=True)
HANDS = Match.form(
    "hands",
    (("pass", "run", "pass-tackle", "kick", "drop", "touch"), ("pass", "pass", "tackle", "tackle", "run", "touch")),
)
SCORE = Match.form("score", (3, 0), rare=True)
PHASES = Match.form("phases", 0)
DUE = Match.form("due", (1, 0))
BENCH = Match.form("bench", 2, known=(2, 1))
BENCH_LATER = Match.form("bench", 0, rare=True)
STOPPAGES = ("scrum", "line-out", "penalty", "kick-off", "drop-out", "mark")
NEXT = Match.form("phase", "scrum", known=STOPPAGES, rare=True)
NEXT_DRAWN = Match.form("phase", "attack", known=("attack", *STOPPAGES), rare=True)
"""What waits for a substitution, and for cards that are drawn."""
SO_FAR = (
    SCORE,
    Match.form("half", 1, rare=True),
    Match.form("seconds", blank=True, rare=True, when={"mode": ("clock",)}),
    Match.form("drawn", blank=True, rare=True),
    Match.form("subs", (SUBSTITUTIONS, SUBSTITUTIONS), rare=True),
    Match.form("played", blank=True, rare=True),
    Match.form("first", blank=True, rare=True),
)
ADVANTAGE = (Match.form("mark", blank=True, rare=True), Match.form("beneficiary", blank=True, rare=True))
OPEN = (ATTACK, BALL, HANDS, *ADVANTAGE, *SO_FAR)
FIVE = (("pass", "run", "pass-tackle", "kick", "drop"), ("pass", "pass", "tackle", "tackle", "run", "touch"))


def _stopped(ball: int, *more: Field, seat: int = 0) -> tuple[Field, ...]:
    """What is told where play has stopped."""
    return (ATTACK.at(seat), BALL.at(ball), *more, HANDS, *SO_FAR)


PRESET_DICTIONARY = (
    '"1","line-out",{"phase":"penalty","conversion","maul","kick-off","drop-out","scrum","half":2,"drawn":60,"due":[0,1],'
    '"seconds":590,"played":["pass-tackle","touch","drop","advantage":{"seat":0,"mark":50},"subs":[1,2],"trace":[['
    ',"open",{"phase":"open","hand":1,"hand":0,"first":0,"ball":40,"score":[7,8],"hands":[["run","pass"],["tackle","kick"]]'
    ',"drawn":4},"run 2 tackle'
)
"""Such as questions are made of; links in the world depend on it, so it never changes."""
MOMENTS = Moments(
    (
        Moment("card", "attack", OPEN),
        Moment("tackle", "attack", OPEN, answers=("run", "2")),
        Moment("ruck", "attack", OPEN, answers=("run", "2", "tackle", "2", "4")),
        Moment("interception", "attack", OPEN, answers=("pass", "intercept-tackle")),
        Moment("kick", "attack", OPEN, answers=("kick",)),
        Moment("drop", "attack", (ATTACK, BALL.at(75), *OPEN[2:]), answers=("drop",)),
        Moment("touch", "attack", OPEN, answers=("touch",)),
        Moment("scrum", "scrum", _stopped(50), rest={"phase": "scrum"}),
        Moment("line-out", "line-out", _stopped(60), rest={"phase": "line-out"}),
        Moment("maul", "maul", _stopped(60, PHASES), rest={"phase": "maul"}),
        Moment("penalty", "penalty", _stopped(70), rest={"phase": "penalty"}),
        Moment(
            "conversion",
            "conversion",
            (ATTACK, HANDS, SCORE.at((8, 0)), PLACED, *SO_FAR[1:]),
            rest={"phase": "conversion"},
        ),
        Moment("kick-off", "kick-off", (ATTACK, HANDS, *SO_FAR), rest={"phase": "kick-off"}),
        Moment("drop-out", "drop-out", (ATTACK.at(1), HANDS, PLACED, *SO_FAR), rest={"phase": "drop-out"}),
        Moment("mark", "mark", _stopped(85, seat=1), rest={"phase": "mark"}),
        Moment("substitution", "substitution", _stopped(50, BENCH, NEXT)),
        Moment("renew", "renew", (ATTACK, BALL, HANDS.at(FIVE), DUE, NEXT_DRAWN, BENCH_LATER, *SO_FAR)),
        Moment("opening", "opening"),
    ),
    {
        "cards-too-many": "hands",
        "drawn-and-cards": "drawn",
        "mark-and-side": "mark",
        "advantage-seat": "beneficiary",
        "hand-and-first": "first",
        "nothing-to-draw": "due",
        "kick-off-spot": "ball",
        "drop-out-spot": "ball",
        "set-piece-spot": "ball",
        "mark-spot": "ball",
        "conversion-spot": "ball",
        "carried-spot": "ball",
        "advantage-stopped": "mark",
        "advantage-mark": "mark",
        "due-and-hands": "due",
        "bench-and-phase": "bench",
        "conversion-score": "score",
        "kick-off-side": "first",
        "phases-without-maul": "phases",
    },
    PRESET_DICTIONARY,
)
