"""Reading the dice: one roll, one meaning."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.asks import Ask, Roll, Steps
from engine.core.kinds import NOBODY
from engine.core.refusal import Refusal
from engine.core.rules import rule
from engine.games.double.rules import doubles, penalty, tries
from engine.games.double.rules.cards import in_force
from engine.games.double.rules.clock import last_action
from engine.games.double.rules.turnovers import turnover
from engine.games.double.table.state import Match

THROW = tuple(Roll("action", seat, "double.reading.action", 2) for seat in (0, 1))
DOUBLES = (doubles.one, doubles.two, doubles.three, doubles.four, doubles.five, doubles.six)


@rule("double.reading.action")
def action(match: Match) -> Steps[None]:
    """The player who has the ball rolls two dice, and does what they say."""
    if match.over or match.hand == NOBODY:
        raise Refusal("no-action-now", "double.reading.action")
    if last_action(match):
        match.log("double.clock.last-action", "last-action", match.minute, match.last_minute)
    faces: tuple[int, ...] = yield THROW[match.hand]
    match.log(
        "double.reading.action",
        "thrown",
        match.hand,
        faces,
        match.minute,
        match.part,
        tuple(match.score),
        in_force(match),
    )
    yield from priority(match, faces)


@rule("double.reading.priority")
def priority(match: Match, faces: tuple[int, ...]) -> Iterable[Ask]:
    """A double comes before a 3, and a 3 before a 5."""
    a, b = faces
    if a == b:
        return DOUBLES[a - 1](match)
    if a == 3 or b == 3:
        x = a + b - 3
        return tries.five_three(match) if x == 5 else penalty.award(match, x)
    if a == 5 or b == 5:
        return tries.five(match, a + b - 5)
    turnover(match, faces)
    return ()
