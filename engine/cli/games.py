"""`games`: what can be played."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping, Sequence
from typing import Any

from engine import games as shelf
from engine.cli.command import Command, table
from engine.core.language import Language
from engine.jobs import Tell


class Games(Command):
    """Every game with its version, its plays' situations and its house rules."""

    name = "games"

    def run(self, given: Namespace, tell: Tell | None) -> list[dict[str, Any]]:  # noqa: ARG002 (for those that last)
        """A row for each game."""
        return [
            {
                "id": game.id,
                "title": game.text(given.lang).title(),
                "version": game.version,
                "situations": list(shelf.situations(game.id)),
                "switches": {s.key: {"default": s.default, "allowed": list(s.allowed)} for s in game.house_rules},
            }
            for game in shelf.games()
        ]

    def show(self, answer: Sequence[Mapping[str, Any]], say: Language) -> list[str]:
        """A line for each game."""
        rows = [
            (row["id"], row["title"], row["version"], str(len(row["situations"])), str(len(row["switches"])))
            for row in answer
        ]
        return table(say.list("terminal.games.heads"), rows, left=2)


COMMAND = Games()
