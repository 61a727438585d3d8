"""Whole matches, for scripts and for bots of one's own: begun, played to their end, and told in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from engine import games as shelf
from engine.bots import Bot, checked, decide
from engine.core import lines
from engine.core.asks import Choose
from engine.core.game import Game
from engine.core.house_rules import takes_options
from engine.core.inquiry_links import inquiry_about
from engine.core.outlook import Outlook
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.core.record import Record
from engine.core.refusal import Refusal


@takes_options
def kick_off(game: str, house: Mapping[str, object] | None = None, names: tuple[str, ...] = ()) -> Position:
    """The first position of a new match; `house` are its house rules, `names` those of the sides.

    >>> import engine
    >>> position = engine.kick_off("double", {"length": "20"}, ("Ann", "Bob"))
    >>> position.ask.name, position.start.names
    ('opening', ('Ann', 'Bob'))
    """
    return Position.begin(Start.of(shelf.load(game), house, names))


@takes_options
def begin(
    game: str,
    *,
    play: str | None = None,
    house: Mapping[str, object] | None = None,
    names: tuple[str, ...] = (),
    scope: str = "match",
    **state: Any,
) -> Position:
    """A position in a state of your own: what you do not tell follows from the rest, or is as in a new match.

    It is the first side's turn unless you say otherwise. `play` names the play that comes now; one that the state does
    not lead to is refused. With `scope="play"` nothing comes after it.

    >>> import engine
    >>> position = engine.begin("double", half=2, minute=38, hand=1, score=[7, 10])
    >>> position.ask.seat, position.state.score
    (1, [7, 10])
    >>> position = engine.begin("flair", ball=95, point="line-out", hands=[["3", "7"], ["1", "4"]])
    >>> position.send("7:advance").ask.name
    'tackle-card'
    >>> engine.begin("scrumball", play="penalty", ball=70).ask.options
    ('kick', 'touch', 'tap')
    """
    found = shelf.load(game)
    state = dict(found.former.state(state) or {})
    if state and found.to_play and "opening" not in (play, state.get("phase")):
        state.setdefault(found.to_play, 0)
    return Position.begin(Start.of(found, house, names, play, state or None, scope))


def write(position: Position, *, whole: bool = True) -> str:
    """A position as one line of text, which `read` reads back with everything that led to it.

    The line names the game with the version of its rules, then house rules and names that differ; after `|` the play
    and the state in which it all began, if it was no new match; after `>` every answer since. Without `whole` only the
    play that is going on is told, from the state in which it began.

    >>> import engine
    >>> engine.write(engine.situation("double/penalty-kick"))
    'double:3 | only action minute=12 hand=0 score=[7,8] > 34 kick'
    >>> position = engine.send_all(engine.kick_off("double"), ["5", "3", "43"])
    >>> engine.write(position), engine.write(position, whole=False)
    ('double:3 > 5 3 43', 'double:3 | action hand=0 first=0 > 43')
    """
    record = Record.of(position) if whole else inquiry_about(position)
    if record is None:
        raise Refusal("nothing-to-play")
    usual = position.start.game.sides(position.start.house)
    return lines.write(record._replace(names=()) if record.names == usual else record)


def read(text: str) -> Position:
    """The position that a line of text tells, as `write` writes it; whatever goes without saying may be left out.

    >>> import engine
    >>> engine.read("double | hand=0 minute=12 > 43 kick").ask.name
    'kick'
    >>> position = engine.situation("double/penalty-kick")
    >>> engine.read(engine.write(position)).log == position.log
    True
    """
    return lines.read(text, shelf.load).position(shelf.load)


@takes_options
def situation(name: str, house: Mapping[str, object] | None = None) -> Position:
    """The position that a situation of the book begins with, named by its game and its own name.

    >>> import engine
    >>> position = engine.situation("double/penalty-kick")
    >>> position.ask.name, position.ask.rule
    ('kick', 'double.penalty.kick')
    """
    id_, _, own = name.partition("/")
    game = shelf.load(id_)
    return shelf.situation(id_, own).begin(game, house)


def story(position: Position, lang: str = "en") -> tuple[str, ...]:
    """Everything that has happened up to a position: a sentence for each event.

    >>> import engine
    >>> position = engine.situation("double/penalty-kick")
    >>> engine.story(position.send((2,)))[2]
    'Camille kicks: 2 is under 4, three points.'
    >>> engine.story(position.send((2,)), "fr")[2]
    'Tir de Camille\xa0: 2, moins que 4, trois points.'
    """
    text = position.start.game.text(lang, position.start.names)
    return tuple(text.event(event) for event in position.log)


@takes_options
def play(
    game: str,
    home: str | Bot,
    away: str | Bot,
    seed: int | str = 1,
    house: Mapping[str, object] | None = None,
) -> Position:
    """One whole match between two levels or bots: the position at its end, with everything that led to it.

    The same seed plays the same match, and `seed="1:7"` is match 7 of an arena of seed 1.

    >>> import engine
    >>> def first(outlook, rng):
    ...     return outlook.options[0]
    >>> end = engine.play("double", first, "easy", seed=5)
    >>> end.result
    Result(winner=1, score=(23, 47), rule='double.result.score')
    """
    return played(shelf.load(game), (checked(home), checked(away)), house, seed)


def played(
    game: Game[Any], minds: Sequence[str | Bot], house: Mapping[str, object] | None, seed: int | str
) -> Position:
    """Play one match; seats beyond those named are taken by the last. The dice and each seat have luck of their own."""
    position = Position.begin(Start.of(game, house))
    chance = at_random(Random(f"{seed}:dice"))
    rngs = [Random(f"{seed}:{seat}") for seat in range(len(position.start.names))]
    while (ask := position.ask) is not None:
        if isinstance(ask, Choose):
            mind = minds[min(ask.seat, len(minds) - 1)]
            position = position.send(decide(mind, Outlook(position), rngs[ask.seat]))
        else:
            position = position.send(chance(ask))
    return position
