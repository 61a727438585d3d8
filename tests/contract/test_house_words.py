"""The words of the house: every one that is said is there, in each language, with its facts, and no other is."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.language import Language
from engine.core.languages import LANGUAGES, words
from engine.core.phrases import STEPS, fields, named
from tests.contract.house_words import Call, calls, leaves

EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
BY_THE_CORE = ("core.refusals.", "core.phrases.")
"""What the language itself looks up: why something cannot be, and the phrases of filters."""


def told(call: Call, keys: dict[str, list[str]]) -> list[str]:
    """The sentences that a call may say: one by its key, or all of a table."""
    return [
        key
        for key in keys
        if key == call.key or (key.startswith(call.key) and (call.open or key[len(call.key)] == "."))
    ]


@EVERY_LANGUAGE
def test_whatever_is_said_is_there_with_its_facts(lang: str) -> None:
    keys, wrong = leaves(lang), []
    for call in calls():
        found = told(call, keys)
        if not found:
            wrong.append(f"{call.place}: engine/words/{lang} has no {call.key}")
        elif call.facts is not None and not call.open:
            needed = {fact for sentence in keys[found[0]] for fact in named(sentence)}
            if not needed <= call.facts:
                wrong.append(f"{call.place}: {call.key} in {lang} needs {', '.join(sorted(needed - call.facts))}")
    assert not wrong, "\n".join(wrong)


def test_no_fact_is_given_that_no_language_names() -> None:
    every, wrong = [leaves(lang) for lang in LANGUAGES], []
    for call in calls():
        if call.facts and not call.open:
            # In a sentence that depends on a number, the first fact decides which it is.
            used = {fact for keys in every for sentence in keys.get(call.key, ()) for fact in named(sentence)}
            plural = any(len(keys.get(call.key, ())) > 1 for keys in every)
            surplus = call.facts - used
            if len(surplus) > plural:
                wrong.append(f"{call.place}: {call.key} never names {', '.join(sorted(surplus))}")
    assert not wrong, "\n".join(wrong)


@EVERY_LANGUAGE
def test_no_sentence_is_there_that_nobody_says(lang: str) -> None:
    keys = leaves(lang)
    said = {key for call in calls() for key in told(call, keys)}
    surplus = [key for key in keys if key not in said and not key.startswith(BY_THE_CORE)]
    assert not surplus, f"engine/words/{lang}: nobody says {', '.join(surplus)}"


def test_every_language_says_the_same_things() -> None:
    first, *others = LANGUAGES
    for lang in others:
        missing, surplus = leaves(first).keys() - leaves(lang).keys(), leaves(lang).keys() - leaves(first).keys()
        assert not missing, f"engine/words/{lang} lacks {', '.join(sorted(missing))}"
        assert not surplus, f"engine/words/{lang} alone has {', '.join(sorted(surplus))}"


@EVERY_LANGUAGE
def test_every_filter_is_there(lang: str) -> None:
    say, phrases = words(lang), {key.split(".")[2] for key in leaves(lang) if key.startswith("core.phrases.")}
    used = {
        (key, step.name)
        for key, sentences in leaves(lang).items()
        for sentence in sentences
        for _, steps in fields(sentence)
        for step in steps
    }
    missing = [
        f"{key}: {name}" for key, name in used if name not in STEPS and name not in phrases and not hasattr(say, name)
    ]
    assert not missing, f"engine/words/{lang}: no such filter: {', '.join(missing)}"


def test_a_missing_word_is_an_error_that_says_which() -> None:
    say: Language = words("fr")
    with pytest.raises(KeyError, match=r"engine.words.fr: there are no words for core\.nonsense"):
        say("core.nonsense")
    with pytest.raises(KeyError, match="is no sentence"):
        say("core.phrases.lists", number=3)
    assert not say.says("core.nonsense")
    assert say.says("core.older")


def test_the_one_place_of_each_language_is_its_folder() -> None:
    folder = Path(__file__).parents[2] / "engine/words"
    assert tuple(sorted(path.parent.name for path in folder.glob("*/language.py"))) == LANGUAGES
