"""The in-goal: ten metres behind each goal line, to touch down in, and the dead-ball line beyond."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.rules import rule
from engine.games.scrumball.rules.periods import out
from engine.games.scrumball.rules.tries import ball_won
from engine.games.scrumball.table.asks import choices
from engine.games.scrumball.table.state import PITCH, Match
from engine.games.scrumball.table.stops import drop_out, mark
from engine.rugby import landing

GROUND = choices("receive", "scrumball.ingoal.landing", *landing.GROUND)
IN_GOAL = choices("receive", "scrumball.ingoal.landing", *landing.IN_GOAL)
CATCH = choices("catch", "scrumball.restarts.mark", *landing.CATCH)


@rule("scrumball.ingoal.landing")
def landed(match: Match, receiver: int, *, open_play: bool) -> Steps[None]:
    """A kick that lands on the goal line or in the in-goal is touched down by the side that gets it, or played on."""
    # It has the ball while it thinks about what to do with it, and not only afterwards.
    match.attack = receiver
    options = landing.choices(PITCH, receiver, match.ball, open_play=open_play)
    answer = "play-on"
    if options is landing.CATCH:
        answer = yield CATCH[receiver]
    elif options:
        match.log("scrumball.ingoal.landing", "in-goal", receiver)
        answer = yield (IN_GOAL if open_play else GROUND)[receiver]
    if answer == "mark":
        match.log("scrumball.restarts.mark", "mark", receiver, match.ball)
        mark(match, receiver)
    elif answer == "touch-down":
        touch_down(match, receiver)
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
    match.log("scrumball.ingoal.dead", "dead", defender)
    if not out(match):
        drop_out(match, "scrumball.ingoal.dead", defender)
