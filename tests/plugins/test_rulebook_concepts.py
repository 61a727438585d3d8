"""The concept tables: every real thing in every game, each cell with a rule and a situation that exist."""

from __future__ import annotations

import pytest

from engine.core.languages import LANGUAGES
from engine.games import SHELF
from site_plugins.rulebook.read.concepts import cell_problems, read_concepts
from tests.conftest import ROOT

TEXT = (ROOT / "docs" / "concepts.toml").read_text("utf-8")
CELL = """
[scrum]
title = { en = "Scrum", fr = "Mêlée" }
[scrum.one]
says = { en = "A duel.", fr = "Un duel." }
rule = "one.scrum.duel"
situation = "scrum"
"""


def test_every_thing_is_told_of_every_game_in_both_languages() -> None:
    concepts, problems = read_concepts("concepts.toml", TEXT, SHELF)
    assert problems == ()
    assert list(concepts) == ["kick-off", "scrum", "line-out", "tackle", "penalty", "drop", "try", "cards", "time"]
    for concept in concepts.values():
        assert set(concept.cells) == set(SHELF)
        for cell in concept.cells.values():
            assert set(cell.says) == set(LANGUAGES)
            assert bool(cell.rule and cell.situation) or not cell.played


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (CELL.replace("[scrum.one]", "[scrum.two]"), "there is no field 'two' here"),
        (CELL.replace("[scrum.one]\n", '[scrum.one]\nlooks = "odd"\n'), "there is no field 'looks' here"),
        (CELL.split("[scrum.one]", maxsplit=1)[0], "says nothing about 'one'"),
        (CELL.replace('rule = "one.scrum.duel"\n', ""), "rule"),
    ],
)
def test_a_gap_is_told_with_its_line(text: str, said: str) -> None:
    _, problems = read_concepts("concepts.toml", text, ["one"])
    assert any(said in problem.reason and problem.line for problem in problems)


def test_rules_and_situations_must_exist() -> None:
    concepts, _ = read_concepts("concepts.toml", CELL, ["one"])
    assert list(cell_problems("f", concepts, ["one.scrum.duel"], {"one": ["scrum"]})) == []
    lost = [problem.reason for problem in cell_problems("f", concepts, [], {"one": []})]
    assert lost == ["scrum: there is no rule 'one.scrum.duel'", "scrum: there is no situation 'scrum'"]
