"""The kick to touch: its distance, its doubles, and what a 1 spoils."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.rules import rule
from engine.games.flair.rules.duels import Faces, distance, is_double
from engine.games.flair.rules.kicks import caught, fly
from engine.games.flair.table.asks import throw
from engine.games.flair.table.state import Match

TOUCH = throw("touch", "flair.touch.kick")


@rule("flair.touch.kick")
def kick(match: Match, number: int = 0) -> Steps[None]:
    """A kick to touch goes five metres a pip of one die or two, and the opponents throw in where it goes out."""
    seat = match.attack
    faces = yield from distance(match, TOUCH)
    metres = reach(match, faces)
    if 1 not in faces:
        start = fly(match, metres)
        match.log("flair.touch.kick", "touch-found", seat, number, faces, metres, start, match.ball)
        found(match, 1 - seat)
    elif 100 - match.to_line <= 22:
        not_found(match, number, faces, metres)
    else:
        direct(match, number, faces)


def reach(match: Match, faces: Faces) -> int:
    """The metres of a kick to touch, those of a double included."""
    metres = 5 * sum(faces)
    return double(match, metres) if is_double(faces) else metres


@rule("flair.touch.double")
def double(match: Match, metres: int) -> int:
    """A double adds ten metres, unless they would take the ball over the goal line."""
    return metres + 10 if metres + 10 <= match.to_line else metres


def found(match: Match, thrower: int) -> None:
    """Touch is found: a line-out, unless the ball went over the goal line."""
    if match.to_line < 0:
        over(match)
        return
    if match.to_line < 5:
        goal_line(match)
    match.set("in-touch", thrower)


@rule("flair.touch.goal-line")
def goal_line(match: Match) -> None:
    """A kick that finds touch on the goal line, or less than five metres from it, makes a line-out at five metres."""
    match.place("flair.touch.goal-line", 5 if match.attack else 95)


@rule("flair.touch.over")
def over(match: Match) -> None:
    """A kick to touch that goes beyond the goal line is dead."""
    match.log("flair.touch.over", "touch-over", match.attack)
    match.set("dead", 1 - match.attack)


@rule("flair.touch.direct")
def direct(match: Match, number: int, faces: Faces) -> None:
    """With a 1, kicked from outside one's own 22, the ball goes out directly: line-out where it was kicked."""
    match.log("flair.touch.direct", "touch-direct", match.attack, number, faces)
    match.set("in-touch", 1 - match.attack)


@rule("flair.touch.not-found")
def not_found(match: Match, number: int, faces: Faces, metres: int) -> None:
    """With a 1, kicked from inside one's own 22, touch is not found: the opponents play where the ball comes down."""
    start = fly(match, metres)
    match.log("flair.touch.not-found", "touch-missed", match.attack, number, faces, metres, start, match.ball)
    caught(match, "kick")
