"""A 3: the penalty, to kick at goal or to play on."""

from __future__ import annotations

from engine.core.asks import Choose, Steps
from engine.core.measured import measured
from engine.core.rules import rule
from engine.games.double.rules.cards import colour
from engine.games.double.rules.clock import minutes
from engine.games.double.table.asks import Penalty
from engine.games.double.table.state import Match

AWARD = tuple(tuple(Penalty(seat, "double.penalty.award", x, ("kick", "keep")) for x in range(7)) for seat in (0, 1))
OWN_HALF = tuple(
    Penalty(seat, "double.penalty.own-half", 1, ("keep",), (("kick", "double.penalty.own-half"),)) for seat in (0, 1)
)
KICK = measured("kick", "double.penalty.kick")


@rule("double.penalty.award")
def award(match: Match, x: int) -> Steps[None]:
    """A 3 is a penalty for the player who rolled it: a kick at goal, or the ball kept."""
    seat = match.hand
    match.log("double.penalty.award", "penalty", seat, x)
    if x == 6:
        yield from with_card(match)
    option = yield own_half(seat) if x == 1 else AWARD[seat][x]
    if option == "kick":
        yield from kick(match, x)
    else:
        keep(match, x)


@rule("double.penalty.kick")
def kick(match: Match, x: int) -> Steps[None]:
    """The 3 is rolled again: under the other die it is three points, and in any case two minutes and the ball lost."""
    seat = match.hand
    (face,) = yield KICK[seat][x]
    if face < x:
        match.score[seat] += 3
        match.log("double.penalty.kick", "penalty-kicked", seat, face, x)
    else:
        match.log("double.penalty.kick", "penalty-missed", seat, face, x)
    minutes(match, 2, 1 - seat)


@rule("double.penalty.keep")
def keep(match: Match, x: int) -> None:
    """The player keeps the ball and plays again once as many minutes as the other die shows have gone by."""
    match.log("double.penalty.keep", "penalty-kept", match.hand, x)
    minutes(match, x, match.hand, kept=True)


@rule("double.penalty.own-half")
def own_half(seat: int) -> Choose:
    """The penalty of a 3-1 lies in the player's own half: it cannot be kicked, only played."""
    return OWN_HALF[seat]


@rule("double.penalty.with-card")
def with_card(match: Match) -> Steps[None]:
    """The penalty of a 3-6 first brings the opponent a card."""
    match.log("double.penalty.with-card", "penalty-card", match.hand)
    yield from colour(match, 1 - match.hand)
