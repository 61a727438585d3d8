"""Positions to think about: in another state, left to chance, and with what each option of a choice is worth."""

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


def roll(position: Position, rng: Random) -> str:
    """Let chance play on to the next choice or the end of the play, and name what came of it as the odds do."""
    from engine.core.asks import Choose, Must
    from engine.core.odds import outcome_key
    from engine.core.players import at_random

    chance, play, told, after = at_random(rng), position.play, position.told, position
    while after.ask is not None and after.play == play:
        if isinstance(after.ask, Choose) and not isinstance(after.ask, Must):
            break
        after = after.send(chance(after.ask))
    ask = after.ask if after.play == play else None
    return outcome_key(position.start.game, after.log[told:], ask)


def weigh(position: Position, level: str = "hard", seed: int = 1) -> dict[str, float]:
    """The chance to win that a computer player sees in each option, a draw counting half; the best comes first."""
    from engine.bots import think
    from engine.core.outlook import Outlook

    thinking = think(level, Outlook(position), Random(seed))
    thinking.finish()
    return {each.option: each.value for each in thinking.estimates()}
