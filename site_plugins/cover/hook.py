"""Fills the places that a cover leaves open; MkDocs loads this file as a hook (`hooks:` in mkdocs.yml).

`<!-- emblem -->`, `<!-- facts -->`, `<!-- turn -->` and `<!-- chapters -->` stand in the pages of every game.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import event_priority
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url
from mkdocs.utils.templates import TemplateContext

from engine.core.languages import words
from engine.games import SHELF
from site_plugins.cover import print as printing
from site_plugins.cover.chart import figure
from site_plugins.cover.facts import Cover, Step, Unclear, read_covers
from site_plugins.live.widgets.drawing.emblems import emblem
from site_plugins.rulebook.plugin import RulebookPlugin, language
from site_plugins.rulebook.read.book import Book
from site_plugins.theme.pages import chapters_of
from site_plugins.theme.typography import typeset_text

PLACES = ("emblem", "facts", "turn", "chapters")


@event_priority(-100)
def on_page_context(
    context: TemplateContext,
    page: Page,
    config: MkDocsConfig,
    nav: Navigation,  # noqa: ARG001 (MkDocs' names)
) -> TemplateContext:
    """After the search plugin has read a page: fill the places of a cover."""
    game = page.meta.get("game")
    if not page.content or game not in SHELF or not page.is_index:
        return context
    try:
        cover = read_covers(Path(config.docs_dir), (game,))[game]
        book = cast(RulebookPlugin, config.plugins["rulebook"]).book
        made = filled(page, game, cover, book)
    except Unclear as wrong:
        raise PluginError(f"cover: {wrong}") from wrong
    for place, markup in made.items():
        page.content = page.content.replace(f"<!-- {place} -->", markup)
    return context


def filled(page: Page, game: str, cover: Cover, book: Book) -> dict[str, str]:
    """What stands in each place of a cover."""
    lang = language(page)
    say = words(lang)
    chapters = [
        printing.Chapter(
            Path(chapter.file.src_uri).name.partition(".")[0],
            number,
            str(chapter.title),
            typeset_text(str(chapter.meta.get("description", "")), lang),
            get_relative_url(chapter.url, page.url),
        )
        for number, chapter in enumerate(chapters_of(page), 1)
    ]
    # Whoever wants to learn a game plays its lessons; where there are none yet, he reads its first chapter.
    learn = "learn/" if any(each.path == f"{game}/learn" for each in book.pages) else chapters[0].url
    turn = [_typeset(step, lang) for step in cover.turn]
    return {
        "emblem": f'<span class="ce-cover__emblem">{emblem(game)}</span>',
        "facts": printing.facts(cover, say, lang) + printing.buttons(say, "play/", learn),
        "turn": figure(turn, say, lang, lambda see: address(book, game, lang, see)),
        "chapters": printing.contents(chapters, cover, say),
    }


def address(book: Book, game: str, lang: str, see: str) -> str:
    """The address of a rule or a page of a game, seen from its cover."""
    if "." in see:
        placed = book.paragraphs[lang].get(f"{game}.{see}")
        if placed is None:
            raise Unclear(f"docs/{game}/cover.toml: there is no rule {game}.{see}")
        return placed.home_url.removeprefix(f"{game}/")
    if not any(page.path == f"{game}/{see}" and page.lang == lang for page in book.pages):
        raise Unclear(f"docs/{game}/cover.toml: there is no page {game}/{see}")
    return f"{see}/"


def _typeset(step: Step, lang: str) -> Step:
    """A step with its words set as a printer would."""
    ways = tuple(
        way._replace(when={lang: typeset_text(way.when[lang], lang)}, then={lang: typeset_text(way.then[lang], lang)})
        for way in step.ways
    )
    return step._replace(does={lang: typeset_text(step.does[lang], lang)}, ways=ways)
