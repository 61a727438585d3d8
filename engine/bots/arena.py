"""The arena: two players meet many times, and what comes of it is told with how sure it is.

Match `n` of a seed is the same match whoever plays the others and on however many processes: it has luck of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from engine import games as shelf
from engine.bots import decide
from engine.core.asks import Choose
from engine.core.game import Game
from engine.core.options import parse_options
from engine.core.outlook import Outlook
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.core.refusal import Refusal
from engine.jobs import Tell, spread

Z95 = 1.959964


class Meeting(NamedTuple):
    """One match: who won (None for a draw), the score, the choices of each seat and the seconds they took."""

    winner: int | None
    score: tuple[int, ...]
    choices: tuple[int, ...]
    seconds: tuple[float, ...]


def wilson(wins: int, total: int, z: float = Z95) -> tuple[float, float]:
    """The interval in which the true share lies, as sure as `z` says (Wilson's score)."""
    if not total:
        return 0.0, 1.0
    share = wins / total
    low = 1 + z * z / total
    middle = (share + z * z / (2 * total)) / low
    half = z / low * sqrt(share * (1 - share) / total + z * z / (4 * total * total))
    return max(0.0, middle - half), min(1.0, middle + half)


def meet(game: Game[Any], levels: tuple[str, ...], options: Mapping[str, str], seed: str) -> Meeting:
    """Play one match; seats beyond those named are taken by the last."""
    luck = Random(f"{seed}:dice")
    chance = at_random(luck)
    minds = [Random(f"{seed}:{seat}") for seat in range(len(game.sides(parse_options(game.switches, options))))]
    choices, seconds = [0] * len(minds), [0.0] * len(minds)
    position = Position.begin(Start.of(game, options))
    while (ask := position.ask) is not None:
        if not isinstance(ask, Choose):
            position = position.send(chance(ask))
            continue
        seat = ask.seat
        began = perf_counter()
        option = decide(levels[min(seat, len(levels) - 1)], Outlook(position), minds[seat])
        if len(ask.options) > 1:
            seconds[seat] += perf_counter() - began
            choices[seat] += 1
        position = position.send(option)
    result = position.result
    assert result is not None
    return Meeting(result.winner, result.score, tuple(choices), tuple(seconds))


def _one(game: str, levels: tuple[str, ...], options: Mapping[str, str], seed: str, number: int) -> Meeting:
    """Match number `number`, for a process of its own."""
    return meet(shelf.load(game), levels, options, f"{seed}:{number}")


def meetings(
    game: str,
    levels: tuple[str, ...],
    numbers: Iterable[int],
    options: Mapping[str, str],
    seed: int,
    jobs: int = 1,
    tell: Tell | None = None,
) -> list[Meeting]:
    """The matches of these numbers, over as many processes as wanted; `tell` hears how many are done."""
    return spread(partial(_one, game, levels, dict(options), str(seed)), tuple(numbers), jobs, tell)


def arena(
    game: str,
    home: str,
    away: str,
    matches: int = 100,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    tell: Tell | None = None,
) -> dict[str, Any]:
    """How two levels fare against each other: `home` takes the first seat, `away` the others."""
    if matches < 1:
        raise Refusal("matches", matches=matches)
    parse_options(shelf.load(game).switches, options or {})
    found = meetings(game, (home, away), range(matches), options or {}, seed, jobs, tell)
    return {"game": game, "home": home, "away": away, "seed": seed, **summary(found)}


def summary(found: list[Meeting]) -> dict[str, Any]:
    """Many matches in a few numbers; shares are of decided matches, with their 95 % interval."""
    wins = sum(meeting.winner == 0 for meeting in found)
    draws = sum(meeting.winner is None for meeting in found)
    decided = len(found) - draws
    low, high = wilson(wins, decided)
    sides = range(min(2, len(found[0].score))) if found else range(0)
    return {
        "matches": len(found),
        "home_wins": wins,
        "draws": draws,
        "away_wins": decided - wins,
        "home_share": round(wins / decided, 4) if decided else None,
        "home_share_95": [round(low, 4), round(high, 4)],
        "average_points": [round(sum(m.score[side] for m in found) / len(found), 2) for side in sides],
        "choices_a_match": [round(sum(m.choices[side] for m in found) / len(found), 1) for side in sides],
        "ms_a_choice": [
            round(1000 * sum(m.seconds[side] for m in found) / max(1, sum(m.choices[side] for m in found)), 3)
            for side in sides
        ],
    }
