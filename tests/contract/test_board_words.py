"""The words of the boards: every one that is said is there, in each language, with its facts, and no other is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.core.languages import LANGUAGES, words
from engine.core.phrases import STEPS
from engine.games import SHELF, load
from tests.contract import house_words
from tests.contract.house_words import calls, filters, leaves, surplus, unlike, unnamed, unsaid

EVERY = pytest.mark.parametrize("game", SHELF)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


@EVERY
@EVERY_LANGUAGE
def test_whatever_a_board_says_is_there_with_its_facts(game: str, lang: str) -> None:
    assert calls(game), f"site_plugins/live/widgets/boards/{game} says nothing"
    assert not unsaid(lang, game), "\n".join(unsaid(lang, game))


@EVERY
def test_a_board_gives_no_fact_that_no_language_names(game: str) -> None:
    assert not unnamed(game), "\n".join(unnamed(game))


@EVERY
@EVERY_LANGUAGE
def test_no_sentence_is_there_that_no_board_says(game: str, lang: str) -> None:
    assert not surplus(lang, game), "\n".join(surplus(lang, game))


@EVERY
def test_every_language_says_the_same_things(game: str) -> None:
    assert not unlike(game), "\n".join(unlike(game))


@EVERY
@EVERY_LANGUAGE
def test_every_filter_is_there(game: str, lang: str) -> None:
    text = load(game).text(lang)
    known = {*STEPS, *text.filters, *text.words.get("phrases", {}), *dir(text), *dir(text.core)}
    missing = [f"{key}: {name}" for key, name in filters(lang, game) if name not in known]
    assert not missing, f"engine/games/{game}/words/{lang}: no such filter: {', '.join(missing)}"


@EVERY
@EVERY_LANGUAGE
def test_every_word_is_set_as_its_language_wants_it(game: str, lang: str) -> None:
    for key, sentences in leaves(lang, game).items():
        for sentence in map(words(lang).typeset, sentences):
            assert sentence.strip(), key
            assert "'" not in sentence, key
            assert lang != "fr" or not re.search(r" [:;?!»]", sentence), key


def test_a_fault_is_told_with_its_file_and_its_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    board = tmp_path / "site_plugins/live/widgets/boards/double"
    board.mkdir(parents=True)
    (board / "board.py").write_text('say("board.nonsense")\nsay("board.left")\nsay("board.score", more=1)\n')
    monkeypatch.setattr(house_words, "ROOT", tmp_path)
    calls.cache_clear()
    place = "site_plugins/live/widgets/boards/double/board.py"
    try:
        assert unsaid("fr", "double") == [
            f"{place}:1: engine/games/double/words/fr has no board.nonsense",
            f"{place}:2: board.left in engine/games/double/words/fr needs minutes",
        ]
        assert unnamed("double") == [f"{place}:3: board.score never names more"]
        assert "engine/games/double/words/fr: nobody says board.clock" in surplus("fr", "double")
    finally:
        calls.cache_clear()
