"""Kick-off: who gives it, how far it goes, and what may answer it."""

from __future__ import annotations

from engine.core.asks import Roll, Steps
from engine.core.kinds import NOBODY
from engine.core.rules import rule
from engine.games.flair.rules.duels import distance
from engine.games.flair.rules.kicks import fly, landed
from engine.games.flair.rules.starter import by_hand
from engine.games.flair.table.asks import throw
from engine.games.flair.table.state import PITCH, Match
from engine.rugby import opening as rugby
from engine.rugby.starter import KICKS

OPENING = tuple(Roll("opening", seat, "flair.kickoff.opening", 1) for seat in (0, 1))
KICK_OFF = throw("kick-off", "flair.kickoff.kick")


@rule("flair.kickoff.opening")
def opening(match: Match) -> Steps[None]:
    """Each side rolls a die, again after a tie, and the higher kicks off the match."""
    seat = yield from rugby.opening(match, OPENING)
    if seat != NOBODY:
        match.set("kick-off", seat)


@rule("flair.kickoff.kick")
def kick_off(match: Match) -> Steps[None]:
    """The kick-off follows the rules of the kick from halfway, without a card."""
    match.place("flair.kickoff.kick", PITCH.halfway)
    if match.house.stage < KICKS:
        by_hand(match)
        return
    faces = yield from distance(match, KICK_OFF, begins=True)
    if not faces:
        return
    start = fly(match, 5 * sum(faces))
    match.log("flair.kickoff.kick", "kicked-off", match.attack, faces, 5 * sum(faces), start, match.ball)
    if match.house.retake and sum(faces) < 2:
        match.log("flair.kickoff.kick", "kick-off-again", match.attack)
        return
    answered(match, faces)


@rule("flair.kickoff.answer")
def answered(match: Match, faces: tuple[int, ...]) -> None:
    """After a kick-off only a counter-attack or a single card may be played, whoever has the ball."""
    landed(match, faces, "restart")
