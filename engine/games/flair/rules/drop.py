"""The drop at goal: three points if it passes the line, and what becomes of it if not."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.rules import rule
from engine.games.flair.rules.clock import left_the_pitch
from engine.games.flair.rules.duels import Faces, distance, is_double
from engine.games.flair.rules.kicks import caught, fly
from engine.games.flair.rules.tries import end_advantage, restart
from engine.games.flair.table.asks import throw
from engine.games.flair.table.state import PITCH, Match
from engine.rugby import points

DROP = throw("drop", "flair.drop.goal")


@rule("flair.drop.goal")
def drop(match: Match, number: int) -> Steps[None]:
    """A drop by a 9 or a 10 is three points if it passes the goal line, rolled for with one die or two."""
    seat = match.attack
    faces = yield from distance(match, DROP)
    if shot(match, "flair.drop.goal", "dropped", number, faces):
        match.score[seat] += points.DROP
        match.log("flair.drop.goal", "drop-scored", seat, match.half, match.seconds)
        end_advantage(match, scored=True)
        if not left_the_pitch(match):
            restart(match, 1 - seat)
    else:
        match.log("flair.drop.goal", "drop-missed", seat)
        missed(match)


def shot(match: Match, rule_: str, name: str, number: int, faces: Faces) -> bool:
    """Let the ball fly at goal; whether it went over."""
    metres = reach(faces)
    need = match.to_line
    start = fly(match, metres)
    match.log(rule_, name, match.attack, number, faces, metres, start, match.ball)
    return metres > need and not astray(match, faces)


@rule("flair.drop.reach")
def reach(faces: Faces) -> int:
    """The ball flies five metres a pip of the sum, a double adds ten, and it must pass beyond the goal line."""
    return 5 * sum(faces) + (10 if is_double(faces) else 0)


@rule("flair.drop.astray")
def astray(match: Match, faces: Faces) -> bool:
    """A 1 on any die takes the ball wide of the posts, however far it flies."""
    if 1 in faces:
        match.log("flair.drop.astray", "astray", match.attack)
        return True
    return False


@rule("flair.drop.missed")
def missed(match: Match) -> None:
    """A drop that misses is the opponents' where it lands; on their line or behind it they may touch down instead."""
    if PITCH.place(match.ball) == "dead":
        match.set("dead", 1 - match.attack)
    else:
        caught(match, "kick")
