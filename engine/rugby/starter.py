"""The stages in which a table may learn either rugby game, each with more of its rules than the one before."""

from __future__ import annotations

from engine.core.house_rules import HouseRule

TACKLE, RUCK, KICKS, WHOLE = 1, 2, 3, 4
"""Cards and the tackle; the ruck as well; kicks and set pieces as well; all that the book says."""
STAGES = {"whole": WHOLE, "tackle": TACKLE, "ruck": RUCK, "kicks": KICKS}
"""The stages by the values of the house rule, the whole game first."""
SECONDS = 300
"""Seconds of a half by the clock, as long as a table is learning."""


def starter(ruling: str, *rules: str) -> HouseRule:
    """The house rule by which a table plays one of these stages."""
    return HouseRule("starter", "whole", tuple(STAGES), ruling, rules)
