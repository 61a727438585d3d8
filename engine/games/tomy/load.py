"""A game taken up in the middle, from plain values; what no dice could have led to is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import fields
from engine.core.options import Options
from engine.core.refusal import Refusal
from engine.games.tomy.state import (
    ENTRANTS,
    EXTRA_TIME,
    FIRST_HALF,
    MATCHES_TO_WIN,
    NOBODY,
    PARTS,
    RED,
    ROUNDS,
    SHOOTOUT,
    TIES,
    Match,
    finished,
    pair,
)

POINTS_MOST = 999
SHOTS_MOST = 99
_NEVER_SCORED = (1, 2, 4)
_FIELDS = ("results", "part", "round", "hand", "first", "score", "warnings", "serving", "shots", "throwers", "over")


def load(data: Mapping[str, Any], options: Options) -> Match:
    """A game from plain values, those left out as in a new one."""
    match = Match(options)
    for field in data:
        if field not in _FIELDS:
            raise Refusal("state-unknown", field=str(field), known=_FIELDS)
    _results(match, data)
    part = data.get("part", PARTS[FIRST_HALF])
    if part not in PARTS:
        raise fields.wrong("part", part, "part")
    match.part = PARTS.index(part)
    match.round = fields.number(data, "round", 1, 1, SHOTS_MOST if match.part == SHOOTOUT else ROUNDS[match.part])
    match.hand = fields.seat(data, "hand", NOBODY)
    match.first = fields.seat(data, "first", NOBODY if match.hand == NOBODY else 0)
    match.serving = fields.seat(data, "serving", NOBODY)
    match.score = [fields.points(points, POINTS_MOST, _NEVER_SCORED) for points in fields.pair(data, "score", [0, 0])]
    match.warnings = [fields.count("warnings", count, RED) for count in fields.pair(data, "warnings", [0, 0])]
    match.throwers = [
        fields.count("throwers", index, match.players - 1) for index in fields.pair(data, "throwers", [0, 0])
    ]
    home, away = (_shots(made) for made in fields.pair(data, "shots", [[], []]))
    match.shots = (home, away)
    _begun(match)
    if match.over:
        if match.score != list(match.results[-1][:2]):
            raise Refusal("over-other-score", score=tuple(match.score), last=match.results[-1][:2])
    else:
        _cards_agree(match)
        _parts_agree(match)
        _shots_agree(match)
    return match


def _results(match: Match, data: Mapping[str, Any]) -> None:
    """The matches played, each with a winner who played it, and none after the game was decided."""
    results = data.get("results", [])
    most = TIES if match.format == "cup" else 2 * MATCHES_TO_WIN[match.format] - 1
    if not isinstance(results, list) or len(results) > most:
        raise fields.wrong("results", results, "results", high=most)
    for result in results:
        if not isinstance(result, list) or len(result) != 3 or type(result[2]) is not int:
            raise fields.wrong("results", result, "result")
        if finished(match.format, match.results):
            raise Refusal("decided-already", matches=len(match.results))
        home, away, winner = (
            fields.points(result[0], POINTS_MOST, _NEVER_SCORED),
            fields.points(result[1], POINTS_MOST, _NEVER_SCORED),
            result[2],
        )
        sides = pair(match.results) if match.format == "cup" else (0, 1)
        if winner not in sides:
            raise fields.wrong("results", winner, "winner", high=ENTRANTS - 1 if match.format == "cup" else 1)
        if home != away and winner != sides[home < away]:
            raise Refusal("fewer-points-won", home=home, away=away)
        match.results.append((home, away, winner))
    match.over = finished(match.format, match.results)
    if data.get("over", match.over) is not match.over:
        raise Refusal("over-disagrees", over=match.over)
    if match.format == "cup":
        match.team = pair(match.results)


def _begun(match: Match) -> None:
    """Either someone has begun and someone has the hand, or nothing has happened."""
    if (match.hand == NOBODY) != (match.first == NOBODY):
        raise Refusal("hand-and-first")
    touched = any((*match.score, *match.warnings, *match.shots, match.serving != NOBODY, *match.throwers))
    opened = (match.part, match.round) == (FIRST_HALF, 1)
    if touched and opened and match.hand == match.first:
        raise Refusal("too-early")
    if match.hand == NOBODY and not opened:
        raise Refusal("not-begun")


def _cards_agree(match: Match) -> None:
    """Two red cards cancel each other, and whoever has one does not throw."""
    if match.warnings == [RED, RED]:
        raise Refusal("two-reds")
    if match.hand != NOBODY and match.part != SHOOTOUT and match.warnings[match.hand] == RED:
        raise Refusal("hand-suspended", "tomy.cards.red")
    if match.serving != NOBODY:
        first_in_round = match.part != SHOOTOUT and match.serving == match.starter() != match.hand
        if not first_in_round or match.warnings[match.serving]:
            raise Refusal("not-serving", "tomy.cards.served")


def _parts_agree(match: Match) -> None:
    """Only level scores lead to extra time, and from there to a shoot-out."""
    level = match.score[0] == match.score[1]
    extra_begins = match.part == EXTRA_TIME and match.round == 1 and match.hand == match.starter()
    if not level and (extra_begins or match.part == SHOOTOUT):
        raise Refusal("not-level", part=PARTS[match.part], score=tuple(match.score))


def _shots_agree(match: Match) -> None:
    """Kicks are taken in turn, belong to a shoot-out, and stop as soon as it is decided."""
    starter = match.starter() if match.first != NOBODY else 0
    first, second = len(match.shots[starter]), len(match.shots[1 - starter])
    if match.part != SHOOTOUT:
        if first or second:
            raise Refusal("no-shots-yet")
        return
    if (first, second) != (match.round - (match.hand == starter), match.round - 1):
        raise Refusal("shots-in-turn", round=match.round, first=first, second=second)
    for pairs in range(ROUNDS[SHOOTOUT], second + 1):
        if sum(match.shots[0][:pairs]) != sum(match.shots[1][:pairs]):
            raise Refusal("shots-decided", pairs=pairs)


def _shots(made: object) -> list[bool]:
    """The kicks of a side in a shoot-out, passed or not."""
    if not isinstance(made, list) or len(made) > SHOTS_MOST or not all(type(shot) is bool for shot in made):
        raise fields.wrong("shots", made, "shots", high=SHOTS_MOST)
    return list(made)
