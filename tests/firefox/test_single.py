"""The book in one file, in Firefox: opened from a disk, with no network and nothing beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser import one_file
from tests.browser.house import LANGUAGES
from tests.browser.one_file import FileReader


@pytest.fixture(params=LANGUAGES)
def alone(request: pytest.FixtureRequest, firefox: Browser, tmp_path: Path) -> Iterator[FileReader]:
    come = FileReader(firefox, tmp_path, request.param)
    yield come
    come.leave()


def test_it_rolls(alone: FileReader) -> None:
    one_file.rolls(alone)


def test_a_match_is_played_to_its_end(alone: FileReader) -> None:
    one_file.plays(alone)


def test_a_lesson_is_learned(alone: FileReader) -> None:
    one_file.learns(alone)


def test_a_ruling_is_found(alone: FileReader) -> None:
    one_file.finds(alone, *one_file.RULINGS[alone.lang])


def test_pages_are_turned(alone: FileReader) -> None:
    one_file.turns(alone, next(each for each in LANGUAGES if each != alone.lang))
