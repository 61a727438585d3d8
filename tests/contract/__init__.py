"""What every game on the shelf must keep to, whatever its rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

from engine.core.game import Game
from engine.core.players import Played, at_random, play_out
from engine.core.position import Position, Start


def house_rules(game: Game[Any]) -> Iterator[dict[str, str]]:
    """The usual house rules, and each setting that differs from them."""
    yield {}
    for house_rule in game.house_rules:
        for value in house_rule.allowed:
            if value != house_rule.default:
                yield {house_rule.key: value}


@lru_cache(maxsize=5)
def played_out(game: Game[Any]) -> tuple[tuple[dict[str, str], int, Played[Any]], ...]:
    """Twenty matches at random under each house rule, with the rule and the seed, for those who look at their ends."""
    return tuple(
        (options, seed, play_out(game, at_random(Random(seed)), options))
        for options in house_rules(game)
        for seed in range(20)
    )


def walk(game: Game[Any], seed: int, house: dict[str, str] | None = None) -> tuple[Position, ...]:
    """Every position of a match played at random; none of them can be changed, so those who want the same share it."""
    return _walk(game, seed, tuple((house or {}).items()))


@lru_cache(maxsize=256)
def _walk(game: Game[Any], seed: int, options: tuple[tuple[str, str], ...]) -> tuple[Position, ...]:
    player = at_random(Random(seed))
    path = [Position.begin(Start.of(game, dict(options)))]
    while path[-1].ask is not None:
        path.append(path[-1].send(player(path[-1].ask)))
    return tuple(path)
