"""What a page's template needs to know: its game, its chapter, and the same page in the other language."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mkdocs.structure.nav import Section
from mkdocs.structure.pages import Page
from mkdocs.utils.meta import get_data

from site_plugins.theme.typography import typeset_text

_CELL = re.compile(r"<td[^>]*>.*?</td>", re.DOTALL)
_PATH = re.compile(r"<code>[^<]*/[^<]+</code>")
ASIDE = ("play", "drill", "rulings", "coverage")
"""The pages of a game that are no chapters of its rules: where one plays, and what stands behind the rules."""


@dataclass(frozen=True)
class Alternate:
    """The same page in one language."""

    language: str
    name: str
    url: str
    current: bool


@dataclass(frozen=True)
class Game:
    """One entry of the list of games, in the reader's language."""

    id: str
    name: str
    open: bool
    url: str | None
    play: str | None = None
    """Where whole matches of it are played."""


def alternates(
    urls: Mapping[str, str], names: Mapping[str, str], current: str, roots: Mapping[str, str]
) -> list[Alternate]:
    """List the page in every language; where one lacks it, its first page stands in."""
    return [
        Alternate(language, name, urls.get(language, roots[language]), language == current)
        for language, name in names.items()
    ]


def games(entries: Iterable[Mapping[str, Any]], language: str, urls: Mapping[str, str]) -> list[Game]:
    """Read the games of the configuration; a missing translation or page is an error that names it."""
    found = []
    for entry in entries:
        game = entry["id"]
        try:
            name = entry["name"][language]
            url = urls[entry["link"]] if entry["open"] else None
            play = urls[entry["play"]] if entry["open"] and "play" in entry else None
        except KeyError as missing:
            message = f"extra.games: {game} lacks {missing.args[0]!r} for language {language!r}"
            raise ValueError(message) from missing
        found.append(Game(game, name, bool(entry["open"]), url, play))
    return found


def introduce(page: Page, language: str) -> None:
    """Give a page that has not been read the title and the facts that stand at its head."""
    _, page.meta = get_data(Path(str(page.file.abs_src_path)).read_text(encoding="utf-8-sig"))
    if "title" in page.meta:
        page.title = typeset_text(str(page.meta["title"]), language)


def chapters_of(page: Page) -> list[Page]:
    """The chapters of the rules to which a page belongs, in the order of the contents; those of a game, for a game."""
    if not isinstance(page.parent, Section):
        return []
    found = [child for child in page.parent.children if isinstance(child, Page) and not child.is_index]
    return [child for child in found if child.file.name not in ASIDE]


def neighbours(page: Page) -> tuple[Page | None, Page | None]:
    """The pages before and after: a cover leads to the first chapter, and so does the page on which one plays."""
    before, after = page.previous_page, page.next_page
    chapters = chapters_of(page)
    if "game" not in page.meta or not chapters or not isinstance(page.parent, Section):
        return before, after
    cover = next((child for child in page.parent.children if isinstance(child, Page) and child.is_index), None)
    if page.is_index or page.file.name == "play":
        after = chapters[0]
    if page == chapters[0] or page.file.name == "play":
        before = cover
    return before, after


def template_of(meta: Mapping[str, Any], *, is_cover: bool) -> str | None:
    """Choose the template of a page of a game, unless the page names one itself."""
    if "template" in meta or "game" not in meta:
        return None
    return "cover.html" if is_cover else "game.html"


def with_game(html: str, game: str) -> str:
    """Mark the part of the page that instant navigation swaps, so that the game's accent comes and goes with it."""
    container = 'data-md-component="container"'
    return html.replace(container, f'{container} data-game="{game}"', 1)


def with_skip_link(html: str) -> str:
    """Leave the jump past the header to the browser, which moves the focus; instant navigation would not."""
    return html.replace('class="md-skip"', 'class="md-skip" target="_self"', 1)


def with_permalink_title(html: str, title: str) -> str:
    """Say in the page's language what a permalink is."""
    return html.replace('title="Permanent link"', f'title="{title}"')


def with_folding_paths(html: str) -> str:
    """Let the path of a file break after its strokes where a table leaves it little room."""

    def fold(path: re.Match[str]) -> str:
        name = path.group().removeprefix("<code>").removesuffix("</code>")
        return f"<code>{name.replace('/', '/<wbr>').removesuffix('<wbr>')}</code>"

    return _CELL.sub(lambda cell: _PATH.sub(fold, cell.group()), html)
