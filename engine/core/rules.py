"""The registry from a rule's id to the function that plays it.

    @rule("double.penalty.kick")
    def kick(match: Match, x: int) -> Steps[None]:
        \"\"\"The first die is rolled again: under the other one it is three points.\"\"\"

An id is `<game>.<section>.<paragraph>`; the section is the name of the module, so that an id leads to its file.
It is also the page on which the rule is told, unless `page=` names another: an id never changes, a paragraph may move.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from types import CodeType, FrameType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

RULES: dict[str, Callable[..., Any]] = {}
_PAGES: dict[str, str] = {}
_ID = re.compile(r"[a-z]+(\.[a-z0-9]+(-[a-z0-9]+)*){2}")


def rule(*ids: str, page: str = "") -> Callable[[F], F]:
    """Register a function as the code of these rules; it costs nothing when the rule is played."""

    def register(function: F) -> F:
        module = function.__module__.rpartition(".")[2]
        for id_ in ids:
            if not _ID.fullmatch(id_):
                raise ValueError(f"{id_!r} is not a rule id: game.section.paragraph, in small letters")
            if section_of(id_) != module:
                raise ValueError(f"{id_} must live in the module {section_of(id_)}, not in {module}")
            if id_ in RULES and RULES[id_].__code__ is not function.__code__:
                raise ValueError(f"{id_} is played by two functions")
            # The browser's edition comes without docstrings.
            if __debug__ and not function.__doc__:
                raise ValueError(f"{id_} has no docstring: say the rule in one sentence")
            RULES[id_] = function
            if page:
                _PAGES[id_] = page
        return function

    return register


def game_of(id_: str) -> str:
    """The game of a rule id."""
    return id_.partition(".")[0]


def section_of(id_: str) -> str:
    """The section of a rule id, which is its module."""
    return id_.split(".")[1]


def page_of(id_: str) -> str:
    """The page of its game on which a rule is told: that of its section, unless it has moved."""
    return _PAGES.get(id_) or section_of(id_)


def rules_of(game: str) -> dict[str, Callable[..., Any]]:
    """The rules of one game, in the order in which its modules declare them."""
    return {id_: function for id_, function in RULES.items() if game_of(id_) == game}


@lru_cache(maxsize=1)
def _by_code(rules: tuple[tuple[str, Callable[..., Any]], ...]) -> dict[CodeType, list[str]]:
    """The ids of the rules by the code of their functions."""
    # Only those who verify come here; everyone else, the browser above all, is spared the import.
    from inspect import unwrap

    found: dict[CodeType, list[str]] = {}
    for id_, function in rules:
        found.setdefault(unwrap(function).__code__, []).append(id_)
    return found


@contextmanager
def watching() -> Iterator[set[str]]:
    """Collect the ids of the rules whose function runs inside the `with` block."""
    by_code = _by_code(tuple(RULES.items()))
    ran: set[str] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code in by_code:
            ran.update(by_code[frame.f_code])

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield ran
    finally:
        sys.setprofile(before)
