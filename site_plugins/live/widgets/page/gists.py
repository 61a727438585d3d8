"""A rule in one or two sentences, as its paragraph begins: `gist(rule, lang)`, at build time and in the browser alike.

At build time the book itself is read. In the browser a page that explains rules says so (`data-gists`): then its script
fetches the gists of its language and hands them in once (`gists.js`), so that no first roll waits for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple

from engine.core.languages import LANGUAGES
from site_plugins.live.widgets.page.urls import rule_url

BOOK = "site_plugins.rulebook.read.gists"
_HANDED_IN: dict[str, Mapping[str, Any]] = {}


class Gist(NamedTuple):
    """What a rule is called, what it says, and where its paragraph stands below the root of its language."""

    title: str
    text: str
    url: str


def gist(rule: str, lang: str) -> Gist | None:
    """A rule in one or two sentences; None for what is no rule, and while its page has not been told of any."""
    told = _gists(lang).get(rule)
    if not isinstance(told, (list, tuple)) or len(told) != 2:
        return None
    title, text = told
    return Gist(str(title), str(text), rule_url("", rule))


def hand_in(given: object) -> None:
    """Keep what the page has fetched, by language; whatever else it may be counts as nothing."""
    if isinstance(given, dict):
        _HANDED_IN.update({lang: told for lang, told in given.items() if lang in LANGUAGES and isinstance(told, dict)})


def forget() -> None:
    """Forget what was handed in, for tests."""
    _HANDED_IN.clear()


def _gists(lang: str) -> Mapping[str, Any]:
    if lang in _HANDED_IN:
        return _HANDED_IN[lang]
    try:
        book = import_module(BOOK)
    except ModuleNotFoundError:
        # The browser has no pages to read them from.
        return {}
    told: Mapping[str, Any] = book.gists(lang)
    return told
