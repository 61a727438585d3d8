"""What comes next in a match, and the guard before each play: nothing is played out of its turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from engine.core.asks import Steps
from engine.core.kinds import NOBODY
from engine.core.refusal import Refusal
from engine.games.flair.table.state import Match
from engine.rugby.match import NO_MARK

Play: TypeAlias = Callable[[Match], Steps[None]]

OUT = frozenset({"in-touch", "dead"})
"""The ball has left the pitch: whether the half is over is settled before anybody draws a card."""


def due(match: Match) -> str | None:
    """Back to the mark if advantage is lost, then a ball off the pitch, then cards that are owed, then the rest."""
    if match.over:
        return None
    if match.mark != NO_MARK and match.attack != match.beneficiary:
        return "back"
    if match.phase in OUT:
        return match.phase
    if match.extra != NOBODY:
        return "draw"
    return "renew" if match.renewing else match.phase


def in_turn(plays: Mapping[str, Play]) -> dict[str, Play]:
    """The plays, each refused where another is due."""
    return {name: partial(_enter, name, play) for name, play in plays.items()}


def _enter(name: str, play: Play, match: Match) -> Steps[None]:
    """Begin a play, if it is the one that is due."""
    now = due(match)
    if now != name:
        raise Refusal("play-over", play=name) if now is None else Refusal("play-not-due", play=name, due=now)
    return play(match)
