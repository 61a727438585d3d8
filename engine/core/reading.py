"""What comes from outside, read with care: numbers, JSON and texts that may be damaged, endless or meant to do harm.

Python gives up on numbers of more than 4,300 digits, on JSON that is nested too deeply and on halves of characters,
each in a way of its own. Whoever reads what others have written does it here, and meets `Unreadable` and nothing else.
"""

from __future__ import annotations

import json
from typing import Any

DIGITS = 9
"""Figures of a whole number at most: more than any match, bet or seed of chance can need."""
_HIGHEST = 10**15
"""Numbers in JSON end here, where other languages begin to round them."""
_DEEPEST = 40
"""Lists in lists, at most: no state and no page nests half as deeply."""
_STEERING = frozenset(
    (
        *range(0x20),
        *range(0x7F, 0xA0),
        0x61C,
        0x200B,
        0x200E,
        0x200F,
        *range(0x2028, 0x202F),
        *range(0x2066, 0x206A),
        0xFEFF,
    )
)
"""Characters that show nothing and turn, break or hide what stands around them: control, direction, no width."""


class Unreadable(ValueError):
    """JSON that cannot be read; `line` says from where on."""

    def __init__(self, line: int = 1) -> None:
        """Keep the line."""
        super().__init__(f"unreadable from line {line} on")
        self.line = line


def whole(text: object, digits: int = DIGITS) -> int | None:
    """A whole number that is written in at most so many plain figures; None for anything else.

    >>> whole("12"), whole("²"), whole("9" * 5000), whole("-1")
    (12, None, None, None)
    """
    if not isinstance(text, str) or not 0 < len(text) <= digits or not (text.isascii() and text.isdigit()):
        return None
    return int(text)


def from_json(text: str | bytes) -> Any:
    """Plain values out of JSON: no number without end, no depth without bottom, no half of a character."""
    try:
        return plain(json.loads(text, parse_constant=_no_number))
    except json.JSONDecodeError as problem:
        raise Unreadable(problem.lineno) from problem
    except (ValueError, TypeError, RecursionError) as problem:
        raise Unreadable from problem


def plain(value: object) -> Any:
    """The same plain values, with every text well formed; refuse depths and numbers that nobody can use."""
    level: list[object] = [value]
    sound = True
    for _ in range(_DEEPEST):
        below: list[object] = []
        texts: list[str] = []
        for one in level:
            # A page brings hundreds of texts with every command: they are asked about first, and looked at together.
            if isinstance(one, str):
                texts.append(one)
            elif isinstance(one, dict):
                below += one
                below += one.values()
            elif isinstance(one, (list, tuple)):
                below += one
            elif isinstance(one, (int, float)) and not -_HIGHEST < one < _HIGHEST:
                raise Unreadable
        # With a line between them, halves of two texts cannot pass for a whole.
        together = "\n".join(texts)
        sound = sound and well_formed(together) == together
        if not below:
            return value if sound else _mended(value)
        level = below
    raise Unreadable


def _mended(value: object) -> object:
    """The same with every text well formed."""
    if isinstance(value, dict):
        return {_mended(key): _mended(one) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [_mended(one) for one in value]
    return well_formed(value) if isinstance(value, str) else value


def _no_number(name: str) -> object:
    """Refuse what JSON does not know: NaN and the infinite ones."""
    raise ValueError(name)


def well_formed(text: str) -> str:
    """A text that can be written anywhere: for each half of a character stands a sign that one was lost."""
    if text.isascii():
        return text
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def clean(text: str) -> str:
    """A text on one line that steers no screen: without control characters, and without those that turn the direction.

    >>> clean("Ann\\x1b[31m \\u202eBob")
    'Ann[31m Bob'
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(one for one in well_formed(text) if ord(one) not in _STEERING)


def quoted(value: object, most: int = 60) -> str:
    """Anything at all as a short text for a sentence: cut where it is long, and nothing in it steers a screen."""
    try:
        text = value if isinstance(value, str) else str(value)
    except (ValueError, RecursionError):
        return "…"
    text = clean(text[: 4 * most])
    return text if len(text) <= most else text[: most - 1] + "…"
