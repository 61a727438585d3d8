"""The contributor pages as tests read them: headings, files that they name, pieces of code that they show."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import yaml

from tests.conftest import ROOT

FOLDER = ROOT / "docs" / "contributing"
LANGUAGES = ("en", "fr")
CUT = "…"
"""A line of its own where a piece of code leaves something out."""

_FRONT = re.compile(r"\A---\n(.*?)\n---\n", re.DOTALL)
_FENCE = re.compile(r'^```(\w*)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
_HEADING = re.compile(r"^(#+) .*?(?: \{#([\w-]+)\})?$", re.MULTILINE)
_TICKED = re.compile(r"`([^`\n]+)`")
_PATH = re.compile(r"[\w.<>*-]+(?:/[\w.<>*-]*)*")
_SUFFIXES = (".py", ".toml", ".json", ".js", ".mjs", ".css", ".md", ".txt", ".yml", ".in")


class Fence(NamedTuple):
    """A piece of code on a page: its language, what its title says, and its text."""

    kind: str
    title: str
    text: str

    @property
    def is_excerpt(self) -> bool:
        """Whether its title says that it is a piece of a file."""
        return is_path(self.title)

    @property
    def pieces(self) -> list[str]:
        """What stands between the cuts."""
        return [piece.strip("\n") for piece in re.split(rf"(?m)^{CUT}\n", self.text)]


class Page(NamedTuple):
    """A page in one language; `appears` are the places that only a build or a command brings about."""

    file: Path
    appears: tuple[str, ...]
    headings: tuple[tuple[int, str], ...]
    fences: tuple[Fence, ...]
    named: tuple[str, ...]


def is_path(text: str) -> bool:
    """Whether something between backticks is meant as a file or a folder of the project."""
    if not _PATH.fullmatch(text):
        return False
    return text.endswith(_SUFFIXES) or text == "Makefile" or ("/" in text and text.partition("/")[0] in TOP)


def read(file: Path) -> Page:
    """Take a page apart."""
    text = file.read_text("utf-8")
    front = _FRONT.match(text)
    meta = yaml.safe_load(front[1]) if front else {}
    body = text[front.end() :] if front else text
    fences = tuple(Fence(*found) for found in _FENCE.findall(body))
    prose = _FENCE.sub("", body)
    headings = tuple((len(marks), anchor) for marks, anchor in _HEADING.findall(prose))
    named = tuple(dict.fromkeys(text for text in _TICKED.findall(prose) if is_path(text)))
    return Page(file, tuple(meta.get("appears", ())), headings, fences, named)


TOP = {path.name for path in ROOT.iterdir() if not path.name.startswith(".git")} | {"site", ".cache", "dist"}
NAMES = sorted({file.name.partition(".")[0] for file in FOLDER.glob("*.md")})
PAGES = {(name, lang): read(FOLDER / f"{name}.{lang}.md") for name in NAMES for lang in LANGUAGES}
