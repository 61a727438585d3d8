"""A game taken up in the middle, from plain values; what no dice could have led to is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from engine.core import fields
from engine.core.kinds import NOBODY
from engine.core.options import Options
from engine.core.refusal import Refusal
from engine.games.tomy.table.side import WORTH
from engine.games.tomy.table.state import (
    ENTRANTS,
    EXTRA_TIME,
    FIRST_HALF,
    MATCHES_TO_WIN,
    PARTS,
    RED,
    ROUNDS,
    SECOND_HALF,
    SHOOTOUT,
    TIES,
    Match,
    finished,
    pair,
)

FULL = ROUNDS[FIRST_HALF] + ROUNDS[SECOND_HALF]
THROWS = FULL + ROUNDS[EXTRA_TIME]
WORTHS = frozenset(worth for worths in WORTH.values() for worth in worths)
"""What one throw can bring, beside nothing."""
POINTS_MOST = THROWS * max(WORTHS)
SHOTS_MOST = 99
_NEVER_SCORED = (1, 2, 4)
_FIELDS = ("results", "part", "round", "hand", "first", "score", "warnings", "serving", "shots", "throwers", "over")


def load(data: Mapping[str, Any], options: Options) -> Match:
    """A game from plain values, those left out as in a new one or as the others say."""
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
    match.first = fields.seat(data, "first", NOBODY)
    match.serving = fields.seat(data, "serving", NOBODY)
    usual = list(match.results[-1][:2]) if match.over else [0, 0]
    match.score = [fields.points(points, POINTS_MOST, _NEVER_SCORED) for points in fields.pair(data, "score", usual)]
    match.warnings = [fields.count("warnings", count, RED) for count in fields.pair(data, "warnings", [0, 0])]
    home, away = (_shots(made) for made in fields.pair(data, "shots", [[], []]))
    match.shots = (home, away)
    if match.first == NOBODY and match.hand != NOBODY:
        return _either(match, data)
    _agree(match, data)
    return match


def _either(match: Match, data: Mapping[str, Any]) -> Match:
    """Nobody has said who began the match: the side that fits all the rest, or else the first one named."""
    refused: list[Refusal] = []
    for first in (0, 1):
        found = match.clone()
        found.first = first
        try:
            _agree(found, data)
        except Refusal as why:
            refused.append(why)
        else:
            return found
    raise refused[0]


def _agree(match: Match, data: Mapping[str, Any]) -> None:
    """Refuse values that are possible one by one but not together; find those that follow from the others."""
    if (match.hand == NOBODY) != (match.first == NOBODY):
        raise Refusal("hand-and-first")
    _throwers(match, data)
    if match.over:
        if match.score != list(match.results[-1][:2]):
            raise Refusal("over-other-score", score=tuple(match.score), last=match.results[-1][:2])
        return
    _begun(match)
    _cards_agree(match)
    _parts_agree(match)
    points_agree("score", match.score, throws_made(match))
    _warned_agree(match)
    _shots_agree(match)


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
        points_agree("results", (home, away), (THROWS, THROWS))
        match.results.append((home, away, winner))
    match.over = finished(match.format, match.results)
    if data.get("over", match.over) is not match.over:
        raise Refusal("over-disagrees", over=match.over)
    if match.format == "cup":
        match.team = pair(match.results)


def _begun(match: Match) -> None:
    """Either someone has begun and someone has the hand, or nothing has happened."""
    touched = any((*match.score, *match.warnings, *match.shots, match.serving != NOBODY))
    opened = (match.part, match.round) == (FIRST_HALF, 1)
    if touched and opened and match.hand == match.first:
        raise Refusal("too-early")
    if match.hand == NOBODY and not opened:
        raise Refusal("not-begun")


def throws_made(match: Match) -> tuple[int, int]:
    """How often each seat has had its throw of the blue dice in this match, lost throws included, or its kick."""
    if match.hand == NOBODY:
        return 0, 0
    rounds = sum(ROUNDS[: match.part]) + match.round - 1
    second = match.hand != match.starter()
    return rounds + (second and match.hand == 1), rounds + (second and match.hand == 0)


def _throwers(match: Match, data: Mapping[str, Any]) -> None:
    """Teammates take turns from the first throw on, so that the throws say whose turn it is."""
    match.throwers = [made % match.players for made in throws_made(match)]
    if "throwers" not in data:
        return
    told = [fields.count("throwers", index, match.players - 1) for index in fields.pair(data, "throwers", [0, 0])]
    if match.over:
        match.throwers = told
    elif told != match.throwers:
        raise Refusal("throwers-in-turn", "tomy.kickoff.teams", told=tuple(told), due=tuple(match.throwers))


@cache
def _totals(throws: int) -> frozenset[int]:
    """All that a side can have scored with so many throws."""
    if not throws:
        return frozenset({0})
    return frozenset(total + worth for total in _totals(throws - 1) for worth in (0, *WORTHS))


def points_agree(field: str, score: Sequence[int], throws: tuple[int, int]) -> None:
    """Refuse points that so many throws cannot make."""
    for seat, made in enumerate(throws):
        if score[seat] not in _totals(min(made, THROWS)):
            raise Refusal(
                "points-by-throws", "tomy.clock.halves", field=field, seat=seat, points=score[seat], throws=made
            )


def _cards_agree(match: Match) -> None:
    """Two red cards cancel each other; one that comes into a round suspends its owner, who does not throw in it."""
    if match.warnings == [RED, RED]:
        raise Refusal("two-reds")
    if match.hand == NOBODY or match.part == SHOOTOUT:
        if match.serving != NOBODY:
            raise Refusal("not-serving", "tomy.cards.suspended")
        return
    if match.hand == match.starter():
        told, hand = match.serving, match.hand
        match.begin_round()
        if match.serving == hand:
            raise Refusal("hand-suspended", "tomy.cards.red")
        if told not in (NOBODY, match.serving):
            raise Refusal("not-serving", "tomy.cards.suspended")
    elif match.serving != NOBODY:
        # The lost throw has been paid for, and nothing has happened in this round since; before the first round nobody
        # has had a card.
        opened = (match.part, match.round) == (FIRST_HALF, 1)
        paid = match.serving != match.hand and not match.warnings[match.serving]
        if opened or not paid or match.warnings[match.hand] == RED:
            raise Refusal("not-serving", "tomy.cards.served")


def _warned_agree(match: Match) -> None:
    """Before a side's own throw it can have been warned in this round only by defending, against points that stand."""
    if match.hand == NOBODY or match.part == SHOOTOUT or match.hand == match.starter():
        return
    defended = match.score[1 - match.hand] > 0
    unthrown = throws_made(match)[match.hand] == 0
    fresh = match.warnings[match.hand] == RED or (unthrown and match.warnings[match.hand])
    if fresh and (not defended or (unthrown and match.warnings[match.hand] == RED)):
        raise Refusal("warned-before-throwing", "tomy.defence.warned")


def _parts_agree(match: Match) -> None:
    """Only level scores lead to extra time, and from there to a shoot-out."""
    if match.part < EXTRA_TIME:
        return
    if match.part == SHOOTOUT:
        levels = {points for points in match.score if match.score[0] == match.score[1]}
    else:
        home, away = (made - FULL for made in throws_made(match))
        levels = {match.score[0] - more for more in _totals(home)} & {match.score[1] - more for more in _totals(away)}
        levels &= _totals(FULL)
    if not levels:
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
