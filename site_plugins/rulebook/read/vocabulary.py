"""The words that the book does not use, and what it says instead.

The glossary has them beside its terms. A plain text is the usual case; a table limits it:

    avoid = [
        "throw* the dice",                                    # a word that ends in * stands for all its endings
        "hand* … over",                                       # … stands for up to four words
        { word = "mi-temps", games = ["tomy"] },              # in these games only
        { word = "fault", unless = ["fault line"] },          # but not within these words
    ]

Two lists of the same file have no term of their own. A manner is a turn of phrase that the book has given up; an
exception allows a word in one file, and says why:

    [[manners.en]]
    avoid = ["what of"]
    instead = "ask the whole question"

    [[exceptions]]
    file = "docs/double/index.en.md"
    word = "throw* the dice"
    why = "It names the source's own word."
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from engine.core.languages import LANGUAGES
from site_plugins.rulebook.problems import Problem
from site_plugins.rulebook.read.toml_tables import Table, lines_of_tables, load_toml

if TYPE_CHECKING:
    from site_plugins.rulebook.read.glossary import Term

MANNERS, EXCEPTIONS = "manners", "exceptions"
_BETWEEN = r"[\s*_\[\]]+"  # emphasis and links do not part words
_STRAIGHT = str.maketrans("’\u2011", "'-")
_GAP = r"(?:[\s*_\[\]]+[^\s.;:!?]+){0,4}?"


class Avoid(NamedTuple):
    """A word that the book does not use, perhaps in some games only, or unless it stands within other words."""

    word: str
    games: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()


class Ban(NamedTuple):
    """A word to avoid in a language, and what to say instead."""

    lang: str
    avoid: Avoid
    instead: str


class Allowed(NamedTuple):
    """A word to avoid that one file may use, for a reason; `line` is where that is said."""

    line: int
    file: str
    word: str
    why: str


def avoided(table: Table, key: str = "avoid") -> tuple[Avoid, ...]:
    """The words to avoid that a table lists."""
    value = table.data.get(key, [])
    if not isinstance(value, list) or not all(isinstance(one, (str, dict)) for one in value):
        table.wrong(f"{key} is no list of words", key)
        return ()
    found: list[Avoid] = []
    for one in value:
        own = Table(table.file, "", table.line_of(key), {"word": one} if isinstance(one, str) else one, table.problems)
        own.only("word", "games", "unless")
        found.append(Avoid(own.text("word"), own.texts("games"), own.texts("unless")))
    return tuple(found)


def read_manners(file: str, text: str) -> tuple[list[Ban], list[Allowed], list[Problem]]:
    """The words to avoid that belong to no term, and the exceptions."""
    problems: list[Problem] = []
    data = load_toml(file, text, problems)
    lines = lines_of_tables(text)
    bans: list[Ban] = []
    allowed: list[Allowed] = []
    manners = data.get(MANNERS, {})
    for lang, tables in manners.items() if isinstance(manners, dict) else ():
        for line, one in zip(lines.get(f"{MANNERS}.{lang}", []), tables, strict=True):
            table = Table(file, text, line, one, problems)
            table.only("avoid", "instead")
            if lang not in LANGUAGES:
                table.wrong(f"{lang!r} is no language of the book")
            bans += [Ban(lang, word, table.text("instead")) for word in avoided(table)]
    for line, one in zip(lines.get(EXCEPTIONS, []), data.get(EXCEPTIONS, []), strict=True):
        table = Table(file, text, line, one, problems)
        table.only("file", "word", "why")
        allowed.append(Allowed(line, table.text("file"), table.text("word"), table.text("why")))
    return bans, allowed, problems


def bans_of(terms: Mapping[str, Term]) -> Iterator[Ban]:
    """The words to avoid that the terms of the glossary list."""
    for term in terms.values():
        for lang, entry in term.entries.items():
            for one in entry.avoid:
                yield Ban(lang, one if one.games else one._replace(games=term.games), entry.term)


class Watch:
    """Finds the words to avoid in the texts of one language."""

    def __init__(self, bans: Iterable[Ban], lang: str) -> None:
        """Prepare the search."""
        self._bans = [ban for ban in bans if ban.lang == lang]
        self._own = [_pattern(ban.avoid.word) for ban in self._bans]
        self._unless = [[_pattern(words) for words in ban.avoid.unless] for ban in self._bans]
        self._rarest = [max(_plain(ban.avoid.word).replace("*", " ").split(), key=len) for ban in self._bans]

    def find(self, text: str, games: tuple[str, ...]) -> Iterator[tuple[int, str, Ban]]:
        """Where a text about these games uses a word to avoid: its place, the words found, and the ban."""
        plain = _plain(text)
        for ban, rarest, own, unless in zip(self._bans, self._rarest, self._own, self._unless, strict=True):
            if rarest not in plain or (ban.avoid.games and not set(ban.avoid.games) & set(games)):
                continue
            for found in own.finditer(plain):
                held = (fine for words in unless for fine in words.finditer(plain))
                if not any(fine.start() <= found.start() and found.end() <= fine.end() for fine in held):
                    yield found.start(), " ".join(text[found.start() : found.end()].split()), ban


def _plain(text: str) -> str:
    """A text as it is searched, letter for letter: small, with straight apostrophes and plain hyphens."""
    return "".join(small if len(small := letter.lower()) == 1 else letter for letter in text).translate(_STRAIGHT)


def _pattern(words: str) -> re.Pattern[str]:
    """What matches some words in a plain text, whatever their endings and the spaces between them."""
    made = ""
    for number, word in enumerate(_plain(words).split()):
        if word == "…":
            made += _GAP
        else:
            made += (_BETWEEN if number else "") + re.escape(word.rstrip("*")) + (r"\w*" if word.endswith("*") else "")
    return re.compile(rf"(?<![\w-]){made}(?![\w-])")
