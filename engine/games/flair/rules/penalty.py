"""The penalty: at goal, to touch, or by hand."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.rules import rule
from engine.games.flair.rules.clock import closed, closing, goal_kicked
from engine.games.flair.rules.drop import missed, shot
from engine.games.flair.rules.duels import distance
from engine.games.flair.rules.kicks import fly
from engine.games.flair.rules.touch import found, reach
from engine.games.flair.rules.tries import restart
from engine.games.flair.table.asks import at, throw
from engine.games.flair.table.starter import STARTER
from engine.games.flair.table.state import PITCH, Match
from engine.rugby import points
from engine.rugby.starter import KICKS

KICK = throw("penalty-kick", "flair.penalty.kick")
TOUCH = throw("penalty-touch", "flair.penalty.touch")
WAYS, STARTER_WAYS = ("kick", "touch", "tap"), ("kick", "tap")
NO_TOUCH = (("touch", STARTER),)


@rule("flair.penalty.choice")
def choice(match: Match) -> Steps[None]:
    """With six cards in each hand, a penalty is kicked at goal, kicked to touch or played by hand."""
    match.place("flair.penalty.choice", PITCH.off_line(match.ball))
    ways, barred = (WAYS, ()) if match.house.stage >= KICKS else (STARTER_WAYS, NO_TOUCH)
    way = yield at("penalty", match.attack, "flair.penalty.choice", match.ball, *ways, *closing(match), barred=barred)
    if closed(match, way):
        return
    if way == "kick":
        yield from kick(match)
    elif way == "touch":
        yield from touch(match)
    else:
        tap(match)


@rule("flair.penalty.kick")
def kick(match: Match) -> Steps[None]:
    """A penalty kick at goal is three points, rolled for without a card and by the rules of the drop goal."""
    seat = match.attack
    faces = yield from distance(match, KICK)
    good = shot(match, "flair.penalty.kick", "penalty-shot", 0, faces)
    if good:
        match.score[seat] += points.PENALTY
        match.log("flair.penalty.kick", "penalty-scored", seat, match.half, match.seconds)
    else:
        match.log("flair.penalty.kick", "penalty-missed", seat)
    if goal_kicked(match):
        return
    if good:
        restart(match, 1 - seat)
    else:
        missed(match)


@rule("flair.penalty.touch")
def touch(match: Match) -> Steps[None]:
    """A penalty kicked to touch always finds it, even with a 1, and the same side throws in."""
    seat = match.attack
    faces = yield from distance(match, TOUCH)
    metres = reach(match, faces)
    if metres > match.to_line and match.house.touch_scrum:
        match.log("flair.penalty.touch", "penalty-touch-over", seat, faces, metres)
        match.set("scrum", 1 - seat)
        return
    start = fly(match, metres)
    match.log("flair.penalty.touch", "penalty-touch", seat, faces, metres, start, match.ball)
    found(match, seat)


@rule("flair.penalty.tap")
def tap(match: Match) -> None:
    """A penalty played by hand must begin with the 9, or with a stand-in in its place."""
    match.log("flair.penalty.tap", "tapped", match.attack)
    match.start(match.attack, "tap")
