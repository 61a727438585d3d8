"""Words: whatever a game can say, it can say in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.asks import Choose
from engine.core.game import Game
from engine.core.languages import LANGUAGES
from engine.core.odds import Chances, headlines, odds
from engine.core.position import Position
from engine.games import games, situations
from tests.contract import house_rules, walk

GAMES = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
SPOKEN = pytest.mark.parametrize("lang", LANGUAGES)


def positions(game: Game[Any]) -> Iterator[Position]:
    """Positions of matches under every house rule, and the worked examples of all situations."""
    for seed, options in enumerate(house_rules(game)):
        for match in range(4):
            yield from walk(game, 100 * seed + match, options)
    for situation in situations(game.id).values():
        end = situation.worked(game)
        while True:
            yield end
            if end.before is None:
                break
            end = end.before


def check(sentence: str, lang: str) -> None:
    """A sentence that is there, tidy, and in its language's typography."""
    assert sentence.strip() == sentence
    assert sentence
    assert "None" not in sentence
    assert "  " not in sentence
    if lang == "fr":
        for mark in ":;?!»":
            assert f" {mark}" not in sentence, sentence
        assert "'" not in sentence


@SPOKEN
@GAMES
@pytest.mark.slow
def test_every_event_ask_and_option_has_words(game: Game[Any], lang: str) -> None:
    text = game.text(lang)
    told: set[Any] = set()
    for position in positions(game):
        for event in position.news:
            if event not in told:
                told.add(event)
                sentence = text.event(event)
                check(sentence, lang)
                assert sentence.endswith((".", "!", "?"))
        ask = position.ask
        if ask is None or ask in told:
            continue
        told.add(ask)
        check(text.ask(ask), lang)
        if isinstance(ask, Choose):
            labels = [text.option(ask, option) for option in ask.options]
            assert len(set(labels)) == len(labels)
            for label in labels:
                check(label, lang)
                assert len(label) <= 40
            for option, _ in ask.barred:
                check(text.barred(ask, option), lang)


@SPOKEN
@GAMES
def test_every_outcome_has_words(game: Game[Any], lang: str) -> None:
    text = game.text(lang)
    for situation in situations(game.id).values():
        found = odds(situation.begin(game))
        for chances in (found.outcomes, *found.options.values()):
            for key in (*chances, *headlines(game, chances)):
                check(text.outcome(key), lang)
    check(text.outcome("nothing"), lang)


@GAMES
def test_outcomes_that_differ_are_told_apart(game: Game[Any]) -> None:
    def distinct(chances: Chances, lang: str) -> None:
        words = [game.text(lang).outcome(key) for key in chances]
        assert len(set(words)) == len(words), words

    for situation in situations(game.id).values():
        found = odds(situation.begin(game))
        for lang in LANGUAGES:
            for chances in (found.outcomes, *found.options.values()):
                distinct(chances, lang)
                distinct(headlines(game, chances), lang)


@SPOKEN
@GAMES
def test_the_game_its_switches_and_its_sheet_have_words(game: Game[Any], lang: str) -> None:
    text = game.text(lang)
    check(text.title(), lang)
    for house_rule in game.house_rules:
        check(text.house_rule(house_rule.key), lang)
        settings = [text.setting(house_rule.key, value) for value in house_rule.allowed]
        assert len(set(settings)) == len(settings)
        for setting in settings:
            check(setting, lang)


@GAMES
def test_names_are_those_of_the_players(game: Game[Any]) -> None:
    names = tuple(f"Joueur{number}" for number in range(len(game.names)))
    for lang in LANGUAGES:
        text = game.text(lang, names)
        for event in walk(game, 2)[-1].log:
            assert not any(name in text.event(event) for name in game.names)
