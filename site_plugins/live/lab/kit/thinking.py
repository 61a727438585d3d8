"""Positions to think about: in another state, left to chance, and with what each option of a choice is worth."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.core.position import Position


def at(name: str, house: dict[str, str] | None = None, **state: object) -> Position:
    """A situation of the book, `double/penalty-award` for example, with some of its state changed: `minute=30`."""
    from engine import games

    game, _, own = name.partition("/")
    known = games.situation(game, own)
    return known._replace(state={**known.state, **state}).begin(games.load(game), house)


def roll(position: Position, rng: Random) -> str:
    """Let chance play on to the next choice or the end of the play, and name what came of it as the odds do."""
    from engine.core.asks import Choose, Must
    from engine.core.odds import outcome_key
    from engine.core.players import at_random
    from engine.core.position import run

    if position.ask is None or position.play is None:
        return outcome_key(position.start.game, ())
    game, given, seen = position.start.game, position.given, len(position.state.events)
    base, chance = game.known(position.base, position.ask.seat), at_random(rng)
    while True:
        state, ask = run(game, base, position.play, given)
        if ask is None or (isinstance(ask, Choose) and not isinstance(ask, Must)):
            return outcome_key(game, state.events[seen:], ask)
        given = (*given, chance(ask))


def weigh(position: Position, level: str = "hard", seed: int = 1) -> dict[str, float]:
    """The chance to win that a computer player sees in each option, a draw counting half; the best comes first."""
    from engine.bots import think
    from engine.core.outlook import Outlook

    thinking = think(level, Outlook(position), Random(seed))
    thinking.finish()
    return {each.option: each.value for each in thinking.estimates()}
