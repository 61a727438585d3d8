"""What the rulebook says of lines of a document and of days, in any language."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TypeAlias

from engine.core.language import Language

Runs: TypeAlias = Sequence[tuple[int, int]]
"""Line numbers as runs, the first and the last of each."""


def lines(runs: Runs, say: Language) -> str:
    """Lines 3 to 5 and 9: neighbours are named one by one, longer runs by their ends."""
    parts: list[str] = []
    for first, last in runs:
        if last > first + 1:
            parts.append(say("book.run", first=first, last=last))
        else:
            parts += map(str, range(first, last + 1))
    return say("book.lines", number=sum(last - first + 1 for first, last in runs), lines=parts)


def source(game: str, runs: Runs, say: Language) -> str:
    """From which lines of which document something comes."""
    return say("book.source", game=game, lines=lines(runs, say))


def in_words(day: date, say: Language) -> str:
    """16 November 2026."""
    return say("book.day", day=day.day, month=say.list("book.months")[day.month - 1], year=day.year)


def decided(status: str, day: date, say: Language) -> str:
    """What decided a ruling, and when."""
    return say("book.decided", status=say(f"book.statuses.{status}"), day=in_words(day, say))
