"""What drills and the map of progress are made of, as files of the site: fetched by their pages, and by no other."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from mkdocs.utils.meta import get_data

from engine.core.languages import LANGUAGES
from engine.core.rules import game_of, page_of
from engine.games import SHELF
from engine.learn.drills.material import material
from site_plugins.content_hash import hashed
from site_plugins.live.widgets.page.rule_map import Chapter, Paragraph, RuleMap, Section
from site_plugins.rulebook.read.book import Book
from site_plugins.theme.typography import typeset_text


class PracticeFiles(NamedTuple):
    """The content of each file, and their names: for each language a map, for each game what drills are made of."""

    content: dict[str, bytes]
    maps: dict[str, str]
    drills: dict[str, str]

    @property
    def names(self) -> dict[str, dict[str, str]]:
        """What the page's script is told of them."""
        return {"maps": self.maps, "drills": self.drills}

    def write(self, folder: Path) -> None:
        """Put them into the site."""
        for name, content in self.content.items():
            (folder / name).write_bytes(content)


def practice_files(book: Book) -> PracticeFiles:
    """A map of the book in each language, and what drills are made of in each game."""
    maps = {lang: _packed(rule_map(book, lang).plain()) for lang in LANGUAGES}
    drills = {game: _packed(material(game).plain()) for game in book.games if game in SHELF}
    map_names = {lang: hashed(f"rules-{lang}.json", content) for lang, content in maps.items()}
    drill_names = {game: hashed(f"drills-{game}.json", content) for game, content in drills.items()}
    content = {map_names[lang]: made for lang, made in maps.items()}
    return PracticeFiles(content | {drill_names[game]: made for game, made in drills.items()}, map_names, drill_names)


def rule_map(book: Book, lang: str) -> RuleMap:
    """Every game with its pages and their rules, in the order in which the rules are declared."""
    return RuleMap(tuple(_chapter(book, game, lang) for game in book.games))


def _chapter(book: Book, game: str, lang: str) -> Chapter:
    """A game: its sections in the order of its modules, which is that of the book's contents but for moved rules."""
    shelved = book.games[game]
    placed = book.paragraphs[lang]
    pages: dict[str, list[Paragraph]] = {}
    for rule in shelved.rules:
        if rule not in placed:
            continue
        paragraph = placed[rule].paragraph
        beside = paragraph.situations[0] if paragraph.situations else ""
        situation = beside if "/" not in beside else beside.partition("/")[2]
        title = typeset_text(paragraph.title, lang)
        pages.setdefault(page_of(rule), []).append(Paragraph(rule, title, f"{game}-{situation}" if situation else ""))
    sections = tuple(Section(page, _title(book.root, game, page, lang), tuple(rules)) for page, rules in pages.items())
    assert all(game_of(each.rule) == game for section in sections for each in section.rules)
    return Chapter(game, shelved.game.text(lang).title(), sections)


@cache
def _title(root: Path, game: str, page: str, lang: str) -> str:
    """What a page calls itself."""
    file = root / "docs" / game / f"{page}.{lang}.md"
    _, meta = get_data(file.read_text(encoding="utf-8")) if file.is_file() else ("", {})
    return typeset_text(str(meta.get("title", page)), lang)


def _packed(values: dict[str, Any]) -> bytes:
    """Plain values in as few bytes as JSON takes."""
    return json.dumps(values, ensure_ascii=False, separators=(",", ":")).encode()
