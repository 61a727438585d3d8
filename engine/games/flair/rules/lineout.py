"""The line-out: its duel and the card that a double is worth."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.rules import rule
from engine.games.flair.rules.clock import left_the_pitch
from engine.games.flair.rules.duels import duel, is_double
from engine.games.flair.table.asks import throw
from engine.games.flair.table.state import PITCH, Match

LINE_OUT = throw("line-out", "flair.lineout.duel", "flair.duels.first-thrower")


def in_touch(match: Match) -> Steps[None]:
    """The ball is in touch: a line-out, unless that ends the half."""
    if not left_the_pitch(match):
        match.phase = "line-out"
    yield from ()


@rule("flair.lineout.duel")
def line_out(match: Match) -> Steps[None]:
    """A line-out is a duel of one die or two without cards, in which the side that throws in rolls the dice first."""
    match.place("flair.lineout.duel", PITCH.off_line(match.ball))
    winner, faces = yield from duel(match, LINE_OUT, "line-out-throw")
    match.log("flair.lineout.duel", "line-out-won", winner)
    match.start(winner, match.house.line_out)
    match.five = match.to_line == 5
    if is_double(faces):
        card(match, winner)


@rule("flair.lineout.double")
def card(match: Match, winner: int) -> None:
    """A line-out won with a double is worth one more card."""
    match.extra = winner
    match.log("flair.lineout.double", "line-out-card", winner)
