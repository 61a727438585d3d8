"""Stages for beginners: what a table that is learning leaves out, and what takes its place. They are ours."""

from __future__ import annotations

from engine.core.rules import rule
from engine.games.flair.table.starter import Learning, learning
from engine.games.flair.table.state import Match


@rule("flair.starter.stages")
def stages(match: Match, rule_: str, hand: int, packed: int, more: tuple[str, ...], relayed: bool) -> Learning:
    """A table that is learning may play in stages, in halves of five minutes; what a stage leaves out is not there."""
    return learning(
        match.house.stage, match.attack, rule_, match.point, match.last, match.count, hand, packed, more, relayed
    )


@rule("flair.starter.tackle")
def tackle(match: Match, winner: int) -> None:
    """In the first stage there is no ruck: whoever wins the duel of a tackle has the ball there and plays on."""
    if winner == match.attack:
        match.log("flair.starter.tackle", "ball-kept", winner)
        match.start(winner, "open")
    else:
        match.log("flair.starter.tackle", "turnover", winner)
        match.won(winner, "open")


@rule("flair.starter.by-hand")
def by_hand(match: Match) -> None:
    """As long as there are no kicks, a side that would kick off or drop out from the 22 begins there with its cards."""
    match.log("flair.starter.by-hand", "by-hand", match.attack)
    match.start(match.attack, "open")


@rule("flair.starter.no-scrum")
def no_scrum(match: Match) -> None:
    """As long as there are no scrums, a side without a card that it may play leaves the ball to the opponents."""
    seat = 1 - match.attack
    match.log("flair.starter.no-scrum", "turnover", seat)
    match.won(seat, "open")


@rule("flair.starter.penalty")
def penalty(match: Match) -> None:
    """In the second stage an offside is a penalty at once, kicked at goal or played by hand; there is no advantage."""
    match.log("flair.starter.penalty", "penalty", match.attack)
    match.set("penalty", match.attack)
