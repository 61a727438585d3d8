"""The book in one file, in the WebKit engine: opened from a disk, with no network and nothing beside it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from site_plugins.single.book import file_name
from tests.browser.house import LANGUAGES, SITE, in_language
from tests.webkit.conftest import Come
from tests.webkit.visitor import Visitor


@pytest.fixture(params=LANGUAGES)
def alone(request: pytest.FixtureRequest, come: Come, tmp_path: Path) -> Visitor:
    """Someone who has nothing but the files."""
    for lang in LANGUAGES:
        shutil.copyfile(SITE / file_name(lang), tmp_path / file_name(lang))
    reader = come(request.param)
    reader.driver.get((tmp_path / file_name(request.param)).as_uri())
    return reader


def turn_to(reader: Visitor, address: str) -> None:
    """Go to a page of the file."""
    reader.ask("(hash) => { location.hash = hash }", f"#/{in_language(address, reader.lang)}")


def test_it_rolls_and_turns_its_pages(alone: Visitor) -> None:
    """The first page has a situation, and Python plays it; the other language is another file."""
    root = alone.ask("() => document.querySelector('[data-live]').id")
    alone.boot(root)
    alone.press(f"[id='{root}--go']")
    alone.see(f"[id='{root}'] .ce-story .ce-mark")
    turn_to(alone, "double/penalty/#double.penalty.keep")
    alone.see("[data-target][id='double.penalty.keep']")
    other = next(lang for lang in LANGUAGES if lang != alone.lang)
    alone.press(f".ce-head__languages [hreflang={other}]")
    alone.until("(lang) => document.documentElement.lang === lang", other)
    assert file_name(other) in alone.driver.current_url


def test_a_match_and_a_lesson(alone: Visitor) -> None:
    turn_to(alone, "double/play/")
    alone.plays_a_match()
    turn_to(alone, "double/learn/")
    alone.learns("double")


def test_a_ruling_is_found(alone: Visitor) -> None:
    typed = {"en": "scrumball six everywhere in a scrum", "fr": "scrumball 6 partout en melee"}[alone.lang]
    turn_to(alone, "about/")
    alone.see("main h1")
    alone.type("/")
    alone.see(".ce-search input")
    alone.type(typed)
    alone.press(".ce-search .ce-hit[href$='scrumball/rulings/#r8']")
    alone.see("[id=r8]")
