"""What there is to guess before odds are shown: an outcome, a few chances, and which of them is right."""

from __future__ import annotations

from fractions import Fraction
from math import log
from typing import NamedTuple

from engine.core.asks import Cast, Roll
from engine.core.odds import NOTHING, headlines, odds
from engine.core.position import Position

LADDER = tuple(
    Fraction(*share)
    for share in ((1, 36), (1, 18), (1, 9), (1, 6), (1, 4), (1, 3), (1, 2), (2, 3), (3, 4), (5, 6), (17, 18))
)
"""Chances as people name them."""
CHOICES, APART = 3, 2
"""How many are offered, and how many rungs lie between two of them: nobody is asked to tell neighbours apart."""


class Guess(NamedTuple):
    """Something to guess.

    >>> import engine
    >>> guess = to_guess(engine.situation("double/penalty-kick"))
    >>> guess.outcome, [str(share) for share in guess.choices], guess.right
    ('penalty-kicked', ['1/2', '3/4', '17/18'], 0)
    """

    outcome: str
    """The key of what may come about."""
    chance: Fraction
    """Exactly how likely it is."""
    choices: tuple[Fraction, ...]
    """The chances that are offered, the smallest first, all of them round: an exact one would give itself away."""
    right: int
    """The place of the one that is nearest."""


def to_guess(position: Position) -> Guess | None:
    """What may be guessed of a roll; None where nothing is rolled, or where only one thing can come about."""
    if not isinstance(position.ask, (Roll, Cast)):
        return None
    gathered = headlines(position.start.game, odds(position).outcomes)
    named = [(key, share) for key, share in gathered.items() if key != NOTHING and 0 < share < 1]
    if not named:
        return None
    outcome, chance = max(named, key=_share)
    nearest = min(range(len(LADDER)), key=lambda rung: abs(_logit(LADDER[rung]) - _logit(chance)))
    # Where the right one stands among them must tell nothing: it follows from the roll, and is another for another.
    place = (chance.numerator + chance.denominator) % CHOICES
    first = min(max(nearest - APART * place, nearest % APART), len(LADDER) - 1 - APART * (CHOICES - 1))
    first -= (first - nearest) % APART
    rungs = range(first, first + APART * CHOICES, APART)
    return Guess(outcome, chance, tuple(LADDER[rung] for rung in rungs), rungs.index(nearest))


def _share(named: tuple[str, Fraction]) -> Fraction:
    return named[1]


def _logit(share: Fraction) -> float:
    return log(share / (1 - share))
