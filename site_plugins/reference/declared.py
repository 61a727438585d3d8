"""Every ask and every event of every game for the reference page, from what the games declare.

<!-- asks -->
<!-- events -->
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from engine.core.game import Game
from engine.core.languages import words
from engine.core.sides import Sides
from engine.core.text import GameText
from engine.games import games

_PLACE = re.compile(r"^<!-- (?P<what>asks|events) -->$", re.MULTILINE)
_FILTERS = re.compile(r"(\{[^}:]+):[^}]+\}")
_FORMS = re.compile(r"\{(?P<side>\w+):(?P<form>does|asked|form|of|to) (?P<words>[^}/]*)/(?P<yours>[^}/]*)\}")
"""A side with its words: by its name, and as the reader."""


def with_declared(markdown: str, lang: str) -> str:
    """The page with tables of asks and events in the places that it has left for them."""

    def tables(found: re.Match[str]) -> str:
        rows = _asks if found["what"] == "asks" else _events
        heads = words(lang).list(f"book.declared.{found['what']}")
        parts = [(game, game.text(lang)) for game in games()]
        return "\n\n".join(
            f"### {text.title()} {{ #{found['what']}-{game.id} }}\n\n{_table(heads, rows(game, text))}"
            for game, text in parts
        )

    return _PLACE.sub(tables, markdown)


def _asks(_: Game[Any], text: GameText) -> Iterable[tuple[str, ...]]:
    """The asks of a game by their names, with their questions."""
    coded = {name.removeprefix("ask_").replace("_", "-") for name in dir(text) if name.startswith("ask_")}
    for name in sorted({*text.sentences["asks"], *coded}):
        yield f"`{name}`", _said(text, "asks", name)


def _events(game: Game[Any], text: GameText) -> Iterable[tuple[str, ...]]:
    """The events of a game with the names of their facts, and what is said of them."""
    for kind in game.events:
        yield f"`{kind.name}`", " ".join(f"`{fact}`" for fact in kind.facts), _said(text, "events", kind.name)


def _said(text: GameText, table: str, key: str) -> str:
    """A sentence with the names of its facts, or a word for one that is code."""
    sentence = text.sentences[table].get(key)
    if sentence is None:
        return text.core("book.declared.code")
    named = _FORMS.sub(lambda found: _by_name(text, **found.groupdict()), sentence)
    return text.core.typeset(_FILTERS.sub(r"\1}", named)).replace("|", "\\|")


def _by_name(text: GameText, side: str, form: str, words: str, yours: str) -> str:
    """What is said of a side by its name, with the fact's own name for it."""
    said: str = Sides(text.core, (f"{{{side}}}",)).filtered(form, 0, words, yours)
    return said


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """Rows as a table of Markdown."""
    lines = [heads, tuple("---" for _ in heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
