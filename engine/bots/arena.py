"""The arena: two players meet many times, and what comes of it is told with how sure it is.

Match `n` of a seed is the same match whoever plays the others and on however many processes: it has luck of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from math import sqrt
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict

from engine import games as shelf
from engine.bots import Bot, called, checked, decide
from engine.core.game import Game
from engine.core.house_rules import agreed, takes_options
from engine.core.outlook import Outlook
from engine.core.refusal import Refusal
from engine.jobs import Tell, spread
from engine.scripting import played

if TYPE_CHECKING:
    from concurrent.futures import Executor

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


class _Clocked:
    """A player with a watch beside it."""

    def __init__(self, mind: str | Bot) -> None:
        self.mind = mind
        self.__name__ = called(mind)
        self.choices = 0
        self.seconds = 0.0

    def __call__(self, outlook: Outlook, rng: Random) -> str:
        began = perf_counter()
        option = decide(self.mind, outlook, rng)
        self.seconds += perf_counter() - began
        self.choices += 1
        return option


def meet(game: Game[Any], minds: tuple[str | Bot, ...], house: Mapping[str, str], seed: str) -> Meeting:
    """Play one match; seats beyond those named are taken by the last."""
    seats = len(game.sides(agreed(game.house_rules, house)))
    clocked = [_Clocked(minds[min(seat, len(minds) - 1)]) for seat in range(seats)]
    result = played(game, clocked, house, seed).result
    assert result is not None
    return Meeting(
        result.winner,
        result.score,
        tuple(player.choices for player in clocked),
        tuple(player.seconds for player in clocked),
    )


def _one(game: str, minds: tuple[str | Bot, ...], house: Mapping[str, str], seed: str, number: int) -> Meeting:
    """Match number `number`, for a process of its own."""
    return meet(shelf.load(game), minds, house, f"{seed}:{number}")


def meetings(
    game: str,
    minds: tuple[str | Bot, ...],
    numbers: Iterable[int],
    house: Mapping[str, str],
    seed: int,
    jobs: int = 1,
    tell: Tell | None = None,
    executor: Executor | None = None,
) -> list[Meeting]:
    """The matches of these numbers, over as many processes as wanted; `tell` hears how many are done."""
    return spread(partial(_one, game, minds, dict(house), str(seed)), tuple(numbers), jobs, tell, executor)


class Summary(TypedDict):
    """Many matches in a few numbers."""

    matches: int
    """How many matches were played."""
    home_wins: int
    """How many of them `home` won."""
    draws: int
    """How many nobody won."""
    away_wins: int
    """How many `away` won."""
    home_share: float | None
    """The share of the decided matches that `home` won, or None when none was decided."""
    home_share_95: list[float]
    """Between which two shares the true one lies, in 95 cases of 100."""
    average_points: list[float]
    """The points of each side in a match."""
    choices_a_match: list[float]
    """How often each side had to choose in a match."""
    ms_a_choice: list[float]
    """How long each side took over a choice, in thousandths of a second."""


class Meetings(Summary):
    """What came of an arena, as plain values that go straight to JSON.

    >>> import engine
    >>> came = engine.arena("tomy", "medium", "random", matches=20)
    >>> came["home_wins"], came["home_share_95"]
    (20, [0.8389, 1.0])
    """

    game: str
    """The id of the game."""
    home: str
    """The level or the function's name of the first seat."""
    away: str
    """The level or the function's name of the other seats."""
    seed: int
    """The seed of all luck."""


@takes_options
def arena(
    game: str,
    home: str | Bot,
    away: str | Bot,
    matches: int = 100,
    seed: int = 1,
    house: Mapping[str, str] | None = None,
    jobs: int = 1,
    tell: Tell | None = None,
    executor: Executor | None = None,
) -> Meetings:
    """How two levels or bots fare against each other: `home` takes the first seat, `away` the others.

    Each match has luck of its own, made of the seed and its number: `jobs`, the number of processes, changes nothing,
    and neither does `executor`, any of `concurrent.futures`, which plays them in place of our own processes.
    `tell(done, total)` is called as matches come in.

    >>> import engine
    >>> def first(outlook, rng):
    ...     return outlook.options[0]
    >>> came = engine.arena("double", first, "random", matches=20)
    >>> came["home"], came["home_wins"], came["draws"], came["away_wins"]
    ('first', 6, 0, 14)
    """
    if matches < 1:
        raise Refusal("matches", matches=matches)
    agreed(shelf.load(game).house_rules, house or {})
    found = meetings(game, (checked(home), checked(away)), range(matches), house or {}, seed, jobs, tell, executor)
    return {"game": game, "home": called(home), "away": called(away), "seed": seed, **summary(found)}


def summary(found: list[Meeting]) -> Summary:
    """Many matches in a few numbers."""
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
