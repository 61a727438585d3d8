"""Kick-off: who kicks first."""

from __future__ import annotations

from engine.core.asks import Roll, Steps, roll_one
from engine.core.kinds import NOBODY
from engine.core.refusal import Refusal
from engine.core.rules import rule
from engine.games.newgame.table.state import Match

TOSS = tuple(Roll("toss", seat, "newgame.kickoff.toss", 1) for seat in (0, 1))


@rule("newgame.kickoff.toss")
def toss(match: Match) -> Steps[None]:
    """Each player rolls the die and the higher kicks first; after a tie both roll again."""
    if match.first != NOBODY:
        raise Refusal("tossed-already", "newgame.kickoff.toss")
    faces: list[int] = []
    for ask in TOSS:
        face = yield from roll_one(ask)
        match.log("newgame.kickoff.toss", "toss-thrown", ask.seat, face)
        faces.append(face)
    if faces[0] == faces[1]:
        match.log("newgame.kickoff.toss", "toss-tied", faces[0])
    else:
        match.first = 0 if faces[0] > faces[1] else 1
        match.log("newgame.kickoff.toss", "starts", match.first)
