"""Tries: the ways to score one, its conversion, and the kick-off that follows."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.measured import measured
from engine.core.rules import rule
from engine.games.scrumball.rules.periods import attempt, throw
from engine.games.scrumball.table.asks import rolls
from engine.games.scrumball.table.state import PITCH, Match
from engine.games.scrumball.table.stops import begin, kick_off, turn_over
from engine.rugby.points import CONVERSION, TRY
from engine.rugby.zone import NO_ZONE

KICK = rolls("conversion", "scrumball.tries.conversion")
ANSWER = measured("conversion-answer", "scrumball.tries.conversion")


def points(match: Match, rule_: str, name: str, seat: int, worth: int, *over: int) -> None:
    """Add points to a score and say so, with the score and the moment for the sheet; a goal also says where it fell."""
    match.score[seat] += worth
    match.log(rule_, name, seat, *match.score, match.half, match.when(), *over)


def _try(match: Match, rule_: str, seat: int) -> None:
    """A try, whatever the way: five points, advantage over, and the conversion next."""
    match.attack = seat
    match.no_advantage()
    match.zone = NO_ZONE
    match.phase = "conversion"
    match.bench = 0
    points(match, rule_, "try", seat, TRY)


@rule("scrumball.tries.reached")
def reached(match: Match) -> None:
    """A pass or a run that reaches the other side's goal line and is not tackled is a try."""
    _try(match, "scrumball.tries.reached", match.attack)


@rule("scrumball.tries.run-six")
def run_six(match: Match) -> None:
    """A run of 6 that reaches the goal line or crosses it is a try that nobody can prevent."""
    _try(match, "scrumball.tries.run-six", match.attack)


@rule("scrumball.tries.kick")
def kick(match: Match) -> None:
    """A ground kick recovered on the goal line or in the in-goal is a try."""
    _try(match, "scrumball.tries.kick", match.attack)


@rule("scrumball.tries.maul")
def maul(match: Match) -> None:
    """A maul that crosses the goal line is a try; one that stops on it is not."""
    _try(match, "scrumball.tries.maul", match.attack)


@rule("scrumball.tries.intercepted")
def intercepted(match: Match, seat: int) -> None:
    """An interception whose thirty metres reach the goal line is a try."""
    _try(match, "scrumball.tries.intercepted", seat)


@rule("scrumball.tries.ball-won")
def ball_won(match: Match, seat: int) -> None:
    """A ball won in the other side's in-goal is a try; won anywhere else, on the line too, it is played on."""
    if PITCH.to_line(seat, match.ball) < 0:
        _try(match, "scrumball.tries.ball-won", seat)
    else:
        turn_over(match, seat)


@rule("scrumball.tries.conversion")
def conversion(match: Match) -> Steps[None]:
    """One die each: the scorer's side converts for two points if its die is equal or higher."""
    seat = begin(match, "conversion", "scrumball.tries.conversion")
    (kicked,) = yield from throw(match, KICK[seat])
    match.log("scrumball.tries.conversion", "conversion-throw", seat, kicked)
    (answer,) = yield from throw(match, ANSWER[1 - seat][kicked])
    if kicked >= answer:
        points(match, "scrumball.tries.conversion", "converted", seat, CONVERSION)
    else:
        match.log("scrumball.tries.conversion", "conversion-missed", seat, kicked, answer)
    if not attempt(match):
        restart(match, seat)


@rule("scrumball.tries.restart")
def restart(match: Match, scorer: int) -> None:
    """After points the side that conceded them kicks off from halfway."""
    kick_off(match, "scrumball.tries.restart", 1 - scorer)
