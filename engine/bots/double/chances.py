"""What one action may lead to, found by playing every fall of the dice through the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from engine.core.asks import Answer, Ask, Choose
from engine.core.house_rules import agreed
from engine.core.position import run
from engine.games.double.events import EVENTS
from engine.games.double.game import GAME
from engine.games.double.table.state import Match

THROWER, OTHER = 0, 1
MINUTE = 5
"""A minute at which no action is the last, so that each one says what it would do to the clock."""


class Landing(NamedTuple):
    """Where an action may end, as seen by the player who threw: `hand` is 0 for the thrower, 1 for the other."""

    minutes: int
    hand: int
    kept: bool
    points: int
    """The thrower's points less the other's."""
    card: tuple[int, bool] | None
    """Who was given a card in this action, and whether it was red."""


class Fork(NamedTuple):
    """A choice that an action may lead to, and what may come of each option."""

    ask: Choose
    """Put to seat 0 where it is the thrower's, to seat 1 where it is the other's."""
    chance: float
    options: tuple[Mapping[Landing, float], ...]


class Action(NamedTuple):
    """All that may come of an action: what chance alone decides, and what a player does."""

    plain: Mapping[Landing, float]
    forks: tuple[Fork, ...]


@cache
def action(cards: int, five_three_try: bool) -> Action:
    """The chances of an action whose thrower has so many cards in force."""
    match = Match(agreed(GAME.house_rules, {"five-three": "try-with-cards" if five_three_try else "penalty"}))
    match.minute, match.hand, match.first, match.red[THROWER] = MINUTE, THROWER, THROWER, cards
    plain: dict[Landing, float] = {}
    forks: dict[object, Fork] = {}
    for given, chance, state, ask in _played(match, (), 1.0):
        if ask is None:
            _add(plain, _landing(match, state), chance)
        else:
            # The same choice after the same card is the same fork, whichever dice gave the card its colour.
            fork = ask, state.key()
            if fork in forks:
                forks[fork] = forks[fork]._replace(chance=forks[fork].chance + chance)
            else:
                forks[fork] = Fork(ask, chance, tuple(_option(match, (*given, option)) for option in ask.options))
    return Action(plain, tuple(forks.values()))


def _option(match: Match, given: tuple[Answer, ...]) -> dict[Landing, float]:
    """What may come of an option: no action has two choices in it."""
    found: dict[Landing, float] = {}
    for _, chance, state, _ in _played(match, given, 1.0):
        _add(found, _landing(match, state), chance)
    return found


def _played(
    match: Match, given: tuple[Answer, ...], chance: float
) -> Iterator[tuple[tuple[Answer, ...], float, Match, Choose | None]]:
    """Every way in which the action goes on from these answers, to its end or to a choice."""
    state, ask = run(GAME, match, "action", given)
    assert isinstance(state, Match)
    if ask is None:
        yield given, chance, state, None
    elif isinstance(ask, Choose) and len(ask.options) > 1:
        yield given, chance, state, ask
    else:
        yield from _thrown(match, given, chance, ask)


def _thrown(
    match: Match, given: tuple[Answer, ...], chance: float, ask: Ask
) -> Iterator[tuple[tuple[Answer, ...], float, Match, Choose | None]]:
    """Every fall of these dice."""
    ways = list(ask.outcomes())
    total = sum(weight for _, weight in ways)
    for answer, weight in ways:
        yield from _played(match, (*given, answer), chance * weight / total)


def _landing(before: Match, after: Match) -> Landing:
    """What an action has changed."""
    (kept,) = (EVENTS.fact(event, "kept") for event in after.events if event[1] == "minutes")
    score = [after.score[seat] - before.score[seat] for seat in (THROWER, OTHER)]
    card = None
    for seat in (THROWER, OTHER):
        if after.red[seat] > before.red[seat]:
            card = seat, True
        elif len(after.yellow[seat]) > len(before.yellow[seat]):
            card = seat, False
    return Landing(after.minute - before.minute, after.hand, kept, score[THROWER] - score[OTHER], card)


def _add(found: dict[Landing, float], landing: Landing, chance: float) -> None:
    """Add up what comes to the same."""
    found[landing] = found.get(landing, 0.0) + chance
