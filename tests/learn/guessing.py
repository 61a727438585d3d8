"""A reader who knows no rule and looks at the options alone: how often does such a one guess right?

The guesser learns from half of the drills what right options look like beside wrong ones (their length, their words,
digits, denials, quotations) and is tried on the other half. The same options stand in one half only: to know them by
heart is no guessing.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from math import exp
from random import Random
from typing import NamedTuple

from engine.learn.drills.drill import Drill

_WORD = re.compile(r"\w+")
_NUMBER = re.compile(r"\d+")
_DENIAL = re.compile(
    r"\b(no|not|nobody|nothing|never|none|without|non|ne|pas|personne|rien|jamais|aucune?|sans)\b|\bn’", re.IGNORECASE
)
_ONLY = re.compile(r"\b(only|alone|every|always|any|all|seul\w*|que|toujours|tout\w*|tous)\b", re.IGNORECASE)
_YES = re.compile(r"^(yes|oui)\b", re.IGNORECASE)
_ROUNDS, _STEP, _SHRINK = 30, 0.05, 0.002
LEAST = 24
"""Of fewer different sets of options nobody learns what right ones look like, but only which they are."""
Row = tuple[float, ...]


class Guessed(NamedTuple):
    """How a guesser did on questions that it had not seen."""

    asked: int
    right: float
    """The share that it got right."""
    chance: float
    """The share that anybody gets right who picks at random."""

    @property
    def over(self) -> float:
        """How much better than chance it was."""
        return self.right - self.chance


NOTHING = Guessed(0, 0, 0)
"""There was nothing to guess."""


def guess(drills: Sequence[Drill], lang: str) -> Guessed:
    """Learn from half of the drills, and guess the rest; at random where too few are different."""
    known = Counter(word for one in drills for option in one.options for word in set(_words(option.said[lang])))
    rows = [(_looks([option.said[lang] for option in one.options], known), one.right) for one in drills]
    sets = [one.ruling or repr(sorted(option.said[lang] for option in one.options)) for one in drills]
    if len(set(sets)) < LEAST:
        return Guessed(len(rows) // 2, _chance(rows), _chance(rows)) if rows else NOTHING
    sides = [Random(f"guess:{one}").random() < 0.5 for one in sets]
    learnt, asked = ([row for row, side in zip(rows, sides, strict=True) if side is one] for one in (True, False))
    weights = _learnt(learnt)
    right = sum(_best(looks, weights) == true for looks, true in asked)
    return Guessed(len(asked), right / len(asked), _chance(asked))


def by_heart(drills: Sequence[Drill], lang: str) -> Guessed:
    """Learn from half of the drills how often each answer is right where it stands, and pick by that in the rest."""
    sets = [repr(sorted(option.said[lang] for option in one.options)) for one in drills]
    sides = [Random(f"heart:{one}").random() < 0.5 for one in sets]
    learnt, asked = ([one for one, side in zip(drills, sides, strict=True) if side is which] for which in (True, False))
    stood = Counter(option.said[lang] for one in learnt for option in one.options)
    held = Counter(one.options[one.right].said[lang] for one in learnt)

    def best(one: Drill) -> int:
        shares = [(held[option.said[lang]] + 1) / (stood[option.said[lang]] + 4) for option in one.options]
        return shares.index(max(shares))

    if not asked:
        return NOTHING
    right = sum(best(one) == one.right for one in asked)
    return Guessed(len(asked), right / len(asked), sum(1 / len(one.options) for one in asked) / len(asked))


def _chance(rows: Sequence[tuple[list[Row], int]]) -> float:
    """The share that anybody gets right who picks at random."""
    return sum(1 / len(looks) for looks, _ in rows) / len(rows)


def together(found: Iterable[Guessed]) -> Guessed:
    """Several kinds of question as one."""
    every = [each for each in found if each.asked]
    asked = sum(each.asked for each in every)
    if not asked:
        return NOTHING
    right, chance = (
        sum(each.asked * share for each, share in pairs)
        for pairs in (
            [(each, each.right) for each in every],
            [(each, each.chance) for each in every],
        )
    )
    return Guessed(asked, right / asked, chance / asked)


def _words(said: str) -> list[str]:
    return [word.casefold() for word in _WORD.findall(said)]


def _looks(said: Sequence[str], known: Mapping[str, int]) -> list[Row]:
    """What each option looks like beside the others: every number is centred, so that only differences count."""
    words = [set(_words(one)) for one in said]
    lengths = [len(one) for one in said]
    found: list[list[float]] = []
    for place, one in enumerate(said):
        rare = [1 / known[word] ** 0.5 for word in words[place]] or [0.0]
        found.append(
            [
                lengths[place] / 20,
                float(lengths[place] > max(lengths[:place] + lengths[place + 1 :])),
                float(lengths[place] < min(lengths[:place] + lengths[place + 1 :])),
                len(words[place]) / 4,
                len(_NUMBER.findall(one)) / 2,
                float(bool(_DENIAL.search(one))),
                float(bool(_ONLY.search(one))),
                float(bool(_YES.search(one))),
                float(any(mark in one for mark in '“«"')),
                sum(rare) / len(rare) * 4,
                max(rare) * 2,
            ]
        )
    means = [sum(column) / len(found) for column in zip(*found, strict=True)]
    return [tuple(value - mean for value, mean in zip(row, means, strict=True)) for row in found]


def _learnt(rows: Sequence[tuple[list[Row], int]]) -> list[float]:
    """What tells right from wrong, by gradient steps on the chance that is given to the right option."""
    weights = [0.0] * (len(rows[0][0][0]) if rows else 0)
    for looks, true in chain.from_iterable(rows for _ in range(_ROUNDS)):
        odds = [exp(min(_score(look, weights), 30.0)) for look in looks]
        whole = sum(odds)
        for place, look in enumerate(looks):
            push = _STEP * ((place == true) - odds[place] / whole)
            for which, value in enumerate(look):
                weights[which] += push * value
        weights = [weight * (1 - _SHRINK * _STEP) for weight in weights]
    return weights


def _score(look: Row, weights: Sequence[float]) -> float:
    return sum(value * weight for value, weight in zip(look, weights, strict=True))


def _best(looks: Sequence[Row], weights: Sequence[float]) -> int:
    """The option that looks right the most."""
    scores = [_score(look, weights) for look in looks]
    return scores.index(max(scores))
