"""The words of the house: every one that is said is there, in each language, with its facts, and no other is."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.language import Language
from engine.core.languages import LANGUAGES, words
from engine.core.phrases import STEPS, named
from engine.core.sides import Sides
from tests.contract.house_words import filters, leaves, refusals, surplus, unlike, unnamed, unsaid

EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
BY_THE_CORE = ("core.refusals.", "core.phrases.")
"""What the language itself looks up: why something cannot be, and the phrases of filters."""


@EVERY_LANGUAGE
def test_whatever_is_said_is_there_with_its_facts(lang: str) -> None:
    assert not unsaid(lang), "\n".join(unsaid(lang))


def test_no_fact_is_given_that_no_language_names() -> None:
    assert not unnamed(), "\n".join(unnamed())


@EVERY_LANGUAGE
def test_no_sentence_is_there_that_nobody_says(lang: str) -> None:
    found = [one for one in surplus(lang) if not one.rpartition(" ")[2].startswith(BY_THE_CORE)]
    assert not found, "\n".join(found)


def test_every_language_says_the_same_things() -> None:
    assert not unlike(), "\n".join(unlike())


@EVERY_LANGUAGE
def test_every_sentence_is_well_set(lang: str) -> None:
    typeset = words(lang).typeset
    for key, sentences in leaves(lang).items():
        for sentence in map(typeset, () if key.startswith("core.phrases.") else sentences):
            assert sentence.strip() == sentence != "", key
            assert not set("'\"") & set(sentence), key
            if lang == "fr":
                assert not any(f" {mark}" in sentence for mark in ":;?!»%"), key
                assert "« " not in sentence, key


def test_what_the_widgets_refuse_has_the_facts_of_its_sentence() -> None:
    every, refused = [leaves(lang) for lang in LANGUAGES], refusals()
    for table in ("widgets.refusals.", "match.refusals."):
        ours = {key for keys in every for key in keys if key.startswith(table)}
        for key in ours:
            needed = {fact for keys in every for sentence in keys[key] for fact in named(sentence)}
            given = refused.get(key.removeprefix(table), [])
            assert given, f"{key}: nobody refuses so"
            assert all(needed <= facts for facts in given), f"{key} needs {', '.join(sorted(needed))}"


@EVERY_LANGUAGE
def test_every_filter_is_there(lang: str) -> None:
    say, phrases = words(lang), {key.split(".")[2] for key in leaves(lang) if key.startswith("core.phrases.")}
    missing = [
        f"{key}: {name}"
        for key, name in filters(lang)
        if name not in STEPS and name not in phrases and not hasattr(say, name) and not hasattr(Sides, name)
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


@EVERY_LANGUAGE
def test_a_number_chooses_its_sentence_and_so_does_the_length_of_a_list(lang: str) -> None:
    say = words(lang)
    said = [say("widgets.throw", dice=dice) for dice in (1, 2, 3, 7)]
    assert len({sentence.rstrip("s") for sentence in said}) == 4
    assert [say.spelt(number) == str(number) for number in (2, 6, 7)] == [False, False, True]
    one, two = say("widgets.faces", faces=[5]), say("widgets.faces", faces=[5, 3])
    assert one.partition("5")[0] != two.partition("5")[0]
    assert two.endswith(say.joined([5, 3]))


def test_the_one_place_of_each_language_is_its_folder() -> None:
    folder = Path(__file__).parents[2] / "engine/words"
    assert tuple(sorted(path.parent.name for path in folder.glob("*/language.py"))) == LANGUAGES
