"""The searcher: drafts by what many matches have taught it, and plays every turn on in its head."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from engine.bots.draft.medium import pick
from engine.bots.search import Plan, Search
from engine.bots.thinking import Thinking
from engine.core.asks import Choose
from engine.core.outlook import Outlook
from engine.games.draft.table.asks import Lay
from engine.games.draft.table.deck import COLOUR
from engine.games.draft.table.state import EXTRA_1, FIRST, GOLDEN, MINUTES, OVER, Match

LEARNT: tuple[tuple[float, ...], ...] = (
    (0.14, 0.14, 0.12, 0.12, 0.12, 0.12),
    (0.21, 0.22, 0.20, 0.24, 0.24, 0.24),
    (0.05, 0.00, 0.00, 0.00, 0.00, 0.00),
    (0.63, 0.52, 0.46, 0.54, 0.54, 0.54),
    (0.16, 0.13, 0.06, 0.06, 0.06, 0.06),
    (0.16, 0.25, 0.15, 0.15, 0.15, 0.15),
)
"""What each card more of a colour was worth in goals, over 20,000 halves with hands picked at random."""
ANSWERS = ("black", "yellow", "green", "red", "blue", "white")
"""What to lay first, and so on: better a cross before the shot, for it lures the save out."""
ON = (ANSWERS, (), ANSWERS, ANSWERS, ("green", *ANSWERS), ("green", *ANSWERS))
"""The same by the colour on top: on a save and after a cross it is time to shoot."""

_LONG = (1.0, 1.0, 1 / 3, 1 / 3, 0.0)
"""How long each part is, in halves."""
_PILE = (38, 14)
"""How many cards a pile has after the draft: the common one, or one's own."""


def decide(ask: Choose, match: Match, _: Random) -> tuple[str, str]:
    """How it imagines both sides to play on."""
    if not isinstance(ask, Lay):
        return pick(ask, match, LEARNT), ""
    options = ask.options
    return next((colour for colour in ON[ask.on] if colour in options), options[0]), ""


def shortlist(ask: Choose, match: Match) -> Sequence[str]:
    """One card of each colour: in a hand nothing else counts."""
    del match
    return ask.options if isinstance(ask, Lay) else tuple({COLOUR[card]: card for card in ask.options}.values())


def worth(match: Match, seat: int) -> float:
    """The chance to win: the lead, and how little time is left to lose it."""
    lead = len(match.goals[seat]) - len(match.goals[1 - seat])
    if match.phase == OVER:
        return 0.5 if lead == 0 else float(lead > 0)
    return 1 / (1 + exp(-1.3 * lead / (_time_left(match) + 0.15) ** 0.5))


def _time_left(match: Match) -> float:
    """How many halves are still to play."""
    part = match.part
    later = 1.0 if part == FIRST else _LONG[EXTRA_1] if part == EXTRA_1 else 0.0
    if match.phase in ("deal", "pick") or part == GOLDEN:
        return later + _LONG[part]
    if match.by_clock:
        return later + _LONG[part] * (1 - match.minute / MINUTES[part])
    left = min(match.left(which) - stop for which, stop in enumerate(match.stop))
    return later + left / _PILE[len(match.piles) - 1]


PLAN = Plan(decide, worth, playouts=200, plays=30, shortlist=shortlist)
PICKS = PLAN._replace(playouts=120, plays=40, caution=1.5)
"""A pick shows so late what it was worth that what was learnt before is seldom overruled."""


def think(outlook: Outlook, rng: Random) -> Thinking:
    """Try every option in imagined matches."""
    return Search(outlook, PLAN if isinstance(outlook.ask, Lay) else PICKS, rng)
