"""The tackle: made after the gain, as hard as its die; the interception before it; the defence of the goal line."""

from __future__ import annotations

from functools import cache

from engine.core.asks import Steps
from engine.core.rules import rule
from engine.games.scrumball.rules import advantage, starter, tries
from engine.games.scrumball.rules.continuity import go_on
from engine.games.scrumball.rules.periods import lay, throw
from engine.games.scrumball.rules.ruck import zone
from engine.games.scrumball.table.asks import Respond, choices, rolls
from engine.games.scrumball.table.state import PITCH, Match
from engine.games.scrumball.table.stops import turn_over
from engine.games.scrumball.table.why import STARTER
from engine.rugby.starter import RUCK

DIE = rolls("tackle-die", "scrumball.tackle.intensity")
HOLD = rolls("tackle-hold", "scrumball.tackle.intensity")
DICE = choices("interception-dice", "scrumball.tackle.interception", "one", "two")
ONE = rolls("interception-one", "scrumball.tackle.interception")
TWO = rolls("interception-two", "scrumball.tackle.interception", 2)
EITHER = rolls("interception-either", "scrumball.tackle.interception", 2)
SIX = 6
INTERCEPTION_METRES = 30


@cache
def _answers(seat: int, tackle: bool, pass_tackle: bool, passed: bool, metres: int, intercepts: bool = True) -> Respond:
    """What a side without the ball can do against a pass or a run to there, with these cards in hand."""
    options: list[str] = []
    barred: tuple[tuple[str, str], ...] = ()
    if tackle:
        options.append("tackle")
    if pass_tackle:
        options.append("pass-tackle")
    if not intercepts:
        barred = (("intercept", STARTER.rule),) if passed and options else ()
    elif passed:
        options += [f"intercept-{card}" for card in options]
    elif options:
        barred = (("intercept", "scrumball.tackle.interception"),)
    return Respond(seat, (*options, "let-go"), barred, passed, metres)


@rule("scrumball.tackle.respond")
def respond(match: Match, to: int, *, passed: bool) -> Steps[str]:
    """Against a pass or a run the other side may lay a Tackle or a Pass-Tackle card, or let it go."""
    defender = 1 - match.attack
    hand = match.hands[defender]
    metres = PITCH.to_line(match.attack, to)
    answer: str = yield _answers(
        defender, "tackle" in hand, "pass-tackle" in hand, passed, metres, match.house.stage >= RUCK
    )
    if answer == "let-go":
        match.log("scrumball.tackle.respond", "no-tackle", defender)
    else:
        card = answer.removeprefix("intercept-")
        lay(match, defender, card)
        name = "tackle-laid" if card == answer else "interception-laid"
        match.log("scrumball.tackle.respond", name, defender, card)
    return answer


@rule("scrumball.tackle.intensity")
def intensity(match: Match) -> Steps[None]:
    """The tackle is made where the card has led; its one die says how hard it is."""
    defender = 1 - match.attack
    match.phase = "tackle"
    if match.to_line <= 0:
        goal_line(match)
    (die,) = yield from throw(match, (DIE if match.house.stage >= RUCK else HOLD)[defender])
    if die == 1:
        weak(match)
    elif die == SIX:
        won(match)
    else:
        yield from held(match, die)


@rule("scrumball.tackle.weak")
def weak(match: Match) -> None:
    """Intensity 1: the carrier stays up, keeps the ball, and may maul or go on with cards."""
    match.log("scrumball.tackle.weak", "weak-tackle", 1 - match.attack)
    if starter.stages(match):
        go_on(match)
    else:
        match.phase = "maul"
        match.phases = 0


@rule("scrumball.tackle.held")
def held(match: Match, die: int) -> Steps[None]:
    """Intensity 2 to 5: the carrier goes to ground with the ball, and there is a ruck."""
    if match.house.stage < RUCK:
        starter.tackle(match, die)
        return
    match.log("scrumball.tackle.held", "tackled", 1 - match.attack, die)
    yield from zone(match, die)


@rule("scrumball.tackle.won")
def won(match: Match) -> None:
    """Intensity 6: the ball changes sides where it is."""
    defender = 1 - match.attack
    match.log("scrumball.tackle.won", "tackle-won", defender)
    if not advantage.back(match):
        tries.ball_won(match, defender)


@rule("scrumball.tackle.interception")
def interception(match: Match) -> Steps[bool]:
    """Before the ten metres of a pass, a 6 on one die or a sum of 6 on two takes the ball and thirty metres."""
    seat, defender = match.attack, 1 - match.attack
    match.phase = "tackle"
    if (yield DICE[defender]) == "one":
        faces = yield from throw(match, ONE[defender])
    else:
        faces = yield from throw(match, (EITHER if match.house.either else TWO)[defender])
    if sum(faces) != SIX and not (match.house.either and SIX in faces):
        interception_missed(match, faces)
        return False
    if match.beneficiary == seat:
        match.log("scrumball.tackle.interception", "interception-good", defender, faces)
        advantage.back(match)
        return True
    to = PITCH.carried(defender, match.ball, INTERCEPTION_METRES)
    match.move("scrumball.tackle.interception", "interception", defender, to, faces)
    if PITCH.to_line(defender, to) <= 0:
        tries.intercepted(match, defender)
    else:
        turn_over(match, defender)
    return True


@rule("scrumball.tackle.interception-missed")
def interception_missed(match: Match, faces: tuple[int, ...]) -> None:
    """A missed interception confirms the pass, which can no longer be tackled; the card is spent."""
    match.log("scrumball.tackle.interception-missed", "interception-missed", 1 - match.attack, faces)


@rule("scrumball.tackle.goal-line")
def goal_line(match: Match) -> None:
    """A carrier who reaches the goal line or crosses it can still be tackled, and is then stopped on the line."""
    match.log("scrumball.tackle.goal-line", "stopped-on-line", 1 - match.attack)


@rule("scrumball.tackle.cross")
def cross(match: Match) -> None:
    """From the goal line only crossing it scores, and each card that crosses can be tackled."""
    match.log("scrumball.tackle.cross", "must-cross", match.attack)
