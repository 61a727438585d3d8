"""Advantage: play goes on after an offside, until ten metres are gained or the penalty is given after all."""

from __future__ import annotations

from engine.core.asks import Choose, Steps
from engine.core.rules import rule
from engine.games.flair.rules.tries import end_advantage
from engine.games.flair.table.state import PITCH, Match
from engine.rugby.advantage import better, left
from engine.rugby.match import NO_MARK

OFFSIDE = tuple(Choose("offside", seat, "flair.advantage.choice", ("advantage", "penalty")) for seat in (0, 1))


@rule("flair.advantage.choice")
def choice(match: Match) -> Steps[None]:
    """After an offside of the tackling side the attack plays on with one more card, or takes the penalty at once."""
    seat = match.attack
    option = yield OFFSIDE[seat]
    if match.mark == NO_MARK:
        match.mark, match.beneficiary = match.ball, seat
    else:
        second_offence(match)
    if option == "penalty":
        match.place("flair.advantage.choice", match.mark)
        match.no_advantage()
        match.log("flair.advantage.choice", "penalty", seat)
        match.set("penalty", seat)
    else:
        match.extra = seat
        match.start(seat, match.house.ruck)
        match.log("flair.advantage.choice", "advantage", seat, match.mark)


@rule("flair.advantage.second-offence")
def second_offence(match: Match) -> None:
    """A second offside while advantage is played leaves the attack the better of the two marks."""
    match.mark = better(PITCH, match.attack, match.mark, match.ball)
    match.log("flair.advantage.second-offence", "better-mark", match.attack, match.mark)


@rule("flair.advantage.ten-metres")
def gained(match: Match) -> None:
    """Advantage is over once the attack holds the ball ten metres beyond the mark, or has scored."""
    if left(PITCH, match.beneficiary, match.mark, match.ball) == 0:
        end_advantage(match)


@rule("flair.advantage.back")
def back(match: Match) -> Steps[None]:
    """If the attack loses the ball before that, play comes back to the mark for the penalty."""
    seat = match.beneficiary
    match.log("flair.advantage.back", "advantage-back", seat, match.mark)
    match.place("flair.advantage.back", match.mark)
    match.no_advantage()
    match.log("flair.advantage.back", "penalty", seat)
    match.set("penalty", seat)
    yield from ()


@rule("flair.advantage.straight")
def straight(match: Match) -> None:
    """An offside of the carrier's side brings no advantage: it is a penalty for the tackling side at once."""
    if match.mark == NO_MARK:
        match.log("flair.advantage.straight", "penalty", 1 - match.attack)
    match.set("penalty", 1 - match.attack)
