"""The file of a game's lessons as it is written: its tables, its texts, what a language keeps among its own words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core import catalogue
from engine.core.languages import LANGUAGES

FILE = "lessons.toml"


class Malformed(ValueError):
    """A lessons file that cannot be used; says which step, on which line, and why."""


def source(id_: str) -> str | None:
    """The file of a game's lessons as it is written; None where it has none."""
    from pkgutil import get_data

    try:
        text = get_data(f"engine.games.{id_}.book", FILE)
    except (FileNotFoundError, ModuleNotFoundError):
        # The second is a book that knows a game of its own, without an engine's folder.
        return None
    return None if text is None else text.decode()


def own_words(id_: str) -> dict[str, Any]:
    """The texts of lessons that a language keeps among the game's words in it, by the language."""
    return {lang: catalogue.read(f"engine.games.{id_}.words.{lang}", "lessons") for lang in LANGUAGES}


def tables_of(text: str) -> dict[str, Any]:
    """The tables of a file."""
    # The browser has no file to read, and no need to know how.
    import tomllib

    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise Malformed(f"{FILE}: {problem}") from problem


def texts(table: Any, path: str = "") -> Iterator[tuple[str, dict[str, str]]]:
    """Every text of a file with the path that leads to it: `penalty.steps.1.say`, say."""
    if isinstance(table, dict):
        if table and all(key in LANGUAGES and isinstance(said, str) for key, said in table.items()):
            yield path, table
            return
        for key, value in table.items():
            yield from texts(value, f"{path}.{key}" if path else key)
    elif isinstance(table, list):
        for number, value in enumerate(table, 1):
            yield from texts(value, f"{path}.{number}")
