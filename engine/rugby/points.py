"""What scores are worth, as the laws of rugby have it since 1992."""

from __future__ import annotations

TRY = 5
CONVERSION = 2
DROP = 3
PENALTY = 3
NEVER = frozenset({1, 2, 4})
"""Totals that no side can have."""
