"""The in-goal: ten metres behind each goal line, to touch down in, and the dead-ball line beyond."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.rules import rule
from engine.games.scrumball.asks import choices
from engine.games.scrumball.periods import out
from engine.games.scrumball.renewal import renew
from engine.games.scrumball.state import PITCH, Match
from engine.games.scrumball.stops import drop_out, turn_over
from engine.games.scrumball.tries import ball_won
from engine.rugby import landing

GROUND = choices("receive", "scrumball.ingoal.landing", *landing.GROUND)
CATCH = choices("catch", "scrumball.restarts.mark", *landing.CATCH)


@rule("scrumball.ingoal.landing")
def landed(match: Match, receiver: int, *, open_play: bool) -> Steps[None]:
    """A kick that lands on the goal line or in the in-goal is touched down by the side that gets it, or played on."""
    options = landing.choices(PITCH, receiver, match.ball, open_play=open_play)
    if options is landing.GROUND:
        match.log("scrumball.ingoal.landing", "in-goal", receiver)
        if (yield GROUND[receiver]) == "touch-down":
            touch_down(match, receiver)
        else:
            turn_over(match, receiver)
    elif options is landing.CATCH and (yield CATCH[receiver]) == "mark":
        match.log("scrumball.restarts.mark", "mark-called", receiver, match.ball)
        match.hand = receiver
        match.phase = "mark"
        renew(match)
    else:
        ball_won(match, receiver)


@rule("scrumball.ingoal.touch-down")
def touch_down(match: Match, seat: int) -> None:
    """A side that grounds the ball on its own goal line or in its own in-goal restarts with a 22 drop-out."""
    match.log("scrumball.ingoal.touch-down", "touched-down", seat)
    drop_out(match, "scrumball.ingoal.touch-down", seat)


@rule("scrumball.ingoal.dead")
def dead(match: Match, defender: int) -> None:
    """A ball ten metres past the goal line or more is dead: a 22 drop-out for the side that was defending."""
    match.log("scrumball.ingoal.dead", "dead-ball", defender)
    if not out(match):
        drop_out(match, "scrumball.ingoal.dead", defender)
