"""The page of the Lab as it is without a script: every example's text, and what comes of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from mkdocs.utils import get_relative_url
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

from engine.core.languages import words
from site_plugins.live.widgets.drawing.markup import Markup, el

PLACE = re.compile(r"<!-- lab: (?P<name>\w+) -->")
SEGMENT = "lab"
"""The last part of the address of the Lab's page, in every language."""
_ANCHOR = re.compile(r'<a (?P<rest>[^>]*?href="(?P<href>[^"]*)"[^>]*)>')


def is_lab(url: str) -> bool:
    """Whether an address within the site is the Lab's."""
    return url.partition("#")[0].rstrip("/").rpartition("/")[2] == SEGMENT


def frame(name: str, lang: str, source: str, shown: Iterable[tuple[str, str]]) -> Markup:
    """An example: its text, the buttons for whoever has a script, and its result."""
    say = words(lang)
    coloured = Markup(highlight(source, PythonLexer(), HtmlFormatter(nowrap=True)).rstrip("\n"))

    def button(deed: str, label: str, **more: object) -> Markup:
        # Until the script is there to hear it.
        return el("button", label, type="button", data_do=deed, disabled=True, **more)

    return el(
        "div",
        el("pre", el("code", coloured), class_="lab__code highlight"),
        el("div", id=f"lab-{name}", class_="lab__editor"),
        el("p", class_="lab__note", role="status", hidden=True),
        el(
            "div",
            button("run", say("lab.run"), class_="ce-button"),
            button("stop", say("lab.stop"), class_="ce-button lab__stop", hidden=True),
            button("reset", say("lab.reset"), class_="lab__quiet"),
            button("share", say("lab.share"), class_="lab__quiet"),
            el("span", class_="lab__status", role="status"),
            class_="lab__tools",
        ),
        el("p", say("lab.no-script"), class_="lab__paper"),
        el("p", say("lab.result"), class_="lab__head"),
        el("div", _shown(shown), el("p", say("lab.worked"), class_="lab__when"), class_="lab__out"),
        class_="lab",
        data_lab=name,
    )


def _shown(pieces: Iterable[tuple[str, str]]) -> list[Markup]:
    """What a run shows, as the page's script would show it."""
    return [el("pre", what, class_="lab__text") if kind == "text" else Markup(what) for kind, what in pieces]


def with_examples(markdown: str, draw: Callable[[str], str]) -> str:
    """The page with every example in the place that it has left for it."""
    return PLACE.sub(lambda place: f"\n{draw(place['name'])}\n", markdown)


def with_full_loads(html: str, url: str) -> str:
    """Every way into the Lab and out of it is a full load, because the page has a policy of its own."""
    leaving = is_lab(url)

    def mark(anchor: re.Match[str]) -> str:
        if "target=" in anchor["rest"] or not (leaving or _leads_to_lab(anchor["href"])):
            return anchor.group()
        return f'<a target="_self" {anchor["rest"]}>'

    return _ANCHOR.sub(mark, html)


def _leads_to_lab(href: str) -> bool:
    return "//" not in href and is_lab(href)


def hints(urls: Iterable[str], url: str) -> str:
    """What the page needs besides the script: fetched early, all at once."""
    return "".join(f'<link rel="modulepreload" href="{get_relative_url(each, url)}">' for each in urls)


def sheet(name: str, url: str) -> str:
    """The page's own style sheet."""
    return f'<link rel="stylesheet" href="{get_relative_url(name, url)}">'
