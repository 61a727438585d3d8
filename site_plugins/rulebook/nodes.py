"""Elements of a page made by calls; their text is never read as Markdown again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias
from xml.etree.ElementTree import Element

from markdown.util import AtomicString

Child: TypeAlias = Element | str | None


def el(tag: str, *children: Child, **attributes: str) -> Element:
    """An element with its children; `class_` loses its underscore, others become hyphens, None children vanish."""
    made = Element(tag, {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()})
    for child in children:
        append(made, child)
    return made


def link(text: str, way: str) -> Element:
    """A link to another page; it becomes one in `open_ways`, after MkDocs has looked for links to Markdown files."""
    return el("way", text, href=way)


def open_ways(root: Element) -> None:
    """Turn what `link` made into real links."""
    for element in list(root.iter("way")):
        element.tag = "a"


def append(parent: Element, child: Child) -> None:
    """Add a child, or text after the children that are there already."""
    if isinstance(child, Element):
        parent.append(child)
    elif child:
        if len(parent):
            parent[-1].tail = AtomicString((parent[-1].tail or "") + child)
        else:
            parent.text = AtomicString((parent.text or "") + child)


def separated(children: Iterable[Element | str], mark: str) -> list[Element | str]:
    """Children with a mark between them."""
    found: list[Element | str] = []
    for child in children:
        if found:
            found.append(mark)
        found.append(child)
    return found
