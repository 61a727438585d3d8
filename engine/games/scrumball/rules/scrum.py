"""The scrum: one die each, and what the side that puts in can win, keep or lose."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.measured import measured
from engine.core.rules import rule
from engine.games.scrumball.rules.continuity import go_on
from engine.games.scrumball.rules.periods import throw
from engine.games.scrumball.table.asks import rolls
from engine.games.scrumball.table.state import PITCH, Match
from engine.games.scrumball.table.stops import begin, penalty, turn_over

PUT_IN = rolls("scrum", "scrumball.scrum.duel")
ANSWER = measured("scrum-answer", "scrumball.scrum.duel")
TAKES = 4
SIX = 6
BACK = 5


@rule("scrumball.scrum.duel")
def duel(match: Match) -> Steps[None]:
    """One die each: the side that puts in wins the scrum with an equal or higher one, and plays its cards."""
    seat = begin(match, "scrum", "scrumball.scrum.duel")
    (ours,) = yield from throw(match, PUT_IN[seat])
    match.log("scrumball.scrum.duel", "scrum-throw", seat, ours)
    (theirs,) = yield from throw(match, ANSWER[1 - seat][ours])
    if SIX in (ours, theirs) and six(match, ours, theirs):
        return
    if ours >= theirs:
        match.log("scrumball.scrum.duel", "scrum-won", seat, ours, theirs)
        go_on(match)
    elif theirs >= TAKES:
        taken(match, ours, theirs)
    else:
        pushed(match, ours, theirs)


@rule("scrumball.scrum.taken")
def taken(match: Match, ours: int, theirs: int) -> None:
    """The other side takes the ball with a higher die that shows 4 or more."""
    match.log("scrumball.scrum.taken", "scrum-taken", 1 - match.attack, ours, theirs)
    turn_over(match, 1 - match.attack)


@rule("scrumball.scrum.pushed")
def pushed(match: Match, ours: int, theirs: int) -> None:
    """With a higher die of 2 or 3 it only pushes: the ball is kept, five metres back, never behind its own line."""
    to = PITCH.back(match.attack, match.ball, BACK)
    match.move("scrumball.scrum.pushed", "scrum-back", match.attack, to, ours, theirs)
    go_on(match)


@rule("scrumball.scrum.six")
def six(match: Match, ours: int, theirs: int) -> bool:
    """A 6 that wins forces an infringement: a penalty; at 6 all it is for the side that puts in."""
    if ours == theirs and not match.house.scrum_six:
        return False
    seat = match.attack if ours == SIX else 1 - match.attack
    match.log("scrumball.scrum.six", "scrum-penalty", seat, ours, theirs)
    penalty(match, "scrumball.scrum.six", seat, match.ball)
    return True
