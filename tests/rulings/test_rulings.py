"""Every ruling is played: as it was decided, and by the reading that it turned down where a table may choose that.

A test bears the name of its ruling, so that a change of the engine that reverses a decision says which one.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games import SHELF, load, situations
from site_plugins.rulebook.check.rulings_played import falls, reads_alike
from site_plugins.rulebook.read.rulings import Ruling, read_rulings
from site_plugins.rulebook.read.topics import TOPICS

ROOT = Path(__file__).parent.parent.parent
_ENTRY = re.compile(r"(?m)^\[(r\d+)\]$")


def _read(game: str) -> list[Ruling]:
    """The rulings of a game as the book reads them."""
    file = f"engine/games/{game}/book/rulings.toml"
    rulings, problems = read_rulings(game, file, (ROOT / file).read_text(encoding="utf-8"))
    assert not problems, problems
    return list(rulings.values())


RULINGS = [ruling for game in SHELF for ruling in _read(game)]
TURNED = [ruling for ruling in RULINGS if ruling.house_rules or ruling.otherwise]


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.name)
def test_ruling(ruling: Ruling) -> None:
    found = list(falls(ruling, load(ruling.game), situations(ruling.game)))
    assert not found, f"{ruling.name} ({ruling.question['en']}) no longer stands: {'; '.join(found)}"


@pytest.mark.parametrize("ruling", TURNED, ids=lambda ruling: ruling.name)
def test_rejected_reading(ruling: Ruling) -> None:
    found = list(reads_alike(ruling, load(ruling.game), situations(ruling.game)))
    assert not found, f"{ruling.name} ({ruling.question['en']}), read otherwise: {'; '.join(found)}"


@pytest.mark.parametrize("game", SHELF)
def test_every_ruling_of_the_file_is_played_here(game: str) -> None:
    written = _ENTRY.findall((ROOT / "engine" / "games" / game / "book" / "rulings.toml").read_text(encoding="utf-8"))
    assert [ruling.id for ruling in RULINGS if ruling.game == game] == written


@pytest.mark.parametrize("game", SHELF)
def test_every_switch_is_played_otherwise(game: str) -> None:
    played = {case.house_rule for ruling in TURNED if ruling.game == game for case in ruling.otherwise}
    assert played == {house_rule.key for house_rule in load(game).house_rules}


def test_every_ruling_has_a_topic_and_every_topic_has_a_ruling() -> None:
    assert {ruling.name for ruling in RULINGS if ruling.topic not in TOPICS} == set()
    assert {ruling.topic for ruling in RULINGS} == set(TOPICS)
