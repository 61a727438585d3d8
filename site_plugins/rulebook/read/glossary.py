"""The glossary: words that a family at the table may not know, in each language.

`docs/glossary.toml` has one table per term and language:

    [knock-on]
    see = ["turnover"]                      # related terms; may be left out
    games = ["double"]                      # explained on the pages of these games only; may be left out
    [knock-on.en]
    term = "knock-on"
    variants = ["knock-ons", "knocked on"]  # other forms under which pages mention it
    only_variants = true                    # the term alone may mean something else; may be left out
    aliases = ["knock on", "knockon"]       # what readers type when they look for it; may be left out
    avoid = ["forward fumble*"]             # what the book does not call it, see `vocabulary.py`; may be left out
    drawn = "…"                             # what its drawing shows, see `print/sketches.py`; if it has one
    definition = "…"                        # left out in every language: a word of the book that needs no explaining
    [knock-on.fr]
    …
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engine.core.languages import LANGUAGES
from site_plugins.rulebook.problems import Problem
from site_plugins.rulebook.read.toml_tables import Table, lines_of_tables, load_toml
from site_plugins.rulebook.read.vocabulary import EXCEPTIONS, MANNERS, Avoid, avoided

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Entry(NamedTuple):
    """A term in one language."""

    term: str
    variants: tuple[str, ...]
    definition: str
    only_variants: bool = False
    aliases: tuple[str, ...] = ()
    avoid: tuple[Avoid, ...] = ()
    drawn: str = ""
    """What its drawing shows, in words."""

    @property
    def forms(self) -> tuple[str, ...]:
        """Every form under which a page may mention it."""
        return self.variants if self.only_variants else (self.term, *self.variants)


class Term(NamedTuple):
    """A term in every language; `line` is where it stands in its file."""

    id: str
    line: int
    see: tuple[str, ...]
    entries: Mapping[str, Entry]
    games: tuple[str, ...] = ()

    @property
    def explained(self) -> bool:
        """Whether readers find it in the glossary; else it is there for its words alone."""
        return any(entry.definition for entry in self.entries.values())

    def meant(self, game: str) -> bool:
        """Whether the pages of a game use the term in this sense; those of no game in every sense."""
        return not self.games or not game or game in self.games

    def clashes(self, other: Term) -> bool:
        """Whether pages could not tell it from another of the same form; a game's own sense wins over the usual."""
        return bool(set(self.games) & set(other.games)) if self.games or other.games else True


def read_glossary(file: str, text: str) -> tuple[dict[str, Term], tuple[Problem, ...]]:
    """Read the glossary; all mistakes are told, each with its line."""
    problems: list[Problem] = []
    lines = lines_of_tables(text)
    terms: dict[str, Term] = {}
    for id_, data in load_toml(file, text, problems).items():
        if id_ in {MANNERS, EXCEPTIONS}:
            continue
        line = lines.get(id_, lines.get(f"{id_}.{LANGUAGES[0]}", [0]))[0]
        table = Table(file, text, line, data, problems)
        if not _ID.fullmatch(id_):
            table.wrong(f"{id_!r} is no term id: small letters and hyphens")
        table.only("see", "games", *LANGUAGES)
        entries: dict[str, Entry] = {}
        explained = any("definition" in given for given in table.data.values() if isinstance(given, dict))
        for lang in LANGUAGES:
            if lang not in table.data:
                table.wrong(f"the term {id_!r} is not explained in {lang!r}")
            else:
                own = Table(file, text, lines.get(f"{id_}.{lang}", [line])[0], table.data[lang], problems)
                entries[lang] = _entry(own, explained=explained)
        terms[id_] = Term(id_, line, table.texts("see"), entries, table.texts("games"))
    problems += _conflicts(file, terms.values())
    return terms, tuple(problems)


def _entry(own: Table, *, explained: bool) -> Entry:
    """A term in one language, as its table has it."""
    own.only("term", "variants", "definition", "only_variants", "aliases", "avoid", "drawn")
    only = own.data.get("only_variants") is True
    entry = Entry(own.text("term"), own.texts("variants"), own.text("definition", needed=explained), only)
    entry = entry._replace(aliases=own.texts("aliases"), avoid=avoided(own), drawn=own.text("drawn", needed=False))
    said = {_plain(form) for form in (entry.term, *entry.variants)}
    for key, words in (("aliases", entry.aliases), ("avoid", tuple(one.word for one in entry.avoid))):
        plain = [_plain(word) for word in words]
        for number, word in enumerate(plain):
            if not word:
                own.wrong(f"{key} has an empty word", key)
            elif word in said:
                own.wrong(f"{key} repeats {words[number]!r}, a form of the term itself", key)
            elif word in plain[:number]:
                own.wrong(f"{key} has {words[number]!r} twice", key)
    return entry


def _conflicts(file: str, terms: Iterable[Term]) -> list[Problem]:
    """Terms that name an unknown one, and forms that two terms share."""
    known = {term.id: term for term in terms}
    problems: list[Problem] = []
    taken: dict[tuple[str, str], list[Term]] = {}
    for term in known.values():
        problems += [
            Problem(file, term.line, f"the term {term.id!r} sends the reader to {other!r}, which is not explained")
            for other in term.see
            if other not in known or not known[other].explained
        ]
        for lang, entry in term.entries.items():
            for form in entry.forms if term.explained else ():
                others = taken.setdefault((lang, form.casefold()), [])
                problems += [
                    Problem(file, term.line, f"{form!r} stands for both {other.id!r} and {term.id!r} in {lang!r}")
                    for other in others
                    if other.id != term.id and term.clashes(other)
                ]
                others.append(term)
    return problems


class Finder:
    """Finds the terms of one language in a text; longer forms win over shorter ones."""

    def __init__(self, terms: Mapping[str, Term], lang: str, game: str = "") -> None:
        """Prepare the search for every form of every term that the pages of a game mean."""
        self._ids: dict[str, str] = {}
        for term in sorted(terms.values(), key=lambda one: bool(one.games)):
            if term.explained and lang in term.entries and term.meant(game):
                self._ids.update({_plain(form): term.id for form in term.entries[lang].forms if form})
        forms = sorted(self._ids, key=len, reverse=True)
        self._pattern = re.compile(rf"(?<![\w-])(?:{'|'.join(map(_loose, forms))})(?![\w-])", re.I) if forms else None

    def find(self, text: str) -> list[tuple[int, int, str]]:
        """Where terms are mentioned: start, end and term id."""
        if self._pattern is None:
            return []
        return [(found.start(), found.end(), self._ids[_plain(found[0])]) for found in self._pattern.finditer(text)]


def _plain(form: str) -> str:
    """A form as it is compared: small letters, plain spaces, straight apostrophes and hyphens."""
    return " ".join(form.casefold().replace("’", "'").replace("\u2011", "-").split())


def _loose(form: str) -> str:
    """A pattern for a form, whatever its spaces, apostrophes and hyphens."""
    return re.escape(form).replace(r"\ ", r"\s+").replace("'", "['’]").replace(r"\-", "[-\u2011]")
