"""The hooks of the rulebook plugin; each only calls a pure function of a module beside it."""

from __future__ import annotations

import json
import logging
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, CombinedEvent, event_priority, get_plugin_logger
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from mkdocs.utils.templates import TemplateContext

from engine.core.languages import LANGUAGES
from site_plugins.kept import Kept, memory
from site_plugins.live.widgets.practice_frames import PROGRESS
from site_plugins.rulebook.check.taught import ASKED
from site_plugins.rulebook.check.whole_book import find_problems
from site_plugins.rulebook.config import RulebookConfig
from site_plugins.rulebook.extension import RulebookExtension, finished
from site_plugins.rulebook.files import NAMES, asset
from site_plugins.rulebook.print.catalogue import catalogue
from site_plugins.rulebook.print.moved import moved
from site_plugins.rulebook.print.printed_page import PrintedPage, base_url
from site_plugins.rulebook.print.referee import REFEREE
from site_plugins.rulebook.read.book import DEFAULT, Book, read_book

log: logging.LoggerAdapter[logging.Logger] = get_plugin_logger("rulebook")
SHEET = "rulebook.css"


class RulebookPlugin(BasePlugin[RulebookConfig]):  # type: ignore[no-untyped-call]
    """Prints the rules of the book and refuses to print a book that is not right."""

    book: Book
    extension: RulebookExtension
    frames: Kept
    """The situations as they were drawn: many stand beside their rule and among the rulings."""

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Before each language is built: read and check the book once, and teach Markdown its blocks."""
        if not _is_nested(config):
            root = Path(config.config_file_path).resolve().parent
            tests, glossary = root / self.config.tests_dir, root / self.config.glossary
            self.book = read_book(root, Path(config.docs_dir).resolve(), tests, glossary)
            kept, self.frames = memory(root / self.config.cache_dir), Kept()
            self.frames.open(kept and kept / "frames.json")
            ASKED.open(kept and kept / "asked.json")
            if not self.config.quick:
                self._refuse(config)
        if not any(isinstance(one, RulebookExtension) for one in config.markdown_extensions):
            self.extension = RulebookExtension()
            config.markdown_extensions.append(self.extension)
            config.extra_css.append(f"{self.config.assets_dir}/{asset(SHEET).name}")
        return config

    def on_page_markdown(self, markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG002
        """Just before a page becomes HTML: tell the blocks where they stand; words are explained on pages of games."""
        game = str(page.meta.get("game", ""))
        self.extension.printed = PrintedPage(
            self.book,
            language(page),
            home_url(page),
            tooltips="game" in page.meta,
            game=game,
        )
        return markdown

    @event_priority(-100)
    def on_page_context(
        self,
        context: TemplateContext,
        *,
        page: Page,
        config: MkDocsConfig,  # noqa: ARG002
        nav: Navigation,  # noqa: ARG002
    ) -> TemplateContext:
        """When the contents of a page are known: move the ids of its rules into place and draw its situations."""
        lang, root = language(page), base_url(_site_url(page))
        page.content = finished(
            page.content or "",
            lambda game, one: self._frame(game, one, lang, root),
            lambda place: self._screen(place, lang, root),
        )
        home = home_url(page)
        page.content += moved(PrintedPage(self.book, lang, home), home.removesuffix("/")) or ""
        return context

    def _frame(self, game: str, situation: str, lang: str, root: str) -> str:
        """The first frame of a situation in a language, seen from pages of a depth; each is drawn once."""
        from site_plugins.live.widgets.situation.first_frame import first_frame

        return self.frames.of(f"{game}/{situation} {lang} {root}", lambda: first_frame(game, situation, lang, root))

    def _screen(self, place: str, lang: str, root: str) -> str:
        """The first screen of a page that is about nothing else: the referee, lessons, questions, progress, a match."""
        from site_plugins.live.practice_files import rule_map
        from site_plugins.live.widgets.learn.first_frame import first_lessons
        from site_plugins.live.widgets.practice_frames import first_drill, first_progress
        from site_plugins.live.widgets.referee.first_frame import first_question
        from site_plugins.live.widgets.situation.first_frame import first_screen

        if place == REFEREE:
            return first_question(lang, root)
        if place == PROGRESS:
            return first_progress(lang, root, rule_map(self.book, lang))
        kind, _, game = place.rpartition("/")
        if kind == "learn":
            return first_lessons(game, lang, root)
        if kind == "drill":
            return first_drill(game, lang, root, rule_map(self.book, lang))
        return first_screen(game, lang, root, {each.path for each in self.book.pages})

    def _write_files(self, *, config: MkDocsConfig) -> None:
        """After the first language: write what belongs to the whole site."""
        if _is_nested(config):
            return
        site = Path(config.site_dir)
        text = json.dumps(catalogue(self.book), ensure_ascii=False, indent=1)
        (site / "rulebook.json").write_text(text + "\n", encoding="utf-8")
        folder = site / self.config.assets_dir
        folder.mkdir(parents=True, exist_ok=True)
        for name in NAMES:
            (folder / asset(name).name).write_bytes(asset(name).content)

    @event_priority(-120)
    def _keep(self, *, config: MkDocsConfig) -> None:
        """When every language is done: keep what was drawn and asked for the next build."""
        if not _is_nested(config):
            self.frames.write()
            ASKED.write()

    on_post_build = CombinedEvent(_write_files, _keep)

    def _refuse(self, config: MkDocsConfig) -> None:
        """Say everything that is wrong with the book; a strict build ends there."""
        problems = find_problems(self.book)
        for problem in problems:
            (log.error if config.strict else log.warning)("%s", problem)
        if problems and config.strict:
            raise PluginError(f"rulebook: {len(problems)} problems keep the book from being printed")


def language(page: Page) -> str:
    """The language of a page: what the i18n plugin says, or else the suffix of its file."""
    locale = getattr(page.file, "locale", None) or page.file.src_uri.removesuffix(".md").rpartition(".")[2]
    return locale if locale in LANGUAGES else DEFAULT


def home_url(page: Page) -> str:
    """The address of a page below the root of its language."""
    lang = language(page)
    return _site_url(page) if lang == DEFAULT else _site_url(page).removeprefix(f"{lang}/")


def _site_url(page: Page) -> str:
    """The address of a page below the root of the site; MkDocs writes that of the first page as a dot."""
    return "" if page.url in {".", "./"} else page.url


def _is_nested(config: MkDocsConfig) -> bool:
    """Whether the i18n plugin is building a further language inside the first one's build."""
    return bool(getattr(config.plugins.get("i18n"), "building", False))
