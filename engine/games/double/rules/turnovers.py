"""Neither a double nor a 3 nor a 5: the six ways of losing the ball."""

from __future__ import annotations

from engine.core.rules import rule
from engine.games.double.rules.clock import minutes
from engine.games.double.table.state import Match

CAUSES = {
    (1, 2): "knock-on",
    (1, 4): "into-touch",
    (1, 6): "counter-ruck",
    (2, 4): "kicked-away",
    (2, 6): "interception",
    (4, 6): "rip",
}
_IN_ANY_ORDER: dict[tuple[int, ...], tuple[str, str]] = {
    faces: (f"double.turnovers.{name}", name) for (a, b), name in CAUSES.items() for faces in ((a, b), (b, a))
}


@rule("double.turnovers.turnover")
def turnover(match: Match, faces: tuple[int, ...]) -> None:
    """A roll with neither a double, a 3 nor a 5 is a turnover: one minute, and the ball lost."""
    match.log("double.turnovers.turnover", "turnover", match.hand)
    cause(match, faces)
    minutes(match, 1, 1 - match.hand)


@rule(*(f"double.turnovers.{name}" for name in CAUSES.values()))
def cause(match: Match, faces: tuple[int, ...]) -> None:
    """The two dice tell how the ball was lost: six rolls, six names."""
    match.events.append((*_IN_ANY_ORDER[faces], match.hand))
