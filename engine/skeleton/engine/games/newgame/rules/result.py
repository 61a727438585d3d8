"""The result: five kicks each, the higher score, and what to do when there is none."""

from __future__ import annotations

from engine.core.game import Result
from engine.core.rules import rule
from engine.games.newgame.table.state import Match


def full_time(match: Match) -> None:
    """Say what the kicks have come to, once both have had as many."""
    seat = winner(match)
    if seat is None:
        level(match)
    else:
        match.log("newgame.result.winner", "won", seat, *match.score)


@rule("newgame.result.winner")
def winner(match: Match) -> int | None:
    """Once each player has had five kicks, the higher score wins."""
    home, away = match.score
    return None if home == away else 0 if home > away else 1


@rule("newgame.result.level")
def level(match: Match) -> None:
    """Level scores make a draw; a table that plays on gives each one more kick, until they differ."""
    match.log("newgame.result.level", "one-more" if match.play_on else "drawn")


def result(match: Match) -> Result | None:
    """Who has won, and by which rule; nothing while it goes on."""
    if not match.over:
        return None
    seat = winner(match)
    rule_ = "newgame.result.level" if seat is None else "newgame.result.winner"
    return Result(seat, tuple(match.score), rule_)
