"""The glossary as a page, and its terms explained where they are first met."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from xml.etree.ElementTree import Element

from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString

from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.rulebook.print.printed_page import PrintedPage
from site_plugins.rulebook.print.sketches import sketch
from site_plugins.rulebook.print.tree import separated, tree

# Headings and links say enough; a note inside a table would be cut off where the table scrolls.
_SKIP = frozenset({"a", "abbr", "button", "code", "kbd", "pre", "script", "style", "summary", "svg", "table"})
_HEADINGS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6"})
_SCHEME = "term:"


def glossary_page(printed: PrintedPage) -> Markup:
    """Every term with its definition, in the order of the alphabet."""
    made: list[Markup] = []
    terms = [term for term in printed.book.glossary.values() if term.explained and printed.lang in term.entries]
    for term in sorted(terms, key=lambda one: _alphabetic(one.entries[printed.lang].term)):
        entry = term.entries[printed.lang]
        links = [
            el("a", printed.book.glossary[other].entries[printed.lang].term, href=f"#{other}")
            for other in term.see
            if other in printed.book.glossary
        ]
        see = el("p", printed.say("book.see-also"), " ", *separated(links, ", "), class_="ce-glossary__see")
        made.append(
            el(
                "section",
                el("h3", entry.term, class_="ce-rule__title ce-glossary__title", id=term.id),
                sketch(term.id, entry.drawn),
                el("p", entry.definition),
                see if links else None,
                class_="ce-glossary__term",
            )
        )
    return el("div", *made, class_="ce-glossary")


def _alphabetic(term: str) -> tuple[tuple[bool, int, str], ...]:
    """A term as the alphabet sorts it: numbers first and by their value, letters without their accents."""
    plain = "".join(c for c in unicodedata.normalize("NFD", term.casefold()) if not unicodedata.combining(c))
    parts = re.findall(r"[0-9]+|[^0-9]+", plain)
    return tuple((not part.isdigit(), int(part) if part.isdigit() else 0, part) for part in parts)


class Tooltips(Treeprocessor):
    """Explains each term where a rule, or else the page, mentions it first."""

    def __init__(self, printed: PrintedPage) -> None:
        """Explain for this page."""
        super().__init__()
        self.printed = printed
        self.number = 0

    def run(self, root: Element) -> None:
        """Walk the page; a rule counts as a page of its own, because readers come straight to it."""
        self._named(root)
        if self.printed.tooltips:
            self._walk(root, set())

    def _named(self, root: Element) -> None:
        """Turn links that name a term outright, `[text](term:hand)`, into explained terms."""
        for parent in list(root.iter()):
            for place, child in enumerate(list(parent)):
                href = child.get("href", "")
                if child.tag == "a" and href.startswith(_SCHEME):
                    term = href.removeprefix(_SCHEME)
                    text = "".join(child.itertext())
                    tail = child.tail
                    known = term in self.printed.book.glossary
                    made = self._explained(term, text) if known else tree(el("span", text))
                    made.tail = tail
                    parent[place] = made

    def _walk(self, element: Element, seen: set[str]) -> None:
        if not isinstance(element.tag, str) or element.tag in _SKIP | _HEADINGS:
            return
        classes = element.get("class", "").split()
        if {"ce-term-box", "ce-rule__source", "ce-ruling__names"} & set(classes) or element.get("data-frame"):
            return
        if "ce-rule" in classes:
            seen = set()
        before, found = self._split(element.text, seen)
        element.text = before
        children = list(element)
        for child in children:
            element.remove(child)
        for made in found:
            element.append(made)
        for child in children:
            self._walk(child, seen)
            child.tail, found = self._split(child.tail, seen)
            element.append(child)
            for made in found:
                element.append(made)

    def _split(self, text: str | None, seen: set[str]) -> tuple[str | None, list[Element]]:
        """A text up to its first new term, and the explained terms, each with the text after it."""
        if not text or not text.strip():
            return text, []
        mentions = list(self._new(text, seen))
        if not mentions:
            return text, []
        made: list[Element] = []
        ends = [start for start, _, _ in mentions[1:]] + [len(text)]
        for (start, end, term), until in zip(mentions, ends, strict=True):
            explained = self._explained(term, text[start:end])
            explained.tail = AtomicString(text[end:until])
            made.append(explained)
        return AtomicString(text[: mentions[0][0]]), made

    def _new(self, text: str, seen: set[str]) -> Iterator[tuple[int, int, str]]:
        for start, end, term in self.printed.book.finders[self.printed.lang, self.printed.game].find(text):
            if term not in seen:
                seen.add(term)
                yield start, end, term

    def _explained(self, term: str, text: str) -> Element:
        """A term with its definition: a link that keyboards reach, described by a note that appears beside it."""
        self.number += 1
        id_ = f"def-{self.number}"
        page = self.printed.book.page_with("glossary", "", self.printed.lang)
        href = f"{self.printed.base}{page.home_url if page else ''}#{term}"
        entry = self.printed.book.glossary[term].entries[self.printed.lang]
        note = el("span", entry.definition, class_="ce-term__def", role="tooltip", id=id_, hidden="")
        word = el("a", text, class_="ce-term", href=href, aria_describedby=id_, data_drawn=bool(entry.drawn))
        return tree(el("span", word, note, class_="ce-term-box"))
