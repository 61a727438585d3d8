"""Where a roll may carry the ball, by playing every outcome of it with the very code that plays the game."""

from __future__ import annotations

from fractions import Fraction

from engine.core.asks import Roll
from engine.core.position import Position, run


def reach(position: Position) -> dict[int, Fraction]:
    """Each spot where the ball may come down with the roll that is asked for, and its chance; empty if it stays.

    >>> import engine
    >>> from engine.core.reach import reach
    >>> {spot: str(chance) for spot, chance in reach(engine.situation("scrumball/drop-charged")).items()}[75]
    '11/36'
    """
    ask, play = position.ask, position.play
    if not isinstance(ask, Roll) or play is None:
        return {}
    game = position.start.game
    here = game.spot(position.state, ())
    if here is None:
        return {}
    base, seen = game.known(position.base, ask.seat), len(position.state.events)
    ways: dict[int, int] = {}
    for faces, weight in ask.outcomes():
        state, _ = run(game, base, play, (*position.given, faces))
        spot = game.spot(position.state, state.events[seen:])
        assert spot is not None
        ways[spot] = ways.get(spot, 0) + weight
    if ways.keys() == {here}:
        return {}
    everything = sum(ways.values())
    return {spot: Fraction(ways[spot], everything) for spot in sorted(ways)}
