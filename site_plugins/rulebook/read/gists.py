"""A rule in one or two sentences, as the engine reads them out of the book, set as its printers would."""

from __future__ import annotations

from functools import cache

from engine.learn.gists import gists as told
from site_plugins.theme.typography import typeset_text


@cache
def gists(lang: str) -> dict[str, tuple[str, str]]:
    """The title and the gist of every rule."""
    return {rule: (typeset_text(one.title, lang), typeset_text(one.text, lang)) for rule, one in told(lang).items()}
