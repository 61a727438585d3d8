"""Concepts: one real thing of rugby or football, and what each game on the shelf makes of it.

`docs/concepts.toml` has one table for each thing and one for each game below it:

    [scrum]
    title = { en = "Scrum", fr = "Mêlée" }
    [scrum.flair]
    says = { en = "…", fr = "…" }            # or none = …, when the game has no such thing, and why
    rule = "flair.scrum.duel"               # the rule that it is about; may be left out where there is none
    situation = "scrum"                     # the situation that plays it
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from site_plugins.rulebook.problems import Problem
from site_plugins.rulebook.read.toml_tables import Table, lines_of_tables, load_toml


class Cell(NamedTuple):
    """What a game makes of a thing; `played` is false where it has no such thing."""

    game: str
    says: Mapping[str, str]
    played: bool
    rule: str
    situation: str
    line: int


class Concept(NamedTuple):
    """A real thing, and a cell for each game."""

    id: str
    line: int
    title: Mapping[str, str]
    cells: Mapping[str, Cell]


def read_concepts(file: str, text: str, games: Iterable[str]) -> tuple[dict[str, Concept], tuple[Problem, ...]]:
    """Read the concepts; all mistakes are told, each with its line."""
    problems: list[Problem] = []
    lines = lines_of_tables(text)
    known = tuple(games)
    concepts: dict[str, Concept] = {}
    for id_, data in load_toml(file, text, problems).items():
        table = Table(file, text, lines.get(id_, [0])[0], data, problems)
        table.only("title", *known)
        cells: dict[str, Cell] = {}
        for game in known:
            if game not in table.data:
                table.wrong(f"{id_!r} says nothing about {game!r}: write says, or none and why")
                continue
            own = Table(file, text, lines.get(f"{id_}.{game}", [table.line])[0], table.data[game], problems)
            own.only("says", "none", "rule", "situation")
            played = "none" not in own.data
            rule = own.text("rule", needed=played)
            situation = own.text("situation", needed=played)
            cells[game] = Cell(game, own.said("says" if played else "none"), played, rule, situation, own.line)
        concepts[id_] = Concept(id_, table.line, table.said("title"), cells)
    return concepts, tuple(problems)


def cell_problems(
    file: str, concepts: Mapping[str, Concept], rules: Iterable[str], situations: Mapping[str, Iterable[str]]
) -> Iterator[Problem]:
    """Cells that name a rule or a situation which does not exist."""
    known = set(rules)
    for concept in concepts.values():
        for cell in concept.cells.values():
            if cell.rule and cell.rule not in known:
                yield Problem(file, cell.line, f"{concept.id}: there is no rule {cell.rule!r}")
            if cell.situation and cell.situation not in situations.get(cell.game, ()):
                yield Problem(file, cell.line, f"{concept.id}: there is no situation {cell.situation!r}")
