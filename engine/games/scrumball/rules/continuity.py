"""Continuity: play that goes on draws no card, and a side that cannot go on loses the ball in a scrum."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.rules import rule
from engine.games.scrumball.rules.advantage import back
from engine.games.scrumball.rules.starter import no_scrum
from engine.games.scrumball.table.asks import choices
from engine.games.scrumball.table.state import Match
from engine.games.scrumball.table.stops import scrum
from engine.rugby.starter import RUCK
from engine.rugby.zone import NO_ZONE

SEE = choices("see-hand", "scrumball.continuity.see-hand", "see", "trust")


@rule("scrumball.continuity.no-draw")
def go_on(match: Match) -> None:
    """While the same side goes on, under advantage, after a ruck or a maul, neither side draws a card."""
    match.phase = "attack"
    match.zone = NO_ZONE


@rule("scrumball.continuity.stuck")
def stuck(match: Match) -> Steps[None]:
    """A side with the ball and no card to go on with gives it up: a scrum there, which the other side puts in."""
    seat = match.attack
    match.log("scrumball.continuity.stuck", "stuck", seat)
    if back(match):
        return
    yield from see_hand(match, seat)
    if match.house.stage < RUCK:
        no_scrum(match)
    else:
        scrum(match, "scrumball.continuity.stuck", 1 - seat, match.ball)


@rule("scrumball.continuity.see-hand")
def see_hand(match: Match, seat: int) -> Steps[None]:
    """The other side may then ask to see that hand."""
    if (yield SEE[1 - seat]) == "see":
        match.log("scrumball.continuity.see-hand", "shown", seat, tuple(sorted(match.hands[seat])))
