"""A player of French Flair that looks ahead: it plays each card on in worlds that may be the true one."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from random import Random

from engine.bots.flair.medium import Nerve, by_habit, by_way, spare
from engine.bots.search import Plan, Search
from engine.bots.thinking import Pick, Thinking
from engine.core.asks import Choose
from engine.core.kinds import NOBODY
from engine.core.outlook import Outlook
from engine.games.flair.table.asks import PASS, TIME
from engine.games.flair.table.grammar import ON, READ
from engine.games.flair.table.numbers import KICK
from engine.games.flair.table.state import Match

_ATTACK = (5.9, 3.6, 2.2, 1.8, 1.6, 1.35, 0.9, 0.5, 0.25, 0.1, 0.0)
_TACKLE = (2.6, 0.7, 0.2, -0.3, -0.9, -1.3, -1.6, -2.0, -2.3, -2.6, -2.6)
_LINE_OUT = (2.5, 1.5, 0.7, 0.5, 0.4, 0.0, -0.4, -0.7, -1.5, -2.3, -2.5)
_DROP_OUT = (-1.1,) * 11
VALUE: dict[str, tuple[float, ...]] = {
    **dict.fromkeys(("attack", "received", "mark"), _ATTACK),
    "combination": (6.0, 5.0, 2.6, 1.9, 1.4, 1.0, 0.6, 0.3, 0.0, -0.1, 0.0),
    **dict.fromkeys(("tackle", "contest", "clear-out"), _TACKLE),
    **dict.fromkeys(("line-out", "in-touch"), _LINE_OUT),
    "scrum": (2.2, 2.0, 1.4, 1.1, 0.6, -0.1, -0.6, -0.9, -1.1, -1.3, -1.3),
    "penalty": (2.1, 2.1, 2.1, 2.0, 2.0, 1.6, 1.0, 0.5, -0.1, -0.3, -0.3),
    "offside": (6.1, 3.0, 2.3, 2.1, 2.0, 1.6, 1.3, 1.0, 0.6, 0.4, 0.2),
    "kick-off": (-0.3,) * 11,
    **dict.fromkeys(("drop-out", "dead"), _DROP_OUT),
    "conversion": (1.5,) * 11,
}
"""Points that the side with the ball may hope for, net, 5 m from the line, 15 m and so on: averages of many matches."""
KEPT, LOST = 1.0, -0.7
"""What it changes in a ruck to be the side that has the ball for now, or not to be."""
SPREAD = 0.21
"""How far luck may still carry the score, in points: this times the root of the seconds left."""


def hope(match: Match, seat: int) -> float:
    """The points that a seat may hope for from where the ball is."""
    if match.attack == NOBODY:
        return 0.0
    phase = match.phase
    table = VALUE["combination" if phase == "attack" and match.count else phase]
    metres = min(max(match.to_line - 5, 0), 99)
    low, part = divmod(metres, 10)
    value = table[low] + (table[low + 1] - table[low]) * part / 10
    if phase in {"contest", "clear-out"}:
        value += KEPT if (match.leader == match.attack) == (phase == "contest") else LOST
    return value if match.attack == seat else -value


def worth(match: Match, seat: int) -> float:
    """The chance to win: the lead and what may be hoped for, against the luck of the time that is left."""
    lead = match.score[seat] - match.score[1 - seat]
    if match.over:
        return 0.5 if not lead else float(lead > 0)
    half = match.house.half
    left = half * (3 - match.half) - (half if match.late else match.seconds)
    return 1 / (1 + exp(-(lead + hope(match, seat)) / (0.6 + SPREAD * sqrt(left))))


def shortlist(ask: Choose, _: Match) -> Sequence[str]:
    """Of cards that do the same only the one missed least, to pass on also the one missed most; no kicks."""
    if ask.options[0] == PASS:
        return PASS, spare(ask.options[1:])
    if ask.name != "attack":
        return tuple(option for option in ask.options if option != TIME)
    ways = by_way(ask.options)
    cards = [some[0] for way, some in ways.items() if way != KICK]
    named = [option for option in ask.options if option not in READ and option != TIME]
    return tuple(dict.fromkeys([*cards, *ways.get(ON, ())[-1:], *named]))


BOLD = Nerve(zone=2, whistle=range(0), drops=range(0))
"""Rucks are worth a risk, and what comes of an advantage or a drop is looked at rather than gone by."""


def boldly(ask: Choose, match: Match, _: Random) -> Pick:
    """How both sides are imagined to play on."""
    return by_habit(ask, match, BOLD)


ATTACK = Plan(policy=boldly, worth=worth, playouts=200, plays=16, caution=1.0, shortlist=shortlist)
OTHER = ATTACK._replace(playouts=100)
"""Dice, tackles and rucks leave two or three ways only."""
PLAN = OTHER
"""How the chance to win is sampled for a chart."""


def think(outlook: Outlook, rng: Random) -> Thinking:
    """Look ahead."""
    return Search(outlook, ATTACK if outlook.ask.name == "attack" else OTHER, rng)
