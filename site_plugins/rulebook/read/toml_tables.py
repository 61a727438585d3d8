"""Reads TOML with care: each value is checked as it is taken, and a mistake is told with its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from datetime import date
from typing import Any

from engine.core.languages import LANGUAGES
from site_plugins.rulebook.problems import Problem

_LINE_OF_ERROR = re.compile(r"at line (\d+)")


def load_toml(file: str, text: str, problems: list[Problem]) -> dict[str, Any]:
    """The tables of a file, or none of them and a problem when it is no TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as why:
        found = _LINE_OF_ERROR.search(str(why))
        problems.append(Problem(file, int(found[1]) if found else 0, f"this is no TOML: {why}"))
        return {}


def lines_of_tables(text: str) -> dict[str, list[int]]:
    """Where each `[table]` or `[[table]]` starts, by its name."""
    found: dict[str, list[int]] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("["):
            name = line.split("#")[0].strip().strip("[]").strip().strip('"')
            found.setdefault(name, []).append(number)
    return found


class Table:
    """One table of a file; what is asked of it and not there, or of another kind, becomes a problem."""

    def __init__(self, file: str, text: str, line: int, data: object, problems: list[Problem]) -> None:
        """Read the table that starts on this line of the text."""
        self.file = file
        self.line = line
        self.problems = problems
        self._lines = text.splitlines()
        self.data: Mapping[str, Any] = data if isinstance(data, dict) else {}
        if not isinstance(data, dict):
            self.wrong(f"this is a {type(data).__name__}, not a table")

    def line_of(self, key: str) -> int:
        """The line that sets a key of this table, or the table's own."""
        for number, line in enumerate(self._lines[self.line :], self.line + 1):
            if line.startswith("["):
                break
            if re.match(rf'"?{re.escape(key)}"?\s*=', line.strip()):
                return number
        return self.line

    def wrong(self, reason: str, key: str = "") -> None:
        """Note a problem on the line of a key, or on that of the table."""
        self.problems.append(Problem(self.file, self.line_of(key) if key else self.line, reason))

    def only(self, *keys: str) -> None:
        """Note every key that has no meaning here."""
        for key in self.data:
            if key not in keys:
                self.wrong(f"there is no field {key!r} here: use {', '.join(keys)}", key)

    def text(self, key: str, *, needed: bool = True) -> str:
        """A string that says something."""
        value = self.data.get(key)
        if value is None and not needed:
            return ""
        if not isinstance(value, str) or (needed and not value.strip()):
            self.wrong(f"{key} is missing" if not value else f"{key} is no text", key)
            return ""
        return value.strip()

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of strings, empty when it is left out."""
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            self.wrong(f"{key} is no list of texts", key)
            return ()
        return tuple(value)

    def day(self, key: str) -> date:
        """A date."""
        value = self.data.get(key)
        if type(value) is not date:
            self.wrong(f"{key} is missing" if value is None else f"{key} is no date: write 2026-11-16", key)
            return date.min
        return value

    def said(self, key: str) -> dict[str, str]:
        """A sentence in each language."""
        return self.each_language(key, self.data.get(key))

    def each_language(self, key: str, value: object) -> dict[str, str]:
        """The sentence of each language in a value that should hold one for each."""
        given = value if isinstance(value, dict) else {}
        if not isinstance(value, dict):
            self.wrong(f"{key} is missing: write {{ en = …, fr = … }}", key)
        for lang in given:
            if lang not in LANGUAGES:
                self.wrong(f"{key} has an unknown language {lang!r}", key)
        said: dict[str, str] = {}
        for lang in LANGUAGES:
            sentence = given.get(lang)
            if given and (not isinstance(sentence, str) or not sentence.strip()):
                self.wrong(f"{key} is not said in {lang!r}", key)
            said[lang] = sentence.strip() if isinstance(sentence, str) else ""
        return said
