"""The kick in open play: how far, who has the ball next, and what doubles do."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.rules import rule
from engine.games.flair.rules.advantage import gained
from engine.games.flair.rules.duels import Faces, distance, is_double
from engine.games.flair.rules.tries import score_try
from engine.games.flair.table.asks import throw
from engine.games.flair.table.state import PITCH, Match
from engine.rugby.match import NO_MARK

KICK = throw("kick", "flair.kicks.kick")


@rule("flair.kicks.kick")
def kick(match: Match, number: int = 0) -> Steps[None]:
    """A kick takes one die or two and flies five metres a pip of their sum, into the opponents' hands as a rule."""
    faces = yield from distance(match, KICK)
    start = fly(match, 5 * sum(faces))
    match.log("flair.kicks.kick", "kicked", match.attack, number, faces, 5 * sum(faces), start, match.ball)
    landed(match, faces, "kick")


def fly(match: Match, metres: int) -> int:
    """Send the ball through the air, as far as the dead-ball line; where it came from."""
    start = match.ball
    match.ball = PITCH.ahead(match.attack, start, metres)
    return start


def landed(match: Match, faces: Faces, point: str) -> None:
    """Settle where a kick has come down; `point` tells a kick in open play from a restart."""
    match.packed = match.five = False
    if PITCH.place(match.ball) == "dead":
        match.set("dead", 1 - match.attack)
    elif not is_double(faces):
        caught(match, point, marking=point == "kick")
    elif faces[0] <= 3:
        recovered(match, point)
    else:
        knock_on(match)


@rule("flair.kicks.recovered")
def recovered(match: Match, point: str) -> None:
    """After a double 1, 2 or 3 the kicker's side has the ball again, with no new card; beyond the line it is a try."""
    match.log("flair.kicks.recovered", "recovered", match.attack)
    if match.to_line < 0:
        score_try(match, "recovered")
    else:
        _advantage(match)
        match.start(match.attack, point)


@rule("flair.kicks.knock-on")
def knock_on(match: Match) -> None:
    """After a double 4, 5 or 6 the receivers knock on: a scrum where it came down, put in by the kicker's side."""
    match.log("flair.kicks.knock-on", "knock-on", 1 - match.attack)
    _advantage(match)
    match.set("scrum", match.attack)


@rule("flair.kicks.caught")
def caught(match: Match, point: str, *, marking: bool = False) -> None:
    """Any other kick changes sides where it comes down, both sides renew, and the receivers play cards."""
    seat = 1 - match.attack
    match.log("flair.kicks.caught", "caught", seat)
    match.won(seat, point)
    match.marking = marking and 100 - match.to_line <= 22
    if match.to_line < 0 and match.mark == NO_MARK:
        score_try(match, "caught")
    elif match.marking or match.to_line >= 100:
        match.phase = "received"


def _advantage(match: Match) -> None:
    """A ball kicked forward and kept counts as held."""
    if match.mark != NO_MARK:
        gained(match)
