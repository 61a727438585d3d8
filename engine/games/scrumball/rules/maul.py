"""The maul: two phases at most, one die each, five metres or ten."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.measured import measured
from engine.core.rules import rule
from engine.games.scrumball.rules import advantage, tries
from engine.games.scrumball.rules.continuity import go_on
from engine.games.scrumball.rules.periods import declared, throw
from engine.games.scrumball.table.asks import possession, rolls
from engine.games.scrumball.table.state import PITCH, Match
from engine.games.scrumball.table.stops import begin, penalty

PHASES = 2
STEP = 5
SIX = 6
CHOICE = tuple(possession(name, "scrumball.maul.choice", "maul", "cards") for name in ("maul", "maul-again"))
PUSH = rolls("maul-die", "scrumball.maul.phase")
ANSWER = measured("maul-answer", "scrumball.maul.phase")


@rule("scrumball.maul.choice")
def choice(match: Match) -> Steps[None]:
    """The side that has formed a maul plays a phase of it or goes on with cards, and has that choice twice."""
    seat = begin(match, "maul", "scrumball.maul.choice")
    option = yield CHOICE[match.phases][seat][match.late]
    if option == "maul":
        yield from phase(match)
    elif option == "cards":
        match.phases = 0
        go_on(match)
    else:
        match.phases = 0
        declared(match)


@rule("scrumball.maul.phase")
def phase(match: Match) -> Steps[None]:
    """A phase is one die each: if the attack's is equal or higher the maul gains five metres, and ten with a 6."""
    seat = match.attack
    (push,) = yield from throw(match, PUSH[seat])
    match.log("scrumball.maul.phase", "maul-throw", seat, push)
    (answer,) = yield from throw(match, ANSWER[1 - seat][push])
    if push >= answer:
        gain(match, 2 * STEP if push == SIX else STEP)
    elif answer == SIX:
        penalised(match)
    else:
        stopped(match, answer)
    if match.phase == "maul":
        formed(match, match.phases + 1)


@rule("scrumball.maul.formed")
def formed(match: Match, played: int) -> None:
    """A maul is formed after a weak tackle or a line-out won with a 5 or a 6, and has two phases."""
    if played < PHASES:
        match.phase = "maul"
        match.phases = played
    else:
        match.phases = 0
        go_on(match)


def gain(match: Match, metres: int) -> None:
    """The maul goes forward, and scores if it crosses the line."""
    seat = match.attack
    over = metres > match.to_line
    match.move("scrumball.maul.phase", "mauled", seat, PITCH.carried(seat, match.ball, metres), metres)
    if over:
        match.phases = 0
        tries.maul(match)
    else:
        advantage.gained(match)


@rule("scrumball.maul.stopped")
def stopped(match: Match, answer: int) -> None:
    """A duel won by the defence with less than 6 stops this phase, and no more than this phase."""
    match.log("scrumball.maul.stopped", "maul-stopped", 1 - match.attack, answer)


@rule("scrumball.maul.penalised")
def penalised(match: Match) -> None:
    """A duel won by the defence with a 6 is a penalty for the defence."""
    defender = 1 - match.attack
    match.phases = 0
    match.log("scrumball.maul.penalised", "maul-penalised", defender)
    if not advantage.back(match):
        penalty(match, "scrumball.maul.penalised", defender, match.ball)
