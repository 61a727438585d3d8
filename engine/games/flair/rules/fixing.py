"""The pick-and-go: two of the front five pick and go from a ruck."""

from __future__ import annotations

from engine.core.rules import rule
from engine.games.flair.table.arrival import free
from engine.games.flair.table.state import Match


@rule("flair.fixing.point")
def fix(match: Match, number: int, metres: int, then: str) -> None:
    """From a ruck only, two of the numbers 1 to 5 make a pick-and-go of five metres that nobody may defend."""
    seat = match.attack
    if not metres:
        match.log("flair.fixing.point", "fixing-card", seat, number)
        return
    start = match.ball
    crossed = match.carry(metres)
    match.log("flair.fixing.point", "fixed", seat, number, metres, start, match.ball)
    match.start(seat, then)
    free(match, crossed, "fixing")


@rule("flair.fixing.chain")
def stop(match: Match) -> None:
    """Pick-and-goes may follow one another until the attack stops; then both hands are renewed."""
    match.log("flair.fixing.chain", "fixing-over", match.attack)
    match.won(match.attack, "fixing")
    match.five = 0 <= match.to_line <= 5
