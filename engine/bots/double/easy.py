"""A beginner: sees the posts, and neither the score nor the clock."""

from __future__ import annotations

from random import Random

from engine.bots.thinking import Pick
from engine.core.asks import Choose
from engine.games.double.table.asks import Penalty
from engine.games.double.table.state import Match

MISTAKES = ("posts-only", "tempted", "panic", "every-duel", "every-drop")
PANIC = 8
"""Points behind that are more than one try can bring."""


def decide(ask: Choose, match: Match, rng: Random) -> Pick:
    """Points if they look near, and the mistake in that."""
    if ask.name == "three":
        return "drop", "every-drop"
    if not isinstance(ask, Penalty):
        return "kick", "every-duel"
    if match.score[1 - ask.seat] - match.score[ask.seat] >= PANIC:
        return "keep", "panic"
    if ask.x == 4:
        return "kick" if rng.random() < 0.5 else "keep", "tempted"
    return "kick" if ask.x > 4 else "keep", "posts-only"
