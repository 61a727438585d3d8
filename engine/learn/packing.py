"""Lessons as plain values in one language: a page brings its own along, for the browser has none of their files."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from engine.core.game import Game
from engine.core.languages import LANGUAGES
from engine.learn.conditions import Wanting
from engine.learn.lessons import Entry, Lesson, Malformed, read_lessons
from engine.learn.source import own_words, source, tables_of, texts

_ENTRY = {"play": str, "state": dict, "answers": list, "house": dict}


def packed(id_: str, lang: str) -> dict[str, Any]:
    """The lessons of a game in a language, and the positions of the situations at which they begin."""
    from engine.games import situations

    tables, own = tables_of(source(id_) or ""), own_words(id_).get(lang, {})
    for path, said in texts(tables):
        text = said.get(lang) or own[path]
        said.clear()
        said[lang] = text
    known = situations(id_)
    at = {one: known[one] for one in _named(tables)}
    return {
        "lessons": tables,
        "situations": {
            one: {"play": found.play}
            | {
                field: value
                for field, value in (
                    ("state", dict(found.state)),
                    ("answers", list(found.answers)),
                    ("house", dict(found.house)),
                )
                if value
            }
            for one, found in at.items()
        },
    }


def _named(tables: Any) -> list[str]:
    """The situations that lessons name, each once."""
    if isinstance(tables, dict):
        own = [tables["at"]] if isinstance(tables.get("at"), str) else []
        return list(dict.fromkeys([*own, *(one for value in tables.values() for one in _named(value))]))
    return [one for value in tables for one in _named(value)] if isinstance(tables, list) else []


def unpacked(game: Game[Any], given: Mapping[str, Any]) -> dict[str, Lesson]:
    """The lessons that a page brings; refuse with a reason what cannot be used."""
    tables, situations = given.get("lessons"), given.get("situations", {})
    if not isinstance(tables, dict) or not isinstance(situations, dict):
        raise Malformed("there are no lessons")
    tables = deepcopy(tables)
    for _, said in texts(tables):
        # The page has one language; whatever reads lessons finds it under each.
        one = next(iter(said.values()))
        said.update({lang: one for lang in LANGUAGES if lang not in said})
    try:
        return read_lessons(game, tables, {one: _entry(at) for one, at in situations.items()})
    except (Wanting, TypeError, AttributeError) as why:
        raise Malformed(str(why)) from why


def _entry(given: Any) -> Entry:
    """Where a situation begins."""
    if not isinstance(given, dict) or not all(
        isinstance(given.get(field, kind()), kind) for field, kind in _ENTRY.items()
    ):
        raise Malformed("a situation cannot be read")
    return Entry(
        given.get("play", ""),
        given.get("state", {}),
        tuple(given.get("answers", ())),
        given.get("house", {}),
    )
