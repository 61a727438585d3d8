"""The penalty: at goal, to touch, or by hand."""

from __future__ import annotations

from functools import cache

from engine.core.asks import Steps
from engine.core.rules import rule
from engine.games.scrumball.rules import lineout, tries
from engine.games.scrumball.rules.continuity import go_on
from engine.games.scrumball.rules.ingoal import dead, landed
from engine.games.scrumball.rules.kicks import FURTHEST, PIP
from engine.games.scrumball.rules.periods import attempt, declared, out, throw
from engine.games.scrumball.table.asks import Penalty, choices, goals, rolls
from engine.games.scrumball.table.state import PITCH, Match
from engine.games.scrumball.table.stops import begin, scrum
from engine.games.scrumball.table.stops import lineout as set_lineout
from engine.games.scrumball.table.why import STARTER
from engine.rugby.points import PENALTY
from engine.rugby.starter import KICKS

WAYS = ("kick", "touch", "tap")
NO_TOUCH = (("touch", STARTER.rule),)
GOAL_DICE = goals("penalty-kick-dice", "scrumball.penalty.goal", FURTHEST)
GOAL_ONE = rolls("penalty-kick", "scrumball.penalty.goal")
GOAL_TWO = rolls("penalty-kick", "scrumball.penalty.goal", 2)
TOUCH_DICE = choices("penalty-touch-dice", "scrumball.penalty.touch", "one", "two")
TOUCH_ONE = rolls("penalty-touch", "scrumball.penalty.touch")
TOUCH_TWO = rolls("penalty-touch", "scrumball.penalty.touch", 2)


@cache
def _offer(seat: int, metres: int, last: bool, touch: bool = True) -> Penalty:
    """What a side may do with a penalty there, with “end” past the limit; to touch once there are line-outs."""
    ways = WAYS if touch else ("kick", "tap")
    return Penalty(seat, metres, (*ways, "end") if last else ways, () if touch else NO_TOUCH)


@rule("scrumball.penalty.choice")
def choice(match: Match) -> Steps[None]:
    """A penalty is kicked at goal, kicked to touch, or played by hand."""
    seat = begin(match, "penalty", "scrumball.penalty.choice")
    option = yield _offer(seat, match.to_line, match.late, match.house.stage >= KICKS)
    if option == "kick":
        yield from goal(match)
    elif option == "touch":
        yield from touch(match)
    elif option == "tap":
        by_hand(match)
    else:
        declared(match)


@rule("scrumball.penalty.goal")
def goal(match: Match) -> Steps[None]:
    """At goal it needs more metres than there are to the posts, five a pip of one die or two, no 1: three points."""
    seat = match.attack
    metres = match.to_line
    dice = yield GOAL_DICE[seat][metres]
    faces = yield from throw(match, (GOAL_ONE if dice == "one" else GOAL_TWO)[seat])
    if 1 in faces or PIP * sum(faces) <= metres:
        yield from missed(match, faces)
        return
    tries.points(match, "scrumball.penalty.goal", "penalty-scored", seat, PENALTY, match.advance(PIP * sum(faces)))
    if not attempt(match):
        tries.restart(match, seat)


@rule("scrumball.penalty.missed")
def missed(match: Match, faces: tuple[int, ...]) -> Steps[None]:
    """A 1 on any die, too few metres, or just the line: no goal, and the other side plays where the ball comes down."""
    seat = match.attack
    to = match.advance(PIP * sum(faces))
    match.move("scrumball.penalty.missed", "penalty-missed", seat, to, faces)
    if attempt(match):
        return
    if PITCH.place(match.ball) == "dead":
        dead(match, 1 - seat)
    else:
        yield from landed(match, 1 - seat, open_play=False)


@rule("scrumball.penalty.touch")
def touch(match: Match) -> Steps[None]:
    """A penalty kicked to touch always finds it, five metres a pip, and the side that kicked throws in."""
    seat, spot = match.attack, match.ball
    dice = yield TOUCH_DICE[seat]
    faces = yield from throw(match, (TOUCH_ONE if dice == "one" else TOUCH_TWO)[seat])
    match.move("scrumball.penalty.touch", "penalty-touch", seat, match.advance(PIP * sum(faces)), faces)
    if out(match):
        return
    if match.to_line < 0:
        touch_past(match, spot)
        return
    set_lineout(match, "scrumball.penalty.touch", seat, match.ball)
    if len(faces) > 1 and faces[0] == faces[1]:
        touch_double(match, faces[0])


@rule("scrumball.penalty.touch-double")
def touch_double(match: Match, value: int) -> None:
    """A double wins that line-out as well, at the number it shows: a 5 brings a maul, a 6 its first ten metres."""
    match.log("scrumball.penalty.touch-double", "line-out-given", match.attack, value)
    lineout.won(match, match.attack, value)


@rule("scrumball.penalty.touch-past")
def touch_past(match: Match, spot: int) -> None:
    """Out past the goal line it is a scrum where the ball was kicked, and the other side puts in."""
    match.log("scrumball.penalty.touch-past", "penalty-touch-over", match.attack)
    scrum(match, "scrumball.penalty.touch-past", 1 - match.attack, spot)


@rule("scrumball.penalty.by-hand")
def by_hand(match: Match) -> None:
    """By hand the penalty is simply played with cards."""
    match.log("scrumball.penalty.by-hand", "tapped", match.attack)
    go_on(match)
