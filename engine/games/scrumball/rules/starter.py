"""Stages for beginners: what a table that is learning leaves out, and what takes its place. They are ours."""

from __future__ import annotations

from engine.core.rules import rule
from engine.games.scrumball.table.state import Match
from engine.games.scrumball.table.stops import penalty as give_penalty
from engine.games.scrumball.table.stops import turn_over
from engine.rugby.starter import WHOLE
from engine.rugby.zone import NO_ZONE


@rule("scrumball.starter.stages")
def stages(match: Match) -> bool:
    """A table that is learning may play in stages, with short halves; mauls and substitutions come with the last."""
    return match.house.stage != WHOLE


def _on(match: Match) -> None:
    """The same side goes on with its cards."""
    match.phase = "attack"
    match.zone = NO_ZONE


@rule("scrumball.starter.tackle")
def tackle(match: Match, die: int) -> None:
    """In the first stage there is no ruck: a tackled carrier keeps the ball unless the tackle shows a 6."""
    match.log("scrumball.starter.tackle", "held", 1 - match.attack, die)
    _on(match)


@rule("scrumball.starter.by-hand")
def by_hand(match: Match) -> None:
    """As long as there are no kicks, a side that would kick off or drop out from the 22 begins there with its cards."""
    match.log("scrumball.starter.by-hand", "by-hand", match.attack)
    _on(match)


@rule("scrumball.starter.no-scrum")
def no_scrum(match: Match) -> None:
    """As long as there are no scrums, a side with no card to go on with leaves the ball to the other side."""
    seat = 1 - match.attack
    match.log("scrumball.starter.no-scrum", "turnover", seat)
    turn_over(match, seat)


@rule("scrumball.starter.penalty")
def penalty(match: Match, die: int) -> None:
    """In the second stage a missed contest is a penalty at once, kicked at goal or by hand; there is no advantage."""
    match.log("scrumball.starter.penalty", "contest-penalised", 1 - match.attack, die)
    give_penalty(match, "scrumball.starter.penalty", match.attack, match.ball)
