"""Every rule is taught or asked about, and the build says which is not."""

from __future__ import annotations

import pytest
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError

from engine.core.rules import rules_of
from engine.games import SHELF
from engine.learn.lessons import lessons_of
from site_plugins.rulebook.check import taught, whole_book
from site_plugins.rulebook.plugin import RulebookPlugin
from site_plugins.rulebook.print.catalogue import catalogue
from site_plugins.rulebook.read.book import Book, read_book
from tests.conftest import ROOT


@pytest.fixture(scope="module")
def book() -> Book:
    return read_book(ROOT, ROOT / "docs", ROOT / "tests", ROOT / "docs/glossary.toml")


def test_each_rule_of_the_catalogue_has_its_lessons_and_its_questions(book: Book) -> None:
    rules = {rule["id"]: rule for rule in catalogue(book)["rules"]}
    assert set(rules) == {rule for game in SHELF for rule in rules_of(game)}
    for rule, told in rules.items():
        assert told["drills"], rule
        assert told["lessons"] == list(lessons_of(rule))
    assert not list(taught.untaught(book))


def test_a_rule_that_nothing_teaches_keeps_the_book_from_being_printed(
    book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(taught, "drills_about", lambda _: ())
    monkeypatch.setattr(taught, "lessons_of", lambda rule: () if rule == "double.penalty.kick" else ("first",))
    (problem,) = taught.untaught(book)
    assert "double.penalty.kick" in str(problem)
    assert problem.file == "engine/games/double/rules/penalty.py"
    # And the build asks for it: alone among its checks it is enough to end there.
    monkeypatch.setattr(
        whole_book, "CHECKS", [one for one in whole_book.CHECKS if one.__name__ == "every_rule_is_taught"]
    )
    plugin, config = RulebookPlugin(), MkDocsConfig()
    plugin.book, config["strict"] = book, True
    with pytest.raises(PluginError, match="1 problems keep the book from being printed"):
        plugin._refuse(config)
