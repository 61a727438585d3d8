"""Where play stops and starts again: each of these puts the ball down, says whose it is, and lets hands be renewed."""

from __future__ import annotations

from engine.core.kinds import NOBODY
from engine.core.refusal import Refusal
from engine.games.scrumball.rules.renewal import renew
from engine.games.scrumball.table.agree import playable
from engine.games.scrumball.table.state import PITCH, Match
from engine.rugby.zone import NO_ZONE


def begin(match: Match, phase: str, rule: str) -> int:
    """Enter a play: somebody must have the ball, and the match must be going on."""
    if match.over or match.attack == NOBODY:
        raise Refusal("nothing-to-play-now", rule, phase=phase)
    if match.phase != phase:
        # Somebody has entered the play by its name: it must be possible from what was told.
        match.phase = phase
        playable(match)
    return match.attack


def _stop(match: Match, phase: str, rule: str, seat: int, spot: int) -> None:
    """Play stops: both sides fill up their hands, then each may make a substitution."""
    match.move(rule, phase, seat, spot)
    match.phase = phase
    match.attack = seat
    match.no_advantage()
    match.zone = NO_ZONE
    match.bench = match.house.bench
    renew(match)


def scrum(match: Match, rule: str, seat: int, spot: int) -> None:
    """A scrum that `seat` puts in, never nearer than five metres to a goal line."""
    _stop(match, "scrum", rule, seat, PITCH.off_line(spot))


def lineout(match: Match, rule: str, seat: int, spot: int) -> None:
    """A line-out that `seat` throws in, never nearer than five metres to a goal line."""
    _stop(match, "line-out", rule, seat, PITCH.off_line(spot))


def penalty(match: Match, rule: str, seat: int, spot: int) -> None:
    """A penalty for `seat`, never nearer than five metres to a goal line."""
    _stop(match, "penalty", rule, seat, PITCH.off_line(spot))


def drop_out(match: Match, rule: str, seat: int) -> None:
    """A drop-out that `seat` kicks from its own 22-metre line."""
    _stop(match, "drop-out", rule, seat, PITCH.twenty_two(seat))


def kick_off(match: Match, rule: str, seat: int) -> None:
    """A kick-off for `seat`, from halfway."""
    _stop(match, "kick-off", rule, seat, PITCH.halfway)


def mark(match: Match, seat: int) -> None:
    """A mark that `seat` has called, where the ball came down."""
    match.attack = seat
    match.phase = "mark"
    match.no_advantage()
    match.bench = match.house.bench
    renew(match)


def turn_over(match: Match, seat: int) -> None:
    """The ball changes sides where it is, and `seat` plays its cards."""
    match.attack = seat
    match.no_advantage()
    match.zone = NO_ZONE
    match.phase = "attack"
    renew(match)
