"""What would be kept of a game today: matches by chance and by computer players, under every house rule."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from engine.bots import decide
from engine.core.asks import Choose
from engine.core.game import Game
from engine.core.inquiry_links import inquiry_about, link_to
from engine.core.outlook import Outlook
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.core.record import Record
from engine.games import games, load, moments, situations
from engine.match.fixture import Fixture
from engine.match.saves import saved
from engine.match.settings import DICE, HERE, PACES, Settings
from tests.core.kept import Kept, kept, newest, records
from tests.core.kept.houses import houses
from tests.core.kept.played import played, sample

NAMES = ("Zoé", "Łukasz", "Ann-Lise", "O’Neill", "Ömer", "Ida B.", "李", "Sœur É.")
MORE = 6
"""Answers that are given at most in a match that was entered in its midst."""


def made(game: Game[Any], by: Sequence[Mapping[str, str]] | None = None) -> Kept:
    """What would be kept of a game today, by all of its house rules or by these alone."""
    matches, questions, saves, files = {}, {}, {}, {}
    for number, options in enumerate(houses(game) if by is None else by):
        chance, bots = _by_chance(game, options, number), _by_bots(game, options, number)
        half = _early(bots, 1, 2)
        matches[f"random-{number}"] = Record.of(chance).link()
        matches[f"bots-{number}"] = Record.of(bots).link()
        matches[f"early-{number}"] = Record.of(_early(chance, 1, 3)).link()
        matches[f"late-{number}"] = Record.of(_early(bots, 7, 8)).link()
        entered = _entered(_early(bots, 2, 3), number)
        matches[f"entered-{number}"] = Record.of(entered).link()
        questions[f"in-match-{number}"] = link_to(half, moments)
        settings = _settings(bots, options, number)
        saves[f"midway-{number}"] = saved(_left(settings, half, number))
        saves[f"over-{number}"] = saved(Fixture(settings, bots))
        saves[f"entered-{number}"] = saved(Fixture(settings, entered))
        files[f"over-{number}"] = Record.of(bots).save()
        files[f"midway-{number}"] = Record.of(half).save()
        typed = saved(Fixture(_settings(chance, options, number)._replace(pace="instant"), _early(chance, 3, 4)))
        files[f"typed-{number}"] = json.dumps(typed, ensure_ascii=False, indent=1) + "\n"
    found = situations(game.id)
    return Kept(
        game.id,
        game.version,
        matches,
        {name: Record.of(one.worked(game)).link() for name, one in found.items()},
        {**{name: link for name, one in found.items() if (link := link_to(one.begin(game), moments))}, **questions},
        saves,
        files,
        {house_rule.key: list(house_rule.allowed) for house_rule in game.house_rules},
        {},
    )


def _settings(position: Position, house: Mapping[str, str], number: int) -> Settings:
    """What was agreed for a match: not the same for any two of a row."""
    others = position.start.names[1:]
    return Settings(
        position.start.names,
        ("human", *(("medium", "hard", "human", "easy")[(number + seat) % 4] for seat, _ in enumerate(others))),
        house,
        f"kept{number}",
        DICE[number % 2] if position.start.game.dice else HERE,
        study=number % 3 == 1,
        pace=PACES[number % 3],
    )


def _left(settings: Settings, position: Position, number: int) -> Fixture:
    """A match as somebody left it: some went back in study, and where there is a watch it has run out."""
    watch = position.start.game.watch(position.start.house)
    return Fixture(settings, position, number if settings.study else 0, time_up=watch > 0)


def _early(position: Position, part: int, of: int) -> Position:
    """The same match after such a part of its answers."""
    for _ in range(len(position.history) * (of - part) // of):
        position = position.undo()
    return position


def _entered(position: Position, number: int) -> Position:
    """A match entered where another one stands, and gone on with."""
    asked, luck = inquiry_about(position), at_random(Random(f"entered:{number}"))
    assert asked is not None
    position = asked.position(load)
    for _ in range(MORE):
        if position.ask is not None:
            position = position.send(luck(position.ask))
    return position


def _by_chance(game: Game[Any], house: Mapping[str, str], number: int) -> Position:
    """A match in which everybody does anything."""
    luck = at_random(Random(f"kept:{number}"))
    position = Position.begin(Start.of(game, house))
    while position.ask is not None:
        position = position.send(luck(position.ask))
    return position


def _by_bots(game: Game[Any], house: Mapping[str, str], number: int) -> Position:
    """A match between computer players, begun under names of its own."""
    usual = game.sides(Start.of(game, house).house)
    position = Position.begin(Start.of(game, house, NAMES[: len(usual)]))
    chance, rng = at_random(Random(f"dice:{number}")), Random(f"bots:{number}")
    while (ask := position.ask) is not None:
        if isinstance(ask, Choose):
            position = position.send(decide(("medium", "easy")[ask.seat % 2], Outlook(position), rng))
        else:
            position = position.send(chance(ask))
    return position


def write() -> None:
    """Write what is not yet kept of today's versions."""
    there = {(one.game, one.rules) for one in kept()}
    for game in games():
        if (game.id, game.version) not in there:
            one = made(game)
            found = records(one)
            one = one._replace(played=played(found, sample(found)))
            one.write()
            print(one.path.name)


def write_played() -> None:
    """Write anew what the newest play to, where words or names have changed and nothing else."""
    for one in newest():
        found = records(one)
        again = played(found, sample(found))
        if again["came"] != one.played["came"]:
            raise SystemExit(f"{one.path.name}: not all comes out as before; that is another version of the rules")
        one._replace(played=again).write()
