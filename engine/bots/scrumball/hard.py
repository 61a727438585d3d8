"""A player of Scrumball Rugby who looks ahead: deals the unseen cards, plays on, and weighs what it comes to."""

from __future__ import annotations

from math import exp, sqrt
from random import Random

from engine.bots.scrumball import medium
from engine.bots.search import Plan, Search
from engine.bots.thinking import Instant, Thinking
from engine.core.asks import Choose
from engine.core.kinds import NOBODY
from engine.core.outlook import Outlook
from engine.games.scrumball.table.state import Match

GROUND = {
    "attack": (2.85, 0.05),
    "maul": (2.9, 0.048),
    "penalty": (0.9, 0.012),
    "line-out": (1.4, 0.042),
    "scrum": (2.1, 0.048),
    "kick-off": (-0.15, 0.0),
    "drop-out": (-1.4, 0.0),
    "mark": (1.2, 0.048),
    "conversion": (0.35, 0.0),
}
"""Points that the ball is worth in each phase: on the line, and how many of them a metre takes away."""
ATTACK = {"run": 0.8, "pass": 0.4, "pass-tackle": 0.65, "tackle": 0.25}
DEFENCE = {"run": 0.1, "pass": 0.0, "pass-tackle": 0.6, "tackle": 0.55}
"""Points that a card is worth with the ball, and without it; those not named are worth next to nothing."""
ATTACK_DRAW, DEFENCE_DRAW = 0.37, 0.22
"""The same for a card that is still to be drawn."""
ADVANTAGE = 0.5
BENCH, BENCH_NEEDS = 1.3, 25.0
"""Points that a substitution in reserve is worth, as long as so many cards are left to make use of it."""
UNSETTLED = 6.0
"""What a match that is past its limit may still bring, as if so many cards were left."""
STEEP = 1.7
"""Turns the logistic curve into the normal one, or nearly."""


def worth(match: Match, seat: int) -> float:
    """The chance to win: points in front and points to be expected, against what the cards left may still change."""
    lead = float(match.score[seat] - match.score[1 - seat])
    if match.over:
        return 0.5 if not lead else float(lead > 0)
    cards = left(match)
    lead += BENCH * min(1.0, cards / BENCH_NEEDS) * (match.subs[seat] - match.subs[1 - seat])
    if match.attack != NOBODY:
        lead += expected(match) if match.attack == seat else -expected(match)
    return 1 / (1 + exp(-STEEP * lead / sqrt(cards + UNSETTLED)))


def expected(match: Match) -> float:
    """The points that the side with the ball will make more than the other, from here and with these cards."""
    seat = match.attack
    start, slope = GROUND.get(match.phase, GROUND["attack"])
    ours = sum(ATTACK.get(card, 0.0) for card in match.hands[seat]) + ATTACK_DRAW * match.due[seat]
    theirs = sum(DEFENCE.get(card, 0.0) for card in match.hands[1 - seat]) + DEFENCE_DRAW * match.due[1 - seat]
    return start - slope * medium.to_line(match, seat) + ours - theirs + ADVANTAGE * (match.beneficiary == seat)


def left(match: Match) -> float:
    """The cards that are still to be drawn before the limit of the match, or what the clock leaves of them."""
    enough = match.house.enough_cards
    if match.house.clock:
        gone = enough * min(1.0, match.seconds / match.house.enough_seconds)
    else:
        gone = min(enough, match.drawn)
    return enough * (3 - match.half) - gone


def shortlist(ask: Choose, _: Match) -> tuple[str, ...]:
    """The options without those that another one does as well, with a card that is of less use."""
    options = ask.options
    if ask.name == "attack" and "kick" in options:
        return tuple(option for option in options if not option.startswith("kick-with"))
    if ask.name == "respond" and "tackle" in options:
        return tuple(option for option in options if not option.endswith("pass-tackle"))
    if ask.name in {"change", "change-more"}:
        return tuple(option for option in options if option not in {"run", "pass-tackle"})
    return options


SETTLED = frozenset({"see-hand", "interception-dice", "drop-dice", "penalty-kick-dice"})
"""Choices that need no thought: to look costs nothing, and the better dice are known exactly."""
PLAN = Plan(medium.decide, worth, playouts=300, plays=10, caution=0.5, shortlist=shortlist)


def think(outlook: Outlook, rng: Random) -> Thinking:
    """Think about a choice, unless it is settled."""
    if outlook.ask.name in SETTLED:
        return Instant.by(medium.decide, outlook, rng)
    return Search(outlook, PLAN, rng)
