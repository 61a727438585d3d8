"""The finder as tests ask it: the index of the real book, and the script of the site under Node."""

from __future__ import annotations

import atexit
import json
import subprocess
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from engine.core.languages import LANGUAGES
from site_plugins.finder.documents import Document, documents
from site_plugins.finder.files import Indexes
from site_plugins.finder.files import indexes as files
from tests.whole_book import book

QUESTIONS = Path(__file__).with_name("questions.toml")
ASK = Path(__file__).with_name("ask.mjs")


class Question(NamedTuple):
    """What somebody asks, in which language and on the pages of which game, and what answers it."""

    lang: str
    ask: str
    right: tuple[str, ...]
    on: str = ""
    set: str = ""


@cache
def every(lang: str) -> list[Document]:
    """Everything that can be found in a language."""
    return documents(book(), lang)


@cache
def packs() -> Indexes:
    """The index of each language as a file of the site."""
    return files(book())


@cache
def indexes() -> dict[str, Any]:
    """The index of each language."""
    return {lang: json.loads(packs().content[packs().names[lang]]) for lang in LANGUAGES}


@cache
def questions() -> tuple[Question, ...]:
    """The list, set by set."""
    sets = tomllib.loads(QUESTIONS.read_text(encoding="utf-8"))
    return tuple(
        Question(one["lang"], one["ask"], tuple(one["right"]), one.get("on", ""), name)
        for name, own in sets.items()
        for one in own
    )


@cache
def _finder() -> subprocess.Popen[str]:
    """The finder under Node, started once: reading the indexes costs more than a hundred questions."""
    finder = subprocess.Popen(["node", str(ASK)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(finder.kill)
    _tell(finder, indexes())
    return finder


def _tell(finder: subprocess.Popen[str], what: object) -> None:
    assert finder.stdin
    finder.stdin.write(json.dumps(what) + "\n")
    finder.stdin.flush()


def answers(asked: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the finder says to each."""
    finder = _finder()
    _tell(finder, asked)
    assert finder.stdout
    line = finder.stdout.readline()
    assert line, "the finder has died; its reason stands above"
    found: list[dict[str, Any]] = json.loads(line)
    return found


def ids(lang: str, ask: str, **where: Any) -> list[str]:
    """What is found, the best first."""
    (found,) = answers([{"lang": lang, "ask": ask, **where}])
    return [hit["id"] for hit in found["hits"]]
