"""What the badge of every rule says is so: held against the data, not against the code that draws it."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.core.languages import LANGUAGES, words
from engine.games import SHELF, load
from site_plugins.rulebook.print.catalogue import catalogue
from tests.whole_book import book

ROOT = Path(__file__).parent.parent.parent


@cache
def rules() -> list[dict[str, Any]]:
    """Every rule as `rulebook.json` has it, with its badge."""
    found: list[dict[str, Any]] = catalogue(book())["rules"]
    return found


@cache
def written(game: str) -> dict[str, dict[str, Any]]:
    """The rulings and notes of a game as they stand in its file."""
    return tomllib.loads((ROOT / "engine/games" / game / "book/rulings.toml").read_text(encoding="utf-8"))


def readings(rule: dict[str, Any]) -> list[dict[str, Any]]:
    """The entries on a rule that turn a reading down, and so answer an open question."""
    entries = written(rule["game"]).values()
    return [entry for entry in entries if rule["id"] in entry["rules"] and entry.get("rejected")]


def test_text_says_that_the_lines_cited_say_so() -> None:
    texts = [rule for rule in rules() if rule["kind"] == "text"]
    assert texts
    assert not [rule["id"] for rule in texts if readings(rule) or not rule["source"]]


def test_ruling_says_that_there_is_more_than_one_reading_and_that_one_is_decided() -> None:
    decided = [rule for rule in rules() if rule["kind"] == "ruling"]
    assert decided
    assert not [rule["id"] for rule in decided if not readings(rule)]
    assert not [rule["id"] for rule in decided if any(entry["status"] == "rebuilt" for entry in readings(rule))]


def test_rebuilt_says_that_a_ruling_tells_how() -> None:
    rebuilt = [rule for rule in rules() if rule["kind"] == "rebuilt"]
    assert rebuilt
    assert not [rule["id"] for rule in rebuilt if all(entry["status"] != "rebuilt" for entry in readings(rule))]


def test_there_is_no_other_badge_and_each_has_its_sentence() -> None:
    assert {rule["kind"] for rule in rules()} == {"text", "ruling", "rebuilt"}
    for lang in LANGUAGES:
        assert len({words(lang)(f"book.meanings.{kind}") for kind in ("text", "ruling", "rebuilt")}) == 3


@pytest.mark.parametrize("game", SHELF)
def test_a_ruling_has_a_reason_and_a_rejected_reading_and_a_note_says_where_the_text_says_it(game: str) -> None:
    house = {house_rule.key for house_rule in load(game).house_rules if not house_rule.printed}
    for id_, entry in written(game).items():
        assert all(entry["why"][lang] for lang in LANGUAGES), id_
        if entry.get("rejected"):
            assert all(":" in reading[lang] for reading in entry["rejected"] for lang in LANGUAGES), id_
        else:
            assert entry["status"] in {"text", "example"}, id_
            assert entry["source"], id_
            assert not house & set(entry.get("switches", ())), id_
            assert not {"events", "history"} & set(entry), id_


@pytest.mark.parametrize("game", SHELF)
def test_no_ruling_of_old_has_lost_its_address(game: str) -> None:
    """Links lead to them: what was published keeps its id, as a ruling or as a note."""
    published = {"double": 28, "tomy": 39, "draft": 35, "scrumball": 54, "flair": 78}
    missing = {
        "double": {12},
        "tomy": {1, 7, 22},
        "draft": {7, 11, 13, 17},
        "scrumball": {33, 35},
        "flair": {12, 21, 57},
    }
    last, never = published.get(game, 0), missing.get(game, set())
    expected = {f"r{number}" for number in range(1, last + 1) if number not in never}
    assert expected <= set(written(game))
