"""Kick-off: who starts the match, and who starts its second half."""

from __future__ import annotations

from engine.core.asks import Roll, Steps, roll_one
from engine.core.kinds import NOBODY
from engine.core.refusal import Refusal
from engine.core.rules import rule
from engine.games.double.table.state import HALF, Match

OPENING = tuple(Roll("opening", seat, "double.kickoff.opening", 1) for seat in (0, 1))


@rule("double.kickoff.opening")
def opening(match: Match) -> Steps[None]:
    """Each player rolls one die and the higher kicks off; after a tie both roll again."""
    if match.hand != NOBODY:
        raise Refusal("kicked-off-already", "double.kickoff.opening")
    faces = []
    for ask in OPENING:
        face = yield from roll_one(ask)
        match.log("double.kickoff.opening", "opening-throw", ask.seat, face)
        faces.append(face)
    if faces[0] == faces[1]:
        match.log("double.kickoff.opening", "opening-tied", faces[0])
    else:
        first_action(match, 0 if faces[0] > faces[1] else 1)


@rule("double.kickoff.first-action")
def first_action(match: Match, seat: int) -> None:
    """The first action of the match starts at minute 1."""
    match.first = match.hand = seat
    match.minute = 1
    match.log("double.kickoff.first-action", "starts", seat)


@rule("double.kickoff.second-half")
def second_half(match: Match) -> None:
    """The player who did not kick off starts the second half at minute 21, and cards carry over."""
    match.enter_half(2)
    match.minute = HALF + 1
    match.hand = 1 - match.first
    match.log("double.kickoff.second-half", "second-half", match.hand, match.minute)
