"""Wrong options beside the right one: none equal to it, and none that gives it away by its length."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from random import Random

from engine.core.languages import LANGUAGES
from engine.learn.drills.drill import Option

WRONG, LEAST = 3, 2
"""Wrong options beside the right one, at most and at least."""
NEAREST = 14
"""Of so many that come nearest to it they are picked."""


def picked(right: Option, likely: Iterable[Option], others: Iterable[Option], rng: Random) -> list[Option]:
    """Wrong options, those that are `likely` to be taken for it before the others; nothing if there are too few.

    By lot the right one is to be the longest, the shortest or in between, and the wrong ones are picked for that.
    """
    pool = list(islice(_different(right, chain(in_any_order(likely, rng), others)), NEAREST))
    shorter = int(rng.random() * (WRONG + 1))
    found: list[Option] = []
    for _ in range(WRONG):
        need = sum(_length(one) < _length(right) for one in found) < shorter
        left = [one for one in pool if one not in found]
        fits = [one for one in left if (_length(one) < _length(right)) is need] or left
        if not fits:
            break
        found.append(fits[0])
    return found if len(found) >= LEAST else []


def laid_out(right: Option, wrong: Sequence[Option], rng: Random) -> tuple[tuple[Option, ...], int]:
    """All options in an order of chance, and the place of the right one."""
    place = int(rng.random() * (len(wrong) + 1))
    order = in_any_order(wrong, rng)
    return (*order[:place], right, *order[place:]), place


def _length(option: Option) -> int:
    """How long it is to the eye, in all languages together."""
    return sum(len(option.said[lang]) for lang in LANGUAGES)


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


def in_any_order(options: Iterable[Option], rng: Random) -> list[Option]:
    """In an order of chance, by the one method of `Random` that is the same in every Python."""
    left = list(options)
    for place in range(len(left) - 1, 0, -1):
        other = int(rng.random() * (place + 1))
        left[place], left[other] = left[other], left[place]
    return left


def stands_out(right: Option, wrong: Sequence[Option]) -> bool:
    """Whether the right one is longer than all others, or shorter."""
    lengths = [_length(one) for one in wrong]
    return not min(lengths) <= _length(right) <= max(lengths)
