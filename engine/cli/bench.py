"""`bench`: how quick every game is here."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from statistics import median
from time import perf_counter
from typing import Any, ClassVar

from engine import games as shelf
from engine.cli.command import Command, number
from engine.cli.words import Both, Words
from engine.core.odds import forget, odds
from engine.jobs import Tell
from engine.simulation import simulate

RUNS = 5


class BenchWords(Words):
    """The words of `bench`."""

    heads: ClassVar[tuple[str, str, str, str]]


class English(BenchWords):
    """In English."""

    lang = "en"
    help = "measure the speed of every game"
    heads = ("game", "decisions a second", "slowest odds, ms", "situation")


class French(BenchWords):
    """En français."""

    lang = "fr"
    help = "mesurer la vitesse de chaque jeu"
    heads = ("jeu", "décisions par seconde", "probabilités les plus lentes, ms", "situation")


class Bench(Command[BenchWords]):
    """The speed of each game: decisions a second over five runs, and its slowest exact odds."""

    name = "bench"
    words = Both(English(), French())
    lasting = True

    def arguments(self, parser: ArgumentParser, said: BenchWords) -> None:
        """How many matches of each game."""
        help_ = said.common.matches
        parser.add_argument("--matches", type=number(said.lang), default=1000, metavar="N", help=help_)

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

    def show(self, answer: Sequence[Mapping[str, Any]], said: BenchWords) -> list[str]:
        """A line for each game."""
        say = said.common
        wide = max(len(row["slowest_odds"]) for row in answer)
        rows = [
            (
                row["game"],
                say.whole(row["decisions_per_second"]),
                say.decimal(row["slowest_odds_ms"], 2),
                row["slowest_odds"].ljust(wide),
            )
            for row in answer
        ]
        return said.table((*said.heads[:3], said.heads[3].ljust(wide)), rows)


COMMAND = Bench()
