"""The line-out: one die each, and a maul for whoever wins it with a 5 or a 6."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.measured import measured
from engine.core.rules import rule
from engine.games.scrumball.rules.continuity import go_on
from engine.games.scrumball.rules.maul import formed, gain
from engine.games.scrumball.rules.periods import throw
from engine.games.scrumball.rules.starter import stages
from engine.games.scrumball.table.asks import rolls
from engine.games.scrumball.table.state import Match
from engine.games.scrumball.table.stops import begin, turn_over

THROW_IN = rolls("line-out", "scrumball.lineout.duel")
ANSWER = measured("line-out-answer", "scrumball.lineout.duel")
MAUL = 5
SIX = 6
SIX_METRES = 10


@rule("scrumball.lineout.duel")
def duel(match: Match) -> Steps[None]:
    """One die each: the higher wins the line-out, and equal dice leave the ball to the side that throws in."""
    seat = begin(match, "line-out", "scrumball.lineout.duel")
    (thrown,) = yield from throw(match, THROW_IN[seat])
    match.log("scrumball.lineout.duel", "line-out-throw", seat, thrown)
    (answer,) = yield from throw(match, ANSWER[1 - seat][thrown])
    if thrown >= answer:
        won(match, seat, thrown)
    else:
        turn_over(match, 1 - seat)
        won(match, 1 - seat, answer)


def won(match: Match, seat: int, value: int) -> None:
    """Win a line-out at a value, with the maul that it may bring."""
    match.log("scrumball.lineout.duel", "line-out-won", seat, value)
    if value < MAUL or stages(match):
        go_on(match)
    elif value == SIX:
        six(match)
    else:
        maul(match)


@rule("scrumball.lineout.maul")
def maul(match: Match) -> None:
    """A line-out won with a 5 or a 6 forms a maul, which its winner may play."""
    match.log("scrumball.lineout.maul", "maul-formed", match.attack)
    formed(match, 0)


@rule("scrumball.lineout.six")
def six(match: Match) -> None:
    """Won with a 6, its first phase is won at once: ten metres, then the second phase or cards."""
    maul(match)
    gain(match, SIX_METRES)
    if match.phase == "maul":
        formed(match, 1)
