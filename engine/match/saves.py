"""A match as the device keeps it: the record of its answers, what was agreed, and how it stood.

The page keeps the text and knows nothing about it but the summary, from which the list of matches is drawn.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from engine import games
from engine.core.game import Game
from engine.core.position import Position, Start
from engine.core.record import FORMAT as RECORD_FORMAT
from engine.core.record import Record
from engine.core.refusal import Refusal
from engine.match.fixture import Fixture
from engine.match.settings import HERE, HUMAN, SEED_MOST, Settings, checked

FORMAT = "coup-denvoi-match-1"
MOST = 400_000


class TakenUp(NamedTuple):
    """A match from the device, from a file or from a link."""

    fixture: Fixture
    old: Record | None = None
    """The record as it came, where it was played by another edition of the rules."""
    lost: int = 0
    """Answers that today's rules no longer take: the match replays up to there."""


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
    return told


def take_up(given: object, game_id: str) -> TakenUp:
    """A match from what the device or a file holds: ours with its settings, or the bare record of one."""
    plain = _plain(given)
    if plain.get("format") == RECORD_FORMAT:
        plain = {"record": plain}
    elif plain.get("format") != FORMAT:
        raise Refusal("save-foreign")
    record = Record.load(json.dumps(plain.get("record")))
    return from_record(record, game_id, plain)


def from_record(record: Record, game_id: str, plain: Mapping[str, Any] | None = None) -> TakenUp:
    """A match from its record and what else was `plain` about it; without settings people answer for every side."""
    if record.game != game_id:
        raise Refusal("game-other", theirs=record.game, ours=game_id)
    if record.scope != "match":
        raise Refusal("record-field", field="scope")
    plain = plain or {}
    game = games.load(game_id)
    if record.version == game.version:
        old, lost, position = None, 0, record.position(games.load)
    else:
        old = record
        position, lost = _as_far_as_it_goes(record, game)
    takes = plain.get("takes")
    fixture = Fixture(
        _agreed(position, record.options, plain.get("settings")),
        position,
        takes if type(takes) is int and takes >= 0 else 0,
        time_up=plain.get("time_up") is True,
    )
    return TakenUp(fixture, old, lost)


def _agreed(position: Position, options: Mapping[str, str], given: object) -> Settings:
    """The settings of a match that was kept; those that are left out are as usual."""
    agreed = given if isinstance(given, dict) else {}
    names = position.start.names
    seats = agreed.get("seats", [HUMAN] * len(names))
    if not isinstance(seats, list) or len(seats) != len(names):
        raise Refusal("record-field", field="seats")
    settings = Settings(
        names,
        tuple(map(str, seats)),
        dict(options),
        str(agreed.get("seed") or "")[:SEED_MOST],
        str(agreed.get("dice", HERE)),
        agreed.get("study") is True,
        str(agreed.get("pace", "calm")),
    )
    return checked(settings).seeded()


def _plain(given: object) -> Mapping[str, Any]:
    """What was given as plain values; refuse what cannot be read, and say where."""
    if isinstance(given, str):
        if len(given) > MOST:
            raise Refusal("save-broken", line=1)
        try:
            given = json.loads(given)
        except json.JSONDecodeError as problem:
            raise Refusal("save-broken", line=problem.lineno) from problem
        except RecursionError as problem:
            raise Refusal("save-broken", line=1) from problem
    if not isinstance(given, dict):
        raise Refusal("save-foreign")
    return given


def _as_far_as_it_goes(record: Record, game: Game[Any]) -> tuple[Position, int]:
    """A match of another edition played by today's rules, and how many of its answers they no longer take."""
    position = Position.begin(Start.of(game, record.options, record.names, record.play, record.data, record.scope))
    for number, text in enumerate(record.answers):
        if position.ask is None:
            return position, len(record.answers) - number
        try:
            position = position.send(position.ask.parse(text))
        except Refusal:
            return position, len(record.answers) - number
    return position, 0
