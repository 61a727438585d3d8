"""A command: what may be typed after its name, what it answers, and how that is shown.

To add one, write a module here that ends with `COMMAND`, with its words in both languages, and name it in
`engine/cli/__init__.py`. Whatever answers once and ends is a `Command`; what does not, such as a match to be
played, is a `Task` and says itself what it does.
"""

from __future__ import annotations

import json
import sys
from abc import ABC, abstractmethod
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from typing import Any, Generic

from engine.cli.progress import Progress
from engine.cli.words import COMMON, Both, W
from engine.core.reading import clean, whole
from engine.core.refusal import Refusal
from engine.jobs import Tell, cores

INTERRUPTED = 130
"""The exit code of what was ended by Ctrl+C."""


class Task(ABC, Generic[W]):
    """Something that the command line can do."""

    name: str
    words: Both[W]

    def arguments(self, parser: ArgumentParser, said: W) -> None:
        """What may be typed after its name; nothing, unless it says so."""

    @abstractmethod
    def perform(self, given: Namespace) -> int:
        """Do it; the exit code."""


class Command(Task[W]):
    """Something that answers once, to people and to programs."""

    lasting: bool = False
    """Whether it may take so long that its progress is shown."""

    @abstractmethod
    def run(self, given: Namespace, tell: Tell | None) -> Any:
        """The answer, as plain values."""

    @abstractmethod
    def show(self, answer: Any, said: W) -> list[str]:
        """The answer for people, line by line."""

    def perform(self, given: Namespace) -> int:
        """Answer and print."""
        with Progress(sys.stderr, COMMON.in_(given.lang)) as progress:
            answer = self.run(given, progress.tell if self.lasting else None)
        if given.json:
            print(json.dumps(answer, ensure_ascii=False, indent=2))
        else:
            lines = self.show(answer, self.words.in_(given.lang))
            print(COMMON.in_(given.lang).typeset("\n".join(map(clean, lines))))
        return 0


def number(lang: str) -> Callable[[str], int]:
    """Reads a whole number from 1 up."""

    def read(text: str) -> int:
        found = whole(text)
        if not found:
            raise ArgumentTypeError(COMMON.in_(lang).no_number(text))
        return found

    return read


def processes(lang: str) -> Callable[[str], int]:
    """Reads how many processes are wanted: a number, or `auto` for one on each core."""

    def read(text: str) -> int:
        if text == "auto":
            return cores()
        found = whole(text)
        if not found:
            raise ArgumentTypeError(COMMON.in_(lang).no_jobs(text))
        return found

    return read


def add_game(parser: ArgumentParser, lang: str) -> None:
    """A game is named."""
    parser.add_argument("game", metavar="GAME", help=COMMON.in_(lang).game)


def add_matches(parser: ArgumentParser, lang: str, usual: int) -> None:
    """Many matches are played, on several processes perhaps."""
    said = COMMON.in_(lang)
    parser.add_argument("--matches", type=number(lang), default=usual, metavar="N", help=said.matches)
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=said.seed)
    parser.add_argument("--jobs", type=processes(lang), default=1, metavar="J", help=said.jobs)


def add_house_rules(parser: ArgumentParser, lang: str) -> None:
    """House rules may be set."""
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help=COMMON.in_(lang).set)


def house_rules(pairs: Sequence[str]) -> dict[str, str]:
    """House rules as typed: key=value."""
    rules: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise Refusal("set", pair=pair)
        rules[key] = value
    return rules
