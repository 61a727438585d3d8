"""What a game's `docs/<game>/cover.toml` says: the facts at a glance, for cover and shelf, and the chart of a turn.

pitch = { en = "…", fr = "…" }    # the game in a line
kit = { en = "…", fr = "…" }      # what one needs at a table
box = { en = "…", fr = "…" }      # whether one needs its box
players = { en = "2", fr = "2" }
steps = 43                        # throws and decisions of a match between two medium players; a test counts them
level = 1                         # how hard it is to learn: 1 to 3
first = ["kickoff", …]            # the chapters that a first match needs, which come first in the book

[[turn]]                          # a step of a turn, in the order in which they follow
does = { en = "…", fr = "…" }
see = "reading.action"            # the rule behind it, or a page; without its game
ways = [                          # what may come of it, and where it leads
    { when = { en = "…", fr = "…" }, then = { en = "…", fr = "…" }, see = "doubles", to = "next" },
]
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from engine.core.languages import LANGUAGES

PACE = 5
"""Seconds for a throw or a decision: those that the book's own clock of French Flair gives it."""
ROUND = 5
"""Minutes to which the time of a match is rounded: nobody plays to the minute."""
LEVELS = (1, 2, 3)
LEADS = ("next", "again", "over", "open")
"""Down to the next step, back to the top for the same side or for the other, or as the words say."""

Said = Mapping[str, str]


class Unclear(ValueError):
    """A cover file that cannot be used; says where and why."""


class Way(NamedTuple):
    """What may come of a step."""

    when: Said
    then: Said
    see: str
    to: str


class Step(NamedTuple):
    """Something that is done in a turn, and what may come of it."""

    does: Said
    see: str
    ways: tuple[Way, ...]


class Cover(NamedTuple):
    """All that a cover says at a glance."""

    pitch: Said
    kit: Said
    box: Said
    players: Said
    steps: int
    level: int
    first: tuple[str, ...]
    turn: tuple[Step, ...]

    @property
    def minutes(self) -> int:
        """About how long a match takes."""
        return minutes(self.steps)


def minutes(steps: float) -> int:
    """About how long so many throws and decisions take."""
    return max(ROUND, ROUND * round(steps * PACE / 60 / ROUND))


def read_cover(file: str, text: str) -> Cover:
    """Read a cover file; a mistake is told with its place."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as why:
        raise Unclear(f"{file}: {why}") from why
    table = _Table(file, data)
    turn = []
    for step in table.take("turn", list):
        own = _Table(f"{file}, turn", step)
        ways = [_way(_Table(f"{file}, turn, ways", way)) for way in own.take("ways", list)]
        turn.append(Step(own.said("does"), own.take("see", str), tuple(ways)))
        own.done()
    cover = Cover(
        table.said("pitch"),
        table.said("kit"),
        table.said("box"),
        table.said("players"),
        table.take("steps", int),
        table.take("level", int, lambda level: level in LEVELS),
        tuple(table.take("first", list)),
        tuple(turn),
    )
    table.done()
    if not turn:
        raise Unclear(f"{file}: a turn has no step")
    return cover


def _way(table: _Table) -> Way:
    way = Way(
        table.said("when"), table.said("then"), table.take("see", str), table.take("to", str, lambda to: to in LEADS)
    )
    table.done()
    return way


class _Table:
    """A table of the file from which everything has to be taken."""

    def __init__(self, where: str, data: Mapping[str, Any]) -> None:
        self.where, self.data = where, dict(data)

    def take(self, key: str, kind: type, fits: Callable[[Any], bool] = lambda _: True) -> Any:
        """A value of this kind, which must be there."""
        if key not in self.data:
            raise Unclear(f"{self.where}: {key} is missing")
        value = self.data.pop(key)
        if not isinstance(value, kind) or not fits(value):
            raise Unclear(f"{self.where}: {key} cannot be {value!r}")
        return value

    def said(self, key: str) -> Said:
        """Words in every language."""
        found: dict[str, str] = self.take(key, dict)
        if set(found) != set(LANGUAGES) or not all(found.values()):
            raise Unclear(f"{self.where}: {key} is not said in every language")
        return found

    def done(self) -> None:
        """Nothing may be left."""
        if self.data:
            raise Unclear(f"{self.where}: nobody knows {', '.join(self.data)}")


def read_covers(docs: Path, games: tuple[str, ...]) -> dict[str, Cover]:
    """The covers of these games."""
    found = {}
    for game in games:
        path = docs / game / "cover.toml"
        if not path.is_file():
            raise Unclear(f"docs/{game}/cover.toml is missing")
        found[game] = read_cover(f"docs/{game}/cover.toml", path.read_text(encoding="utf-8"))
    return found
