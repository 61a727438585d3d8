"""Players that decide by themselves: three levels for each game, and none of them sees more than its seat may.

Each game has a folder here with `easy.py`, `medium.py` and `hard.py`, and the words of its rules of thumb. Easy and
medium decide at once (`decide`); hard thinks in steps (`think`), so that it can be watched and hurried.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, TypeAlias

from engine.bots.thinking import Instant, Policy, Thinking
from engine.core.asks import Choose
from engine.core.outlook import Outlook
from engine.core.refusal import Refusal

LEVELS = ("easy", "medium", "hard")
"""The levels of computer players, the weakest first; `random`, who takes any option, may be named as well.

>>> import engine
>>> engine.LEVELS
('easy', 'medium', 'hard')
"""
RANDOM = "random"
"""Whoever takes any option, each alike: the yardstick of the arena, and no opponent for a reader."""
Bot: TypeAlias = Callable[[Outlook, Random], str]
"""A player of one's own: a function that sees what its seat may see and returns one of `outlook.options`.

It is asked only where there are two options or more; `rng` is its own luck, the same for the same seed.

>>> import engine
>>> def last(outlook, rng):
...     return outlook.options[-1]
>>> engine.play("double", last, "random", seed=2).result.score
(26, 27)
"""


@cache
def policy(game: str, level: str) -> Policy[Any]:
    """How a player of a level decides at once; hard has no such way, it thinks."""
    if level == RANDOM:
        return _any_option
    if level not in LEVELS[:2]:
        raise Refusal("level-unknown", level=level, known=(*LEVELS[:2], RANDOM))
    found: Policy[Any] = import_module(f"engine.bots.{game}.{level}").decide
    return found


def think(level: str, outlook: Outlook, rng: Random) -> Thinking:
    """Begin to think about a choice; step until it is done, or take what is best so far."""
    game = outlook.game.id
    if level == "hard":
        thinking: Thinking = import_module(f"engine.bots.{game}.hard").think(outlook, rng)
        return thinking
    return Instant.by(policy(game, level), outlook, rng)


def checked(mind: str | Bot) -> str | Bot:
    """Whoever may take a seat: a level or a bot; refuse what is neither."""
    if callable(mind) or mind in (*LEVELS, RANDOM):
        return mind
    raise Refusal("level-unknown", level=str(mind), known=(*LEVELS, RANDOM))


def called(mind: str | Bot) -> str:
    """What a level or a bot is called."""
    return mind if isinstance(mind, str) else getattr(mind, "__name__", type(mind).__name__)


def decide(mind: str | Bot, outlook: Outlook, rng: Random) -> str:
    """The option that a player of this level takes, or a bot; refuse a bot's answer that is no option."""
    options = outlook.options
    if len(options) == 1:
        return options[0]
    if isinstance(mind, str):
        return think(mind, outlook, rng).finish()
    option = mind(outlook, rng)
    if option not in options:
        ask = outlook.ask
        raise Refusal("bot-option", ask.rule, bot=called(mind), ask=ask.name, option=str(option), options=options)
    return option


def _any_option(ask: Choose, _: object, rng: Random) -> tuple[str, str]:
    """Any option, each alike."""
    return ask.options[int(rng.random() * len(ask.options))], RANDOM
