"""Sister games: sentences that two texts of one author share, and whether both games read them alike.

`docs/sisters.toml` has a table for each such sentence:

    [touch-one]
    about = { en = "…", fr = "…" }          # what it is about, in our words
    scrumball = "scrumball.kicks.touch-missed"
    flair = "flair.touch.direct"
    apart = "flair/r49"                     # the ruling that says why they are not read alike; left out where they are
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from site_plugins.rulebook.problems import Problem
from site_plugins.rulebook.read.toml_tables import Table, lines_of_tables, load_toml

GAMES = ("scrumball", "flair")


class Shared(NamedTuple):
    """A sentence of both texts: its rule in each game, and the ruling that keeps them apart, if any does."""

    id: str
    line: int
    about: Mapping[str, str]
    rules: Mapping[str, str]
    apart: str


def read_sisters(file: str, text: str) -> tuple[dict[str, Shared], tuple[Problem, ...]]:
    """Read the sentences; all mistakes are told, each with its line."""
    problems: list[Problem] = []
    lines = lines_of_tables(text)
    shared: dict[str, Shared] = {}
    for id_, data in load_toml(file, text, problems).items():
        table = Table(file, text, lines.get(id_, [0])[0], data, problems)
        table.only("about", *GAMES, "apart")
        rules = {game: table.text(game) for game in GAMES}
        shared[id_] = Shared(id_, table.line, table.said("about"), rules, table.text("apart", needed=False))
    return shared, tuple(problems)


def sister_problems(
    file: str, shared: Mapping[str, Shared], rules: Collection[str], rulings: Collection[str]
) -> Iterator[Problem]:
    """Sentences that name a rule of another game, or a rule or ruling which does not exist."""
    for one in shared.values():
        for game, rule in one.rules.items():
            if rule not in rules or not rule.startswith(f"{game}."):
                yield Problem(file, one.line, f"{one.id}: {game} has no rule {rule!r}")
        if one.apart and one.apart not in rulings:
            yield Problem(file, one.line, f"{one.id}: there is no ruling {one.apart!r}")
