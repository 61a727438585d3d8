"""The hook that MkDocs loads for the reference page (`hooks:` in mkdocs.yml); it only calls pure functions."""

from __future__ import annotations

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import get_plugin_logger
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from engine.core.languages import known
from site_plugins.reference.declared import with_declared
from site_plugins.reference.page import PLACE, filled, misplaced, printed
from site_plugins.reference.reading import public_names
from site_plugins.reference.sentences import FILE, read_sentences, untold

log = get_plugin_logger("reference")


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001 (MkDocs' names)
    """Tell the public names of the engine in the places that a page has left for them (MkDocs event, once a page)."""
    if not PLACE.search(markdown):
        return markdown
    root = Path(config.config_file_path).resolve().parent
    names = public_names(root)
    sentences = read_sentences((root / FILE).read_text("utf-8"))
    problems = [
        *misplaced(f"docs/{page.file.src_uri}", markdown, names),
        *untold(printed(markdown, names), sentences),
    ]
    for problem in problems:
        (log.error if config.strict else log.warning)("%s", problem)
    if problems and config.strict:
        raise PluginError(f"reference: {len(problems)} problems keep the reference from being printed")
    lang = known(page.file.dest_uri.partition("/")[0])
    return with_declared(filled(markdown, names, sentences, lang), lang)
