"""Positions to look at: the situations of the book, and moments of matches played at random by every house rule."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

from engine.core.game import Game
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.games import situations
from tests.contract import house_rules

SHARE = 0.25
"""How many of the positions of a match are looked at."""


def of_the_book(game: Game[Any]) -> Iterator[Position]:
    """Every situation as its reader meets it, and as it goes on in the worked example."""
    for situation in situations(game.id).values():
        position: Position | None = situation.worked(game)
        while position is not None:
            yield position
            position = position.before


def at_large(game: Game[Any], number: int, seed: int) -> Iterator[Position]:
    """So many positions of random matches: every other match by the book, the others by each house rule in turn."""
    houses = list(house_rules(game))
    left, dice = number, Random(f"{game.id} {seed}")
    for match in count():
        house = houses[match // 2 % len(houses)] if match % 2 else {}
        player = at_random(Random(f"{game.id} {seed} {match}"))
        position = Position.begin(Start.of(game, house))
        while True:
            if position.ask is None or dice.random() < SHARE:
                if not left:
                    return
                left -= 1
                yield position
            if position.ask is None:
                break
            position = position.send(player(position.ask))
