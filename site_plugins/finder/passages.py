"""The passages of a Markdown page as plain text: what stands in each rule, and what stands below each heading.

The blocks that print data of the book (rulings, glossary, moments…) are left out: those have documents of their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from markdown.extensions.toc import slugify

from engine.learn.gists import plain

_FENCE = re.compile(r" *(`{3,}|~{3,})")
_BLOCK = re.compile(r" {0,3}(/{3,}) *([\w-]+) *(?:\| *(.*?) *)?")
_END = re.compile(r" {0,3}/{3,} *")
_HEADING = re.compile(r"(#{1,6}) +(.*?)(?: *\{ *#([\w.-]+)[^}]*\})? *#* *")
_FRONT = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)


class Passage(NamedTuple):
    """Text under a heading, or in the block of a rule; `anchor` is where it stands on its page."""

    rule: str
    heading: str
    anchor: str
    text: str


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
                yield Passage(rule, "", rule, plain("\n".join(own)))
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
