"""The finder's index of a language: its documents, the vocabulary's other words for things, and everyday words.

It is made of the book alone, and it is plain data: `assets/scripts/finder/` reads it, in the browser and in the tests.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from engine.core.languages import LANGUAGES
from site_plugins.finder.documents import KINDS, Document, documents
from site_plugins.finder.tellings import tellings
from site_plugins.rulebook.read.book import Book
from site_plugins.rulebook.read.glossary import Term

EVERYDAY = "docs/finder.toml"


def index(book: Book, lang: str) -> dict[str, Any]:
    """All that the finder needs to answer in a language."""
    everyday = _everyday(book.root / EVERYDAY)
    own = everyday[lang]
    found = documents(book, lang)
    names = {game: list(dict.fromkeys([*everyday["games"].get(game, []), *_titles(book, game)])) for game in book.games}
    return {
        "lang": lang,
        "kinds": list(KINDS),
        "games": {game: book.games[game].game.text(lang).title() for game in book.games},
        "names": names,
        "also": everyday["also"],
        "stop": own["stop"].split(),
        "ask": own["ask"].split(),
        "common": own["common"].split(),
        "means": [*_vocabulary(book.glossary.values(), lang), *([said, meant] for said, meant in own["means"].items())],
        "said": _said(found, own["rules"]),
        "told": _said(found, tellings(book, lang)),
        "documents": [_row(document) for document in found],
        "about": _about(found),
    }


def packed(book: Book, lang: str) -> bytes:
    """The index as it travels."""
    return json.dumps(index(book, lang), ensure_ascii=False, separators=(",", ":")).encode()


def _row(document: Document) -> list[str | int]:
    """A document without what follows from the rest of it: most ids stand in the address."""
    return [
        document.id,
        KINDS.index(document.kind),
        document.game,
        document.title,
        document.text,
        document.place,
        document.url,
    ]


def _said(found: Sequence[Document], rules: Mapping[str, str]) -> dict[str, str]:
    """What is said of a rule, by its place among the documents."""
    places = {document.id: place for place, document in enumerate(found)}
    return {str(places[rule]): said for rule, said in rules.items() if rule in places}


def _about(found: Sequence[Document]) -> list[list[int]]:
    """Of each ruling its place among the documents, and then those of its rules."""
    places = {document.id: place for place, document in enumerate(found)}
    return [[places[one.id], *(places[rule] for rule in one.about)] for one in found if one.about]


def _titles(book: Book, game: str) -> Iterable[str]:
    return (book.games[game].game.text(lang).title() for lang in LANGUAGES)


def _vocabulary(terms: Iterable[Term], lang: str) -> Iterable[list[Any]]:
    """Whatever a thing is called, in any language, with the term of this one, and the games in which it is that."""
    for term in terms:
        if lang not in term.entries:
            continue
        own = term.entries[lang]
        said: list[str] = []
        for entry in term.entries.values():
            said += [entry.term, *entry.variants, *entry.aliases]
        # A bare number is a thing of one game only, and a word of all.
        forms = [word for word in dict.fromkeys(said) if word and not word.isdigit()]
        if forms and not own.term.isdigit():
            yield [forms, [own.term], list(term.games)] if term.games else [forms, [own.term]]


@cache
def _everyday(path: Path) -> Mapping[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
