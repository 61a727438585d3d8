"""Hands of cards: how many make a full one, and what is missing from it."""

from __future__ import annotations

from collections.abc import Sequence

FULL = 6


def missing(hand: Sequence[str]) -> int:
    """How many cards bring a hand back to six."""
    return max(FULL - len(hand), 0)
