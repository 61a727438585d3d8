"""The ways in which an action may go, so that one reckoning serves all that differ only in the card they bring."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import NamedTuple

from engine.bots.double import rows
from engine.bots.double.chances import Landing, action
from engine.core.asks import Choose

REFUSED = 6
"""Cards that refuse every try: more cannot do more."""


class Duel(NamedTuple):
    """A choice between a try at points and a sure thing."""

    ask: Choose
    """Put to seat 0 where it is the thrower's, to seat 1 where it is the other's."""
    weights: tuple[int, ...]
    """Those of the good end and of the bad one."""
    good: Landing
    bad: Landing
    sure: Landing


class Way(NamedTuple):
    """What may come of an action, but for the card that it may bring."""

    what: Landing | Duel
    card: tuple[int, bool] | None


@cache
def chances(cards: int, five_three_try: bool) -> dict[Way, float]:
    """The ways of an action whose thrower has so many cards in force; the card that one may bring is set apart."""
    found = action(cards, five_three_try)
    ways = {Way(landing._replace(card=None), landing.card): chance for landing, chance in found.plain.items()}
    for fork in found.forks:
        # Every choice is between two that may come and one that will: the rules know no other, and a test says so.
        ((good, p), (bad, q)), ((sure, _),) = (tuple(option.items()) for option in fork.options)
        ends = (landing._replace(card=None) for landing in (good, bad, sure))
        ways[Way(Duel(fork.ask, (*rows.weights((p, q)),), *ends), sure.card)] = fork.chance
    return ways


@cache
def all_ways(five_three_try: bool) -> tuple[list[Landing], list[Duel], list[Way]]:
    """All ways of an action, whatever cards its thrower has; before them the landings and the choices in them."""
    # Cards change how likely they are, and bring no others: a test says so.
    ways = chances(0, five_three_try)
    whats = dict.fromkeys(what for what, _ in ways)
    duels = [what for what in whats if isinstance(what, Duel)]
    landings = [what for what in whats if isinstance(what, Landing)]
    ends = (end for duel in duels for end in (duel.good, duel.bad, duel.sure))
    return [*dict.fromkeys((*landings, *ends))], duels, [*ways]


@cache
def weights(five_three_try: bool, cards: int, maybe: int, share: float) -> list[int]:
    """The weights of the ways for a thrower who has so many cards in force, and others with some chance."""
    ways = dict.fromkeys(all_ways(five_three_try)[-1], 0.0)
    for more in range(maybe + 1):
        weight = comb(maybe, more) * share**more * (1 - share) ** (maybe - more)
        for way, chance in chances(min(REFUSED, cards + more), five_three_try).items():
            ways[way] += weight * chance
    return rows.weights([*ways.values()])
