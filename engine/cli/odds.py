"""`odds`: exact odds of a situation."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, ClassVar

from engine import games as shelf
from engine.cli.command import Command
from engine.cli.words import Both, Words
from engine.core.odds import Chances, odds
from engine.jobs import Tell


class OddsWords(Words):
    """The words of `odds`."""

    situation: ClassVar[str]
    heads: ClassVar[tuple[str, str, str, str]]


class English(OddsWords):
    """In English."""

    lang = "en"
    help = "exact odds of a situation"
    situation = "a game and a situation of it, as `games --json` lists them"
    heads = ("outcome", "chance", "exactly", "key")


class French(OddsWords):
    """En français."""

    lang = "fr"
    help = "probabilités exactes d’une situation"
    situation = "un jeu et une de ses situations, selon la liste `games --json`"
    heads = ("issue", "chance", "exactement", "clé")


class OddsCommand(Command[OddsWords]):
    """The exact odds of a situation, of chance or by option."""

    name = "odds"
    words = Both(English(), French())

    def arguments(self, parser: ArgumentParser, said: OddsWords) -> None:
        """Which situation."""
        parser.add_argument("situation", metavar="GAME/SITUATION", help=said.situation)

    def run(self, given: Namespace, tell: Tell | None) -> dict[str, Any]:  # noqa: ARG002 (for those that last)
        """The outcomes, or those of each option."""
        id_, _, situation = given.situation.partition("/")
        found = odds(shelf.situation(id_, situation).begin(shelf.load(id_)))
        answer: dict[str, Any] = {"situation": given.situation}
        if found.options:
            answer["options"] = {option: _fractions(chances) for option, chances in found.options.items()}
        else:
            answer["outcomes"] = _fractions(found.outcomes)
        return answer

    def show(self, answer: Mapping[str, Any], said: OddsWords) -> list[str]:
        """The outcomes, under each option when there is a choice."""
        id_, _, name = answer["situation"].partition("/")
        game, situation = shelf.load(id_), shelf.situation(id_, name)
        position = situation.begin(game)
        text = game.text(said.lang, position.start.names)
        lines = [situation.title[said.lang], ""]
        if "outcomes" in answer:
            return [*lines, *_table(answer["outcomes"], text.outcome, said)]
        for option, chances in answer["options"].items():
            assert position.ask is not None
            lines += [f"{text.option(position.ask, option)} [{option}]", *_table(chances, text.outcome, said), ""]
        return lines[:-1]


def _fractions(chances: Chances) -> dict[str, str]:
    """Fractions as `a/b`, whole ones too."""
    return {key: f"{chance.numerator}/{chance.denominator}" for key, chance in chances.items()}


def _table(chances: Mapping[str, str], name: Any, said: OddsWords) -> list[str]:
    """Outcomes in words, with their share for people, their exact fraction and the key by which JSON has them."""
    rows = [(name(key), said.core.percent(float(Fraction(chance))), chance, key) for key, chance in chances.items()]
    outcome, share, exactly, key = said.heads
    # The keys stand last, and to the left.
    wide = max(len(key), *(len(row[3]) for row in rows))
    return said.table((outcome, share, exactly, key.ljust(wide)), [(*row[:3], row[3].ljust(wide)) for row in rows])


COMMAND = OddsCommand()
