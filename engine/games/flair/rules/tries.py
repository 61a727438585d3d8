"""Tries: five points for crossing the line, and the conversion."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.rules import rule
from engine.games.flair.rules.clock import goal_kicked
from engine.games.flair.rules.duels import duel
from engine.games.flair.table.asks import throw
from engine.games.flair.table.state import PITCH, Match
from engine.rugby import points
from engine.rugby.match import NO_MARK

CONVERSION = throw("conversion", "flair.tries.conversion", "flair.duels.first-thrower")


@rule("flair.tries.try")
def score_try(match: Match, how: str) -> None:
    """A side that crosses the goal line scores a try: five points, the ball being grounded as a matter of course."""
    seat = match.attack
    match.crossing = False
    match.score[seat] += points.TRY
    match.log("flair.tries.try", "try", seat, how, match.half, match.seconds)
    end_advantage(match, scored=True)
    match.start(seat, "open")
    match.phase = "conversion"


@rule("flair.tries.on-the-line")
def on_the_line(match: Match) -> None:
    """A carrier who stops on the goal line has not scored, and neither has a ruck there: the line must be crossed."""
    match.log("flair.tries.on-the-line", "on-the-line", match.attack)


@rule("flair.tries.conversion")
def conversion(match: Match) -> Steps[None]:
    """A try is converted by winning a duel that the scorer rolls first: two points, and a double is worth no more."""
    seat = match.attack
    winner, _ = yield from duel(match, CONVERSION, "conversion-throw")
    if winner == seat:
        match.score[seat] += points.CONVERSION
        match.log("flair.tries.conversion", "converted", seat, match.half, match.seconds)
    else:
        match.log("flair.tries.conversion", "conversion-missed", seat)
    if not goal_kicked(match):
        restart(match, 1 - seat)


@rule("flair.tries.restart")
def restart(match: Match, seat: int) -> None:
    """After points the side that conceded them kicks off from halfway."""
    match.place("flair.tries.restart", PITCH.halfway)
    match.log("flair.tries.restart", "kick-off-next", seat)
    match.set("kick-off", seat)


def end_advantage(match: Match, scored: bool = False) -> None:
    """Whatever advantage was being played is over."""
    if match.mark != NO_MARK:
        match.log("flair.advantage.ten-metres", "advantage-over", match.beneficiary, scored)
        match.no_advantage()
