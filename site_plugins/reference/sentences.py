"""The French of the reference: each sentence beside the English one that it translates.

`docs/reference.toml` has a table for each name that the page prints, `[play]` or `[Position.send]`, with `en`, the
prose of its docstring, and `fr`. A docstring that has changed since leaves its French behind, and the build says so.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from site_plugins.reference.reading import Name, split
from site_plugins.rulebook.problems import Problem

FILE = "docs/reference.toml"


class Sentence(NamedTuple):
    """The prose of a name in both languages; what is not there is empty."""

    en: str
    fr: str

    def said(self, lang: str) -> str:
        """The one in this language."""
        return self.fr if lang == "fr" else self.en


def read_sentences(text: str) -> dict[str, Sentence]:
    """The sentences of the file, by the name that they tell of."""
    return dict(_tables(tomllib.loads(text), ""))


def _tables(table: Mapping[str, Any], path: str) -> Iterator[tuple[str, Sentence]]:
    """A table with sentences, and those inside it."""
    if "en" in table or "fr" in table:
        yield path, Sentence(*(split(str(table.get(lang, "")))[0] for lang in ("en", "fr")))
    for key, inner in table.items():
        if isinstance(inner, Mapping):
            yield from _tables(inner, f"{path}.{key}" if path else key)


def untold(names: Mapping[str, Name], sentences: Mapping[str, Sentence]) -> list[Problem]:
    """Everything that keeps these names from being told in French."""
    problems: list[Problem] = []
    for path, name in names.items():
        found = sentences.get(path)
        if not name.prose:
            problems.append(Problem(name.file, name.line, f"`{path}` is public and has no docstring"))
        elif found is None or not found.fr:
            problems.append(Problem(FILE, 0, f"`{path}` has no French; its docstring says: {name.prose!r}"))
        elif found.en != name.prose:
            problems.append(
                Problem(FILE, 0, f"`{path}` was translated from {found.en!r}; its docstring now says {name.prose!r}")
            )
    problems += [Problem(FILE, 0, f"`{path}` is not on the page") for path in sentences if path not in names]
    return problems
