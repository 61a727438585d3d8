"""References to lines of the source documents: `002:85-87, 89` is four lines of document 002."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

_PART = re.compile(r"(?:(?P<document>\d{3}):)?(?P<first>\d+)(?:[-–](?P<last>\d+))?")


class Span(NamedTuple):
    """Lines of a source document, the first and the last included."""

    document: str
    first: int
    last: int

    @property
    def lines(self) -> range:
        """Every line number of the span."""
        return range(self.first, self.last + 1)


def parse_spans(text: str) -> tuple[Span, ...]:
    """Read a reference; a part without a document belongs to the document named before it."""
    spans: list[Span] = []
    document = ""
    for part in text.split(","):
        found = _PART.fullmatch(part.strip())
        if found is None:
            raise ValueError(f"{part.strip()!r} is no source: write 002:85 or 002:85-87, separated by commas")
        document = found["document"] or document
        if not document:
            raise ValueError(f"{part.strip()!r} does not say which document: write 002:{part.strip()}")
        first = int(found["first"])
        last = int(found["last"] or first)
        if first < 1 or last < first:
            raise ValueError(f"{part.strip()!r} runs backwards")
        spans.append(Span(document, first, last))
    return tuple(spans)


def by_document(spans: Iterable[Span]) -> dict[str, tuple[Span, ...]]:
    """The spans of each document, sorted by line."""
    grouped: dict[str, list[Span]] = {}
    for span in spans:
        grouped.setdefault(span.document, []).append(span)
    return {document: tuple(sorted(found)) for document, found in grouped.items()}


def joined_lines(lines: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """Line numbers as runs: 3, 4, 5 and 9 become (3, 5) and (9, 9)."""
    runs: list[tuple[int, int]] = []
    for line in sorted(set(lines)):
        if runs and line == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], line)
        else:
            runs.append((line, line))
    return tuple(runs)
