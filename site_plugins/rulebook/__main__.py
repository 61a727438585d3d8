"""Lists everything that keeps the book from being printed, without printing it: `python -m site_plugins.rulebook`."""

from __future__ import annotations

import sys
from pathlib import Path

from site_plugins.rulebook.check.whole_book import find_problems
from site_plugins.rulebook.check.wording import find_words
from site_plugins.rulebook.read.book import read_book


def main(root: Path) -> int:
    """Check the book of this folder; the exit code says whether it can be printed."""
    book = read_book(root, root / "docs", root / "tests", root / "docs" / "glossary.toml")
    problems = (*find_problems(book), *find_words(root))
    for problem in problems:
        print(problem)
    rules = len(book.rules)
    situations = sum(len(shelved.situations) for shelved in book.games.values())
    notes = [ruling.is_note for shelved in book.games.values() for ruling in shelved.rulings.values()]
    counts = f"{rules} rules, {situations} situations, {notes.count(False)} rulings, {notes.count(True)} notes"
    print(f"{counts}, {len(problems)} problems", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(Path.cwd()))
