"""`odds`: exact odds of a situation, or of any position that is written as a line."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from engine import games as shelf
from engine.cli.command import Command, table
from engine.core.language import Language
from engine.core.lines import is_line, read
from engine.core.odds import Chances, odds
from engine.core.position import Position
from engine.jobs import Tell

EXAMPLE = "'double | hand=0 > 43 kick'"


class OddsCommand(Command):
    """The exact odds of a situation or a position, of chance or by option."""

    name = "odds"

    def arguments(self, parser: ArgumentParser, say: Language) -> None:
        """Which situation or position."""
        parser.add_argument("situation", metavar="POSITION", help=say("terminal.odds.situation", line=EXAMPLE))

    def run(self, given: Namespace, tell: Tell | None) -> dict[str, Any]:  # noqa: ARG002 (for those that last)
        """The outcomes, or those of each option."""
        position, _ = _asked(given.situation)
        found = odds(position)
        answer: dict[str, Any] = {"position" if is_line(given.situation) else "situation": given.situation}
        if found.options:
            answer["options"] = {option: _fractions(chances) for option, chances in found.options.items()}
        else:
            answer["outcomes"] = _fractions(found.outcomes)
        return answer

    def show(self, answer: Mapping[str, Any], say: Language) -> list[str]:
        """The outcomes, under each option when there is a choice."""
        position, title = _asked(answer.get("position") or answer["situation"])
        text = position.start.game.text(say.lang, position.start.names)
        heading = text.ask(position.ask) if title is None and position.ask is not None else (title or {}).get(say.lang)
        lines = [heading, ""] if heading else []
        if "outcomes" in answer:
            return [*lines, *_table(answer["outcomes"], text.outcome, say)]
        for option, chances in answer["options"].items():
            assert position.ask is not None
            lines += [f"{text.option(position.ask, option)} [{option}]", *_table(chances, text.outcome, say), ""]
        return lines[:-1]


def _asked(given: str) -> tuple[Position, Mapping[str, str] | None]:
    """The position that is named or written, and the title that a situation has."""
    if is_line(given):
        return read(given, shelf.load).position(shelf.load), None
    id_, _, name = given.partition("/")
    situation = shelf.situation(id_, name)
    return situation.begin(shelf.load(id_)), situation.title


def _fractions(chances: Chances) -> dict[str, str]:
    """Fractions as `a/b`, whole ones too."""
    return {key: f"{chance.numerator}/{chance.denominator}" for key, chance in chances.items()}


def _table(chances: Mapping[str, str], name: Any, say: Language) -> list[str]:
    """Outcomes in words, with their share for people, their exact fraction and the key by which JSON has them."""
    rows = [(name(key), say.percent(float(Fraction(chance))), chance, key) for key, chance in chances.items()]
    outcome, share, exactly, key = say.list("terminal.odds.heads")
    # The keys stand last, and to the left.
    wide = max(len(key), *(len(row[3]) for row in rows))
    return table((outcome, share, exactly, key.ljust(wide)), [(*row[:3], row[3].ljust(wide)) for row in rows])


COMMAND = OddsCommand()
