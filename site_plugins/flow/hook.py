"""Puts the picture where a page says `<!-- flow -->`; MkDocs loads this file as a hook (`hooks:` in mkdocs.yml)."""

from __future__ import annotations

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from mkdocs.utils.templates import TemplateContext

from engine.core.languages import known
from site_plugins.flow.picture import figure
from site_plugins.flow.steps import flow

PLACE = "<!-- flow -->"


@event_priority(-100)
def on_page_context(
    context: TemplateContext,
    page: Page,
    config: MkDocsConfig,  # noqa: ARG001 (MkDocs' names)
    nav: Navigation,  # noqa: ARG001
) -> TemplateContext:
    """When a page is set: draw the picture in the place that the page has left for it."""
    if page.content and PLACE in page.content:
        lang = known(page.file.dest_uri.partition("/")[0])
        page.content = page.content.replace(PLACE, figure(flow(lang)))
    return context
