"""Kicks: from near or from far, one die each time."""

from __future__ import annotations

from engine.core.asks import Choose, Roll, Steps, choose, roll_one
from engine.core.kinds import NOBODY
from engine.core.refusal import Refusal
from engine.core.rules import rule
from engine.games.newgame.rules.result import full_time
from engine.games.newgame.table.state import FAR_COUNTS, FAR_MOST, NEAR_COUNTS, Match

# Asks are made once, for each seat: a rule that is played a thousand times asks the same question.
TWICE = "newgame.kicks.twice"
BOTH = tuple(Choose("kick", seat, "newgame.kicks.choice", ("near", "far")) for seat in (0, 1))
NO_MORE_FAR = tuple(Choose("kick", seat, TWICE, ("near",), (("far", TWICE),)) for seat in (0, 1))
NEAR = tuple(Roll("near", seat, "newgame.kicks.near", 1) for seat in (0, 1))
FAR = tuple(Roll("far", seat, "newgame.kicks.far", 1) for seat in (0, 1))


@rule("newgame.kicks.choice")
def choice(match: Match) -> Steps[None]:
    """Players take turns, and whoever's turn it is chooses to kick from near or from far."""
    if match.over or match.first == NOBODY:
        raise Refusal("no-kick-now", "newgame.kicks.choice")
    seat = match.hand
    option = yield from choose(twice(match, seat))
    if option == "near":
        yield from near(match, seat)
    else:
        yield from far(match, seat)
    match.kicks += 1
    if match.full_time:
        full_time(match)


@rule("newgame.kicks.near")
def near(match: Match, seat: int) -> Steps[None]:
    """From near, a 3 or more is a goal."""
    face = yield from roll_one(NEAR[seat])
    if face >= 3:
        match.score[seat] += NEAR_COUNTS
        match.log("newgame.kicks.near", "near-scored", seat, face, match.round, tuple(match.score))
    else:
        match.log("newgame.kicks.near", "near-missed", seat, face, match.round, tuple(match.score))


@rule("newgame.kicks.far")
def far(match: Match, seat: int) -> Steps[None]:
    """From far, a 5 or more is a goal that counts three."""
    match.far[seat] += 1
    face = yield from roll_one(FAR[seat])
    if face >= 5:
        match.score[seat] += FAR_COUNTS
        match.log("newgame.kicks.far", "far-scored", seat, face, match.round, tuple(match.score))
    else:
        match.log("newgame.kicks.far", "far-missed", seat, face, match.round, tuple(match.score))


@rule("newgame.kicks.twice")
def twice(match: Match, seat: int) -> Choose:
    """Nobody kicks from far more than twice in a match."""
    return NO_MORE_FAR[seat] if match.far[seat] == FAR_MOST else BOTH[seat]
