"""The source document is the one that the coverage page speaks of."""

from __future__ import annotations

from pathlib import Path

from site_plugins.rulebook.read.coverage import compare, fingerprints, read_coverage

FOLDER = Path(__file__).parents[3] / "engine" / "games" / "newgame" / "book"


def test_the_fingerprints_are_those_of_the_document() -> None:
    coverage, problems = read_coverage("coverage.toml", (FOLDER / "coverage.toml").read_text("utf-8"))
    assert not problems
    assert compare(fingerprints((FOLDER / "source.txt").read_text("utf-8")), coverage.lines) == []
