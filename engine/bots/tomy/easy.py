"""A beginner at TOMY rugby dice: dreams of tries, holds on to pairs, and thinks three points are nothing."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.bots.thinking import Pick
from engine.bots.tomy.medium import TRIES, promise
from engine.core.asks import Choose
from engine.games.tomy.rules.box import Box, Lie
from engine.games.tomy.table.asks import Attempt, Stake
from engine.games.tomy.table.state import Match

MISTAKES = (
    *("first-that-comes", "spurned-kick", "two-alike", "tries-only", "third-forgotten"),
    *("white-die", "kicks-let-through"),
)
SPURNED = 0.4
"""How often a kick at the first attempt is thrown back."""
FORGOTTEN = 0.15
"""How often the third attempt is forgotten."""


def decide(ask: Choose, match: Match, rng: Random) -> Pick:
    """What a beginner does, and which mistake is behind it, even where it does no harm."""
    if isinstance(ask, Attempt):
        return _attempt(match.box, ask, rng)
    if ask.name == "bonus":
        return "throw", "white-die"
    against_try = isinstance(ask, Stake) and ask.score in TRIES
    return "defend" if against_try else "let", "kicks-let-through"


def _attempt(box: Box, ask: Attempt, rng: Random) -> Pick:
    """Dice on the table."""
    lie = box.lies[ask.dice]
    if ask.score:
        if ask.score in TRIES or ask.attempt > 1 or rng.random() >= SPURNED:
            return "score", "first-that-comes"
        return _for_a_try(box, lie), "spurned-kick"
    if ask.attempt > 1 and rng.random() < FORGOTTEN:
        return "stop", "third-forgotten"
    pair = _pair(lie)
    return (pair, "two-alike") if pair else (_for_a_try(box, lie), "tries-only")


def _pair(lie: Lie) -> str:
    """The die beside two that are alike, whatever they are good for; nobody holds on to Cards."""
    face, count = Counter(lie.dice).most_common(1)[0]
    return next(o for o, pick in lie.picks.items() if pick.kept == (face, face)) if count > 1 and face != "card" else ""


def _for_a_try(box: Box, lie: Lie) -> str:
    """The dice that are of no use for a try."""
    return max(lie.picks, key=lambda option: promise(box, lie.picks[option].kept, TRIES))
