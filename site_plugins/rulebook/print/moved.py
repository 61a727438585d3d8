"""Where the paragraphs stand now that a page once had: their old addresses lead there, with a script or without."""

from __future__ import annotations

from engine.core.rules import game_of, page_of, section_of
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.rulebook.print.printed_page import PrintedPage


def moved(printed: PrintedPage, path: str) -> Markup | None:
    """The rules whose ids say that they stand on this page, and which are told on another.

    Each link has the id of its rule: an old address leads to it, and `landing.js` follows it at once. So it does for
    the addresses of the situations and rulings that have gone with the rule.
    """
    found = {rule: placed for rule, placed in printed.book.paragraphs[printed.lang].items() if _left(rule, path)}
    if not found:
        return None
    links = []
    for rule, placed in found.items():
        href = printed.base + placed.home_url
        links.append(el("li", el("a", placed.paragraph.title, id=rule, href=href, data_moved=_with(printed, rule))))
    title = el("p", printed.say("book.moved"), class_="ce-moved__title")
    return el("div", title, el("ul", links), class_="ce-moved")


def _with(printed: PrintedPage, rule: str) -> str:
    """The ids of all that stands with a rule, by which people may have kept it."""
    placed, game = printed.book.paragraphs[printed.lang][rule], game_of(rule)
    situations = [f"s-{game}-{situation}" for situation in placed.paragraph.situations]
    rulings = [f"ruling-{game}-{ruling.id}" for ruling in printed.book.rulings_on.get(rule, ())]
    return " ".join((rule, *situations, *rulings))


def _left(rule: str, path: str) -> bool:
    """Whether a rule once stood on the page and stands there no more."""
    return f"{game_of(rule)}/{section_of(rule)}" == path and page_of(rule) != section_of(rule)
