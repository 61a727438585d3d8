"""No page, ruling, sentence or rule's docstring uses a word that the vocabulary avoids."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from engine.core.languages import LANGUAGES
from site_plugins.rulebook.problems import Problem, in_order
from site_plugins.rulebook.read.glossary import read_glossary
from site_plugins.rulebook.read.vocabulary import EXCEPTIONS, MANNERS, Allowed, Watch, bans_of, read_manners

# What readers do not read as prose: fields of a page beside its title, code, targets of links, attributes, heads.
_FIELDS = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)
_HIDDEN = re.compile(r"^(?!title:|description:).*$", re.MULTILINE)
_CODE = re.compile(r"^(```|~~~).*?^\1|`[^`\n]+`", re.MULTILINE | re.DOTALL)
_MARKUP = re.compile(r"(?<=\])\([^)\n]*\)|\{[^}\n]*\}|<[^>\n]*>|^///.*$|^ {4}(?!title:)[\w-]+: .*$", re.MULTILINE)
_REMARK = re.compile(rf"^(?P<text>.+?) +#(?P<lang>{'|'.join(LANGUAGES)})$", re.MULTILINE)
_ESCAPED = re.compile(r"[\"\\\u00a0\u2009-\u2011\u202f]")
_FIELD = re.compile(r"\{[^{}]*\}")
_WORDLESS = frozenset({"aliases", "avoid", "variants", MANNERS, EXCEPTIONS})
GLOSSARY = "docs/glossary.toml"
TYPED = "finder.toml"
"""A file of what readers type, if there is one: they may use any word."""


class Passage(NamedTuple):
    """Something that people read: where it begins, its language, the games that it is about."""

    file: str
    line: int
    lang: str
    games: tuple[str, ...]
    text: str


def find_words(root: Path) -> tuple[Problem, ...]:
    """Every use of a word to avoid, with the word to use, and every exception that nothing needs."""
    path = root / GLOSSARY
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    terms, _ = read_glossary(GLOSSARY, text)
    bans, allowed, problems = read_manners(GLOSSARY, text)
    bans += bans_of(terms)
    known = {ban.avoid.word for ban in bans}
    problems += [
        Problem(GLOSSARY, one.line, f"no term avoids {one.word!r}") for one in allowed if one.word not in known
    ]
    watches = {lang: Watch(bans, lang) for lang in LANGUAGES}
    used: set[Allowed] = set()
    for passage in passages(root):
        for place, words, ban in watches[passage.lang].find(passage.text, passage.games):
            excused = [one for one in allowed if (one.file, one.word) == (passage.file, ban.avoid.word)]
            used.update(excused)
            if not excused:
                line = passage.line + passage.text.count("\n", 0, place)
                problems.append(Problem(passage.file, line, f"{words!r}: the book says {ban.instead!r}"))
    unused = (one for one in allowed if one not in used)
    problems += [Problem(GLOSSARY, one.line, f"{one.file} no longer uses {one.word!r}") for one in unused]
    return in_order(problems)


def passages(root: Path) -> Iterator[Passage]:
    """Everything that people read, in every language."""
    for lang in LANGUAGES:
        for path in sorted([*root.glob(f"docs/**/*.{lang}.md"), *root.glob(f"engine/skeleton/docs/**/*.{lang}.md")]):
            yield Passage(_name(root, path), 1, lang, _games(root, path), _prose(path.read_text(encoding="utf-8")))
        for path in sorted(root.glob(f"engine/**/words/{lang}/*.toml")):
            yield from _strings(root, path, lang)
    for path in sorted([*root.glob("docs/**/*.toml"), *root.glob("engine/**/book/*.toml")]):
        if path.name != TYPED:
            yield from _strings(root, path, "")
    for path in sorted(root.glob("engine/**/rules/*.py")):
        yield from _docstrings(root, path)
    for path in sorted(root.glob("site_plugins/live/lab/examples/*.txt")):
        yield from _remarks(root, path)


def _name(root: Path, path: Path) -> str:
    return path.relative_to(root).as_posix()


def _games(root: Path, path: Path) -> tuple[str, ...]:
    """The game of a file: that of its folder."""
    parts = path.relative_to(root).parts[:-1]
    if "games" in parts:
        return (parts[parts.index("games") + 1],)
    return parts[1:2] if parts[0] == "docs" else ()


def _prose(text: str) -> str:
    """The prose of a page, every word in its place."""
    text = _FIELDS.sub(lambda found: _HIDDEN.sub(lambda field: "*" * len(field[0]), found[0]), text, count=1)
    text = _CODE.sub(lambda found: re.sub(r"[^\n]", "\ufffc", found[0]), text)
    return _MARKUP.sub(lambda found: re.sub(r"[^\n]", "*", found[0]), text)


def _strings(root: Path, path: Path, lang: str) -> Iterator[Passage]:
    """The sentences of a file of words, with the line on which each begins."""
    raw = path.read_text(encoding="utf-8")
    at = 0
    for own, games, text in _leaves(tomllib.loads(raw), lang, _games(root, path)):
        # A file may write some letters as escapes: the longest part without them is looked for.
        part = max(_ESCAPED.split(text.strip().split("\n")[0]), key=len)
        found = raw.find(part, at)
        at = found if found >= 0 else max(raw.find(part), 0)
        prose = _FIELD.sub(lambda found: "\ufffc" * len(found[0]), text)
        yield Passage(_name(root, path), raw.count("\n", 0, at) + 1, own, games, prose)


def _leaves(value: Any, lang: str, games: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...], str]]:
    """Every text below a value whose language is known: from its file, or from the key over it."""
    if isinstance(value, str):
        if lang and value.strip():
            yield lang, games, value
    elif isinstance(value, list):
        for one in value:
            yield from _leaves(one, lang, games)
    elif isinstance(value, dict):
        about = value.get("games", ())
        for key, one in value.items():
            if key not in _WORDLESS:
                yield from _leaves(one, key if key in LANGUAGES else lang, games or tuple(about))


def _remarks(root: Path, path: Path) -> Iterator[Passage]:
    """What an example of the Lab says in one language."""
    text = path.read_text(encoding="utf-8")
    for found in _REMARK.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        yield Passage(_name(root, path), line, found["lang"], (), found["text"])


def _docstrings(root: Path, path: Path) -> Iterator[Passage]:
    """What each rule says of itself, in the language of the code."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and (said := ast.get_docstring(node)):
            yield Passage(_name(root, path), node.body[0].lineno, LANGUAGES[0], _games(root, path), said)
