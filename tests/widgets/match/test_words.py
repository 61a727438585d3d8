"""Both languages say everything about whole matches, each in its own way."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from engine.bots import RANDOM
from engine.core.refusal import Refusal
from engine.match.settings import CONTROLS, DICE, PACES
from site_plugins.live.widgets.match.words import PAGE, PlayWords, play_words
from site_plugins.live.widgets.words import page_words

SAMPLES: dict[str, Any] = {"most": 3, "count": 3, "number": 3, "total": 9, "more": 3, "known": ("a", "b")}


def sentences(lang: str) -> dict[str, str]:
    """Everything that a language says, by its name; what is said about something with an example."""
    said = play_words(lang)
    found: dict[str, str] = {}
    for name in PlayWords.__annotations__:
        value = getattr(said, name)
        parts = value.items() if isinstance(value, dict) else enumerate(value if isinstance(value, tuple) else (value,))
        found |= {f"{name}.{key}": word for key, word in parts}
    for name in sorted(PlayWords.__abstractmethods__):
        method = getattr(said, name)
        found[name] = method(**{key: SAMPLES.get(key, "Zoé") for key in inspect.signature(method).parameters})
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_word_is_there_and_well_set(lang: str) -> None:
    for name, word in sentences(lang).items():
        assert word.strip(), name
        assert "'" not in word, name
        assert '"' not in word, name
        if lang == "fr":
            assert not any(f" {mark}" in word for mark in ":;?!»%"), name
            assert "« " not in word, name


def test_nothing_was_left_untranslated() -> None:
    english, french = sentences("en"), sentences("fr")
    assert list(english) == list(french)
    same = {name for name, word in english.items() if word == french[name]}
    assert same == {"pause.0", "statistics_head.5", "called", "wins"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_can_be_chosen_has_a_name(lang: str) -> None:
    said = play_words(lang)
    assert (tuple(said.controls), tuple(said.dices), tuple(said.paces)) == ((*CONTROLS, RANDOM), DICE, PACES)
    assert len(said.statistics_head) == 6
    assert {key: page_words(lang)[key] for key in PAGE} == {key: getattr(said, key) for key in PAGE}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_one_is_not_many(lang: str) -> None:
    said = play_words(lang)
    assert said.better("x", 1) != said.better("x", 2).replace("2", "1")


def test_other_languages_are_refused() -> None:
    with pytest.raises(Refusal, match="language-unknown"):
        play_words("de")
