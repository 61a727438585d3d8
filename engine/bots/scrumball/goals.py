"""The chance of a kick at goal, which every level reads off the same table."""

from __future__ import annotations

from engine.games.scrumball.rules.kicks import FURTHEST, PIP

_GOOD = range(2, 7)
"""A 1 on any die misses."""


def _chance(metres: int) -> tuple[float, float]:
    """How often one die and two dice go over the bar from so far."""
    one = sum(PIP * die > metres for die in _GOOD) / 6
    two = sum(PIP * (die + other) > metres for die in _GOOD for other in _GOOD) / 36
    return one, two


GOALS = tuple(_chance(metres) for metres in range(FURTHEST + 1))
"""By metres to the posts: the chance with one die and the chance with two."""
BEST_DICE = tuple("one" if one >= two else "two" for one, two in GOALS)
