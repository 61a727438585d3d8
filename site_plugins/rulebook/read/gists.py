"""A rule in one or two sentences: the first of its paragraph, as plain text. Nobody writes it a second time."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from engine.games import SHELF
from site_plugins.finder.passages import passages, plain
from site_plugins.rulebook.read.blocks import scan
from site_plugins.theme.typography import typeset_text

DOCS = Path(__file__).parents[3] / "docs"
MOST_WORDS = 35
"""A second sentence is added while both together have no more words; a first one is as long as it is."""
FEW_WORDS = 8
"""A first sentence with fewer says nothing by itself: the second one belongs to it."""
_SENTENCE = re.compile(r".+?[.!?…](?:\s?[»”)])*(?=\s+[«“(\[]?\s?[A-ZÀÂÇÉÈÊÎÔÛŒ0-9]|$)|.+")
_POINTER = re.compile(r"\s*\(\[[^\]]*\]\([^)]*\)\)")
"""A link in brackets leads elsewhere and says nothing."""
_STARTS_NO_SENTENCE = re.compile(r"\s*(?:[|<!]|/{3}|[-*+]\s|\d+\.\s|\*\[)")


@cache
def gists(lang: str) -> dict[str, tuple[str, str]]:
    """The title and the gist of every rule, set as its printers would."""
    found: dict[str, tuple[str, str]] = {}
    for game in SHELF:
        for file in sorted((DOCS / game).glob(f"*.{lang}.md")):
            text = file.read_text(encoding="utf-8")
            blocks = scan(file.name, text).blocks
            titles = {block.argument: str(block.options.get("title", "")) for block in blocks if block.name == "rule"}
            for passage in passages(text):
                if passage.rule:
                    said = titles.get(passage.rule, ""), first_sentences(passage.markdown)
                    title, gist = (typeset_text(each, lang) for each in said)
                    found.setdefault(passage.rule, (title, gist))
    return found


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
