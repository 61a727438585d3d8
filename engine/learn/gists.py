"""A rule in one or two sentences: the first of its paragraph in the book. Nobody writes it a second time.

In a clone the pages of the book are read; a wheel brings what they say along, for it has no pages. Pages that explain
rules to readers have them set as the book is (`site_plugins/rulebook/read/gists.py`), and terminals as they are.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from html import unescape
from pathlib import Path
from typing import NamedTuple

from engine.core.languages import LANGUAGES
from engine.games import SHELF

DOCS = Path(__file__).parents[2] / "docs"
PACKED = Path(__file__).with_name("gists.json")
"""What a wheel has instead of the pages."""
MOST_WORDS = 35
"""A second sentence is added while both together have no more words; a first one is as long as it is."""
FEW_WORDS = 8
"""A first sentence with fewer says nothing by itself: the second one belongs to it."""
_SENTENCE = re.compile(r".+?[.!?…](?:\s?[»”)])*(?=\s+[«“(\[]?\s?[A-ZÀÂÇÉÈÊÎÔÛŒ0-9]|$)|.+")
_POINTER = re.compile(r"\s*\(\[[^\]]*\]\([^)]*\)\)")
"""A link in brackets leads elsewhere and says nothing."""
_STARTS_NO_SENTENCE = re.compile(r"\s*(?:[|<!]|/{3}|[-*+]\s|\d+\.\s|\*\[)")
_RULE = re.compile(
    r"^ {0,3}/{3,} *rule *\| *(\S+) *\n((?: {4}[^\n]*\n)*)(.*?)^ {0,3}/{3,} *$", re.MULTILINE | re.DOTALL
)
_TITLE = re.compile(r"""^ +title: *(["']?)(.*?)\1 *$""", re.MULTILINE)
_KEPT: dict[str, str | int | None] = {letter: chr(0xE000 + place) for place, letter in enumerate("*_[]()#|`<>")}
_BACK = str.maketrans({str(kept): letter for letter, kept in _KEPT.items()})
"""What looks like markup in code, and after a stroke, is none."""


def _keep(found: re.Match[str]) -> str:
    return found[1].translate(str.maketrans(_KEPT))


_SUBSTITUTIONS = (
    (re.compile(r"`([^`\n]+)`"), _keep),
    (re.compile(r"\\([\\`*_{}\[\]()#+.!|-])"), _keep),
    (re.compile(r"<!--.*?-->", re.DOTALL), " "),
    (re.compile(r"</?[a-zA-Z][^>]*>"), " "),
    (re.compile(r"!?\[([^\]]*)\]\([^)]*\)"), r"\1"),
    (re.compile(r"\{[:#.][^}]*\}"), " "),
    (re.compile(r"^\s*\|?[\s:|-]+\|[\s:|-]*$", re.MULTILINE), " "),
    (re.compile(r"^\s*\||\|\s*$", re.MULTILINE), " "),
    (re.compile(r"\s*\|\s*"), " · "),
    (re.compile(r"^\s*(?:[-*+>]|\d+\.)\s+", re.MULTILINE), ""),
    (re.compile(r"\*\*|(?<!\w)\*|\*(?!\w)"), ""),
)


class Gist(NamedTuple):
    """What a rule is called, and what it says in short."""

    title: str
    text: str


def plain(text: str) -> str:
    """Markdown as one line of plain text."""
    for pattern, replacement in _SUBSTITUTIONS:
        text = pattern.sub(replacement, text)
    text = re.sub(r"\s+", " ", unescape(text.translate(_BACK)))
    return re.sub(r"(?:·\s*){2,}", "· ", text).strip(" ·")


@cache
def gists(lang: str) -> dict[str, Gist]:
    """The title and the gist of every rule; nothing where there is neither a book nor what it says."""
    if PACKED.is_file():
        return {rule: Gist(*told) for rule, told in json.loads(PACKED.read_text("utf-8")).get(lang, {}).items()}
    found: dict[str, Gist] = {}
    for game in SHELF:
        for page in sorted((DOCS / game).glob(f"*.{lang}.md")):
            for rule, told in _told(page.read_text("utf-8")):
                found.setdefault(rule, told)
    return found


def packed() -> str:
    """What a wheel brings along."""
    return json.dumps({lang: gists(lang) for lang in LANGUAGES}, ensure_ascii=False, separators=(",", ":"))


def _told(page: str) -> Iterator[tuple[str, Gist]]:
    """The rules of a page, each in short."""
    for block in _RULE.finditer(page):
        title = _TITLE.search(block[2])
        yield block[1], Gist("" if title is None else title[2], first_sentences(block[3]))


def first_sentences(markdown: str) -> str:
    """The first sentence of a text, and the second where there is room; tables, lists and drawings say none."""
    kept: list[str] = []
    for sentence in _sentences(markdown):
        words = len(" ".join(kept).split())
        if len(kept) == 2 or (words >= FEW_WORDS and words + len(sentence.split()) > MOST_WORDS):
            break
        kept.append(sentence)
    return " ".join(kept)


def _sentences(markdown: str) -> Iterable[str]:
    """The whole sentences of the paragraphs; one that leads to a list or a table says nothing without it."""
    for paragraph in re.split(r"\n\s*\n", markdown.strip()):
        if not _STARTS_NO_SENTENCE.match(paragraph):
            for sentence in _SENTENCE.findall(plain(_POINTER.sub("", paragraph))):
                if not sentence.endswith(":"):
                    yield sentence.strip()


if __name__ == "__main__":
    print(packed())
