"""Real input, to be spoiled: links, files, states, answers and house rules of every game."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

from engine import games
from engine.core.game import Game
from engine.core.inquiry_links import link_to
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.core.record import Record
from engine.match import season
from engine.match.fixture import Fixture
from engine.match.saves import saved
from engine.match.settings import Settings
from engine.scripting import write
from site_plugins.live.widgets.page.spec import spec_of

GAMES = games.SHELF
NAMES = ("Ann", "Bob", "Zoé", "l’Équipe", "A", "x" * 40, "山田", "<b>", "a b")
_OPTIONS: dict[str, tuple[dict[str, str], ...]] = {
    id_: ({}, *({house_rule.key: value} for house_rule in games.load(id_).house_rules for value in house_rule.allowed))
    for id_ in GAMES
}


def options(id_: str) -> tuple[dict[str, str], ...]:
    """House rules of a game, one at a time."""
    return _OPTIONS[id_]


@cache
def situations() -> tuple[tuple[str, str], ...]:
    """Every situation of the book."""
    return tuple((id_, name) for id_ in GAMES for name in games.situations(id_))


@cache
def specs() -> tuple[dict[str, Any], ...]:
    """What the pages say of a good part of their widgets."""
    chosen = situations()[::4]
    return tuple(
        spec_of(games.situation(id_, name), lang, "../").plain() for id_, name in chosen for lang in ("en", "fr")
    )


@cache
def positions() -> tuple[Position, ...]:
    """Moments of matches of every game, by the book and by house rules: the beginning, the middle and the end."""
    found: list[Position] = []
    for id_ in GAMES:
        game = games.load(id_)
        for seed, rules in enumerate(options(id_)[:4]):
            path = walked(game, seed, rules)
            found += [path[0], path[len(path) // 3], path[-2], path[-1]]
    return tuple(found)


@cache
def brief() -> tuple[Position, ...]:
    """Matches of a few answers, and whole ones of TOMY, whose odds are worked out at once."""
    return tuple(at for at in positions() if at.start.game.id == "tomy" or len(at.history) < 12)


def walked(game: Game[Any], seed: int, rules: dict[str, str]) -> list[Position]:
    """A match played at random, up to so many answers."""
    player = at_random(Random(seed))
    path = [Position.begin(Start.of(game, rules))]
    while path[-1].ask is not None and len(path) < 400:
        path.append(path[-1].send(player(path[-1].ask)))
    return path


@cache
def begun() -> tuple[Position, ...]:
    """The situations of the book at the reader's moment."""
    return tuple(games.situation(id_, name).begin(games.load(id_)) for id_, name in situations()[::3])


@cache
def states() -> tuple[tuple[str, str, dict[str, Any]], ...]:
    """States as they are told: game, play and values."""
    told = [(id_, one.play, dict(one.state)) for id_ in GAMES for one in games.situations(id_).values()]
    met = [(at.start.game.id, at.play, at.base.data()) for at in positions() if at.play is not None]
    return (*told, *met)


@cache
def links() -> tuple[str, ...]:
    """Links to moments of matches and of situations."""
    return tuple(Record.of(position).link() for position in (*positions(), *begun()[::5]))


@cache
def questions() -> tuple[str, ...]:
    """Links to the referee."""
    return tuple(
        link for link in (link_to(position, games.moments) for position in (*positions(), *begun()[::5])) if link
    )


@cache
def lines() -> tuple[str, ...]:
    """Moments written as a line, with all that led to them and without."""
    short = (write(position, whole=False) for position in positions() if position.play is not None)
    return (*map(write, (*positions(), *begun()[::5])), *short)


@cache
def records() -> tuple[dict[str, Any], ...]:
    """Saved records as plain values."""
    return tuple(Record.of(position).plain() for position in positions())


@cache
def saves() -> tuple[dict[str, Any], ...]:
    """Matches as a device keeps them."""
    found = []
    for position in positions():
        names = position.start.names
        seats = ("human", "easy", "human", "human")[: len(names)]
        settings = Settings(names, seats, dict(position.start.house), "7")
        found.append(saved(Fixture(settings, position)))
    return tuple(found)


@cache
def answers(id_: str) -> tuple[str, ...]:
    """Everything that is ever answered in a few matches of a game."""
    found: dict[str, None] = {}
    for position in positions():
        if position.start.game.id == id_:
            found.update(dict.fromkeys(ask.write(answer) for ask, answer in position.history))
    return tuple(found)


@cache
def files() -> tuple[str, ...]:
    """Files of all kinds."""
    return tuple(json.dumps(one, ensure_ascii=False) for one in (*records(), *saves()))


@cache
def entries() -> tuple[dict[str, Any], ...]:
    """What a device keeps of finished matches, older ones without a day."""
    against = ("easy", "easy", "easy", "medium", "easy", "easy", "hard", "human", "medium")
    came = ([21, 3], [0, 0], [7, 40])
    plain = [
        {"seats": ["human", level], "score": came[number % 3], "winner": (0, None, 1)[number % 3]}
        for number, level in enumerate(against)
    ]
    dated = [{**one, "when": f"2026-11-{n + 1:02}T10:00:00.000Z", "id": f"m{n}"} for n, one in enumerate(plain)]
    return (*plain, *dated, {"seats": ["easy", "hard"], "score": [3, 5], "winner": 1})


@cache
def season_files() -> tuple[str, ...]:
    """Seasons as files: of all games, of one, of none; and files of matches, taken for one."""
    whole = [dict.fromkeys(GAMES, entries()), {"double": entries()[:3]}, {}]
    return (*map(season.written, whole), *files()[::20])
