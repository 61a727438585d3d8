"""What a page holds, what it fetches, and what it leads to, read out of the built files."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import NamedTuple

_URL = re.compile(r"""url\((["']?)(?P<url>[^)"']+)\1\)""")
FETCHED = {
    **{"script": "src", "img": "src", "iframe": "src", "audio": "src", "video": "src", "source": "src"},
    **{"embed": "src", "object": "data", "use": "href"},
}
"""Which attribute of which element a browser fetches by itself."""
RELATIONS = {"stylesheet", "modulepreload", "preload", "prefetch", "icon", "apple-touch-icon", "manifest"}
"""The links that a browser follows by itself."""


class Read(NamedTuple):
    """A page or a sheet as it was read."""

    ids: frozenset[str]
    fetched: tuple[str, ...]
    leads: tuple[str, ...]
    policy: str


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.fetched: list[str] = []
        self.leads: list[str] = []
        self.policy = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.ids |= {found[name] for name in ("id", "name") if name in found}
        if found.get("http-equiv", "").lower() == "content-security-policy":
            self.policy = found.get("content", "")
        if tag == "link":
            (self.fetched if RELATIONS & set(found.get("rel", "").split()) else self.leads).append(found["href"])
        elif tag == "a" and "href" in found:
            self.leads.append(found["href"])
        elif tag in FETCHED and FETCHED[tag] in found:
            self.fetched.append(found[FETCHED[tag]])


def page(html: str) -> Read:
    """A page."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return Read(frozenset(reader.ids), tuple(reader.fetched), tuple(reader.leads), reader.policy)


def sheet(css: str) -> Read:
    """A style sheet."""
    return Read(frozenset(), tuple(found["url"] for found in _URL.finditer(css)), (), "")
