"""Restarts: the mark and the 22 drop-out, kicked like a Kick card, or to touch with a Touch card."""

from __future__ import annotations

from functools import cache

from engine.core.asks import Roll, Steps
from engine.core.rules import rule
from engine.games.scrumball.rules import kicks
from engine.games.scrumball.rules.periods import declared, lay, throw
from engine.games.scrumball.rules.starter import by_hand
from engine.games.scrumball.table.asks import Held, rolls
from engine.games.scrumball.table.state import Match
from engine.games.scrumball.table.stops import begin
from engine.rugby.starter import KICKS

ONE = {name: rolls("restart-one", f"scrumball.restarts.{name}") for name in ("mark", "drop-out")}
TWO = {name: rolls("restart-two", f"scrumball.restarts.{name}", 2) for name in ("mark", "drop-out")}


@cache
def _options(name: str, seat: int, touch: bool, last: bool) -> Held:
    """One die, two dice, or a Touch card if one is held; past the limit also the end of the half."""
    rule_ = f"scrumball.restarts.{name}"
    options = ("one", "two", *(("touch",) if touch else ()), *(("end",) if last else ()))
    return Held(name, seat, rule_, options, () if touch else (("touch", "scrumball.restarts.touch-card"),))


@rule("scrumball.restarts.mark")
def mark(match: Match) -> Steps[None]:
    """A kick from open play that comes down in one's own 22 or in-goal may be marked: it is kicked from that spot."""
    begin(match, "mark", "scrumball.restarts.mark")
    yield from _kick_away(match, "mark")


@rule("scrumball.restarts.drop-out")
def drop_out(match: Match) -> Steps[None]:
    """A drop-out is taken on the 22-metre line and kicked like a Kick card, without spending one."""
    begin(match, "drop-out", "scrumball.restarts.drop-out")
    if match.house.stage < KICKS:
        by_hand(match)
        return
    yield from _kick_away(match, "drop-out")


def _kick_away(match: Match, name: str) -> Steps[None]:
    """Kick along the ground, high, or to touch."""
    seat = match.attack
    option = yield _options(name, seat, "touch" in match.hands[seat], match.late)
    if option == "one":
        ask: Roll = ONE[name][seat]
        (die,) = yield from throw(match, ask)
        yield from kicks.ground(match, die, open_play=False)
    elif option == "two":
        faces = yield from throw(match, TWO[name][seat])
        yield from kicks.high(match, faces, open_play=False)
    elif option == "touch":
        yield from touch_card(match)
    else:
        declared(match)


@rule("scrumball.restarts.touch-card")
def touch_card(match: Match) -> Steps[None]:
    """To kick a drop-out or a mark to touch takes a Touch card, and then its rules."""
    lay(match, match.attack, "touch")
    match.log("scrumball.restarts.touch-card", "played", match.attack, "touch", "touch")
    yield from kicks.touch(match)
