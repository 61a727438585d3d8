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
from engine.core.language import Language
from engine.core.languages import LANGUAGES, words
from engine.core.reading import clean, quoted, well_formed
from engine.core.refusal import Refusal

_LONG = re.compile(r"\S{61,}")
"""A word that nobody reads to its end."""
_COMPLAINTS = (
    ("missing", r"the following arguments are required: (?P<what>.+)"),
    ("surplus", r"unrecognized arguments: (?P<what>.*)"),
    ("short", r"ambiguous option: (?P<option>.*) could match (?P<known>.+)"),
    ("alone", r"argument (?P<option>\S+): expected (?:at least )?one argument"),
    ("unfit", r"argument (?P<option>\S+): expected .+ arguments"),
    ("bare", r"argument (?P<option>\S+): ignored explicit argument (?P<what>.*)"),
    ("choice", r"argument (?P<option>\S+): invalid choice: (?P<what>.*) \(choose from (?P<known>.+)\)"),
    ("number", r"argument (?P<option>\S+): invalid int value: (?P<what>.*)"),
    ("any", r"argument (?P<option>\S+): (?P<why>.+)"),
)
"""What Python's own parser complains of, and under which key we say it."""
COMMANDS = ("games", "play", "simulate", "odds", "replay", "review", "arena", "effects", "drills", "bench", "new-game")
RENAMED = {"matter": "effects"}
"""Commands that people may still type by their old names."""


def command(name: str) -> Task:
    """The command of this name."""
    found: Task = import_module(f"engine.cli.{name.replace('-', '_')}").COMMAND
    return found


class _Parser(ArgumentParser):
    """Complains in one line, with exit code 2, and helps, both in the reader's language."""

    def __init__(self, say: Language, *, help_too: bool = True, **kept: Any) -> None:
        """Speak with these words."""
        super().__init__(add_help=False, formatter_class=HelpFormatter, **kept)
        self.say = say
        if help_too:
            self.add_argument("-h", "--help", action="help", help=say("terminal.show-help"))

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and stop."""
        message = _LONG.sub(lambda found: quoted(found[0]), clean(message.replace("'", "")))
        for key, pattern in _COMPLAINTS:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                # A word of which nothing can be seen is shown as such.
                seen = {name: word if word.strip() else '""' for name, word in found.groupdict("").items()}
                message = self.say(f"terminal.complaints.{key}", **seen)
                break
        self.exit(2, self.say.typeset(f"{self.prog}: {message}\n"))

    def format_help(self) -> str:
        """The help, under our own heads."""
        text = super().format_help()
        for head, ours in (
            ("usage:", self.say("terminal.usage")),
            ("positional arguments:", self.say("terminal.arguments")),
            ("options:", self.say("terminal.options")),
        ):
            text = re.sub(f"^{head}", ours, text, count=1, flags=re.MULTILINE)
        return self.say.typeset(text)


def parser(lang: str) -> ArgumentParser:
    """What may be typed after `python -m engine`."""
    say = words(lang)
    common = _Parser(say, help_too=False)
    help_ = say("terminal.language", languages=LANGUAGES)
    common.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help=help_)
    top = _Parser(say, prog="python -m engine", description=say("terminal.about"))
    commands = top.add_subparsers(dest="command", required=True, metavar=say("terminal.command"))
    for name in COMMANDS:
        one = command(name)
        help_ = say(f"terminal.help.{name}")
        typed = commands.add_parser(name, say=say, parents=[common], help=help_, description=help_)
        if isinstance(one, Command):
            typed.add_argument("--json", action="store_true", help=say("terminal.json"))
        one.arguments(typed, say)
    return top


def main(argv: Sequence[str]) -> int:
    """Run a command; what is refused is said on stderr in the reader's language, with exit code 1."""
    # What is typed need not be text at all: for what no language can write stands a sign that it was lost.
    argv = [well_formed(word) for word in argv]
    argv[:1] = [RENAMED.get(word, word) for word in argv[:1]]
    given = parser(_language(argv)).parse_args(argv)
    try:
        return command(given.command).perform(given)
    except Refusal as why:
        print(why.words(given.lang), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(words(given.lang)("terminal.interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        return 0


def _language(argv: Iterable[str]) -> str:
    """The language asked for, known before the arguments are parsed so that help speaks it too."""
    for word, after in pairwise((*argv, "")):
        lang = after if word == "--lang" else word.removeprefix("--lang=")
        if lang in LANGUAGES and word.startswith("--lang"):
            return lang
    return LANGUAGES[0]
