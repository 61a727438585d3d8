"""`drills`: questions about the rules of a game, made by number, and each checked in another way."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

from engine import games
from engine.cli.command import Command, add_game, number, processes, table
from engine.core.language import Language
from engine.core.languages import LANGUAGES
from engine.core.refusal import Refusal
from engine.jobs import Tell, spread
from engine.learn.drills.checking import problems
from engine.learn.drills.make import drill
from engine.learn.drills.material import material

USUAL = 100
SHOWN = 20
"""Problems that are told to people."""


class Checked(NamedTuple):
    """What one drill was like."""

    rule: str
    kind: str
    longest: bool
    """Whether its right answer is longer than all others, in the first language."""
    shortest: bool
    problems: tuple[str, ...]


def checked(game: str, at: int) -> Checked:
    """Make the drill of a number, and check it."""
    book = material(game)
    try:
        made = drill(book, at)
    except Refusal as why:
        return Checked(book.rules[at % len(book.rules)], "", False, False, (f"{game} {at}: {why.words()}",))
    lengths = [len(option.said[LANGUAGES[0]]) for option in made.options]
    right = lengths.pop(made.right)
    wrong = tuple(f"{game} {at} ({made.kind}, {made.rule}): {said}" for said in problems(made, book))
    return Checked(made.rule, made.kind, right > max(lengths), right < min(lengths), wrong)


class Drills(Command):
    """Drills of a game by their numbers, how many of each kind, and what is wrong with any of them."""

    name = "drills"
    lasting = True

    def arguments(self, parser: ArgumentParser, say: Language) -> None:
        """Which game, and which numbers."""
        add_game(parser, say.lang)
        read = number(say.lang)
        help_ = say("terminal.drills.count", first="F", usual=USUAL)
        parser.add_argument("--count", type=read, default=USUAL, metavar="N", help=help_)
        parser.add_argument("--first", type=int, default=0, metavar="F", help=say("terminal.drills.first", usual=0))
        help_ = say("terminal.jobs", usual=1)
        parser.add_argument("--jobs", type=processes(say.lang), default=1, metavar="J", help=help_)

    def run(self, given: Namespace, tell: Tell | None) -> dict[str, Any]:
        """How many of each kind, and everything that is wrong."""
        games.load(given.game)
        numbers = range(given.first, given.first + given.count)
        found = spread(partial(checked, given.game), numbers, given.jobs, tell)
        return {
            "game": given.game,
            "first": given.first,
            "count": given.count,
            "rules": len({each.rule for each in found if each.kind}),
            "of": len(material(given.game).rules),
            "kinds": dict(Counter(each.kind for each in found if each.kind)),
            "longest": dict(Counter(each.kind for each in found if each.longest)),
            "shortest": dict(Counter(each.kind for each in found if each.shortest)),
            "problems": [said for each in found for said in each.problems],
        }

    def show(self, answer: Mapping[str, Any], say: Language) -> list[str]:
        """A line for each kind, and what is wrong."""
        title = games.load(answer["game"]).text(say.lang).title()
        rows = [
            (
                say(f"terminal.drills.kinds.{kind}"),
                say.number(count),
                *(say.percent(answer[which].get(kind, 0) / count) for which in ("longest", "shortest")),
            )
            for kind, count in sorted(answer["kinds"].items())
        ]
        wrong = answer["problems"]
        told = [say("terminal.drills.unsound", count=len(wrong)), *wrong[:SHOWN]] if wrong else []
        return [
            say("terminal.drills.title", game=title, count=answer["count"], first=answer["first"]),
            "",
            *table(say.list("terminal.drills.heads"), rows),
            "",
            say("terminal.drills.took", rules=answer["rules"], of=answer["of"]),
            *(told or [say("terminal.drills.sound")]),
        ]


COMMAND = Drills()
