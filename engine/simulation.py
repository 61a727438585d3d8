"""Random matches in numbers: how they end, and how many decisions they take.

Match `n` of a seed is the same match however many are played, and on however many processes: it has luck of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple, TypedDict

from engine import games as shelf
from engine.core.house_rules import agreed, changed_house, takes_options
from engine.core.players import at_random, play_out
from engine.core.refusal import Refusal
from engine.jobs import Tell, spread

if TYPE_CHECKING:
    from concurrent.futures import Executor


class Simulation(TypedDict):
    """What many random matches were like, as plain values that go straight to JSON.

    >>> import engine
    >>> found = engine.simulate("double", matches=200)
    >>> found["winners"], found["average_points"]
    ({'draw': 1, 'seat-0': 99, 'seat-1': 100}, [21.86, 22.02])
    """

    game: str
    """The id of the game."""
    options: dict[str, str]
    """The house rules that differ from the book's."""
    matches: int
    """How many matches were played."""
    seed: int
    """The seed of all luck."""
    decisions: int
    """How many asks were answered: dice, cards and choices."""
    choices: int
    """How many of them were choices."""
    events: int
    """How many things happened."""
    seconds: float
    """How long it took."""
    decisions_per_second: int
    """How many asks were answered in a second."""
    average_points: list[float]
    """The points of each side in a match."""
    winners: dict[str, int]
    """How often each seat won, and how often nobody did."""
    scores: dict[str, int]
    """How often each score came up, the most frequent first."""


class Match(NamedTuple):
    """What one match came to."""

    winner: int | None
    score: tuple[int, ...]
    decisions: int
    choices: int
    events: int


def match(game: str, house: Mapping[str, str], seed: int, number: int) -> Match:
    """Match number `number` of a seed, all of it at random."""
    rules = shelf.load(game)
    # A new generator for each match costs 8 µs, against 250 µs for the shortest of matches.
    played = play_out(rules, at_random(Random(f"{seed}:{number}")), house)
    result = rules.result(played.state)
    assert result is not None
    return Match(result.winner, result.score, played.decisions, played.choices, len(played.state.events))


@takes_options
def simulate(
    game: str,
    matches: int = 1000,
    seed: int = 1,
    house: Mapping[str, str] | None = None,
    jobs: int = 1,
    tell: Tell | None = None,
    executor: Executor | None = None,
) -> Simulation:
    """Many matches in which everything is answered at random, in numbers.

    Each match has luck of its own, made of the seed and its number: `jobs`, the number of processes, changes nothing,
    and neither does `executor`, any of `concurrent.futures`, which plays them in place of our own processes.
    `tell(done, total)` is called as matches come in.

    >>> import engine
    >>> found = engine.simulate("double", matches=50, seed=3)
    >>> found["matches"], sum(found["winners"].values())
    (50, 50)
    """
    if matches < 1:
        raise Refusal("matches", matches=matches)
    house_rules = shelf.load(game).house_rules
    settings = agreed(house_rules, house or {})
    began = perf_counter()
    found = spread(partial(match, game, settings, seed), range(matches), jobs, tell, executor)
    seconds = perf_counter() - began
    decisions = sum(each.decisions for each in found)
    winners = Counter("draw" if each.winner is None else f"seat-{each.winner}" for each in found)
    scores = Counter("-".join(map(str, each.score)) for each in found)
    points = [sum(side) for side in zip(*(each.score for each in found), strict=True)]
    return {
        "game": game,
        "options": changed_house(house_rules, settings),
        "matches": matches,
        "seed": seed,
        "decisions": decisions,
        "choices": sum(each.choices for each in found),
        "events": sum(each.events for each in found),
        "seconds": round(seconds, 4),
        "decisions_per_second": round(decisions / seconds),
        "average_points": [round(total / matches, 2) for total in points],
        "winners": dict(sorted(winners.items())),
        "scores": dict(scores.most_common()),
    }
