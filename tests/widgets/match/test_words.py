"""Both languages say everything about whole matches, each in its own way."""

from __future__ import annotations

import pytest

from engine.bots import RANDOM
from engine.core.languages import LANGUAGES, words
from engine.core.refusal import Refusal
from engine.match.settings import CONTROLS, DICE, PACES
from tests.contract.house_words import leaves


def sentences(lang: str) -> dict[str, str]:
    """Everything that a language says about matches; of lists, each word."""
    found = {key: said for key, said in leaves(lang).items() if key.startswith("match.")}
    return {f"{key}.{place}": word for key, said in found.items() for place, word in enumerate(said)}


def test_nothing_was_left_untranslated() -> None:
    english, french = sentences("en"), sentences("fr")
    assert list(english) == list(french)
    same = {name for name, word in english.items() if word == french[name]}
    assert same == {"match.pause.0", "match.called.0", "match.wins.0"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_can_be_chosen_has_a_name(lang: str) -> None:
    say = words(lang)
    for table, known in (("controls", (*CONTROLS, RANDOM)), ("dices", DICE), ("paces", PACES)):
        assert tuple(say.all(f"match.{table}")) == known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_is_not_many(lang: str) -> None:
    say = words(lang)
    assert say("match.better", more=1, option="x") != say("match.better", more=2, option="x").replace("2", "1")


def test_other_languages_are_refused() -> None:
    with pytest.raises(Refusal, match="language-unknown"):
        words("de")
