"""A problem of the book: where it stands and what is wrong, the way editors and people can read it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Problem(NamedTuple):
    """Something that keeps the book from being printed; line 0 means the whole file."""

    file: str
    line: int
    reason: str

    def __str__(self) -> str:
        """`file:line: reason`, or `file: reason` when no line is to blame."""
        return f"{self.file}:{self.line}: {self.reason}" if self.line else f"{self.file}: {self.reason}"


def in_order(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Each problem once, sorted by file and line."""
    return tuple(sorted(set(problems)))
