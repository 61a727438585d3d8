"""Advantage: ten metres to gain from the mark, or back to it for a penalty."""

from __future__ import annotations

from engine.core.kinds import NOBODY
from engine.core.rules import rule
from engine.games.scrumball.table.state import PITCH, Match
from engine.games.scrumball.table.stops import penalty
from engine.rugby import advantage


@rule("scrumball.advantage.given")
def given(match: Match) -> None:
    """After a missed contest the attack plays on under advantage, from this mark or a better one it had already."""
    seat = match.attack
    match.mark = match.ball if match.beneficiary == NOBODY else advantage.better(PITCH, seat, match.mark, match.ball)
    match.beneficiary = seat
    match.log("scrumball.advantage.given", "advantage", seat, match.mark)


@rule("scrumball.advantage.gained")
def gained(match: Match) -> None:
    """Ten metres gained from the mark, as far as the ball is held, end the advantage; so do points."""
    if match.beneficiary == match.attack and not advantage.left(PITCH, match.beneficiary, match.mark, match.ball):
        match.log("scrumball.advantage.gained", "advantage-over", match.attack, match.mark)
        match.no_advantage()


@rule("scrumball.advantage.back")
def back(match: Match) -> bool:
    """If the ball is lost, a drop missed or no card left before that, the penalty is whistled at the mark."""
    if match.beneficiary == NOBODY:
        return False
    match.log("scrumball.advantage.back", "advantage-back", match.beneficiary, match.mark)
    penalty(match, "scrumball.advantage.back", match.beneficiary, match.mark)
    return True
