"""The hooks of the theme plugin; each only calls a pure function of a module beside it."""

import json
import shutil
from pathlib import Path
from typing import Any

from jinja2 import Environment
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, event_priority
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import AnchorLink
from mkdocs.utils.templates import TemplateContext

from engine.core.languages import words
from site_plugins.cover import print as printing
from site_plugins.cover.facts import read_covers
from site_plugins.live.node import CannotBuild
from site_plugins.live.widgets.drawing import emblems
from site_plugins.theme import fonts, pages, policy, styles, trim
from site_plugins.theme.config import ThemeConfig
from site_plugins.theme.manifest import manifest
from site_plugins.theme.typography import typeset, typeset_text

HERE = Path(__file__).parent


class ThemePlugin(BasePlugin[ThemeConfig]):  # type: ignore[no-untyped-call]
    """Dresses the pages; what they say is the business of others."""

    languages: dict[str, str]
    default: str
    sheet: tuple[str, str]
    descriptions: dict[str, str]

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """First of all: read the languages and the style sheets, and refuse to build without the fonts."""
        declared = config.plugins["i18n"].config["languages"]
        self.languages = {language.locale: language.name for language in declared}
        self.default = next(language.locale for language in declared if language.default)
        self.descriptions = {
            language.locale: language.site_description or config.site_description or "" for language in declared
        }
        if absent := fonts.missing(self._packages(config)):
            raise PluginError(f"theme: fonts are not installed ({', '.join(absent)}); run `make setup`")
        self.sheet = self._small(config, styles.read_sheets(HERE / "css"))
        return config

    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:  # noqa: ARG002
        """When the files are known: leave out what of Material's no page asks for."""
        for file in list(files):
            if trim.is_dead_weight(file.src_uri):
                files.remove(file)
        return files

    def on_nav(self, nav: Navigation, *, config: MkDocsConfig, files: Files) -> Navigation:  # noqa: ARG002
        """When the contents stand: each chapter has the title of its own page, those that a partial build skips too."""
        for page in nav.pages:
            if page.title is None:
                pages.introduce(page, self._language(config))
        return nav

    @event_priority(-50)
    def on_env(self, env: Environment, *, config: MkDocsConfig, files: Files) -> Environment:
        """Before templates run: lend them the words, the drawings and the list of games of this language."""
        language = self._language(config)
        entries = config.extra["games"]
        urls = {
            path: found.url
            for entry in entries
            for path in (entry.get("link"), entry.get("play"), pages.lessons_page(entry["id"]))
            if path and (found := files.get_file_from_path(path))
        }
        try:
            games = pages.games(entries, language, urls)
            covers = read_covers(Path(config.docs_dir), tuple(game.id for game in games if game.open))
        except ValueError as wrong:
            raise PluginError(f"theme: {wrong}") from wrong
        say = words(language)
        env.globals.update(
            words=say.all("theme"),
            all_words={code: words(code).all("theme") for code in self.languages},
            language=language,
            games=games,
            pitches={game: typeset_text(cover.pitch[language], language) for game, cover in covers.items()},
            facts={game: printing.facts(cover, say, language) for game, cover in covers.items()},
            game_of={game.id: game for game in games},
            emblem=emblems.emblem,
            mark=emblems.mark(),
            sheet=f"{self.config.assets_dir}/{self.sheet[0]}",
            early_fonts=[f"{self.config.assets_dir}/{font.file}" for font in fonts.FONTS if font.early],
            manifest_url=self._below(language, "manifest.webmanifest"),
            roots={code: self._below(code, "") or "." for code in self.languages},
            language_names=self.languages,
            finder=words(language).all("finder.says"),
            finder_words=_finder_words(language, {game.id: game.name for game in games}),
        )
        return env

    def on_page_content(self, html: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG002
        """After Markdown and the other plugins: set quotes and spaces as the page's language wants them."""
        language = self._language(config)
        if template := pages.template_of(page.meta, is_cover=page.file.name == "index"):
            page.meta["template"] = template
        if page.title:
            page.title = typeset_text(str(page.title), language)
        for link in page.toc:
            _typeset_link(link, language)
        html = pages.with_folding_paths(typeset(html, language))
        return pages.with_permalink_title(html, words(language)("theme.permalink"))

    def on_page_context(
        self,
        context: TemplateContext,
        *,
        page: Page,
        config: MkDocsConfig,
        nav: Navigation,  # noqa: ARG002
    ) -> TemplateContext:
        """Before a page is laid out: tell it its chapter, and where it is in the other language."""
        language = self._language(config)
        extra: dict[str, Any] = context  # type: ignore[assignment]
        known = getattr(page.file, "alternates", {})
        extra["alternates"] = pages.alternates(
            {code: file.url for code, file in known.items()},
            self.languages,
            language,
            {code: self._below(code, "") for code in self.languages},
        )
        extra["chapters"] = pages.chapters_of(page)
        extra["before"], extra["after"] = pages.neighbours(page)
        return context

    def on_post_page(self, output: str, *, page: Page, config: MkDocsConfig) -> str:  # noqa: ARG002
        """When a page is laid out: give it its game's accent and a skip link that skips."""
        output = pages.with_skip_link(output)
        if game := page.meta.get("game"):
            output = pages.with_game(output, str(game))
        return output

    def on_post_template(self, output: str, *, template_name: str, config: MkDocsConfig) -> str:
        """The page for lost readers says itself in both languages, so it is written once only."""
        if template_name != "404.html":
            return output
        return output if self._language(config) == self.default else ""

    @event_priority(-150)
    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """After both languages are built (the i18n plugin's turn is -100): files of the whole site.

        It runs once for each language and leaves the same site whenever it runs again; what lists or
        fingerprints the files of the site has to come later.
        """
        site = Path(config.site_dir)
        self._write_assets(site, self._packages(config))
        self._write_manifests(site, config)
        if not getattr(config.plugins["i18n"], "building", False):
            self._finish_pages(site, config)

    def _write_assets(self, site: Path, packages: Path) -> None:
        folder = site / self.config.assets_dir
        folder.mkdir(parents=True, exist_ok=True)
        (folder / self.sheet[0]).write_text(self.sheet[1], encoding="utf-8")
        for font in fonts.FONTS:
            shutil.copyfile(font.source(packages), folder / font.file)

    def _write_manifests(self, site: Path, config: MkDocsConfig) -> None:
        for language in self.languages:
            text = manifest(
                name=str(config.site_name),
                description=" ".join(self.descriptions[language].split()),
                language=language,
                colour=self.config.theme_color,
                assets="assets" if language == self.default else "../assets",
                games=[
                    (game["name"][language], game["play"].removesuffix("index.md").removesuffix(".md") + "/")
                    for game in config.extra["games"]
                    if game["open"] and "play" in game
                ],
            )
            path = site / self._below(language, "manifest.webmanifest")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")

    def _finish_pages(self, site: Path, config: MkDocsConfig) -> None:
        """One style sheet for all plugins, and one policy for all pages but the Lab.

        Instant navigation keeps the policy of the first page; ways to the Lab are full loads.
        """
        folder = site / self.config.assets_dir
        extra = [str(path) for path in config.extra_css]
        sheets = {path: (site / path).read_text(encoding="utf-8") for path in extra if (site / path).is_file()}
        dropped = [path for path, sheet in sheets.items() if styles.can_join(sheet)]
        joined, content = self._small(config, [self.sheet[1], *(sheets[path] for path in dropped)])
        (folder / self.sheet[0]).unlink()
        (folder / joined).write_text(content, encoding="utf-8")
        for name in dropped:
            (site / name).unlink()
        html = {
            path: styles.with_one_sheet(
                path.read_text(encoding="utf-8"), own=self.sheet[0], joined=joined, dropped=dropped
            )
            for path in sorted(site.rglob("*.html"))
        }
        scripts = {script for page in html.values() for script in policy.inline_scripts(page)}
        usual, editor = policy.policy(scripts), policy.policy(scripts, editor=True)
        for path, page in html.items():
            text = editor if policy.has_editor(page) else usual
            done = policy.with_policy(page, text) if self.config.content_security_policy else page
            path.write_text(done, encoding="utf-8")

    def _small(self, config: MkDocsConfig, sheets: list[str]) -> tuple[str, str]:
        try:
            return styles.bundle(self._packages(config), sheets, quick=self.config.quick)
        except CannotBuild as why:
            raise PluginError(f"theme: {why}") from why

    def _packages(self, config: MkDocsConfig) -> Path:
        return Path(config.config_file_path).parent / self.config.fonts_dir

    def _language(self, config: MkDocsConfig) -> str:
        return str(config.theme["language"])

    def _below(self, language: str, path: str) -> str:
        return path if language == self.default else f"{language}/{path}"


def _typeset_link(link: AnchorLink, language: str) -> None:
    link.title = typeset_text(link.title, language)
    for child in link.children:
        _typeset_link(child, language)


def _finder_words(language: str, games: dict[str, str]) -> str:
    """What the finder says, as the script of its box reads it."""
    say = words(language)
    tables = {"kinds": say.all("finder.kinds"), "by": say.all("finder.by"), "games": games}
    return json.dumps({**say.all("finder.says"), **tables}, ensure_ascii=False)
