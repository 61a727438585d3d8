"""The hooks of the live plugin; each only calls a pure function of a module beside it."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, CombinedEvent, event_priority
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from site_plugins.finder.files import Indexes, indexes
from site_plugins.live import assets, bundle, offline, snapshot
from site_plugins.live.answer_files import AnswerFiles, Drawing
from site_plugins.live.config import LiveConfig
from site_plugins.live.edition import Edition, edition
from site_plugins.live.gist_files import gist_files
from site_plugins.live.head import data_block, early_modules, early_script, page_words, with_head
from site_plugins.live.lab import examples
from site_plugins.live.lab import page as lab_page
from site_plugins.live.lab.site import Lab, lab
from site_plugins.live.node import CannotBuild
from site_plugins.live.practice_files import PracticeFiles, practice_files
from site_plugins.rulebook.check.decided_events import for_the_browser
from site_plugins.rulebook.plugin import RulebookPlugin
from site_plugins.rulebook.read.book import Book


class LivePlugin(BasePlugin[LiveConfig]):  # type: ignore[no-untyped-call]
    """Brings the runtime, the scripts and the offline book into the site."""

    edition: Edition
    lab: Lab
    indexes: Indexes
    practice: PracticeFiles
    gists: Indexes
    answers: AnswerFiles
    played: Path | None

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """First of all: make what the browser loads, because every page names it; once for all languages."""
        if _within_another_build(config):
            return config
        root = Path(config.config_file_path).parent
        packages = root / self.config.packages_dir
        drawing: Drawing | None = None
        try:
            quick, cache = self.config.quick, root / self.config.cache_dir
            memory = cache / "quick" if quick else None
            decided = for_the_browser()
            # Drawn beside all that follows. While somebody writes, Python answers the first press too.
            drawing = None if quick else Drawing(root, cache / "answers", decided)
            made = bundle.make(root, packages, cache, decided, quick=quick)
            if not quick:
                snapshot.check_size(made.files["snapshot"])
            # What the Lab's examples show stands beside the bundle of the sources that they were played with.
            self.played = None if quick else made.files["rules"].parent
            self.edition = edition(assets.small(packages, memory), made, lasting=not quick)
            self.lab = lab(packages, self.edition, made.lock, memory)
            self.indexes = indexes(book) if (book := _book(config)) else Indexes({}, {})
            self.practice = practice_files(book) if book else PracticeFiles({}, {}, {})
            self.gists = gist_files()
            self.answers = drawing.files() if drawing else AnswerFiles({}, {})
        except CannotBuild as why:
            if drawing:
                drawing.give_up()
            raise PluginError(f"live: {why}") from why
        named = {"finder": self.indexes.names, "gists": self.gists.names, "practice": self.practice.names}
        self.edition = self.edition._replace(manifest={**self.edition.manifest, **named})
        config.extra_css.append(self._url(self.edition.sheet))
        return config

    def on_page_markdown(self, markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG002
        """Before a page is set: put the Lab's examples where it says so, with what comes of them."""
        lang = str(config.theme["language"])

        def draw(name: str) -> str:
            try:
                return lab_page.frame(name, lang, examples.source(name, lang), examples.result(name, lang, self.played))
            except CannotBuild as why:
                raise PluginError(f"live: {why}") from why

        return lab_page.with_examples(markdown, draw)

    def on_post_page(self, output: str, *, page: Page, config: MkDocsConfig) -> str:
        """When a page is laid out: give its script the words of its language and the names of the files."""
        hints = early_modules(map(self._url, self.edition.small.early(assets.ENTRY)), page.url)
        words = data_block("ce-words", page_words(str(config.theme["language"])))
        script = early_script(self._url(self.edition.script), page.url)
        answers = data_block("ce-answers", self.answers.on_page(output, str(config.theme["language"])))
        head = hints + words + self._data() + answers + script
        if lab_page.is_lab(page.url):
            head += self._lab_head(str(config.theme["language"]), page.url)
        return lab_page.with_full_loads(with_head(output, head), page.url)

    def on_post_template(self, output: str, *, template_name: str, config: MkDocsConfig) -> str:
        """The page for lost readers has the search too; it may be shown anywhere, so it names its files in full."""
        if template_name != "404.html" or not output:
            return output
        words = data_block("ce-words", page_words(str(config.theme["language"])))
        root = urlsplit(config.site_url or "/").path
        return with_head(output, words + self._data() + early_script(root + self._url(self.edition.script), None))

    def _data(self) -> str:
        """What the script of every page is told about its files."""
        return data_block("ce-live", self.edition.manifest)

    @event_priority(-120)
    def _write_files(self, *, config: MkDocsConfig) -> None:
        """When every language is done: the files, before the theme joins the style sheets."""
        if not getattr(config.plugins.get("i18n"), "building", False):
            folder = Path(config.site_dir) / self.config.assets_dir
            self.edition.write(folder)
            self.indexes.write(folder)
            self.practice.write(folder)
            self.gists.write(folder)
            self.answers.write(folder)
            self.lab.write(folder)

    @event_priority(-200)
    def _list_site(self, *, config: MkDocsConfig) -> None:
        """Last of all, when every other plugin is done: the list of the site, for offline."""
        if getattr(config.plugins.get("i18n"), "building", False) or self.config.quick or not self.config.offline:
            return
        packages = Path(config.config_file_path).parent / self.config.packages_dir
        try:
            offline.write(Path(config.site_dir), packages, self.edition.id, self.config.assets_dir)
        except CannotBuild as why:
            raise PluginError(f"live: {why}") from why

    on_post_build = CombinedEvent(_write_files, _list_site)

    def _lab_head(self, lang: str, url: str) -> str:
        """What only the Lab's page loads."""
        early = lab_page.hints(map(self._url, self.lab.early), url)
        sheet = lab_page.sheet(self._url(self.lab.sheet), url)
        return early + sheet + data_block("ce-lab", self.lab.data(lang)) + early_script(self._url(self.lab.script), url)

    def _url(self, name: str) -> str:
        return f"{self.config.assets_dir}/{name}"


def _book(config: MkDocsConfig) -> Book | None:
    """The book, if the rulebook plugin has read one before."""
    rulebook = config.plugins.get("rulebook")
    return rulebook.book if isinstance(rulebook, RulebookPlugin) else None


def _within_another_build(config: MkDocsConfig) -> bool:
    """The i18n plugin builds every further language inside the build of the first, on the same settings."""
    return bool(getattr(config.plugins.get("i18n"), "building", False))
