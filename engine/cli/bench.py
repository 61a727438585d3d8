"""`bench`: how quick every game is here."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from statistics import median
from time import perf_counter
from typing import Any

from engine import games as shelf
from engine.cli.command import Command, number, table
from engine.core.language import Language
from engine.core.odds import forget, odds
from engine.jobs import Tell
from engine.simulation import simulate

RUNS, MATCHES = 5, 1000


class Bench(Command):
    """The speed of each game: decisions a second over five runs, and its slowest exact odds."""

    name = "bench"
    lasting = True

    def arguments(self, parser: ArgumentParser, say: Language) -> None:
        """How many matches of each game."""
        help_ = say("terminal.matches", usual=MATCHES)
        parser.add_argument("--matches", type=number(say.lang), default=MATCHES, metavar="N", help=help_)

    def run(self, given: Namespace, tell: Tell | None) -> list[dict[str, Any]]:
        """A row for each game."""
        matches = max(1, given.matches // RUNS)
        total = len(shelf.SHELF) * RUNS
        rows: list[dict[str, Any]] = []
        for game in shelf.games():
            rates: list[int] = []
            for seed in range(RUNS):
                rates.append(simulate(game.id, matches, seed)["decisions_per_second"])
                if tell is not None:
                    tell(len(rows) * RUNS + len(rates), total)
            slowest, where = 0.0, ""
            for id_, situation in shelf.situations(game.id).items():
                position = situation.begin(game)
                forget()
                began = perf_counter()
                odds(position)
                took = perf_counter() - began
                if took > slowest:
                    slowest, where = took, id_
            rows.append(
                {
                    "game": game.id,
                    "decisions_per_second": round(median(rates)),
                    "slowest_odds_ms": round(1000 * slowest, 2),
                    "slowest_odds": where,
                }
            )
        return rows

    def show(self, answer: Sequence[Mapping[str, Any]], say: Language) -> list[str]:
        """A line for each game."""
        *heads, last = say.list("terminal.bench.heads")
        wide = max(len(row["slowest_odds"]) for row in answer)
        rows = [
            (
                row["game"],
                say.number(row["decisions_per_second"]),
                say.decimal(row["slowest_odds_ms"], 2),
                row["slowest_odds"].ljust(wide),
            )
            for row in answer
        ]
        return table((*heads, last.ljust(wide)), rows)


COMMAND = Bench()
