"""Periods: sixty cards or ten minutes a half, and how a half that is past its limit comes to its end."""

from __future__ import annotations

from engine.core.asks import Roll, Steps
from engine.core.game import Result
from engine.core.rules import rule
from engine.games.scrumball.rules import pack
from engine.games.scrumball.table.state import PITCH, Match
from engine.rugby.starter import WHOLE
from engine.rugby.zone import NO_ZONE

CARD_SECONDS = 10
THROW_SECONDS = 5


@rule("scrumball.periods.cards")
def cards(match: Match) -> None:
    """Cards mode: the limit of a half is its sixtieth card drawn, the forty of the pack and twenty more."""
    match.drawn += 1
    if match.drawn == match.house.enough_cards and not match.house.clock:
        time_up(match, "scrumball.periods.cards")


@rule("scrumball.periods.clock")
def clock(match: Match, seconds: int) -> None:
    """Clock mode: a half lasts ten minutes, of which each card played takes ten seconds and each roll five."""
    match.seconds += seconds
    if match.seconds >= match.house.enough_seconds and not match.late:
        time_up(match, "scrumball.periods.clock")


def throw(match: Match, ask: Roll) -> Steps[tuple[int, ...]]:
    """Roll the dice of `ask`, and let the clock run where there is one."""
    faces: tuple[int, ...] = yield ask
    if match.house.clock:
        clock(match, THROW_SECONDS)
    return faces


def lay(match: Match, seat: int, card: str) -> None:
    """Play a card of a hand, and let the clock run where there is one."""
    match.lay(seat, card)
    if match.house.clock:
        clock(match, CARD_SECONDS)


@rule("scrumball.periods.time-up")
def time_up(match: Match, why: str) -> None:
    """Past its limit a half does not stop by itself: play goes on until something ends it."""
    match.late = True
    limit = why.rpartition(".")[2]
    # A short half has a limit of its own, and the story names it as such.
    match.log(
        "scrumball.periods.time-up", "time-up", limit if match.house.stage == WHOLE else f"short-{limit}", match.half
    )


@rule("scrumball.periods.declared")
def declared(match: Match) -> None:
    """Past the limit the side that has the ball may end the half whenever it is to begin an action."""
    match.log("scrumball.periods.declared", "called-off", match.attack)
    end(match)


@rule("scrumball.periods.out")
def out(match: Match) -> bool:
    """Past the limit the ball leaving the field ends the half: in touch, dead, or over the bar from a drop."""
    if not match.late:
        return False
    match.log("scrumball.periods.out", "ball-out")
    end(match)
    return True


@rule("scrumball.periods.attempt")
def attempt(match: Match) -> bool:
    """Past the limit a conversion or a penalty kicked at goal ends the half, good or not."""
    if not match.late:
        return False
    match.log("scrumball.periods.attempt", "last-kick")
    end(match)
    return True


def end(match: Match) -> None:
    """End the half that is being played."""
    match.no_advantage()
    match.zone = NO_ZONE
    match.due = [0, 0]
    match.bench = 0
    if match.half == 1:
        second_half(match)
    else:
        full_time(match)


@rule("scrumball.periods.second-half")
def second_half(match: Match) -> None:
    """The side that did not kick off the match kicks off the second half, with the whole pack shuffled anew."""
    match.log("scrumball.periods.second-half", "half-time", *match.score)
    match.half = 2
    match.drawn = 0
    match.seconds = 0
    match.attack = 1 - match.first
    match.phase = "kick-off"
    match.bench = match.house.bench
    pack.cards(match)
    pack.hand(match)
    match.move("scrumball.periods.second-half", "second-half", match.attack, PITCH.halfway)
    match.trace = ()
    match.late = False


@rule("scrumball.periods.full-time")
def full_time(match: Match) -> None:
    """After two halves the higher score wins, and level scores are a draw."""
    match.over = True
    match.phase = "attack"
    match.log("scrumball.periods.full-time", "full-time", *match.score)
    winner = result(match).winner
    if winner is None:
        match.log("scrumball.periods.full-time", "drawn-match")
    else:
        match.log("scrumball.periods.full-time", "won", winner, *match.score)


def result(match: Match) -> Result:
    """Who has won."""
    return match.result("scrumball.periods.full-time")
