"""Sentences are data: every one that can be said is there, in each language, and names only facts that there are."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Mapping
from typing import Any

import pytest

import engine
from engine.core.events import Events
from engine.core.game import Game
from engine.core.languages import LANGUAGES
from engine.core.phrases import OTHER, STEPS, fields, key_of, named
from engine.core.text import TABLES, GameText, method
from engine.games import SHELF, games, load, situations
from tests.contract import house_words

EVERY = pytest.mark.parametrize("game", games(), ids=SHELF)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


def file(game: Game[Any], lang: str) -> str:
    """Where the sentences of a game stand."""
    return f"engine/games/{game.id}/words/{lang}/sentences.toml"


def filters(sentence: str) -> set[str]:
    """The filters that a sentence uses."""
    return {step.name for _, steps in fields(sentence) for step in steps}


def unnamed(events: Events, table: Mapping[str, str]) -> list[str]:
    """The keys of sentences that name a fact which their event does not have, or an event that there is not."""
    wrong = []
    for key, sentence in table.items():
        kind = events.kinds.get(key)
        known = set() if kind is None else {*kind.facts, "names", *([OTHER] if "seat" in kind.facts else [])}
        if kind is None or not named(sentence) <= known:
            wrong.append(key)
    return wrong


@EVERY
@EVERY_LANGUAGE
def test_every_event_has_its_sentence_and_names_only_its_own_facts(game: Game[Any], lang: str) -> None:
    text = game.text(lang)
    assert not [kind.name for kind in game.events if not text.says("events", kind.name)]
    assert not [name for name in game.outcomes if not text.says("outcomes", name)]
    for table in ("events", "sheet", "brief"):
        wrong = unnamed(game.events, text.sentences.get(table, {}))
        assert not wrong, f"{file(game, lang)}: [{table}]: {', '.join(wrong)}"


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
def test_every_language_says_the_same_things(game: Game[Any]) -> None:
    """What is data in one may be code in the other, but nothing is said in one alone."""
    texts: dict[str, GameText] = {lang: game.text(lang) for lang in LANGUAGES}
    for one, other in ((one, other) for one in LANGUAGES for other in LANGUAGES if one != other):
        for table, said in texts[one].sentences.items():
            missing = [key for key in said if not texts[other].says(table, key)]
            assert not missing, f"{file(game, other)}: [{table}]: {', '.join(missing)}"


def asked(game: Game[Any]) -> dict[str, set[str]]:
    """The tables of phrases that the code of a game's words asks for, with the facts that it gives."""
    found: dict[str, set[str]] = {name: set() for name in ("nothing", "throws", "numbers")}  # read by other means
    for node in ast.walk(ast.parse(inspect.getsource(game.room("words.text")))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "phrase":
            assert isinstance(node.args[0], ast.Constant), f"{game.id}: a table is named by its name"
            found.setdefault(str(node.args[0].value), set()).update(str(word.arg) for word in node.keywords)
    return found


@EVERY
@EVERY_LANGUAGE
def test_every_filter_is_there_and_every_phrase_is_used(game: Game[Any], lang: str) -> None:
    text = game.text(lang)
    phrases = text.words.get("phrases", {})
    said = [sentence for table in (*text.sentences.values(), *phrases.values()) for sentence in table.values()]
    used = {name for sentence in said for name in filters(sentence)}
    used |= {name for _, name in house_words.filters(lang, game.id)}
    known = {*text.filters, *STEPS, *phrases}
    missing = [name for name in used - known if not hasattr(text, name) and not hasattr(text.core, name)]
    assert not missing, f"{file(game, lang)}: no such filter: {', '.join(missing)}"
    assert not set(text.filters) - used, "a filter that no sentence uses"
    surplus = set(phrases) - used - set(asked(game))
    assert not surplus, f"{file(game, lang)}: [phrases] that no sentence uses: {', '.join(surplus)}"


@EVERY
@EVERY_LANGUAGE
def test_a_phrase_names_only_what_it_is_given(game: Game[Any], lang: str) -> None:
    given, phrases = asked(game), game.text(lang).words.get("phrases", {})
    wrong = [
        f"{table}.{key}"
        for table, said in phrases.items()
        for key, phrase in said.items()
        if not named(phrase) <= {"value", *given.get(table, ())}
    ]
    assert not wrong, f"{file(game, lang)}: [phrases]: {', '.join(wrong)}"
    lacking = [table for table, facts in given.items() if facts and table not in phrases]
    assert not lacking, f"{file(game, lang)}: [phrases] lacks {', '.join(lacking)}"


def test_a_phrase_stands_for_a_fact_or_for_all_others() -> None:
    text = load("scrumball").text("en")
    assert [text.phrase("wins", die) for die in (2, 6)] == ["3 or more wins the ball", "nothing beats a 6"]
    assert [text.phrase("takes", die)[:1] for die in (1, 2, 4)] == ["4", "4", "5"]
    with pytest.raises(KeyError):
        text.phrase("zones", 3, low=1, high=2)


def test_facts_are_compared() -> None:
    assert [STEPS["compared"](face, 3) for face in (2, 3, 4)] == [-1, 0, 1]
    assert (STEPS["max"](3, 5, 4), STEPS["min"](3, "2"), STEPS["plus"](3, "2"), STEPS["size"]((1, 2))) == (5, 2, 5, 2)


@EVERY
@EVERY_LANGUAGE
def test_every_table_is_one_that_somebody_reads(game: Game[Any], lang: str) -> None:
    own = {"double": "marks", "tomy": "scores dice marks totals matches stages one several", "scrumball": "spots uses"}
    own |= {"draft": "colours actions decisions marks", "flair": "spots"}
    forgotten = set(game.text(lang).sentences) - set(TABLES) - set(own.get(game.id, "").split())
    assert not forgotten, f"{file(game, lang)}: nobody reads {', '.join(forgotten)}"


@EVERY
@EVERY_LANGUAGE
def test_a_sentence_is_not_written_twice(game: Game[Any], lang: str) -> None:
    """What is data is not code as well: one of the two would never be said."""
    text = game.text(lang)
    for table, said in text.sentences.items():
        twice = [key for key in said if table in TABLES and hasattr(text, TABLES[table] + method(key))]
        assert not twice, f"{file(game, lang)}: [{table}]: {', '.join(twice)}"


def test_a_fact_has_one_key_in_a_table_of_phrases() -> None:
    assert [key_of(value) for value in (True, False, None, 3, "red")] == ["true", "false", "none", "3", "red"]
