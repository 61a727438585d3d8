"""What a set of dice is worth: the chance of each combination, in one throw and in a turn that aims at it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

ATTEMPTS = 3
DICE = 3
Lie = tuple[str, ...]
"""Dice as they lie, sorted: their order means nothing."""


class Chance(NamedTuple):
    """How often a combination comes: in one throw of three dice, and within a turn by whoever wants nothing else."""

    throw: Fraction
    turn: Fraction


@lru_cache(maxsize=64)
def chance(faces: Lie, wanted: frozenset[Lie]) -> Chance:
    """The chances of a combination that any of `wanted` makes, with dice of these faces."""
    hit = {lie: Fraction(lie in wanted) for lie in _thrown(faces, ())}
    throw = _mean(faces, (), hit)
    for _ in range(ATTEMPTS - 1):
        again = {kept: _mean(faces, kept, hit) for kept in _parts(hit)}
        hit = {lie: max(again[kept] for kept in _kept(lie)) for lie in hit}
    return Chance(throw, _mean(faces, (), hit))


def _mean(faces: Sequence[str], kept: Lie, worth: dict[Lie, Fraction]) -> Fraction:
    """What it is worth to keep these dice and throw the others."""
    ways = _thrown(tuple(faces), kept)
    return sum((worth[lie] * count for lie, count in ways.items()), Fraction(0)) / sum(ways.values())


@lru_cache(maxsize=256)
def _thrown(faces: Lie, kept: Lie) -> Counter[Lie]:
    """How the three dice may lie once those not kept are thrown, and in how many ways."""
    return Counter(tuple(sorted((*kept, *new))) for new in product(faces, repeat=DICE - len(kept)))


def _kept(lie: Lie) -> set[Lie]:
    """Everything that may be kept of a throw, all of it included."""
    return {part for size in range(len(lie) + 1) for part in combinations(lie, size)}


def _parts(lies: Collection[Lie]) -> set[Lie]:
    """Everything that may be kept of any throw."""
    return {part for lie in lies for part in _kept(lie)}
