"""Finds the blocks of a Markdown page with their lines, without turning the page into HTML.

It reads what the Blocks API of pymdownx reads, so that a mistake (which that API would quietly print as plain text)
is told with its file and its line.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping
from typing import Any, NamedTuple

import yaml

from site_plugins.rulebook.problems import Problem

_QUICK = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

OWN = (
    *("rule", "situation", "play", "learn", "bots", "referee", "drill", "progress"),
    *("rulings", "all-rulings", "coverage", "switches", "house", "concepts", "sisters", "glossary"),
)
_FOREIGN = frozenset({"admonition", "note", "tip", "warning", "details", "definition", "html", "tab", "caption"})
_START = re.compile(r" {0,3}(/{3,}) *([\w-]+) *(?:\| *(.*?) *)?")
_END = re.compile(r" {0,3}(/{3,}) *")
_FENCE = re.compile(r" *(`{3,}|~{3,})")
_TERM = re.compile(r"\]\(term:([^)\s]*)\)")


class Block(NamedTuple):
    """A block as it is written: `/// name | argument`, options, and the line on which it starts."""

    name: str
    argument: str
    options: Mapping[str, Any]
    line: int


class Scan(NamedTuple):
    """What stands on a page: its blocks, the glossary terms that it names, and what is wrong with it."""

    blocks: tuple[Block, ...]
    terms: tuple[tuple[str, int], ...]
    problems: tuple[Problem, ...]


def scan(file: str, text: str) -> Scan:
    """Find the blocks of a page; `file` is only for the problems."""
    blocks: list[Block] = []
    terms: list[tuple[str, int]] = []
    problems: list[Problem] = []
    open_blocks: list[tuple[int, str, int]] = []
    fence = ""
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if fenced := _FENCE.match(line):
            mark = fenced[1]
            if not fence:
                fence = mark
            elif mark.startswith(fence) and not line.strip().strip(mark[0]):
                fence = ""
            continue
        if fence:
            continue
        terms += [(found, number) for found in _TERM.findall(line)]
        if start := _START.fullmatch(line):
            name = start[2].lower()
            open_blocks.append((len(start[1]), name, number))
            if name in OWN:
                options = _options(file, lines, number, problems)
                blocks.append(Block(name, start[3] or "", options, number))
            elif name not in _FOREIGN:
                problems.append(Problem(file, number, f"there is no block called {name!r}"))
        elif end := _END.fullmatch(line):
            if open_blocks and open_blocks[-1][0] == len(end[1]):
                open_blocks.pop()
            else:
                problems.append(Problem(file, number, f"{end[1]} closes no block"))
    problems += [Problem(file, number, f"the block {name!r} is never closed") for _, name, number in open_blocks]
    return Scan(tuple(blocks), tuple(terms), tuple(problems))


def _yaml(text: str) -> Any:
    """What a text says; the reader in C is ten times as quick, and the other one says better what is wrong."""
    try:
        return yaml.load(text, Loader=_QUICK)
    except yaml.YAMLError:
        return yaml.safe_load(text)


def _options(file: str, lines: list[str], start: int, problems: list[Problem]) -> dict[str, Any]:
    """The indented lines below a block's first line, read as YAML."""
    own: list[str] = []
    for line in lines[start:]:
        if not line.startswith("    ") or not line.strip():
            break
        own.append(line)
    try:
        found = _yaml(textwrap.dedent("\n".join(own))) if own else {}
    except yaml.YAMLError as why:
        mark = getattr(why, "problem_mark", None)
        line_number = start + 1 + (mark.line if mark else 0)
        reason = getattr(why, "problem", None) or "cannot be read"
        problems.append(Problem(file, line_number, f"the options are no YAML: {reason} (put the value in quotes?)"))
        return {}
    if not isinstance(found, dict):
        problems.append(Problem(file, start + 1, "the options are no list of `name: value` lines"))
        return {}
    return found
