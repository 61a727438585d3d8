"""The book in one file, in Chromium: opened from a disk, with no network and nothing beside it."""

from __future__ import annotations

import base64
import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from site_plugins.single.book import MOST
from tests.browser import one_file
from tests.browser.house import LANGUAGES
from tests.browser.one_file import NAMES, SITE, FileReader

_FILE = re.compile(r'<script type="text/plain" data-file="(?P<name>[^"]*)"(?P<packed> data-packed)?>(?P<text>[^<]*)')


@pytest.fixture(params=LANGUAGES)
def reader(request: pytest.FixtureRequest, chromium: Browser, tmp_path: Path) -> Iterator[FileReader]:
    come = FileReader(chromium, tmp_path, request.param)
    yield come
    come.leave()


def test_it_rolls(reader: FileReader) -> None:
    one_file.rolls(reader)


def test_a_match_is_played_to_its_end(reader: FileReader) -> None:
    one_file.plays(reader)


def test_a_lesson_is_learned(reader: FileReader) -> None:
    one_file.learns(reader)


def test_a_ruling_is_found(reader: FileReader) -> None:
    one_file.finds(reader, *one_file.RULINGS[reader.lang])


def test_the_referee_answers(reader: FileReader) -> None:
    one_file.asks(reader)


def test_pages_are_turned(reader: FileReader) -> None:
    one_file.turns(reader, next(each for each in LANGUAGES if each != reader.lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_with_all_its_places_is_inside(lang: str) -> None:
    text = (SITE / NAMES[lang]).read_text("utf-8")
    assert len(text.encode()) <= MOST
    assert not re.search(r'<(?:script|img|iframe)[^>]* src="(?!data:)|<link[^>]* href="', text)
    files = {found["name"]: found for found in _FILE.finditer(text)}
    pages = [path.parent.relative_to(SITE).as_posix() for path in SITE.rglob("index.html")]
    own = [page for page in pages if (page == "fr" or page.startswith("fr/")) == (lang == "fr")]
    assert len(own) > 100
    for page in own:
        name = "" if page == "." else f"{page}/"
        html = gzip.decompress(base64.b64decode(files[name]["text"])).decode()
        whole = (SITE / page / "index.html").read_text("utf-8")
        if 'data-lab="' in whole:
            assert 'data-lab="' not in html
            continue
        article = re.compile(r'<article class="md-content__inner.*</article>', re.DOTALL)
        found, wanted = article.search(html), article.search(whole)
        assert found, name
        assert wanted, name
        assert found.group() == wanted.group(), name
