"""Lists everything that keeps the book from being printed, without printing it: `python -m site_plugins.rulebook`.

`python -m site_plugins.rulebook ruled` first writes anew the tables of what the rulings decided, which the log shows.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from site_plugins.rulebook.book import Book, read_book
from site_plugins.rulebook.checks import find_problems
from site_plugins.rulebook.ruled import file_of, written


def main(root: Path, words: Sequence[str] = ()) -> int:
    """Check the book of this folder; the exit code says whether it can be printed."""
    if unknown := set(words) - {"ruled"}:
        print(f"there is no command {', '.join(sorted(unknown))}: say `ruled`, or nothing", file=sys.stderr)
        return 2
    book = read_book(root, root / "docs", root / "tests", root / "docs" / "glossary.toml")
    if "ruled" in words:
        write_ruled(book)
    problems = find_problems(book)
    for problem in problems:
        print(problem)
    rules = len(book.rules)
    situations = sum(len(shelved.situations) for shelved in book.games.values())
    rulings = sum(len(shelved.rulings) for shelved in book.games.values())
    print(f"{rules} rules, {situations} situations, {rulings} rulings, {len(problems)} problems", file=sys.stderr)
    return 1 if problems else 0


def write_ruled(book: Book) -> None:
    """Write the table of each game."""
    for id_, shelved in book.games.items():
        text = written(shelved.rulings, shelved.game, shelved.situations)
        file_of(book.root, id_).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(Path.cwd(), sys.argv[1:]))
