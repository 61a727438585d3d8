"""The hooks of the live plugin; each only calls a pure function of a module beside it."""

from __future__ import annotations

from pathlib import Path

from mkdocs.config.config_options import ExtraScriptValue
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, event_priority
from mkdocs.structure.pages import Page

from site_plugins.live import assets, bundle, offline
from site_plugins.live.config import LiveConfig
from site_plugins.live.edition import Edition, edition
from site_plugins.live.head import data_block, early_modules, with_head
from site_plugins.live.node import CannotBuild
from site_plugins.live.widgets.words import page_words


class LivePlugin(BasePlugin[LiveConfig]):  # type: ignore[no-untyped-call]
    """Brings the runtime, the scripts and the offline book into the site."""

    edition: Edition

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """First of all: make what the browser loads, because every page names it."""
        root = Path(config.config_file_path).parent
        packages = root / self.config.packages_dir
        try:
            made = bundle.make(root, packages, root / self.config.cache_dir)
            self.edition = edition(assets.small(packages), made)
        except CannotBuild as why:
            raise PluginError(f"live: {why}") from why
        sheet, script = self._url(self.edition.sheet), self._url(self.edition.script)
        # The hook runs once for each language, on the same settings.
        if sheet not in config.extra_css:
            config.extra_css.append(sheet)
            value = ExtraScriptValue(script)
            value.type = "module"
            config.extra_javascript.append(value)
        return config

    def on_post_page(self, output: str, *, page: Page, config: MkDocsConfig) -> str:
        """When a page is laid out: give its script the words of its language and the names of the files."""
        hints = early_modules(map(self._url, self.edition.small.early), page.url)
        words = data_block("ce-words", page_words(str(config.theme["language"])))
        return with_head(output, hints + words + data_block("ce-live", self.edition.manifest))

    @event_priority(-200)
    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """Last of all, when every language and every other plugin is done: the files, then the list of the site."""
        if getattr(config.plugins.get("i18n"), "building", False):
            return
        site = Path(config.site_dir)
        self.edition.write(site / self.config.assets_dir)
        if not self.config.offline:
            return
        packages = Path(config.config_file_path).parent / self.config.packages_dir
        try:
            offline.write(site, packages, self.edition.id, self.config.assets_dir)
        except CannotBuild as why:
            raise PluginError(f"live: {why}") from why

    def _url(self, name: str) -> str:
        return f"{self.config.assets_dir}/{name}"
