"""From markup to the tree on which Markdown works, and links that open only when MkDocs has looked at the page."""

from __future__ import annotations

from collections.abc import Iterable
from xml.etree.ElementTree import Element, fromstring

from markdown.util import AtomicString

from site_plugins.live.widgets.drawing.markup import Markup, el


def tree(markup: Markup) -> Element:
    """An element that `el` made, as Markdown takes it; its text is never read as Markdown again."""
    made = fromstring(markup)
    for element in made.iter():
        element.text = AtomicString(element.text) if element.text else None
        element.tail = AtomicString(element.tail) if element.tail else None
    return made


def link(text: object, way: str, **attributes: str) -> Markup:
    """A link to another page; it becomes one in `open_ways`, after MkDocs has looked for links to Markdown files."""
    return el("way", text, href=way, **attributes)


def open_ways(root: Element) -> None:
    """Turn what `link` made into real links."""
    for element in list(root.iter("way")):
        element.tag = "a"


def separated(children: Iterable[str], mark: str) -> list[str]:
    """Children, text or markup, with a mark between them."""
    found: list[str] = []
    for child in children:
        if found:
            found.append(mark)
        found.append(child)
    return found
