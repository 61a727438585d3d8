"""The indexes of all languages as files of the site, named after their content: no cache can be wrong about them."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from engine.core.languages import LANGUAGES
from site_plugins.content_hash import hashed
from site_plugins.finder.index import packed
from site_plugins.rulebook.read.book import Book


class Indexes(NamedTuple):
    """The content of each file, and the name of the file for each language."""

    content: dict[str, bytes]
    names: dict[str, str]

    def write(self, folder: Path) -> None:
        """Put them into the site."""
        for name, content in self.content.items():
            (folder / name).write_bytes(content)


def indexes(book: Book) -> Indexes:
    """An index for each language of the book."""
    made = {lang: packed(book, lang) for lang in LANGUAGES}
    names = {lang: hashed(f"finder-{lang}.json", content) for lang, content in made.items()}
    return Indexes({names[lang]: content for lang, content in made.items()}, names)
