"""Every address inside the site leads somewhere, seen without a browser over the built files."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

import pytest

from tests.browser.house import LANGUAGES, House, Reading, in_language, language_of

_ELSEWHERE = ("mailto:", "data:")
POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy" content="(?P<policy>[^"]+)">')


@cache
def reading(file: Path) -> Reading:
    """A page of the site, read once."""
    return Reading(file.read_text("utf-8"))


@pytest.fixture(scope="module")
def site() -> House:
    """The built files; nothing is served."""
    return House()


def test_every_link_leads_to_a_file_and_a_place_on_it(site: House) -> None:
    broken: list[str] = []
    seen = 0
    for address in [*site.pages, "404.html"]:
        for link in reading(site.file(address)).links:
            target, place = urldefrag(urljoin(site.url + address, link))
            if link.startswith(_ELSEWHERE):
                continue
            if not target.startswith(site.url):
                # A reader may follow a link out of the book, but nothing of the book itself lies elsewhere.
                if urlsplit(target).netloc == urlsplit(site.url).netloc:
                    broken.append(f"{address}: {link} leaves the sub-path")
                continue
            seen += 1
            file = site.file(unquote(urlsplit(target).path.removeprefix(urlsplit(site.url).path)))
            if not file.is_file():
                broken.append(f"{address}: {link} has no file")
            elif place.startswith("section="):
                # Questions about a chapter: the link names it, and the page's script reads it.
                if not site.file(urljoin(target, f"../{place[8:]}/").removeprefix(site.url)).is_file():
                    broken.append(f"{address}: {link} has no such chapter")
            # A link to a position names its widget, and after a colon the position.
            elif place and file.suffix == ".html" and unquote(place).partition(":")[0] not in reading(file).ids:
                broken.append(f"{address}: {link} has no such place")
    assert seen > 1000
    assert not broken, "\n".join(sorted(set(broken)))


def test_ids_are_unique_on_every_page(site: House) -> None:
    twice = {
        address: [id_ for id_, times in Counter(reading(site.file(address)).ids).items() if times > 1]
        for address in site.pages
    }
    assert not {address: ids for address, ids in twice.items() if ids}


def test_every_page_has_its_other_language_at_the_same_place(site: House) -> None:
    pages = site.pages
    english = [page for page in pages if language_of(page) == "en"]
    assert len(english) >= 14
    assert sorted(pages) == sorted(in_language(page, lang) for page in english for lang in LANGUAGES)
    for page in english:
        for lang in LANGUAGES:
            found = reading(site.file(in_language(page, lang)))
            assert found.language == lang
            other = next(code for code in LANGUAGES if code != lang)
            base = site.url + in_language(page, lang)
            assert site.url + in_language(page, other) in {urljoin(base, link) for link in found.links}


def test_every_page_carries_the_policy(site: House) -> None:
    for address in [*site.pages, "404.html"]:
        html = site.file(address).read_text("utf-8")
        found = POLICY.search(html)
        assert found, address
        assert "default-src 'none'" in found["policy"], address
        # The Lab has a policy of its own, of which its own tests tell.
        if not address.endswith("lab/"):
            assert "unsafe-inline" not in found["policy"], address
            assert "'unsafe-eval'" not in found["policy"], address
