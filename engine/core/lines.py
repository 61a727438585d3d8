"""A position as one line of text that people can read, type and send: what chess has in FEN.

    double:3 yellow=5 "Ann" "Bob" | only action hand=0 minute=12 score=[7,10] > 43 kick

First the game with the version of its rules, its house rules that differ, and names in quotes. After `|` the play that
is entered and the state in which it is: `only` where nothing comes after that play. After `>` every answer since.
Whatever goes without saying may be left out, the version too.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from engine.core.game import Game
from engine.core.reading import Unreadable, from_json
from engine.core.record import FORMAT, Record
from engine.core.refusal import Refusal

STATE, ANSWERS, ONLY = "|", ">", "only"
LINE_MOST = 60_000
"""Characters at most; the longest match by the book takes a fifth of them."""
_WORD = re.compile(r'(?:"(?:[^"\\]|\\.)*"|[^\s"])+')
"""A word of a line: no space in it but between quotes."""
_PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9_:+-]*")
"""A text that needs no quotes."""
_NO_TEXTS = frozenset({"true", "false", "null"})
_BARE = re.compile(r'[^\s"]+')
"""The value of a house rule, which is always a text, that needs no quotes."""


def write(record: Record) -> str:
    """A record as one line; `read` reads it back."""
    words = [f"{record.game}:{record.version}"]
    for key, value in record.house.items():
        words.append(f"{key}={value if _BARE.fullmatch(value) else _json(value)}")
    words += map(_json, record.names)
    only = record.scope == "play"
    if only or record.play is not None or record.data is not None:
        words.append(STATE)
        words += [ONLY] * only
        words += [] if record.play is None else [record.play]
        words += (f"{name}={_value(value)}" for name, value in (record.data or {}).items())
    if record.answers:
        words += (ANSWERS, *record.answers)
    return " ".join(words)


def read(text: str, find: Callable[[str], Game[Any]]) -> Record:
    """The record that a line tells; refuse one that cannot be read, with the place from which on it cannot."""
    if len(text) > LINE_MOST:
        raise Refusal("line-long")
    head: list[str] = []
    state: list[str] | None = None
    answers: list[str] | None = None
    for word in _words(text):
        if word == STATE and state is answers is None:
            state = []
        elif word == ANSWERS and answers is None:
            answers = []
        elif word in (STATE, ANSWERS):
            raise Refusal("line-broken", part=word)
        else:
            (answers if answers is not None else state if state is not None else head).append(word)
    game, colon, version = (head[0] if head else "").partition(":")
    # A saved file says the same at length, and is checked part by part.
    saved: dict[str, Any] = {"format": FORMAT, "game": game, "rules": version if colon else find(game).version}
    saved |= {"options": {}, "names": [], "answers": answers or []}
    for word in head[1:]:
        if word.startswith('"'):
            saved["names"].append(_text(word))
        else:
            _put(saved["options"], word, _text)
    if state is not None:
        saved |= {"state": {}, "scope": "play" if state[:1] == [ONLY] else "match"}
        rest = state[saved["scope"] == "play" :]
        if rest and "=" not in rest[0]:
            saved["play"] = rest.pop(0)
        for word in rest:
            _put(saved["state"], word, _read_value)
    return Record.of_plain(saved)


def is_line(text: str) -> bool:
    """Whether this looks like a line, and not like the name of a situation or of a file: a game and more than it."""
    first, *more = text.split(maxsplit=2)[:2] or [""]
    game, colon, version = first.partition(":")
    if not _PLAIN.fullmatch(game) or "/" in first:
        return False
    return version.isdecimal() if colon else bool(more) and (more[0] in (STATE, ANSWERS) or "=" in more[0])


def _words(text: str) -> Iterator[str]:
    """The words of a line, one after the other; refuse a quotation that does not end."""
    place = 0
    while place < len(text):
        if text[place].isspace():
            place += 1
            continue
        word = _WORD.match(text, place)
        if word is None:
            raise Refusal("line-broken", part=text[place : place + 40])
        yield word.group()
        place = word.end()


def _put(into: dict[str, Any], word: str, value: Callable[[str], Any]) -> None:
    """Put down what stands behind an equals sign; refuse anything else, and what has been said already."""
    key, equals, said = word.partition("=")
    if not equals or not key:
        raise Refusal("line-broken", part=word)
    if key in into:
        raise Refusal("line-twice", key=key)
    into[key] = value(said)


def _json(value: object) -> str:
    """A value as short as JSON can be."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _value(value: object) -> str:
    """A value of a state; a text without quotes where it needs none."""
    if isinstance(value, str) and _PLAIN.fullmatch(value) and value not in _NO_TEXTS:
        return value
    return _json(value)


def _read_value(said: str) -> object:
    """A value of a state as it is written."""
    if _PLAIN.fullmatch(said) and said not in _NO_TEXTS:
        return said
    try:
        return from_json(said)
    except Unreadable as problem:
        raise Refusal("line-broken", part=said) from problem


def _text(said: str) -> str:
    """A text as it is written, with quotes or without."""
    value = _read_value(said) if '"' in said else said
    if not isinstance(value, str) or not value:
        raise Refusal("line-broken", part=said)
    return value
