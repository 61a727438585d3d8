"""A match as the device keeps it: the record of its answers, what was agreed, and how it stood.

The page keeps the text and knows nothing about it but the summary, from which the list of matches is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine import games
from engine.core.position import Position
from engine.core.reading import Unreadable, from_json, plain, quoted
from engine.core.record import FORMAT as RECORD_FORMAT
from engine.core.record import Record, Replay
from engine.core.refusal import Refusal
from engine.match.fixture import Fixture
from engine.match.settings import CALM, HERE, HUMAN, JOINED, OFF, SEED_MOST, Settings, checked

FORMAT = "coup-denvoi-match-1"
MOST = 400_000
DOUBTED = 100
"""Questions at which something has been doubted, at most: a game has fewer."""


class TakenUp(NamedTuple):
    """A match from the device, from a file or from a link."""

    fixture: Fixture
    replay: Replay
    """How far it could be played again."""

    @property
    def old(self) -> Record | None:
        """The record as it came, where it was played by older rules."""
        return self.replay.record if self.replay.old else None


def saved(fixture: Fixture, old: Record | None = None) -> dict[str, Any]:
    """A match as plain values, with a summary for the list of matches; an `old` one as it came."""
    position = fixture.position
    result = position.result
    score = fixture.game.points(position.state) if result is None else result.score
    told: dict[str, Any] = {
        "format": FORMAT,
        "settings": fixture.settings.plain(),
        "takes": fixture.takes,
        "record": (old or Record.of(position)).plain(),
        "summary": {
            "names": list(fixture.settings.names),
            "seats": list(fixture.settings.seats),
            "score": list(score),
            "answers": fixture.answers,
            "over": position.over,
            "winner": None if result is None else result.winner,
            "people": list(fixture.settings.people),
        },
    }
    if fixture.time_up:
        told["time_up"] = True
    if fixture.doubted:
        told["doubted"] = list(fixture.doubted)
    return told


def take_up(given: object, game_id: str) -> TakenUp:
    """A match from what the device or a file holds: ours with its settings, or the bare record of one."""
    told = _plain(given)
    if told.get("format") == RECORD_FORMAT:
        told = {"record": told}
    elif told.get("format") != FORMAT:
        raise Refusal("save-foreign")
    return from_record(Record.of_plain(told.get("record")), game_id, told)


def record_in(text: str) -> Record:
    """The record of a match in a file: a match with its settings, or the bare record of one."""
    told = _plain(text)
    return Record.of_plain(told.get("record") if told.get("format") == FORMAT else told)


def from_record(record: Record, game_id: str, told: Mapping[str, Any] | None = None) -> TakenUp:
    """A match from its record and what else is `told` of it; without settings people answer for every side."""
    if record.game != game_id:
        raise Refusal("game-other", theirs=record.game, ours=game_id)
    if record.scope != "match":
        raise Refusal("record-field", field="scope")
    told = told or {}
    replay = record.replay(games.load)
    takes = told.get("takes")
    fixture = Fixture(
        _agreed(replay.position, record.house, told.get("settings")),
        replay.position,
        takes if type(takes) is int and takes >= 0 else 0,
        time_up=told.get("time_up") is True,
    )
    fixture.doubted = _doubted(told.get("doubted"))
    return TakenUp(fixture, replay)


def _agreed(position: Position, house: Mapping[str, str], given: object) -> Settings:
    """The settings of a match that was kept; those that are left out are as usual."""
    agreed = given if isinstance(given, dict) else {}
    names = position.start.names
    seats = agreed.get("seats", [HUMAN] * len(names))
    if not isinstance(seats, list) or len(seats) != len(names):
        raise Refusal("record-field", field="seats")
    settings = Settings(
        names,
        tuple(map(quoted, seats)),
        dict(house),
        quoted(agreed.get("seed") or "", 2 * SEED_MOST)[:SEED_MOST],
        quoted(agreed.get("dice", HERE)),
        agreed.get("study") is True,
        quoted(agreed.get("pace", CALM)),
        throws=quoted(agreed.get("throws", JOINED)),
        guide=quoted(agreed.get("guided", OFF)),
    )
    return checked(settings).seeded()


def _doubted(given: object) -> tuple[str, ...]:
    """The questions of a match at which an option has been doubted; whatever else stands there counts as nothing."""
    return tuple(str(name) for name in given[:DOUBTED] if isinstance(name, str)) if isinstance(given, list) else ()


def _plain(given: object) -> Mapping[str, Any]:
    """What was given as plain values; refuse what cannot be read, and say where."""
    if isinstance(given, str) and len(given) > MOST:
        raise Refusal("save-long")
    try:
        given = from_json(given) if isinstance(given, str) else plain(given)
    except Unreadable as problem:
        raise Refusal("save-broken", line=problem.line) from problem
    if not isinstance(given, dict):
        raise Refusal("save-foreign")
    return given
