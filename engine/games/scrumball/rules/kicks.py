"""Kicks: on the ground, high, at goal from play, and into touch."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.rules import rule
from engine.games.scrumball.rules import tries
from engine.games.scrumball.rules.advantage import back, gained
from engine.games.scrumball.rules.continuity import go_on
from engine.games.scrumball.rules.ingoal import dead, landed
from engine.games.scrumball.rules.periods import out, throw
from engine.games.scrumball.table.asks import choices, goals, rolls
from engine.games.scrumball.table.state import PITCH, Match
from engine.games.scrumball.table.stops import drop_out, lineout, scrum
from engine.rugby.points import DROP

PIP = 5
KEPT = 3
FURTHEST = PITCH.length + PITCH.in_goal
DICE = choices("kick-dice", "scrumball.kicks.dice", "one", "two")
GROUND = rolls("ground-die", "scrumball.kicks.ground")
HIGH = rolls("high-dice", "scrumball.kicks.high", 2)
DROP_DICE = goals("drop-dice", "scrumball.kicks.drop", FURTHEST)
DROP_ONE = rolls("drop", "scrumball.kicks.drop")
DROP_TWO = rolls("drop", "scrumball.kicks.drop", 2)
TOUCH_DICE = choices("touch-dice", "scrumball.kicks.touch", "one", "two")
TOUCH_ONE = rolls("touch", "scrumball.kicks.touch")
TOUCH_TWO = rolls("touch", "scrumball.kicks.touch", 2)


@rule("scrumball.kicks.dice", "scrumball.kicks.no-tackle")
def kick(match: Match) -> Steps[None]:
    """A kick is played with one die along the ground or with two dice up high, and cannot be tackled."""
    if (yield DICE[match.attack]) == "one":
        (die,) = yield from throw(match, GROUND[match.attack])
        yield from ground(match, die)
    else:
        faces = yield from throw(match, HIGH[match.attack])
        yield from high(match, faces)


@rule("scrumball.kicks.ground")
def ground(match: Match, die: int, *, open_play: bool = True) -> Steps[None]:
    """A ground kick goes five metres a pip behind the defence; ten metres past the goal line or more it is dead."""
    seat = match.attack
    match.move("scrumball.kicks.ground", "kicked", seat, match.advance(PIP * die), (die,))
    if PITCH.place(match.ball) == "dead":
        if not back(match):
            dead(match, 1 - seat)
    elif die <= KEPT:
        kept(match, die)
    else:
        yield from lost(match, die, open_play=open_play)


@rule("scrumball.kicks.kept")
def kept(match: Match, die: int) -> None:
    """With a 1, 2 or 3 the kicker's side recovers the ball and goes on; on the line or in the in-goal it scores."""
    match.log("scrumball.kicks.kept", "recovered", match.attack, die)
    if match.to_line <= 0:
        tries.kick(match)
    else:
        gained(match)
        go_on(match)


@rule("scrumball.kicks.lost")
def lost(match: Match, die: int, *, open_play: bool) -> Steps[None]:
    """With a 4, 5 or 6 the kick is too long, and the defence recovers the ball where it stops."""
    receiver = 1 - match.attack
    match.log("scrumball.kicks.lost", "kick-lost", receiver, die)
    if not back(match):
        yield from landed(match, receiver, open_play=open_play)


@rule("scrumball.kicks.high")
def high(match: Match, faces: tuple[int, ...], *, open_play: bool = True) -> Steps[None]:
    """A high kick goes five metres a pip of two dice and gives the ball to the other side where it comes down."""
    seat = match.attack
    match.move("scrumball.kicks.high", "kicked", seat, match.advance(PIP * sum(faces)), faces)
    if PITCH.place(match.ball) == "dead":
        if not back(match):
            dead(match, 1 - seat)
    elif faces[0] == faces[1]:
        knock_on(match)
    else:
        match.log("scrumball.kicks.high", "caught", 1 - seat)
        if not back(match):
            yield from landed(match, 1 - seat, open_play=open_play)


