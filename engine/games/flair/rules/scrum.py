"""The scrum: its duel, its penalty, and the front five who stay in it."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.rules import rule
from engine.games.flair.rules.duels import duel, is_double
from engine.games.flair.table.asks import throw
from engine.games.flair.table.numbers import FRONT_FIVE
from engine.games.flair.table.state import PITCH, Match

SCRUM = throw("scrum", "flair.scrum.duel", "flair.duels.first-thrower")
_FRONT_FIVE = sum(7 << 3 * number for number in FRONT_FIVE)


@rule("flair.scrum.duel")
def scrum(match: Match) -> Steps[None]:
    """A scrum is a duel of one die or two without cards, in which the side that puts in rolls the dice first."""
    match.place("flair.scrum.duel", PITCH.off_line(match.ball))
    winner, faces = yield from duel(match, SCRUM, "scrum-throw")
    match.log("flair.scrum.duel", "scrum-won", winner)
    if is_double(faces):
        penalty(match, winner)
        return
    match.start(winner, match.house.scrum)
    match.packed = True
    match.five = match.to_line == 5


@rule("flair.scrum.penalty")
def penalty(match: Match, winner: int) -> None:
    """A scrum won with a double is a penalty."""
    match.log("flair.scrum.penalty", "penalty", winner)
    match.set("penalty", winner)


@rule("flair.scrum.front-five")
def front_five(hand: int) -> int:
    """After a scrum the numbers 1 to 5 are not played in any way until a tackle is made or the ball changes sides."""
    return hand & _FRONT_FIVE
