"""Marks, restarts and zones: the mark, 5 metres out, the 22, the in-goal, the dead ball and the drop-out."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.rules import rule
from engine.games.flair.rules import touch
from engine.games.flair.rules.advantage import back
from engine.games.flair.rules.clock import closed, closing, left_the_pitch
from engine.games.flair.rules.duels import distance
from engine.games.flair.rules.kicks import fly, kick, landed
from engine.games.flair.rules.starter import by_hand
from engine.games.flair.table.asks import TOUCH_DOWN, at, opening, throw
from engine.games.flair.table.state import PITCH, Match
from engine.rugby.match import NO_MARK
from engine.rugby.starter import KICKS

DROP_OUT = throw("drop-out", "flair.restarts.drop-out")
MARK = opening("mark", "flair.restarts.mark", "touch", "kick")
CATCH = ("play-on", "mark")
GROUND = ("play-on", TOUCH_DOWN)
CATCH_OR_GROUND = (*CATCH, TOUCH_DOWN)


def received(match: Match) -> Steps[None]:
    """What a side does with a kick that came down near its own line."""
    options = CATCH if not grounded(match) else CATCH_OR_GROUND if match.marking else GROUND
    rule_ = "flair.restarts.mark" if options is CATCH else "flair.restarts.in-goal"
    option = yield at("received", match.attack, rule_, match.ball, *options, *closing(match))
    if closed(match, option):
        return
    match.marking = False
    if option == "mark":
        mark(match)
    elif option == TOUCH_DOWN:
        yield from touch_down(match)
    else:
        match.phase = "attack"


@rule("flair.restarts.mark", page="kicks")
def mark(match: Match) -> None:
    """A kick in open play that comes down in the receivers' 22 or in-goal may be marked: play stops on the spot."""
    match.log("flair.restarts.mark", "mark", match.attack)
    match.phase = "mark"


@rule("flair.restarts.mark-kick", page="kicks")
def mark_kick(match: Match) -> Steps[None]:
    """After a mark the side that called it kicks, to touch or into play, without playing a card."""
    way = yield MARK[closing(match)][match.attack]
    if closed(match, way):
        return
    if way == "touch":
        yield from touch.kick(match)
    else:
        yield from kick(match)


@rule("flair.restarts.five-metres", page="tackle")
def five_metres(match: Match) -> None:
    """After a line-out, scrum or pick-and-go five metres out, the first card can be tackled even if it crosses."""
    match.start(match.attack, "open")
    match.crossing = True
    match.phase = "tackle"
    match.log("flair.restarts.five-metres", "at-the-line", match.attack)


@rule("flair.restarts.twenty-two", page="tackle")
def twenty_two(match: Match) -> bool:
    """In the opponents' 22 every card that moves the ball can be tackled, even in the middle of a combination."""
    return match.to_line <= 22


@rule("flair.restarts.no-defence", page="tackle")
def own_in_goal(match: Match) -> None:
    """Nobody can be tackled in an in-goal, one's own included."""
    match.log("flair.restarts.no-defence", "in-goal-free", match.attack)
    match.phase = "attack"


def grounded(match: Match) -> bool:
    """Whether the ball is where the side that has it may touch down: on its own line, or behind it."""
    return match.to_line >= PITCH.length


@rule("flair.restarts.in-goal")
def touch_down(match: Match) -> Steps[None]:
    """A side with the ball on its own line or in its in-goal, fifteen metres deep, may touch down for a drop-out."""
    match.log("flair.restarts.in-goal", "touched-down", match.attack)
    match.set("drop-out", match.attack)
    if match.mark != NO_MARK:
        yield from back(match)


@rule("flair.restarts.dead")
def dead(match: Match) -> Steps[None]:
    """Fifteen metres past the goal line the ball is dead, whatever the dice: the defenders drop out from their 22."""
    match.log("flair.restarts.dead", "dead", match.attack)
    if not left_the_pitch(match):
        match.phase = "drop-out"
    yield from ()


@rule("flair.restarts.drop-out")
def drop_out(match: Match) -> Steps[None]:
    """A drop-out is a kick from one's own 22 without a card; only a counter-attack or a single card may answer it."""
    match.place("flair.restarts.drop-out", PITCH.twenty_two(match.attack))
    if match.house.stage < KICKS:
        by_hand(match)
        return
    faces = yield from distance(match, DROP_OUT, begins=True)
    if not faces:
        return
    start = fly(match, 5 * sum(faces))
    match.log("flair.restarts.drop-out", "drop-out", match.attack, faces, 5 * sum(faces), start, match.ball)
    landed(match, faces, "restart")
