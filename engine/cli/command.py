"""A command: what may be typed after its name, what it answers, and how that is shown.

To add one, write a module here that ends with `COMMAND`, give it a table in `terminal.toml` of each language, and name
it in `engine/cli/__init__.py`. Whatever answers once and ends is a `Command`; what does not, such as a match to be
played, is a `Task` and says itself what it does.
"""

from __future__ import annotations

import json
import sys
from abc import ABC, abstractmethod
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from engine.cli.progress import Progress
from engine.core.language import Language
from engine.core.languages import words
from engine.core.reading import clean, whole
from engine.core.refusal import Refusal
from engine.jobs import Tell, cores

if TYPE_CHECKING:
    from concurrent.futures import Executor

INTERRUPTED = 130
"""The exit code of what was ended by Ctrl+C."""


class Task(ABC):
    """Something that the command line can do."""

    name: str

    def arguments(self, parser: ArgumentParser, say: Language) -> None:  # noqa: B027 (most have none)
        """What may be typed after its name; nothing, unless it says so."""

    @abstractmethod
    def perform(self, given: Namespace) -> int:
        """Do it; the exit code."""


class Command(Task):
    """Something that answers once, to people and to programs."""

    lasting: bool = False
    """Whether it may take so long that its progress is shown."""

    @abstractmethod
    def run(self, given: Namespace, tell: Tell | None) -> Any:
        """The answer, as plain values."""

    @abstractmethod
    def show(self, answer: Any, say: Language) -> list[str]:
        """The answer for people, line by line."""

    def perform(self, given: Namespace) -> int:
        """Answer and print."""
        with Progress(sys.stderr, words(given.lang)) as progress:
            answer = self.run(given, progress.tell if self.lasting else None)
        if given.json:
            print(json.dumps(answer, ensure_ascii=False, indent=2))
        else:
            say = words(given.lang)
            print(say.typeset("\n".join(map(clean, self.show(answer, say)))))
        return 0


def number(lang: str) -> Callable[[str], int]:
    """Reads a whole number from 1 up."""

    def read(text: str) -> int:
        found = whole(text)
        if not found:
            raise ArgumentTypeError(words(lang)("terminal.no-number", text=text))
        return found

    return read


def processes(lang: str) -> Callable[[str], int]:
    """Reads how many processes are wanted: a number, or `auto` for one on each core."""

    def read(text: str) -> int:
        if text == "auto":
            return cores()
        found = whole(text)
        if not found:
            raise ArgumentTypeError(words(lang)("terminal.no-jobs", text=text))
        return found

    return read


def add_game(parser: ArgumentParser, lang: str) -> None:
    """A game is named."""
    parser.add_argument("game", metavar="GAME", help=words(lang)("terminal.game"))


def add_matches(parser: ArgumentParser, lang: str, usual: int) -> None:
    """Many matches are played, on several processes perhaps."""
    say = words(lang)
    parser.add_argument(
        "--matches", type=number(lang), default=usual, metavar="N", help=say("terminal.matches", usual=usual)
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=say("terminal.seed", usual=1))
    parser.add_argument("--jobs", type=processes(lang), default=1, metavar="J", help=say("terminal.jobs", usual=1))
    parser.add_argument("--cluster", metavar="ADDRESS", help=say("terminal.cluster"))


@contextmanager
def workers(given: Namespace) -> Iterator[Executor | None]:
    """The cluster that was asked for; without one, the processes of `--jobs` are enough."""
    if given.cluster is None:
        yield None
        return
    from engine.cluster import connected

    with connected(given.cluster) as executor:
        yield executor


def add_house_rules(parser: ArgumentParser, lang: str) -> None:
    """House rules may be set."""
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help=words(lang)("terminal.set"))


def typed_house(pairs: Sequence[str]) -> dict[str, str]:
    """House rules as typed: key=value."""
    rules: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise Refusal("set", pair=pair)
        rules[key] = value
    return rules


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """Columns under their heads, the first `left` of them aligned to the left, the figures to the right."""
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    lines = [
        "  ".join(
            cell.ljust(width) if place < left else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in (heads, *rows)
    ]
    return [lines[0], "  ".join("-" * width for width in widths), *lines[1:]]