@rule("scrumball.kicks.double")
def knock_on(match: Match) -> None:
    """On a double the catch is knocked on: a scrum where the ball comes down, which the kicker's side puts in."""
    match.log("scrumball.kicks.double", "knock-on", 1 - match.attack)
    gained(match)
    if PITCH.place(match.ball) == "field":
        scrum(match, "scrumball.kicks.double", match.attack, match.ball)
    else:
        five_metres(match)


@rule("scrumball.kicks.five-metres")
def five_metres(match: Match) -> None:
    """If the knock-on happens on the goal line or in the in-goal, that scrum is on the five-metre line."""
    scrum(match, "scrumball.kicks.five-metres", match.attack, match.ball)


@rule("scrumball.kicks.drop")
def drop(match: Match) -> Steps[None]:
    """A drop at goal needs more metres than there are to the posts, five a pip of one die or two: three points."""
    seat = match.attack
    metres = match.to_line
    dice = yield DROP_DICE[seat][metres]
    faces = yield from throw(match, (DROP_ONE if dice == "one" else DROP_TWO)[seat])
    if 1 in faces:
        charged(match, faces)
    elif PIP * sum(faces) > metres:
        tries.points(match, "scrumball.kicks.drop", "drop-scored", seat, DROP, match.advance(PIP * sum(faces)))
        if not out(match):
            tries.restart(match, seat)
    else:
        yield from short(match, faces)


@rule("scrumball.kicks.drop-charged")
def charged(match: Match, faces: tuple[int, ...]) -> None:
    """A 1 on any die: the drop is charged down, and the other side has the ball where it was kicked."""
    match.log("scrumball.kicks.drop-charged", "drop-charged", 1 - match.attack, faces)
    if not back(match):
        tries.ball_won(match, 1 - match.attack)


@rule("scrumball.kicks.drop-short")
def short(match: Match, faces: tuple[int, ...]) -> Steps[None]:
    """A drop that falls short, or on the goal line, is missed, and the other side has the ball where it lands."""
    seat = match.attack
    match.move("scrumball.kicks.drop-short", "drop-short", seat, match.advance(PIP * sum(faces)), faces)
    if not back(match):
        yield from landed(match, 1 - seat, open_play=False)


@rule("scrumball.kicks.touch")
def touch(match: Match) -> Steps[None]:
    """A kick to touch goes five metres a pip of one die or two; the other side throws in where it went out."""
    seat = match.attack
    dice = yield TOUCH_DICE[seat]
    faces = yield from throw(match, (TOUCH_ONE if dice == "one" else TOUCH_TWO)[seat])
    if 1 in faces:
        yield from touch_missed(match, faces)
        return
    match.move("scrumball.kicks.touch", "touch-found", seat, match.advance(PIP * sum(faces)), faces)
    if back(match):
        return
    if match.to_line < 0:
        touch_past(match)
    elif not out(match):
        five_line(match)


@rule("scrumball.kicks.touch-line")
def five_line(match: Match) -> None:
    """Touch found on the goal line or within five metres of it: the line-out is on the five-metre line."""
    lineout(match, "scrumball.kicks.touch-line", 1 - match.attack, match.ball)


@rule("scrumball.kicks.touch-missed")
def touch_missed(match: Match, faces: tuple[int, ...]) -> Steps[None]:
    """A 1 on any die: touch is not found, and the other side plays the ball where it lands."""
    seat = match.attack
    match.move("scrumball.kicks.touch-missed", "touch-missed", seat, match.advance(PIP * sum(faces)), faces)
    if back(match):
        return
    if PITCH.place(match.ball) == "dead":
        dead(match, 1 - seat)
    else:
        yield from landed(match, 1 - seat, open_play=True)


@rule("scrumball.kicks.touch-past")
def touch_past(match: Match) -> None:
    """A kick that goes out past the goal line gives the other side a 22 drop-out."""
    match.log("scrumball.kicks.touch-past", "touch-in-goal", 1 - match.attack)
    if not out(match):
        drop_out(match, "scrumball.kicks.touch-past", 1 - match.attack)
