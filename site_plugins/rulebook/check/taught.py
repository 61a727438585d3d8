"""Every rule is taught: in a lesson, or in questions that the engine can make about it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.core.rules import game_of
from engine.games import SHELF
from engine.learn.drills.make import drills_of
from engine.learn.drills.material import material
from engine.learn.lessons import lessons_of
from site_plugins.kept import Kept
from site_plugins.rulebook.problems import Problem
from site_plugins.rulebook.read.book import Book

ASKED = Kept()
"""What can be asked about each rule, which follows from the rules and situations alone."""


def drills_about(rule: str) -> tuple[str, ...]:
    """The kinds of question that can be asked about a rule, tried out in its own situations."""
    if game_of(rule) not in SHELF:
        return ()
    return tuple(ASKED.of(rule, lambda: _tried(rule)).split())


@cache
def _tried(rule: str) -> str:
    """The same, tried out once in a run: whoever builds several books in it has the same rules in each."""
    return " ".join(drills_of(material(game_of(rule)), rule))


def untaught(book: Book) -> Iterable[Problem]:
    """The rules that no lesson teaches and about which nothing can be asked."""
    for rule in book.rules:
        if game_of(rule) in SHELF and not drills_about(rule) and not lessons_of(rule):
            code = book.code(rule)
            where = (code.file, code.line) if code else (rule, 0)
            yield Problem(*where, f"{rule}: no lesson teaches it, and no question can be asked about it")
