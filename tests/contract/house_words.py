"""What the code says in the words of the house, read out of the sources: `say("play.moment", at=3, last=9)`."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from engine.core import catalogue
from engine.core.sayings import PLURAL

ROOT = Path(__file__).parents[2]
FILES = tuple(sorted(file.stem for file in (ROOT / "engine/words/en").glob("*.toml")))
_SPEAKERS = frozenset({"say", "core", "self"})
"""What whoever speaks for the house is called wherever it is asked to."""


class Call(NamedTuple):
    """A place where something is said: its key, or what its key begins with, and the names of its facts."""

    place: str
    key: str
    open: bool
    """The key is only known when it is said; `key` is what it begins with."""
    facts: frozenset[str] | None
    """None where the facts themselves are only known then, or where a whole table is asked for."""


def _speaks(function: ast.expr) -> bool:
    """Whether this is the house speaking: `say(…)`, `view.say(…)`, `words(lang)(…)`."""
    if isinstance(function, ast.Call):
        return isinstance(function.func, ast.Name) and function.func.id in {"words", "core_words"}
    return (function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")) in _SPEAKERS


def _calls(tree: ast.AST, place: str) -> Iterator[Call]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        whole = isinstance(node.func, ast.Attribute) and node.func.attr in {"all", "list", "says"}
        if not _speaks(node.func.value if whole and isinstance(node.func, ast.Attribute) else node.func):
            continue
        key, known = node.args[0], all(word.arg for word in node.keywords)
        facts = None if whole or not known else frozenset(str(word.arg) for word in node.keywords)
        for each in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
            where = f"{place}:{node.lineno}"
            if isinstance(each, ast.Constant) and isinstance(each.value, str):
                yield Call(where, each.value, False, facts)
            elif isinstance(each, ast.JoinedStr) and isinstance(each.values[0], ast.Constant):
                yield Call(where, str(each.values[0].value), True, facts)


@cache
def calls() -> tuple[Call, ...]:
    """Everything that the production code says in the words of the house."""
    files = [path for folder in ("engine", "site_plugins") for path in sorted((ROOT / folder).rglob("*.py"))]
    found: list[Call] = []
    for path in files:
        place = path.relative_to(ROOT).as_posix()
        found += [
            call for call in _calls(ast.parse(path.read_text("utf-8")), place) if call.key.partition(".")[0] in FILES
        ]
    return tuple(found)


def leaves(lang: str) -> dict[str, list[str]]:
    """Every sentence of the house by its key; those that depend on a number are two, and a list is as long as it is."""
    found: dict[str, list[str]] = {}

    def walk(key: str, value: Any) -> None:
        if isinstance(value, Mapping) and not set(value) <= PLURAL:
            for name, inner in value.items():
                walk(f"{key}.{name}", inner)
        else:
            found[key] = (
                [value] if isinstance(value, str) else list(value.values() if isinstance(value, Mapping) else value)
            )

    for file in FILES:
        walk(file, catalogue.read(f"engine.words.{lang}", file))
    return found
