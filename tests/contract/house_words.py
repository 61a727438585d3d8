"""What the code says by key, read out of the sources, held against the words: `say("play.moment", at=3, last=9)`."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from engine.core import catalogue
from engine.core.languages import LANGUAGES
from engine.core.phrases import fields, named
from engine.core.sayings import counts

ROOT = Path(__file__).parents[2]
FILES = tuple(sorted(file.stem for file in (ROOT / "engine/words/en").glob("*.toml")))
BOARD = "board"
"""The file in which a game keeps the words of its board."""
_SPEAKERS = frozenset({"say", "core", "self", "house"})
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


def folder(game: str = "") -> str:
    """Where the folders of languages lie: those of the house, or of one game."""
    return f"engine/games/{game}/words" if game else "engine/words"


@cache
def calls(game: str = "") -> tuple[Call, ...]:
    """Everything that the production code says in the words of the house, or the board of a game in its own."""
    where = (f"site_plugins/live/widgets/boards/{game}",) if game else ("engine", "site_plugins")
    files = [path for each in where for path in sorted((ROOT / each).rglob("*.py"))]
    found: list[Call] = []
    for path in files:
        place = path.relative_to(ROOT).as_posix()
        said = _calls(ast.parse(path.read_text("utf-8")), place)
        found += [call for call in said if call.key.partition(".")[0] in ((BOARD,) if game else FILES)]
    return (*found, *_shared(game)) if game else tuple(found)


def _shared(game: str) -> Iterator[Call]:
    """What is said by those parts of boards that games share, in the words of this one if it has them."""
    keys = leaves(LANGUAGES[0], game)
    for path in sorted((ROOT / "site_plugins/live/widgets/boards").glob("*.py")):
        for call in _calls(ast.parse(path.read_text("utf-8")), path.relative_to(ROOT).as_posix()):
            if call.key.partition(".")[0] == BOARD and told(call, keys):
                yield call


@cache
def refusals() -> Mapping[str, list[frozenset[str]]]:
    """What the widgets refuse, `Refusal("code", fact=…)`: the names of the facts, place by place."""
    found: dict[str, list[frozenset[str]]] = {}
    for path in sorted((ROOT / "site_plugins/live/widgets").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                (code, *_), facts = node.args, frozenset(str(word.arg) for word in node.keywords)
                if isinstance(code, ast.Constant):
                    found.setdefault(str(code.value), []).append(facts)
    return found


def leaves(lang: str, game: str = "") -> dict[str, list[str]]:
    """Every sentence of the house, or of a board, by its key; a list is as long as it is.

    Of those that depend on a number there are several.
    """
    found: dict[str, list[str]] = {}

    def walk(key: str, value: Any) -> None:
        if isinstance(value, Mapping) and not counts(value):
            for name, inner in value.items():
                walk(f"{key}.{name}", inner)
        else:
            found[key] = (
                [value] if isinstance(value, str) else list(value.values() if isinstance(value, Mapping) else value)
            )

    for file in (BOARD,) if game else FILES:
        walk(file, catalogue.read(f"{folder(game).replace('/', '.')}.{lang}", file))
    return found


def told(call: Call, keys: Mapping[str, list[str]]) -> list[str]:
    """The sentences that a call may say: one by its key, or all of a table."""
    return [
        key
        for key in keys
        if key == call.key or (key.startswith(call.key) and (call.open or key[len(call.key)] == "."))
    ]


def unsaid(lang: str, game: str = "") -> list[str]:
    """What is said but stands nowhere, or stands there with facts that it is not given."""
    keys, wrong = leaves(lang, game), []
    for call in calls(game):
        found = told(call, keys)
        if not found:
            wrong.append(f"{call.place}: {folder(game)}/{lang} has no {call.key}")
        elif call.facts is not None:
            needed = {fact for key in found for sentence in keys[key] for fact in named(sentence)}
            if not needed <= call.facts:
                facts = ", ".join(sorted(needed - call.facts))
                wrong.append(f"{call.place}: {call.key} in {folder(game)}/{lang} needs {facts}")
    return wrong


def unnamed(game: str = "") -> list[str]:
    """Facts that are given but that no language names."""
    every, wrong = [leaves(lang, game) for lang in LANGUAGES], []
    for call in calls(game):
        if call.facts:
            said = [sentences for keys in every for key in told(call, keys) for sentences in [keys[key]]]
            used = {fact for sentences in said for sentence in sentences for fact in named(sentence)}
            # In a sentence that depends on a number, the first fact decides which it is.
            surplus = call.facts - used
            if len(surplus) > any(len(sentences) > 1 for sentences in said):
                wrong.append(f"{call.place}: {call.key} never names {', '.join(sorted(surplus))}")
    return wrong


def surplus(lang: str, game: str = "") -> list[str]:
    """The sentences that nobody says."""
    keys = leaves(lang, game)
    said = {key for call in calls(game) for key in told(call, keys)}
    return [f"{folder(game)}/{lang}: nobody says {key}" for key in keys if key not in said]


def unlike(game: str = "") -> list[str]:
    """What one language says and another does not."""
    return [
        f"{folder(game)}/{other} lacks {key}"
        for one in LANGUAGES
        for other in LANGUAGES
        for key in leaves(one, game).keys() - leaves(other, game).keys()
    ]


def filters(lang: str, game: str = "") -> list[tuple[str, str]]:
    """Every sentence that uses a filter, by its key, with the name of the filter."""
    return [
        (key, step.name)
        for key, sentences in leaves(lang, game).items()
        for sentence in sentences
        for _, steps in fields(sentence)
        for step in steps
    ]
