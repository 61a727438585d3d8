"""What house rules change: matches with the same luck both ways, figures with their errors, and none that is stale."""

from __future__ import annotations

import json
from functools import partial
from math import sqrt
from typing import Any

import pytest

from engine.bots.effects import SAMPLE, Effect, Mean, Pair, effect, effects, others, played
from engine.bots.effects_sentences import sentence
from engine.cli import main
from engine.core.house_rules import agreed
from engine.core.languages import LANGUAGES, words
from engine.games import SHELF, load
from tests.conftest import ROOT

GAMES = pytest.mark.parametrize("game", SHELF)
CHANGED = Effect(4000, 1360, Mean(-1.2, 0.15), Mean(0.01, 0.02), Mean(0.12, 0.009))


def stored(game: str) -> dict[str, Any]:
    """What the book prints of a game."""
    told: dict[str, Any] = json.loads((ROOT / "engine/games" / game / "book/effects.json").read_text("utf-8"))
    return told


@GAMES
@pytest.mark.slow
def test_what_the_book_prints_is_still_true(game: str) -> None:
    """The first matches, played again, give the very same figures; if they do not, run `make effects`."""
    told = stored(game)
    assert told["version"] == load(game).version
    assert effects(game, SAMPLE, told["seed"])["switches"] == told["sample"]


@GAMES
def test_every_setting_is_weighed(game: str) -> None:
    told = stored(game)
    found = {(key, value) for key, settings in told["switches"].items() for value in settings}
    assert found == {(house_rule.key, value) for house_rule, value in others(load(game))}
    for settings in told["switches"].values():
        assert all(one is None or one["matches"] == told["matches"] >= 1000 for one in settings.values())


@pytest.mark.slow
@GAMES
def test_other_matches_say_the_same(game: str) -> None:
    """Matches of another seed agree with those in the book, within five standard errors."""
    told, fresh = stored(game), effects(game, 300, 77)
    for key, settings in told["switches"].items():
        for value, plain in settings.items():
            if plain is None:
                continue
            book, now = Effect.read(plain), Effect.read(fresh["switches"][key][value])
            shares = [one.comes_up / one.matches for one in (book, now)]
            assert abs(shares[0] - shares[1]) <= 5 * sqrt(0.25 / now.matches), (key, value)
            # What hardly ever comes up has errors that say little.
            for one, other in zip(book[2:], now[2:], strict=True) if now.comes_up >= 30 else ():
                if isinstance(one, Mean) and isinstance(other, Mean):
                    assert abs(one.value - other.value) <= 5 * sqrt(one.error**2 + other.error**2), (key, value)


@GAMES
def test_the_same_luck_tells_the_same_story(game: str) -> None:
    own = load(game)
    usual = agreed(own.house_rules, {})
    first, again, other = (played(own, usual, seed) for seed in ("1:0", "1:0", "1:1"))
    assert first == again
    assert first.story != other.story


@pytest.mark.parametrize("game", ["double", "scrumball", "flair"])
def test_tries_and_points_are_those_of_the_match(game: str) -> None:
    own = load(game)
    usual = agreed(own.house_rules, {})
    for number in range(5):
        tally = played(own, usual, f"3:{number}")
        tries = [event for event in tally.story if event[1] in {"try", "penalty-try"}]
        assert tally.tries == len(tries) / 2
        assert tally.points >= 5 * tally.tries


def test_a_series_counts_the_points_of_all_its_matches() -> None:
    tomy = load("tomy")
    for format_, sides in (("series", 2), ("single", 2), ("cup", 8)):
        tally = played(tomy, agreed(tomy.house_rules, {"format": format_}), "1:0")
        scores = [event[4] for event in tally.story if event[1] == "match-won"]
        assert tally.points == sum(map(sum, scores)) / sides
        assert 0 < 5 * tally.tries <= tally.points


def test_a_setting_that_changes_nothing_but_names_touches_no_figure() -> None:
    found = Effect.read(effects("tomy", 5)["switches"]["players"]["2"])
    assert found == Effect(5, 5, Mean(0, 0), Mean(0, 0), Mean(0, 0))
    assert "exactly" in sentence(found, words("en"))


def test_a_watch_on_the_table_cannot_be_reckoned() -> None:
    assert effects("flair", 1)["switches"]["clock"]["real"] is None


def test_an_average_knows_its_error() -> None:
    assert Mean.of([1, 3]) == Mean(2, 1)
    assert Mean.of([2, 6], 2) == Mean(2, 1)
    assert Mean.of([5]) == Mean(5, 0)
    pairs = [Pair(True, 2, 1, 10), Pair(False, 0, 0, 0)]
    assert effect(pairs, 50, tries=True) == Effect(2, 1, Mean(1, 1), Mean(0.5, 0.5), Mean(0.1, 0.1))
    assert effect(pairs, 50, tries=False).tries is None
    assert Effect.read(CHANGED.plain()) == CHANGED


def test_an_effect_in_words() -> None:
    english, french = (partial(sentence, say=words(lang)) for lang in LANGUAGES)
    assert english(CHANGED) == (
        "comes up in 34% (±\u00a01) of matches; 1.2 (±\u00a00.3) points a side fewer; play 12% (±\u00a02) longer; "
        "no clear difference in tries (±\u00a00.04)"
    )
    assert french(CHANGED) == (
        "survient dans 34\u202f% (±\u00a01) des matchs\u202f; 1,2 (±\u00a00,3) point de moins par camp\u202f; "
        "un jeu 12\u202f% (±\u00a02) plus long\u202f; pas de différence nette\u00a0: essais (±\u00a00,04)"
    )
    assert english(CHANGED._replace(comes_up=0)) == "never came up in 4,000 matches"
    assert french(CHANGED._replace(comes_up=0)) == "n’est jamais survenu en 4\u202f000 matchs"
    goals = english(CHANGED._replace(comes_up=4000, tries=None, points=Mean(0.4, 0.01)))
    assert goals.startswith("comes up in every match; 0.40 (±\u00a00.02) goals a side more; ")
    assert "watch" in english(None)
    assert "montre" in french(None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_tells_each_setting(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("effects", "double", "--matches", "3", "--lang", lang)) == 0
    told, text = capsys.readouterr().out, load("double").text(lang)
    for house_rule, value in others(load("double")):
        assert f"[{house_rule.key}]" in told
        assert text.setting(house_rule.key, value) in told
    assert main(("effects", "double", "--matches", "3", "--json")) == 0
    assert json.loads(capsys.readouterr().out) == effects("double", 3)
    assert main(("effects", "chess", "--lang", lang)) == 1


def test_the_command_answers_to_its_old_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("matter", "double", "--matches", "3", "--json")) == 0
    assert json.loads(capsys.readouterr().out) == effects("double", 3)
