"""The maul: two forwards after a line-out, five metres that nobody may stop."""

from __future__ import annotations

from engine.core.rules import rule
from engine.games.flair.table.arrival import free
from engine.games.flair.table.state import Match


@rule("flair.maul.two-cards")
def maul(match: Match, number: int, metres: int, then: str) -> None:
    """After a line-out won, two forwards make a maul of five metres, and two more may make a second; nobody defends."""
    seat = match.attack
    if not metres:
        match.log("flair.maul.two-cards", "maul-card", seat, number)
        return
    start = match.ball
    crossed = match.carry(metres)
    match.log("flair.maul.two-cards", "mauled", seat, number, metres, start, match.ball)
    match.start(seat, then)
    free(match, crossed, "maul")
    if not crossed and not match.to_line:
        at_the_line(match)


@rule("flair.maul.at-the-line")
def at_the_line(match: Match) -> None:
    """A maul that stops on the goal line is no try, but one single card then scores with no defence."""
    match.log("flair.maul.at-the-line", "maul-at-the-line", match.attack)
