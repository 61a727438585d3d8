"""How input is spoiled: texts flipped, cut and spliced; plain values of the wrong kind, too deep or too long."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

ODD_TEXTS = (
    *("", " ", "\n", "\x00", "\x1b[31m", "\x07\x08", "\u202e", "\ufeff", "\ud800", "a\udfffz", "é" * 50, "<b>&\"'</b>"),
    *("9" * 5000, "-1", "1e999", "NaN", "Infinity", "0x1F", "٣", "²", "True", "null", "None", "[]", "{}", "../../etc"),
    *(
        "x" * 5000,
        "%s%n",
        "{0}",
        "{0.__class__}",
        "$(ls)",
        "`",
        "--help",
        "-",
        "#",
        "c1",
        "q1double.",
        "c1" + "A" * 300,
    ),
)
ODD_VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 7, 10**6, -(10**6), 10**30, 1.5, -0.0, float("nan"), float("inf"), 1e308),
    *([], {}, [[]], [{}], {"": None}, [None] * 3, [0, 1], ["0", "1"], [True, False], {"a": {"b": []}}),
    *ODD_TEXTS,
)
_CHARACTERS = "abcz019 -_.,;:/=+#{}[]()\"'\\\n\té€\x00\ud800"


def pick(rng: Random, many: Sequence[Any]) -> Any:
    """One of several."""
    return many[int(rng.random() * len(many))]


def below(rng: Random, most: int) -> int:
    """A whole number from 0, below `most`."""
    return int(rng.random() * most)


def garbage(rng: Random, most: int = 40) -> str:
    """A text of no sense."""
    return "".join(pick(rng, _CHARACTERS) for _ in range(below(rng, most)))


def deep(rng: Random) -> Any:
    """Lists or tables within each other."""
    value: Any = pick(rng, (0, "", None))
    key = pick(rng, ("a", "state", "hands"))
    for _ in range(pick(rng, (3, 40, 400))):
        value = [value] if rng.random() < 0.5 else {key: value}
    return value


def long(rng: Random) -> Any:
    """A long list."""
    return [pick(rng, (0, 1, "x", None, "blue-goal-free", "12"))] * pick(rng, (50, 1000, 20_000))


def text(rng: Random, given: str, others: Sequence[str] = ()) -> str:
    """A text spoiled once or a few times."""
    for _ in range(1 + below(rng, 3)):
        given = pick(rng, _TEXTS)(rng, given, others)
    return given


def _flip(rng: Random, given: str, _: Sequence[str]) -> str:
    """One bit of one character turned over."""
    if not given:
        return garbage(rng)
    place = below(rng, len(given))
    flipped = chr(min(ord(given[place]) ^ (1 << below(rng, 7)), 0x10FFFF))
    return given[:place] + flipped + given[place + 1 :]


def _cut(rng: Random, given: str, _: Sequence[str]) -> str:
    """An end or a middle missing."""
    first, last = sorted((below(rng, len(given) + 1), below(rng, len(given) + 1)))
    return str(pick(rng, (given[:first], given[last:], given[:first] + given[last:])))


def _double(rng: Random, given: str, _: Sequence[str]) -> str:
    """A piece said twice, or many times."""
    first, last = sorted((below(rng, len(given) + 1), below(rng, len(given) + 1)))
    piece = given[first:last][:400]
    times: int = pick(rng, (1, 2, 20))
    return given[:last] + piece * times + given[last:]


def _splice(rng: Random, given: str, others: Sequence[str]) -> str:
    """The head of one and the tail of another."""
    other: str = pick(rng, others or ODD_TEXTS)
    return given[: below(rng, len(given) + 1)] + other[below(rng, len(other) + 1) :]


def _insert(rng: Random, given: str, _: Sequence[str]) -> str:
    """Something odd put in."""
    place = below(rng, len(given) + 1)
    odd: str = pick(rng, (pick(rng, ODD_TEXTS), garbage(rng, 8)))
    return given[:place] + odd + given[place:]


def _replace(rng: Random, _: str, __: Sequence[str]) -> str:
    """Something else altogether."""
    return str(pick(rng, (pick(rng, ODD_TEXTS), garbage(rng))))


_TEXTS: tuple[Callable[[Random, str, Sequence[str]], str], ...] = (
    *(_flip, _flip, _cut, _double, _splice, _insert, _replace),
)


def plain(rng: Random, value: Any, others: Sequence[Any] = ()) -> Any:
    """A plain value spoiled somewhere inside: a little as often as badly."""
    if rng.random() < 0.5:
        return _inside(rng, value, others, 9, _GENTLE)
    for _ in range(1 + below(rng, 3)):
        value = _inside(rng, value, others, 6, _VALUES)
    return value


def _inside(rng: Random, value: Any, others: Sequence[Any], depth: int, ways: Sequence[Any]) -> Any:
    """Spoil a value, or something in it."""
    if depth and rng.random() < 0.8:
        if isinstance(value, dict) and value:
            key = pick(rng, list(value))
            return {**value, key: _inside(rng, value[key], others, depth - 1, ways)}
        if isinstance(value, list) and value:
            place = below(rng, len(value))
            return [*value[:place], _inside(rng, value[place], others, depth - 1, ways), *value[place + 1 :]]
    return pick(rng, ways)(rng, value, others)


def _odd(rng: Random, _: Any, __: Sequence[Any]) -> Any:
    """Something of another kind."""
    return pick(rng, ODD_VALUES)


def _sized(rng: Random, _: Any, __: Sequence[Any]) -> Any:
    """Something too deep or too long."""
    return deep(rng) if rng.random() < 0.5 else long(rng)


def _near(rng: Random, value: Any, _: Sequence[Any]) -> Any:
    """Nearly the same."""
    if isinstance(value, bool) or value is None:
        return pick(rng, (0, 1, "true", not value))
    if isinstance(value, int):
        return pick(rng, (value + 1, value - 1, -value, str(value), value * 10**20, float(value), bool(value)))
    if isinstance(value, str):
        return text(rng, value)
    if isinstance(value, list):
        return pick(
            rng, (value[:-1], value * 2, value[::-1], value[:1], [value], {str(n): x for n, x in enumerate(value)})
        )
    if isinstance(value, dict):
        keys = list(value)
        fewer = {key: value[key] for key in keys if rng.random() < 0.7}
        return pick(
            rng,
            (fewer, {**value, garbage(rng, 8): 1}, [value], list(value.values()), {k.upper(): value[k] for k in keys}),
        )
    return value


def _other(rng: Random, value: Any, others: Sequence[Any]) -> Any:
    """A piece of another input."""
    return pick(rng, others) if others else value


def _step(rng: Random, value: Any, _: Sequence[Any]) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return pick(rng, (0, 1, value + 1, value - 1, value + 5, abs(value) * 2))
    if isinstance(value, list):
        return pick(rng, (value[:-1], value[1:], value[::-1], [], value + value[:1]))
    if isinstance(value, dict) and value:
        gone = pick(rng, list(value))
        return {key: one for key, one in value.items() if key != gone}
    return pick(rng, ("", value, None, garbage(rng, 4)))


_GENTLE: tuple[Callable[[Random, Any, Sequence[Any]], Any], ...] = (_step, _step, _step, _other)
_VALUES: tuple[Callable[[Random, Any, Sequence[Any]], Any], ...] = (_odd, _odd, _sized, _near, _near, _near, _other)


def as_json(rng: Random, value: Any) -> str:
    """A value as the text that a page sends, which itself may be spoiled."""
    written = json.dumps(value, ensure_ascii=rng.random() < 0.5)
    return text(rng, written) if rng.random() < 0.05 else written
