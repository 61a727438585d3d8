"""`games`: what can be played."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine import games as shelf
from engine.cli.command import Command
from engine.cli.words import Both, Words
from engine.jobs import Tell


class GamesWords(Words):
    """The words of `games`."""

    heads: ClassVar[tuple[str, str, str, str, str]]


class English(GamesWords):
    """In English."""

    lang = "en"
    help = "list the games"
    heads = ("id", "game", "rules", "situations", "house rules")


class French(GamesWords):
    """En français."""

    lang = "fr"
    help = "liste des jeux"
    heads = ("nom", "jeu", "règles", "situations", "règles maison")


class Games(Command[GamesWords]):
    """Every game with its version, its plays' situations and its house rules."""

    name = "games"
    words = Both(English(), French())

    def run(self, given: Namespace, tell: Tell | None) -> list[dict[str, Any]]:  # noqa: ARG002 (for those that last)
        """A row for each game."""
        return [
            {
                "id": game.id,
                "title": game.text(given.lang).title(),
                "version": game.version,
                "situations": list(shelf.situations(game.id)),
                "switches": {s.key: {"default": s.default, "allowed": list(s.allowed)} for s in game.switches},
            }
            for game in shelf.games()
        ]

    def show(self, answer: Sequence[Mapping[str, Any]], said: GamesWords) -> list[str]:
        """A line for each game."""
        rows = [
            (row["id"], row["title"], row["version"], str(len(row["situations"])), str(len(row["switches"])))
            for row in answer
        ]
        return said.table(said.heads, rows, left=2)


COMMAND = Games()
