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
RIGHTS = 4
"""Of so many right options at most one is taken."""
LOOKS = 3
"""In so many ways an option may catch the eye: by its length, its likeness, the size of what it names or else
the number of its words."""
LENGTH = 2.0
"""What its length counts for, beside each of the other ways."""
CLOSER = 0.6
"""What likely mistakes count for, beside how much a group gives away."""
Size = Callable[[Option], float]
"""How large the thing is that an option names: a chance, a distance."""
Look = Callable[[list[int]], float]
"""Its place among a group in one way of looking at it, from 0 to 1."""
_WORD = re.compile(r"\w+")


def picked(
    right: Option, likely: Iterable[Option], others: Iterable[Option], rng: Random, *, size: Size | None = None
) -> list[Option]:
    """Wrong options, rather those that are `likely` to be taken for it; nothing if there are too few."""
    found = among([right], likely, others, rng, size=size)
    return found[1] if found else []


def among(
    rights: Iterable[Option],
    likely: Iterable[Option],
    others: Iterable[Option],
    rng: Random,
    *,
    size: Size | None = None,
) -> tuple[Option, list[Option]] | None:
    """One of those that are right, and wrong ones beside it.

    By lot the right one is to be the longest, the shortest or in between, and in the same way the one most like the
    others, or the largest; of many groups of options that one is taken which comes nearest to that.
    """
    near, far = in_any_order(likely, rng), list(islice(others, MOST))
    wanted = [rng.random() for _ in range(LOOKS)]
    best: tuple[float, Option, list[Option]] | None = None
    for right in islice(rights, RIGHTS):
        close = list(islice(_different(right, near), MOST))
        pool = list(islice(_different(right, chain(close, far)), MOST))
        if len(pool) < LEAST:
            continue
        count = min(WRONG, len(pool))
        looks = _looks(right, pool, size)
        want = [int(lot * (count + 1)) / count for lot in wanted]
        for _ in range(TRIES):
            group = in_any_order(range(len(pool)), rng)[:count]
            off = sum(weight * abs(look(group) - at) for (weight, look), at in zip(looks, want, strict=True))
            off -= CLOSER * sum(place < len(close) for place in group) / count
            if best is None or off < best[0]:
                best = off, right, [pool[place] for place in group]
    return best and best[1:]


def _looks(right: Option, pool: Sequence[Option], size: Size | None) -> list[tuple[float, Look]]:
    """Ways in which the right option may catch the eye in a group, and how much each counts."""
    every = [right, *pool]
    lengths = [_length(one) for one in every]
    words = [{word for lang in LANGUAGES for word in _WORD.findall(one.said[lang].casefold())} for one in every]
    alike = [[_likeness(one, other) for other in words] for one in words]
    looks = [(LENGTH, partial(_place_by, lengths)), (1.0, partial(_place_by_likeness, alike))]
    spoken = [float(sum(len(one.said[lang].split()) for lang in LANGUAGES)) for one in every]
    return [*looks, (1.0, partial(_place_by, [size(one) for one in every] if size else spoken))]


def _length(option: Option) -> float:
    """How long it is to the eye, in all languages together."""
    return float(sum(len(option.said[lang]) for lang in LANGUAGES))


def stands_out(right: Option, wrong: Sequence[Option]) -> bool:
    """Whether the right one is longer than all others, or shorter, in any language."""
    for lang in LANGUAGES:
        lengths = [len(one.said[lang]) for one in wrong]
        if not min(lengths) <= len(right.said[lang]) <= max(lengths):
            return True
    return False


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
