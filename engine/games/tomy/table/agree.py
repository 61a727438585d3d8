"""What the facts of a game say about each other; what no dice could have led to is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from engine.core.kinds import NOBODY, wrong
from engine.core.refusal import Refusal
from engine.games.tomy.table.state import (
    ENTRANTS,
    EXTRA_TIME,
    FIRST_HALF,
    PARTS,
    RED,
    ROUNDS,
    SHOOTOUT,
    THROWS,
    WORTHS,
    Match,
    finished,
    pair,
)

FULL = sum(ROUNDS[:EXTRA_TIME])


def agree(match: Match, told: Mapping[str, Any]) -> None:
    """Find what follows from the values that were told, and refuse those that cannot stand together."""
    _results(match, told)
    if match.over and "score" not in told:
        match.score = list(match.results[-1][:2])
    if match.first == NOBODY and match.hand != NOBODY:
        match.first = _beginner(match, told)
    _together(match, told)


def _beginner(match: Match, told: Mapping[str, Any]) -> int:
    """Nobody has said who began the match: the side that fits all the rest, or else the first one named."""
    for first in (0, 1):
        found = match.clone()
        found.first = first
        try:
            _together(found, told)
        except Refusal:
            continue
        return first
    return 0


def _together(match: Match, told: Mapping[str, Any]) -> None:
    """Refuse values that are possible one by one but not together; find those that follow from the others."""
    if (match.hand == NOBODY) != (match.first == NOBODY):
        raise Refusal("hand-and-first")
    _throwers(match, told)
    if match.over:
        if match.score != list(match.results[-1][:2]):
            raise Refusal("over-other-score", score=tuple(match.score), last=match.results[-1][:2])
        _ended(match)
        return
    _begun(match)
    _cards_agree(match)
    _parts_agree(match, throws_made(match))
    points_agree("score", match.score, throws_made(match))
    _warned_agree(match)
    _shots_agree(match)


def _ended(match: Match) -> None:
    """Of a game that is over nothing more is told, or how its last match ended: with the last throw of a part."""
    if match.hand == NOBODY:
        if match.part or match.round > 1 or any(match.warnings) or any(match.shots) or match.serving != NOBODY:
            raise Refusal("not-begun")
        return
    home, away = match.score
    kicked = match.part == SHOOTOUT
    last = match.round >= ROUNDS[SHOOTOUT] if kicked else match.round == ROUNDS[match.part]
    if match.part == FIRST_HALF or kicked != (home == away) or not last or (match.hand == match.starter()) != kicked:
        raise Refusal("over-elsewhere", part=PARTS[match.part], round=match.round)
    if match.warnings == [RED, RED]:
        raise Refusal("two-reds")
    if match.serving != NOBODY and (kicked or match.warnings[match.serving]):
        raise Refusal("not-serving", "tomy.cards.served")
    made = sum(ROUNDS[: min(match.part + 1, SHOOTOUT)])
    points_agree("score", match.score, (made, made))
    _parts_agree(match, (made, made))
    _last_kicks(match)


def _last_kicks(match: Match) -> None:
    """A shoot-out that is over has as many kicks for both, was level before the last pair, and has one winner."""
    if match.part != SHOOTOUT:
        if any(match.shots):
            raise Refusal("no-shots-yet")
        return
    first, second = map(len, match.shots)
    if (first, second) != (match.round, match.round):
        raise Refusal("shots-in-turn", round=match.round, first=first, second=second)
    made = [sum(shots) for shots in match.shots]
    if made[0] == made[1] or match.team[made[0] < made[1]] != match.results[-1][2]:
        raise Refusal("shots-disagree", home=made[0], away=made[1])
    for pairs in range(ROUNDS[SHOOTOUT], match.round):
        if sum(match.shots[0][:pairs]) != sum(match.shots[1][:pairs]):
            raise Refusal("shots-decided", pairs=pairs)


def _results(match: Match, told: Mapping[str, Any]) -> None:
    """The matches played, each with a winner who played it, and none after the game was decided."""
    results, match.results = match.results, []
    for home, away, winner in results:
        if finished(match.format, match.results):
            raise Refusal("decided-already", matches=len(match.results))
        sides = pair(match.results) if match.format == "cup" else (0, 1)
        if winner not in sides:
            raise wrong("results", winner, "winner", high=ENTRANTS - 1 if match.format == "cup" else 1)
        if home != away and winner != sides[home < away]:
            raise Refusal("fewer-points-won", home=home, away=away)
        points_agree("results", (home, away), (THROWS, THROWS))
        match.results.append((home, away, winner))
    match.over = finished(match.format, match.results)
    if told.get("over", match.over) is not match.over:
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


def _throwers(match: Match, told: Mapping[str, Any]) -> None:
    """Teammates take turns from the first throw on, so that the throws say whose turn it is."""
    due = [made % match.players for made in throws_made(match)]
    if "throwers" not in told:
        match.throwers = due
    elif match.throwers != due and not match.over:
        raise Refusal("throwers-in-turn", "tomy.kickoff.teams", told=tuple(match.throwers), due=tuple(due))


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


def _parts_agree(match: Match, throws: tuple[int, int]) -> None:
    """Only level scores lead to extra time, and from there to a shoot-out."""
    if match.part < EXTRA_TIME:
        return
    if match.part == SHOOTOUT:
        levels = {points for points in match.score if match.score[0] == match.score[1]}
    else:
        home, away = (made - FULL for made in throws)
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
