"""The passages of a Markdown page as plain text: what stands in each rule, and what stands below each heading.

The blocks that print data of the book (rulings, glossary, moments…) are left out: those have documents of their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import unescape
from typing import NamedTuple

from markdown.extensions.toc import slugify

_FENCE = re.compile(r" *(`{3,}|~{3,})")
_BLOCK = re.compile(r" {0,3}(/{3,}) *([\w-]+) *(?:\| *(.*?) *)?")
_END = re.compile(r" {0,3}/{3,} *")
_HEADING = re.compile(r"(#{1,6}) +(.*?)(?: *\{ *#([\w.-]+)[^}]*\})? *#* *")
_FRONT = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)
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


class Passage(NamedTuple):
    """Text under a heading, or in the block of a rule; `anchor` is where it stands on its page."""

    rule: str
    heading: str
    anchor: str
    text: str
    markdown: str = ""
    """The block of a rule as it is written, without its options."""


def plain(text: str) -> str:
    """Markdown as one line of plain text."""
    for pattern, replacement in _SUBSTITUTIONS:
        text = pattern.sub(replacement, text)
    text = re.sub(r"\s+", " ", unescape(text.translate(_BACK)))
    return re.sub(r"(?:·\s*){2,}", "· ", text).strip(" ·")


def passages(markdown: str) -> Iterable[Passage]:
    """The passages of a page in their order; the first has no anchor, for the page itself is its place."""
    heading, anchor, lines = "", "", list[str]()
    used: set[str] = set()
    fence, rule, skipped = "", "", False
    own: list[str] = []
    for line in _FRONT.sub("", markdown).splitlines():
        if fenced := _FENCE.match(line):
            fence = "" if fence and fenced[1].startswith(fence) else fence or fenced[1]
            continue
        if fence:
            continue
        if block := _BLOCK.fullmatch(line):
            rule, skipped, own = (block[3] or "", False, []) if block[2] == "rule" else ("", True, [])
        elif _END.fullmatch(line):
            if rule:
                written = "\n".join(own)
                yield Passage(rule, "", rule, plain(written), written)
            rule, skipped = "", False
        elif rule:
            # The options of the block are set in; its text is not.
            own += [] if line.startswith("    ") and not own else [line]
        elif not skipped and (found := _HEADING.fullmatch(line)):
            if heading or any(lines):
                yield Passage("", heading, anchor, plain("\n".join(lines)))
            heading, lines = plain(found[2]), []
            anchor = found[3] or _anchor(heading, used)
            if len(found[1]) == 1:
                anchor = ""
        elif not skipped:
            lines.append(line)
    if heading or any(lines):
        yield Passage("", heading, anchor, plain("\n".join(lines)))


def _anchor(heading: str, used: set[str]) -> str:
    """The id that Markdown's table of contents gives a heading."""
    base = id_ = slugify(heading, "-")
    number = 0
    while id_ in used or not id_:
        number += 1
        id_ = f"{base}_{number}"
    used.add(id_)
    return id_
