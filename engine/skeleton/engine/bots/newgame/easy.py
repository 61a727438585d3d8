"""A beginner: plays it safe, and in trouble throws the far kicks away at once."""

from __future__ import annotations

from random import Random

from engine.bots import thinking
from engine.core.asks import Choose
from engine.games.newgame.table.state import Match

MISTAKES = ("safe", "hurry")


def decide(ask: Choose, match: Match, _: Random) -> thinking.Pick:
    """Near as long as it goes well, and the mistake in that."""
    if match.score[ask.seat] < match.score[1 - ask.seat]:
        return "far", "hurry"
    return "near", "safe"
