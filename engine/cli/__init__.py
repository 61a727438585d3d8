"""The command line: games, odds, whole matches and what they tell, for people and, with --json, for programs.

Each command is a module of its own, and `command.py` tells what a command is.
"""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser, HelpFormatter
from collections.abc import Iterable, Sequence
from importlib import import_module
from itertools import pairwise
from typing import Any, NoReturn

from engine.cli.command import INTERRUPTED, Command, Task
from engine.cli.words import COMMON, Common
from engine.core.languages import LANGUAGES
from engine.core.reading import clean, quoted, well_formed
from engine.core.refusal import Refusal

_LONG = re.compile(r"\S{61,}")
"""A word that nobody reads to its end."""
_PLACE = re.compile(r"\\(\d)")
"""Where a sentence repeats what was typed."""
COMMANDS = ("games", "play", "simulate", "odds", "replay", "arena", "matter", "bench", "new-game")


def command(name: str) -> Task[Any]:
    """The command of this name."""
    found: Task[Any] = import_module(f"engine.cli.{name.replace('-', '_')}").COMMAND
    return found


class _Parser(ArgumentParser):
    """Complains in one line, with exit code 2, and helps, both in the reader's language."""

    def __init__(self, said: Common, *, help_too: bool = True, **kept: Any) -> None:
        """Speak with these words."""
        super().__init__(add_help=False, formatter_class=HelpFormatter, **kept)
        self.said = said
        if help_too:
            self.add_argument("-h", "--help", action="help", help=said.show_help)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and stop."""
        message = _LONG.sub(lambda found: quoted(found[0]), clean(message.replace("'", "")))
        for pattern, sentence in self.said.complaints:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                # A word of which nothing can be seen is shown as such.
                seen = [word if word.strip() else '""' for word in found.groups("")]
                parts = enumerate(_PLACE.split(sentence))
                message = "".join(seen[int(part) - 1] if place % 2 else part for place, part in parts)
                break
        self.exit(2, self.said.typeset(f"{self.prog}: {message}\n"))

    def format_help(self) -> str:
        """The help, under our own heads."""
        text = super().format_help()
        for head, ours in (
            ("usage: ", self.said.usage),
            ("positional arguments:", self.said.arguments),
            ("options:", self.said.options),
        ):
            text = re.sub(f"^{head}", ours, text, count=1, flags=re.MULTILINE)
        return self.said.typeset(text)


def parser(lang: str) -> ArgumentParser:
    """What may be typed after `python -m engine`."""
    said = COMMON.in_(lang)
    common = _Parser(said, help_too=False)
    common.add_argument("--lang", choices=LANGUAGES, default="en", help=said.language)
    top = _Parser(said, prog="python -m engine", description=said.help)
    commands = top.add_subparsers(dest="command", required=True, metavar=said.command)
    for name in COMMANDS:
        one = command(name)
        own = one.words.in_(lang)
        typed = commands.add_parser(name, said=said, parents=[common], help=own.help, description=own.help)
        if isinstance(one, Command):
            typed.add_argument("--json", action="store_true", help=said.json)
        one.arguments(typed, own)
    return top


def main(argv: Sequence[str]) -> int:
    """Run a command; what is refused is said on stderr in the reader's language, with exit code 1."""
    # What is typed need not be text at all: for what no language can write stands a sign that it was lost.
    argv = [well_formed(word) for word in argv]
    given = parser(_language(argv)).parse_args(argv)
    try:
        return command(given.command).perform(given)
    except Refusal as why:
        print(why.words(given.lang), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        said = COMMON.in_(given.lang)
        print(said.typeset(said.interrupted), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        return 0


def _language(argv: Iterable[str]) -> str:
    """The language asked for, known before the arguments are parsed so that help speaks it too."""
    for word, after in pairwise((*argv, "")):
        lang = after if word == "--lang" else word.removeprefix("--lang=")
        if lang in LANGUAGES and word.startswith("--lang"):
            return lang
    return "en"
