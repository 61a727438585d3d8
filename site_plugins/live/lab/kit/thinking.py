"""Positions to think about: a situation of the book in another state, and what each option of a choice is worth."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.core.position import Position


def at(name: str, options: dict[str, str] | None = None, **state: object) -> Position:
    """A situation of the book, `double/penalty-award` for example, with some of its state changed: `minute=30`."""
    from engine import games

    game, _, own = name.partition("/")
    known = games.situation(game, own)
    return known._replace(state={**known.state, **state}).begin(games.load(game), options)


def weigh(position: Position, level: str = "hard", seed: int = 1) -> dict[str, float]:
    """The chance to win that a computer player sees in each option, a draw counting half; the best comes first."""
    from engine.bots import think
    from engine.core.outlook import Outlook

    thinking = think(level, Outlook(position), Random(seed))
    thinking.finish()
    return {each.option: each.value for each in thinking.estimates()}
