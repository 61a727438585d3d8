"""The rules of the games, in pure Python: the same code plays in the browser, at build time and in the tests.

Everything that a script or a bot needs has its name here. A name is looked up when it is first used, so that importing
a part of the engine, as a page does in the browser, costs nothing more than that part.

    >>> import engine
    >>> position = engine.kick_off("double")
    >>> position.ask
    Roll('opening', 0, 'double.kickoff.opening', 1, 6)
    >>> engine.story(position.send((5,)).send((3,)))
    ('Camille rolls 5.', 'Sacha rolls 3.', 'Camille kicks off, at minute 1.')
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.bots import LEVELS, Bot
    from engine.bots.arena import Meetings, arena
    from engine.core.asks import Answer, Ask, Cast, Choose, Draw, Roll
    from engine.core.events import Happening
    from engine.core.game import Event, Game, Result
    from engine.core.odds import Odds, odds
    from engine.core.outlook import Outlook, World
    from engine.core.players import Player, at_random
    from engine.core.position import Position, send_all
    from engine.core.record import Record, Replay
    from engine.core.refusal import Refusal
    from engine.games import SHELF, load
    from engine.scripting import begin, kick_off, play, read, situation, story, write
    from engine.simulation import Simulation, simulate

__version__ = "0.1.0"
"""The version of the engine, and of the book that is built with it.

>>> import engine
>>> engine.__version__.count(".")
2
"""

__all__ = [
    "LEVELS",
    "SHELF",
    "Answer",
    "Ask",
    "Bot",
    "Cast",
    "Choose",
    "Draw",
    "Event",
    "Game",
    "Happening",
    "Meetings",
    "Odds",
    "Outlook",
    "Player",
    "Position",
    "Record",
    "Refusal",
    "Replay",
    "Result",
    "Roll",
    "Simulation",
    "World",
    "__version__",
    "arena",
    "at_random",
    "begin",
    "kick_off",
    "load",
    "odds",
    "play",
    "read",
    "send_all",
    "simulate",
    "situation",
    "story",
    "write",
]

# Where each name lives; the same as the imports above, which are for those who read types.
_HOMES = {
    "bots": ("LEVELS", "Bot"),
    "bots.arena": ("Meetings", "arena"),
    "core.asks": ("Answer", "Ask", "Cast", "Choose", "Draw", "Roll"),
    "core.events": ("Happening",),
    "core.game": ("Event", "Game", "Result"),
    "core.odds": ("Odds", "odds"),
    "core.outlook": ("Outlook", "World"),
    "core.players": ("Player", "at_random"),
    "core.position": ("Position", "send_all"),
    "core.record": ("Record", "Replay"),
    "core.refusal": ("Refusal",),
    "games": ("SHELF", "load"),
    "scripting": ("begin", "kick_off", "play", "read", "situation", "story", "write"),
    "simulation": ("Simulation", "simulate"),
}


def __getattr__(name: str) -> object:
    """Find a public name in its module, and keep it."""
    from importlib import import_module

    for home, names in _HOMES.items():
        if name in names:
            found: object = getattr(import_module(f"engine.{home}"), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module 'engine' has no attribute {name!r}")


def __dir__() -> list[str]:
    """What there is, whether it has been looked up or not."""
    return sorted({*globals(), *__all__})
