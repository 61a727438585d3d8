"""The kick-off: who takes it, and what each value from 1 to 12 brings."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.kinds import NOBODY
from engine.core.refusal import Refusal
from engine.core.rules import rule
from engine.games.scrumball.rules import kicks, pack
from engine.games.scrumball.rules.ingoal import landed
from engine.games.scrumball.rules.periods import declared, out, throw
from engine.games.scrumball.rules.starter import by_hand
from engine.games.scrumball.table.asks import possession, rolls
from engine.games.scrumball.table.state import PITCH, Match
from engine.games.scrumball.table.stops import begin, scrum
from engine.rugby import opening as rugby
from engine.rugby.starter import KICKS

OPENING = rolls("opening", "scrumball.kickoff.opening")
DICE = possession("kick-off-dice", "scrumball.kickoff.kick", "one", "two")
ONE = rolls("kick-off-one", "scrumball.kickoff.kick")
TEN = rolls("kick-off-ten", "scrumball.kickoff.kick")
TWO = rolls("kick-off-two", "scrumball.kickoff.kick", 2)
IN_GOAL, DEAD = 10, 12


@rule("scrumball.kickoff.opening")
def opening(match: Match) -> Steps[None]:
    """Each side rolls one die and the higher kicks off the match; after a tie both roll again."""
    if match.attack != NOBODY or match.over:
        raise Refusal("kicked-off-already", "scrumball.kickoff.opening")
    match.attack = yield from rugby.opening(match, OPENING)
    if match.attack != NOBODY:
        match.phase = "kick-off"
        pack.cards(match)
        pack.hand(match)


@rule("scrumball.kickoff.kick")
def kick(match: Match) -> Steps[None]:
    """A kick-off from halfway is played like a Kick card, with one die or two, five metres a pip."""
    seat = begin(match, "kick-off", "scrumball.kickoff.kick")
    if match.house.stage < KICKS:
        by_hand(match)
        return
    option = yield DICE[seat][match.late]
    if option == "end":
        declared(match)
        return
    if option == "one":
        (die,) = yield from throw(match, (TEN if match.house.ten_metres else ONE)[seat])
        if die == 1 and match.house.ten_metres:
            match.move("scrumball.kickoff.kick", "kicked", seat, match.advance(kicks.PIP), (die,))
            match.log("scrumball.kickoff.kick", "kick-off-short", seat)
            scrum(match, "scrumball.kickoff.kick", 1 - seat, PITCH.halfway)
        else:
            yield from kicks.ground(match, die, open_play=False)
        return
    faces = yield from throw(match, TWO[seat])
    total = sum(faces)
    if total == DEAD:
        dead(match, faces)
    elif total >= IN_GOAL:
        yield from in_goal(match, faces)
    else:
        yield from kicks.high(match, faces, open_play=False)


@rule("scrumball.kickoff.in-goal")
def in_goal(match: Match, faces: tuple[int, ...]) -> Steps[None]:
    """A 10 or an 11 comes down in the in-goal: the other side touches it down for a 22 drop-out, or plays on."""
    seat = match.attack
    match.move("scrumball.kickoff.in-goal", "kicked", seat, match.advance(kicks.PIP * sum(faces)), faces)
    if faces[0] == faces[1]:
        double_five(match)
    else:
        yield from landed(match, 1 - seat, open_play=False)


@rule("scrumball.kickoff.double-five")
def double_five(match: Match) -> None:
    """A 10 of double 5 is knocked on at the catch: a scrum on the five-metre line, which the kicker's side puts in."""
    match.log("scrumball.kickoff.double-five", "knock-on", 1 - match.attack)
    scrum(match, "scrumball.kickoff.double-five", match.attack, match.ball)


@rule("scrumball.kickoff.dead")
def dead(match: Match, faces: tuple[int, ...]) -> None:
    """A 12 is dead: a scrum at halfway, which the other side puts in."""
    seat = match.attack
    match.move("scrumball.kickoff.dead", "kicked", seat, match.advance(kicks.PIP * DEAD), faces)
    match.log("scrumball.kickoff.dead", "dead", 1 - seat)
    if not out(match):
        scrum(match, "scrumball.kickoff.dead", 1 - seat, PITCH.halfway)
