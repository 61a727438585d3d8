"""Sentences are data: every one that can be said is there, in both languages, and names only facts that there are."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from types import ModuleType
from typing import Any

import pytest

import engine
from engine.core.events import Events
from engine.core.game import Game
from engine.core.languages import LANGUAGES
from engine.core.text import OTHER, STEPS, GameText
from engine.games import SHELF, games, situations

EVERY = pytest.mark.parametrize("game", games(), ids=SHELF)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


def module(game: Game[Any], lang: str) -> ModuleType:
    """Where the sentences of a game stand."""
    return game.room(f"words.{lang}.sentences")


def fields(sentence: str) -> Iterator[str]:
    """The facts that a sentence names, those that a filter is given besides too."""
    for _, field, steps, _ in Formatter().parse(sentence):
        if field is None:
            continue
        yield field.partition("[")[0]
        for step in (steps or "").split("|"):
            yield from (other for other in step.partition("(")[2].removesuffix(")").split(",") if other)


def filters(sentence: str) -> Iterator[str]:
    """The filters that a sentence uses."""
    for _, field, steps, _ in Formatter().parse(sentence):
        if field is not None:
            yield from (step.partition("(")[0] for step in (steps or "").split("|") if step)


def unnamed(events: Events, table: dict[str, str]) -> list[str]:
    """The keys of sentences that name a fact which their event does not have, or an event that there is not."""
    wrong = []
    for key, sentence in table.items():
        kind = events.kinds.get(key)
        known = set() if kind is None else {*kind.facts, "names", *([OTHER] if "seat" in kind.facts else [])}
        if kind is None or not set(fields(sentence)) <= known:
            wrong.append(key)
    return wrong


@EVERY
@EVERY_LANGUAGE
def test_every_event_has_its_sentence_and_names_only_its_own_facts(game: Game[Any], lang: str) -> None:
    text = game.text(lang)
    assert not [kind.name for kind in game.events if not text.says("on_", kind.name)]
    assert not [name for name in game.outcomes if not text.says("out_", name)]
    for table in ("EVENTS", "CELLS"):
        wrong = unnamed(game.events, getattr(module(game, lang), table, {}))
        assert not wrong, f"{module(game, lang).__file__}: {table}: {', '.join(wrong)}"


@EVERY
def test_whatever_happens_is_declared_with_the_names_of_its_facts(game: Game[Any]) -> None:
    logs = [situation.worked(game).log for situation in situations(game.id).values()]
    for happening in (happening for log in logs for happening in game.events.happenings(log)):
        assert happening.rule.startswith(f"{game.id}.")
        assert len(set(happening.facts)) == len(happening.facts)
    # Some are too rare for a situation, but most are not.
    seen = {event[1] for log in logs for event in log}
    assert len(seen) > 0.6 * len(game.events.kinds)


def test_a_fact_is_asked_for_by_its_name() -> None:
    happening = next(one for one in engine.situation("double/penalty-kick").send("2").happenings if "face" in one.facts)
    assert (happening.name, happening.face, happening.facts["x"]) == ("penalty-kicked", 2, happening.x)
    with pytest.raises(AttributeError, match="penalty-kicked has no 'metres', but seat, face, x"):
        _ = happening.metres
    assert repr(happening).startswith("<penalty-kicked by double.penalty.kick: seat=")


@EVERY
def test_both_languages_say_the_same_things(game: Game[Any]) -> None:
    """What is data in one may be code in the other, but nothing is said in one alone."""
    texts: dict[str, GameText] = {lang: game.text(lang) for lang in LANGUAGES}
    for one, other in ((one, other) for one in LANGUAGES for other in LANGUAGES if one != other):
        for prefix, table in texts[one].sentences.items():
            missing = [key for key in table if not _said(texts[other], prefix, key)]
            assert not missing, f"{module(game, other).__file__}: {prefix}: {', '.join(missing)}"


def _said(text: GameText, prefix: str, key: str) -> bool:
    """Whether a text has a sentence, those of one question alone too."""
    return text.says(prefix, key) or text.says(prefix, key.replace("/", "-"))


@EVERY
@EVERY_LANGUAGE
def test_every_filter_is_there_and_no_table_is_forgotten(game: Game[Any], lang: str) -> None:
    text, where = game.text(lang), module(game, lang)
    spoken = [id(table) for table in text.sentences.values()]
    code = Path(inspect.getsourcefile(type(text)) or "").read_text("utf-8")
    forgotten = [
        name
        for name, table in vars(where).items()
        if name.isupper() and id(table) not in spoken and f"sentences.{name}" not in code
    ]
    assert not forgotten, f"{where.__file__}: nobody reads {', '.join(forgotten)}"
    used = {name for table in text.sentences.values() for sentence in table.values() for name in filters(sentence)}
    known = {*text.filters, *STEPS}
    missing = [name for name in used - known if not hasattr(text, name) and not hasattr(text.core, name)]
    assert not missing
    assert not set(text.filters) - used, "a filter that no sentence uses"


@EVERY
@EVERY_LANGUAGE
def test_a_sentence_is_not_written_twice(game: Game[Any], lang: str) -> None:
    """What is data is not code as well: one of the two would never be said."""
    text = game.text(lang)
    for prefix, table in text.sentences.items():
        names = [prefix + key.replace("/", "-").replace("-", "_") for key in table]
        assert not [name for name in names if hasattr(text, name)]
