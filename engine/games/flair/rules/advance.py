"""The advance: ten metres, by any number."""

from __future__ import annotations

from engine.core.rules import rule
from engine.games.flair.table.arrival import arrived
from engine.games.flair.table.state import Match


@rule("flair.advance.ten-metres")
def advance(match: Match, number: int) -> None:
    """Any number advances ten metres, alone or at the end of a combination, before the defence may tackle."""
    start = match.ball
    crossed = match.carry(10)
    match.log("flair.advance.ten-metres", "advanced", match.attack, number, 10, start, match.ball)
    arrived(match, crossed, "advance", concluded=True)
