"""The built site as the tests find it: its pages, and the server that may close and open again."""

from __future__ import annotations

import os
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit
from xml.etree import ElementTree

from preview.serve import Server, Shelf, built_for, split_url

from tests.conftest import ROOT

LANGUAGES = ("en", "fr")
SITE = Path(os.environ.get("SITE_DIR") or ROOT / "site")


class House:
    """A served site; `url` is the address that it was built for, and the only one where it works as a whole."""

    def __init__(self, folder: Path = SITE, port: int = 0) -> None:
        """Served at the port of its address, or at another that a browser is told to take for that."""
        self.folder = folder
        self.url = os.environ.get("SITE_URL") or built_for(folder)
        assert self.url == built_for(folder), f"site/ was built for {built_for(folder)}, not for {self.url}"
        own, self._prefix = split_url(self.url)
        self.port = port or own
        self._server: Server | None = None
        self._open: tuple[Path, float] | None = None
        # What a test before has packed need not be packed again by the server that comes after it.
        self._shelves: dict[Path, Shelf] = {}

    def open(self, folder: Path | None = None, pace: float = 0) -> None:
        """Serve the site, or another edition of it at the same address; over a link of so many Mbit/s."""
        wanted = folder or self.folder
        if self._open == (wanted, pace):
            return
        self.close()
        shelf = self._shelves.setdefault(wanted, Shelf(wanted))
        self._server = Server(wanted, self._prefix, self.port, pace=pace, shelf=shelf)
        self._open = (wanted, pace)

    def close(self) -> None:
        """Stop serving and hang up on everyone."""
        if self._server is not None:
            self._server.stop()
            self._server = self._open = None

    @property
    def pages(self) -> list[str]:
        """Every page that the sitemap lists, both languages, as addresses below the site's own."""
        tree = ElementTree.parse(self.folder / "sitemap.xml")
        found = [node.text or "" for node in tree.iter() if node.tag.endswith("}loc")]
        assert all(address.startswith(self.url) for address in found)
        return sorted({address.removeprefix(self.url) for address in found})

    def file(self, address: str) -> Path:
        """The file behind an address below the site's own."""
        path = self.folder / urlsplit(address).path
        return path / "index.html" if path.is_dir() or address.endswith("/") or not address else path


def language_of(address: str) -> str:
    """The language that a page's address says."""
    return "fr" if address == "fr" or address.startswith("fr/") else "en"


def in_language(address: str, lang: str) -> str:
    """The address of an English page in a language."""
    return address if lang == "en" else f"{lang}/{address}"


class Reading(HTMLParser):
    """What a page holds that other pages may point at, and what it points at itself."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.language = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note ids, addresses and the page's language."""
        found = dict(attrs)
        if found.get("id"):
            self.ids.append(found["id"] or "")
        if tag == "html":
            self.language = found.get("lang") or ""
        if tag == "base" or (tag == "link" and found.get("rel") in {"canonical", "alternate"}):
            return
        for name in ("href", "src"):
            address = found.get(name)
            if address is not None:
                self.links.append(address)
