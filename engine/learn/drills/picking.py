"""Wrong options beside the right one: none equal to it, and none that gives it away by how it looks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, islice
from random import Random
from typing import TypeVar

from engine.core.languages import LANGUAGES
from engine.learn.drills.drill import Option

Thing = TypeVar("Thing")
WRONG, LEAST = 3, 2
"""Wrong options beside the right one, at most and at least."""
MOST = 24
"""Of so many they are picked."""
TRIES = 60
"""How many groups of wrong options are tried."""
CLOSER = 0.2
"""What a mistake that is likely counts, beside how much a group gives away."""
Size = Callable[[Option], float]
"""How large the thing is that an option names: a chance, a distance."""
_WORD = re.compile(r"\w+")


def picked(
    right: Option, likely: Iterable[Option], others: Iterable[Option], rng: Random, *, size: Size | None = None
) -> list[Option]:
    """Wrong options, rather those that are `likely` to be taken for it; nothing if there are too few.

    By lot the right one is to be the longest, the shortest or in between, and in the same way the one most like the
    others, or the largest; of many groups of wrong options that one is taken which comes nearest to that.
    """
    near = list(islice(_different(right, in_any_order(likely, rng)), MOST))
    pool = list(islice(_different(right, chain(near, others)), MOST))
    if len(pool) < LEAST:
        return []
    count = min(WRONG, len(pool))
    looks = _looks(right, pool, size)
    wanted = [int(rng.random() * (count + 1)) / count for _ in looks]
    best: tuple[float, list[int]] | None = None
    for _ in range(TRIES):
        group = in_any_order(range(len(pool)), rng)[:count]
        off = sum(abs(look(group) - want) for look, want in zip(looks, wanted, strict=True))
        off -= CLOSER * sum(place < len(near) for place in group)
        if best is None or off < best[0]:
            best = off, group
    assert best is not None
    return [pool[place] for place in best[1]]


def _looks(right: Option, pool: Sequence[Option], size: Size | None) -> list[Callable[[list[int]], float]]:
    """Ways in which the right option may catch the eye in a group, each as its place among them from 0 to 1: by what
    it says of size or else by its length, and by how like the others it is."""
    every = [right, *pool]
    words = [{word for lang in LANGUAGES for word in _WORD.findall(one.said[lang].casefold())} for one in every]
    alike = [[_likeness(one, other) for other in words] for one in words]
    sizes = [size(one) if size else _length(one) for one in every]
    return [partial(_place_by, sizes), partial(_place_by_likeness, alike)]


def _length(option: Option) -> float:
    """How long it is to the eye, in all languages together."""
    return sum(len(option.said[lang]) for lang in LANGUAGES)


def _place_by(values: Sequence[float], group: list[int]) -> float:
    """Where the first value stands among those of a group."""
    mine = values[0]
    others = [values[place + 1] for place in group]
    return sum((other < mine) + (other == mine) / 2 for other in others) / len(others)


def _place_by_likeness(alike: Sequence[Sequence[float]], group: list[int]) -> float:
    """The same, for how like the others each is."""
    places = [0, *(place + 1 for place in group)]
    sums = [sum(alike[one][other] for other in places if other != one) for one in places]
    return sum((other < sums[0]) + (other == sums[0]) / 2 for other in sums[1:]) / len(group)


def _likeness(one: set[str], other: set[str]) -> float:
    """How many of their words two options share."""
    return len(one & other) / max(len(one | other), 1)


def laid_out(right: Option, wrong: Sequence[Option], rng: Random) -> tuple[tuple[Option, ...], int]:
    """All options in an order of chance, and the place of the right one."""
    place = int(rng.random() * (len(wrong) + 1))
    order = in_any_order(wrong, rng)
    return (*order[:place], right, *order[place:]), place


def _different(right: Option, options: Iterable[Option]) -> Iterator[Option]:
    """Those whose words differ from the right one's and from each other's, in every language."""
    seen = {lang: {_plain(right.said[lang])} for lang in LANGUAGES}
    for option in options:
        if any(_plain(option.said[lang]) in seen[lang] for lang in LANGUAGES):
            continue
        for lang in LANGUAGES:
            seen[lang].add(_plain(option.said[lang]))
        yield option


def _plain(words: str) -> str:
    return words.casefold().strip(" .\u202f\u00a0")


def in_any_order(options: Iterable[Thing], rng: Random) -> list[Thing]:
    """In an order of chance, by the one method of `Random` that is the same in every Python."""
    left = list(options)
    for place in range(len(left) - 1, 0, -1):
        other = int(rng.random() * (place + 1))
        left[place], left[other] = left[other], left[place]
    return left
