"""A player who has worked the match out: every option is weighed by its chance to win against best play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.bots.double.medium import decide
from engine.bots.double.solution import ERROR, known, solved, win_chance
from engine.bots.thinking import Estimate, Instant
from engine.core.asks import Answer, Choose
from engine.core.outlook import Outlook
from engine.games.double.table.state import Match

__all__ = ("think", "win_chance")


def think(outlook: Outlook, rng: Random) -> Instant:
    """The option with the best chance; where two are alike, as when a match is as good as won, the usual one."""
    ask, match, seat = outlook.ask, outlook.known, outlook.seat
    assert isinstance(ask, Choose)
    table, usual = solved(known(match)), decide(ask, match, rng)[0]
    found: list[Estimate] = []
    for option in ask.options:
        chance = sum(share * table.chance(end, seat) for end, share in _ends(outlook, (option,), rng))
        found.append(Estimate(option, min(1.0, chance), ERROR, 0))
    found.sort(key=lambda each: (-round(each.value, 9), each.option != usual))
    return Instant(found[0].option, estimates=tuple(found))


def _ends(
    outlook: Outlook, answers: tuple[Answer, ...], rng: Random, share: float = 1.0
) -> Iterator[tuple[Match, float]]:
    """Every way in which the action may end after these answers, with its chance."""
    world = outlook.imagine(rng)
    for answer in answers:
        world.send(answer)
    ask = world.ask
    if world.plays or ask is None:
        yield world.state, share
        return
    assert not isinstance(ask, Choose)
    ways = list(ask.outcomes())
    total = sum(weight for _, weight in ways)
    for answer, weight in ways:
        yield from _ends(outlook, (*answers, answer), rng, share * weight / total)
