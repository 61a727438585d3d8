"""Someone or something that answers, and a match played through at full speed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Generic, NamedTuple, TypeAlias

from engine.core.asks import Answer, Ask, Steps
from engine.core.game import Game, S
from engine.core.house_rules import agreed

Player: TypeAlias = Callable[[Ask], Answer]
"""Whoever answers any ask: dice, cards and choices.

>>> import engine
>>> def lowest(ask):
...     return next(iter(ask.outcomes()))[0]
>>> lowest(engine.kick_off("double").ask)
(1,)
"""


class Played(NamedTuple, Generic[S]):
    """A match that was played to its end: every answered ask counts as a decision, `choices` are the players' own."""

    state: S
    decisions: int
    choices: int


def at_random(rng: Random) -> Player:
    """A player who picks any legal answer, each alike; dice and cards fall as they may.

    >>> import engine
    >>> from random import Random
    >>> player = engine.at_random(Random(1))
    >>> player(engine.kick_off("double").ask)
    (1,)
    """
    random = rng.random
    return lambda ask: ask.at_random(random)


def play_out(
    game: Game[S],
    player: Player,
    house: Mapping[str, object] | None = None,
    state: S | None = None,
) -> Played[S]:
    """Play a match to its end, every ask answered by `player`; the whole log stays in `state.events`."""
    if state is None:
        state = game.new(agreed(game.house_rules, house or {}))
    decisions = choices = 0
    steps = _match(game, state)
    send = steps.send
    try:
        ask = next(steps)
        while True:
            decisions += 1
            if ask.kind == "choose":
                choices += 1
            ask = send(player(ask))
    except StopIteration:
        return Played(state, decisions, choices)


def _match(game: Game[S], state: S) -> Steps[None]:
    """All plays of a match, one after the other: to end one within a generator costs no exception."""
    plays, next_play = game.plays, game.next_play
    play = next_play(state)
    while play is not None:
        yield from plays[play](state)
        play = next_play(state)


def shuffled(cards: Iterable[str], rng: Random) -> list[str]:
    """Cards in an order of chance, by the one method of `Random` that is the same in every Python."""
    left, random = sorted(cards), rng.random
    for place in range(len(left) - 1, 0, -1):
        other = int(random() * (place + 1))
        left[place], left[other] = left[other], left[place]
    return left
