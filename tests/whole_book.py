"""The real book, read once by each worker: several tests look at it, and to read it takes longer than to look."""

from __future__ import annotations

from functools import cache

from site_plugins.rulebook.read.book import Book, read_book
from tests.conftest import ROOT


@cache
def book() -> Book:
    """The whole book."""
    return read_book(ROOT, ROOT / "docs", ROOT / "tests", ROOT / "docs/glossary.toml")
