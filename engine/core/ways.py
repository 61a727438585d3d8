"""Every way in which dice can come to lie, listed once for each handful of dice."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.core.asks import Die

_ROLLS_MOST = 1296
"""Rolls that are listed so that one number picks one of them."""


@lru_cache(maxsize=64)
def rolls(dice: int, sides: int) -> tuple[tuple[int, ...], ...]:
    """Every ordered roll, unless there are too many."""
    return tuple(product(range(1, sides + 1), repeat=dice)) if sides**dice <= _ROLLS_MOST else ()


@lru_cache(maxsize=256)
def throws(dice: int, sides: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every unordered roll with its number of orders."""
    everything = factorial(dice)
    return tuple(
        (faces, everything // prod(factorial(n) for n in Counter(faces).values()))
        for faces in combinations_with_replacement(range(1, sides + 1), dice)
    )


@lru_cache(maxsize=256)
def casts(dice: tuple[Die, ...]) -> tuple[tuple[tuple[str, ...], int], ...]:
    """Every roll of dice with pictures with its number of ways; like dice are not told apart."""
    if len(set(dice)) > 1:
        return tuple(Counter(lies(dice)).items())
    faces = list(dict.fromkeys(dice[0].faces)) if dice else []
    ways = Counter(tuple(sorted(lie, key=faces.index)) for lie in lies(dice))
    return tuple(ways.items())


@lru_cache(maxsize=256)
def lies(dice: tuple[Die, ...]) -> tuple[tuple[str, ...], ...]:
    """Every side of every die with every side of the others."""
    return tuple(product(*(die.faces for die in dice)))
