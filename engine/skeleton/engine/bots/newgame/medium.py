"""A club player: keeps the far kicks for the end, and never goes home with one left."""

from __future__ import annotations

from random import Random

from engine.bots import thinking
from engine.core.asks import Choose
from engine.games.newgame.table.state import FAR_MOST, KICKS, Match

HABITS = ("use-them-up", "far-behind", "near-first")
FAR_BEHIND = 2
"""Goals that one kick from near does not make good."""


def decide(ask: Choose, match: Match, _: Random) -> thinking.Pick:
    """Near or far, and the rule of thumb that says so."""
    seat = ask.seat
    if KICKS - match.taken(seat) <= FAR_MOST - match.far[seat]:
        return "far", "use-them-up"
    if match.score[1 - seat] - match.score[seat] >= FAR_BEHIND:
        return "far", "far-behind"
    return "near", "near-first"
