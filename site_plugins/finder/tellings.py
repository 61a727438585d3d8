"""What the engine says when a rule is at work, and what the lessons say of it: other words for the same thing."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from engine.core.asks import Ask, Choose
from engine.core.text import GameText
from engine.learn.lessons import Step
from site_plugins.rulebook.read.book import Book, Shelved

_FIGURES = re.compile(r"\d+")


class Telling(NamedTuple):
    """A sentence that belongs to a rule."""

    rule: str
    said: str


def tellings(book: Book, lang: str) -> Mapping[str, str]:
    """The sentences of each rule without the names in them, each once, whatever its dice."""
    found: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for shelved in book.games.values():
        names = re.compile(rf"\b(?:{'|'.join(shelved.game.names)})(?:’s)?\b")
        for rule, said in (*_played(shelved, lang), *_taught(shelved, lang)):
            bare = " ".join(names.sub("", said).split())
            found[rule].setdefault(_FIGURES.sub("0", bare), bare)
    return {rule: " ".join(said.values()) for rule, said in found.items()}


def _played(shelved: Shelved, lang: str) -> Iterator[Telling]:
    """What is asked, offered, refused and told in the situations."""
    for situation in shelved.situations.values():
        text = shelved.game.text(lang, situation.names or None)
        position = situation.begin(shelved.game)
        if position.ask is not None:
            yield from _asked(text, position.ask)
        for event in situation.worked(shelved.game).log:
            yield Telling(event[0], text.event(event))


def _asked(text: GameText, ask: Ask) -> Iterator[Telling]:
    yield Telling(ask.rule, text.ask(ask))
    if isinstance(ask, Choose):
        yield from (Telling(rule, text.barred(ask, option)) for option, rule in ask.barred)


def _taught(shelved: Shelved, lang: str) -> Iterator[Telling]:
    """What the steps of the lessons say of the rules that they teach, and of those that speak against a wrong try."""
    for lesson in shelved.lessons.values():
        for step in _steps(lesson.steps):
            yield from (Telling(rule, step.say[lang]) for rule in step.teaches)
            yield from (Telling(one.rule, one.say[lang]) for one in step.wrong if one.rule and lang in one.say)


def _steps(steps: Iterable[Step]) -> Iterator[Step]:
    for step in steps:
        yield step
        yield from _steps(step.again)
