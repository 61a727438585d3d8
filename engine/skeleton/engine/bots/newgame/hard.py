"""A player who looks ahead: every option is played on to the end, many times over."""

from __future__ import annotations

from random import Random

from engine.bots import search, thinking
from engine.bots.newgame.medium import decide
from engine.core.outlook import Outlook
from engine.games.newgame.rules.result import result
from engine.games.newgame.table.state import KICKS, Match


def worth(match: Match, seat: int) -> float:
    """The chance of a seat to win a match as it stands: known when it is over, even when it still goes on."""
    end = result(match)
    return 0.5 if end is None or end.winner is None else float(end.winner == seat)


PLAN = search.Plan(decide, worth, playouts=300, plays=2 * KICKS)


def think(outlook: Outlook, rng: Random) -> thinking.Thinking:
    """Try every option in imagined matches."""
    return search.Search(outlook, PLAN, rng)
