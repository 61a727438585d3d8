"""The lines of a source document: which there are, and why some have nothing to play.

The document itself is not in the repository: `engine/games/<game>/book/coverage.toml` keeps a fingerprint of each line.

    source = "002"
    [lines]
    15 = "0123456789"                       # the first ten hex digits of the SHA-256 of the stripped line
    [[nothing]]
    lines = "1-7, 10"
    reason = { en = "…", fr = "…" }

Someone who has the document compares it with `python -m site_plugins.rulebook.read.coverage DOCUMENT coverage.toml`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from site_plugins.content_hash import digest
from site_plugins.rulebook.problems import Problem
from site_plugins.rulebook.read.sources import parse_spans
from site_plugins.rulebook.read.toml_tables import Table, lines_of_tables, load_toml

_FINGERPRINT = re.compile(r"[0-9a-f]{10}")


class Nothing(NamedTuple):
    """Why a line has nothing to play; `line` is where that is written."""

    reason: Mapping[str, str]
    line: int


class Coverage(NamedTuple):
    """A source document: the fingerprint of each line that is not blank, and the lines with nothing to play."""

    document: str
    file: str
    lines: Mapping[int, str]
    nothing: Mapping[int, Nothing]


def fingerprints(document: str) -> dict[int, str]:
    """The fingerprint of every line of a document that is not blank, by its number."""
    return {
        number: digest(line.strip().encode()) for number, line in enumerate(document.splitlines(), 1) if line.strip()
    }


def read_coverage(file: str, text: str) -> tuple[Coverage, tuple[Problem, ...]]:
    """Read a coverage file; all mistakes are told, each with its line."""
    problems: list[Problem] = []
    data = load_toml(file, text, problems)
    starts = lines_of_tables(text)
    whole = Table(file, text, 0, data, problems)
    whole.only("source", "lines", "nothing")
    document = whole.text("source") if data else ""
    table = Table(file, text, starts.get("lines", [0])[0], data.get("lines", {}), problems)
    lines: dict[int, str] = {}
    for key, value in table.data.items():
        if not key.isdigit() or not isinstance(value, str) or not _FINGERPRINT.fullmatch(value):
            table.wrong(f"line {key} has no fingerprint of ten hex digits", key)
        else:
            lines[int(key)] = value
    nothing: dict[int, Nothing] = {}
    entries = data.get("nothing", [])
    for entry, start in zip(entries, starts.get("nothing", []), strict=False):
        _read_nothing(document, Table(file, text, start, entry, problems), lines, nothing)
    return Coverage(document, file, dict(sorted(lines.items())), nothing), tuple(problems)


def _read_nothing(document: str, table: Table, lines: Mapping[int, str], nothing: dict[int, Nothing]) -> None:
    table.only("lines", "reason")
    reason = Nothing(table.said("reason"), table.line)
    written = table.text("lines")
    try:
        spans = parse_spans(f"{document}:{written}") if written else ()
    except ValueError as why:
        table.wrong(str(why), "lines")
        return
    for span in spans:
        there = [line for line in span.lines if line in lines]
        if not there:
            table.wrong(f"{span.first}-{span.last} holds no line of the document", "lines")
        for line in there:
            if line in nothing:
                table.wrong(f"line {line} has a reason already", "lines")
            nothing[line] = reason


def compare(real: Mapping[int, str], kept: Mapping[int, str]) -> list[str]:
    """In what the kept fingerprints differ from those of the document."""
    differences: list[str] = []
    for line in sorted({*real, *kept}):
        if line not in kept:
            differences.append(f"line {line} has no fingerprint: {line} = {real[line]!r}")
        elif line not in real:
            differences.append(f"line {line} is not in the document, or blank")
        elif real[line] != kept[line]:
            differences.append(f"line {line} is {real[line]}, not {kept[line]}")
    return differences


def main(arguments: Sequence[str]) -> int:
    """Print the fingerprints of a document, or compare them with those of a coverage file."""
    if len(arguments) not in {1, 2}:
        print("usage: python -m site_plugins.rulebook.read.coverage DOCUMENT [coverage.toml]", file=sys.stderr)
        return 2
    real = fingerprints(Path(arguments[0]).read_text(encoding="utf-8"))
    if len(arguments) == 1:
        print("[lines]")
        for line, fingerprint in real.items():
            print(f'{line} = "{fingerprint}"')
        return 0
    coverage, problems = read_coverage(arguments[1], Path(arguments[1]).read_text(encoding="utf-8"))
    differences = [*map(str, problems), *(f"{arguments[1]}: {one}" for one in compare(real, coverage.lines))]
    print("\n".join(differences) if differences else f"{len(real)} lines, all as they should be")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
