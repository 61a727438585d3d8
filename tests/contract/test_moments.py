"""Every game can be asked about: each play that asks anything has a moment, and every state has a form."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.game import Game
from engine.core.house_rules import agreed
from engine.core.inquiry_links import inquiry_about, link_to, read
from engine.core.languages import LANGUAGES
from engine.core.moment_fields import Cards, Clock, Field, Minutes, Number, Seat, Word
from engine.core.moments import Moment, short
from engine.core.position import Position, Start
from engine.core.refusal import Refusal
from engine.core.situations import send_all
from engine.games import games, load, moment_words, moments, situations
from tests.contract import house_rules, walk

GAMES = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
KEPT: dict[str, set[str]] = {
    "tomy": {"part", "results"},
    "draft": {"phase"},
    "scrumball": {"phase"},
    "flair": {"phase", "renewing"},
}
"""What a form keeps of the situations of a game without asking for it; of most games nothing."""


def begun(game: Game[Any], moment: Moment, house: dict[str, str]) -> Position:
    """A moment with its usual start."""
    told = moment.read(moment.usual(house), moment.rest, house)
    assert not told.faults
    return Position.begin(Start.of(game, house, (), moment.play, told.data, "match"))


@GAMES
def test_every_moment_begins_with_something_that_can_be_played(game: Game[Any]) -> None:
    house = agreed(game.house_rules, {})
    for moment in moments(game.id).all:
        position = send_all(begun(game, moment, house), moment.answers)
        assert position.ask is not None, moment.id
        assert position.play == moment.play, moment.id


@GAMES
def test_every_moment_begins_under_each_house_rule(game: Game[Any]) -> None:
    """Packs and boxes of one's own may lack a card of the book's; everything else has to go.

    A stage for beginners leaves moments out, and says that this is why.
    """
    own = {house_rule.key for house_rule in game.house_rules if house_rule.read is not None}
    for changed in house_rules(game):
        if "starter" in changed:
            house, left = agreed(game.house_rules, changed), 0
            for moment in moments(game.id).all:
                try:
                    assert begun(game, moment, house).ask is not None, (moment.id, changed)
                except Refusal as refusal:
                    left += 1
                    told = refusal.data.get("why") == "starter" or refusal.code == "starter-left-out"
                    assert told, (moment.id, changed, refusal)
            assert left < len(moments(game.id).all), changed
        elif not own & set(changed):
            for moment in moments(game.id).all:
                assert begun(game, moment, agreed(game.house_rules, changed)).ask is not None, (moment.id, changed)


@GAMES
def test_moments_are_told_apart_and_named_in_both_languages(game: Game[Any]) -> None:
    every = moments(game.id).all
    assert len({moment.id for moment in every}) == len(every)
    for lang in LANGUAGES:
        words = moment_words(game.id, lang)
        assert set(words.moments) == {moment.id for moment in every}
        assert len(set(words.moments.values())) == len(every)
        used = {field.key for moment in every for field in moment.fields}
        assert {key.rpartition(".")[2] for key in words.fields} == used
        assert {key for key in words.fields if "." not in key} == used
        assert {key.rpartition(".")[2] for key in words.hints} <= used
        for moment in every:
            for field in moment.fields:
                assert words.field(moment.id, field.key)
                words.hint(moment.id, field.key).format("Camille", "Sacha")
                if isinstance(field, Word) and not isinstance(field, Seat):
                    assert set(field.known) <= set(words.values[field.key]), (moment.id, field.key)
                if field.parts not in {0, 2}:
                    assert len(words.parts[field.key]) == field.parts


@GAMES
def test_english_and_french_say_the_same_things(game: Game[Any]) -> None:
    english, french = (moment_words(game.id, lang) for lang in LANGUAGES)
    assert english.fields.keys() == french.fields.keys()
    assert english.hints.keys() == french.hints.keys()
    assert english.parts.keys() == french.parts.keys()
    assert {key: set(said) for key, said in english.values.items()} == {
        key: set(said) for key, said in french.values.items()
    }


@GAMES
def test_a_refusal_is_blamed_on_a_field_that_exists(game: Game[Any]) -> None:
    every = moments(game.id)
    known = {name for moment in every.all for field in moment.fields for name in (field.key, field.path[0])}
    assert set(every.blame.values()) <= known


@GAMES
def test_every_situation_fills_a_form_that_leads_back_to_it(game: Game[Any]) -> None:
    kept: set[str] = set()
    for situation in situations(game.id).values():
        first = situation.begin(game).first
        options, state = first.start.house, first.base
        moment, filled = moments(game.id).of(situation.play, state.data(), short(game, state, options), options)
        told = moment.read(filled.texts, filled.rest, options)
        assert not told.faults, situation.id
        assert game.load(told.data, options).key() == state.key(), situation.id
        kept |= set(filled.rest)
    assert kept == KEPT.get(game.id, set())


@GAMES
@pytest.mark.slow
def test_every_position_of_a_match_can_be_asked_about(game: Game[Any]) -> None:
    for seed, changed in enumerate(house_rules(game)):
        for position in walk(game, seed, changed)[:: 7 if seed else 1]:
            if position.ask is None or position.play is None:
                continue
            options, state = position.start.house, position.base
            moment, filled = moments(game.id).of(position.play, state.data(), short(game, state, options), options)
            told = moment.read(filled.texts, filled.rest, options)
            assert not told.faults
            assert game.load(told.data, options).key() == state.key()
            again = read(link_to(position, moments), moments)
            assert again == inquiry_about(position)
            assert again.position(load).ask == position.ask


@GAMES
def test_links_from_situations_are_short(game: Game[Any]) -> None:
    """They stand on every page, in two languages, many times over."""
    links = [link_to(situation.begin(game), moments) for situation in situations(game.id).values()]
    assert sum(map(len, links)) / len(links) < 80
    assert max(map(len, links)) < 240


def outside(field: Field) -> Iterator[str]:
    """Texts that go too far for a field, or are none of its kind."""
    if isinstance(field, Clock):
        yield from ("99999:00", "1:99", "soon")
    elif isinstance(field, Minutes):
        yield from (str(field.high + 1), "x")
    elif isinstance(field, Number):
        yield from (str(field.low - 1), str(field.high + 1), "x", "1.5")
    elif isinstance(field, (Word, Cards)):
        yield "no-such-thing"


@GAMES
def test_what_lies_outside_the_bounds_of_a_field_is_refused_at_that_field(game: Game[Any]) -> None:
    house = agreed(game.house_rules, {})
    for moment in moments(game.id).all:
        usual = moment.usual(house)
        for field in moment.asked(house):
            for name in field.names:
                for text in outside(field):
                    faults = moment.read({**usual, name: text}, moment.rest, house).faults
                    assert set(faults) == {name}, (moment.id, name, text)
                    for lang in LANGUAGES:
                        sentence = game.text(lang).refusal(faults[name])
                        assert sentence != game.text(lang).core.unknown(faults[name].code)


def test_two_nines_too_many_are_told_at_the_hand_that_has_them() -> None:
    game, options = load("flair"), agreed(load("flair").house_rules, {})
    moment = moments("flair").find("tackle")
    texts = {**moment.usual(options), "hands1": "9 9 9 9 9 9"}
    told = moment.read(texts, moment.rest, options)
    with pytest.raises(Refusal) as refused:
        game.load(told.data, options)
    assert moments("flair").place(refused.value, moment, texts, options) == "hands1"


def test_links_that_are_damaged_are_refused() -> None:
    link = link_to(next(iter(situations("flair").values())).begin(load("flair")), moments)
    for damaged, code in (
        (link[:-6], "link-short"),
        (link[:12] + "!" + link[13:], "link-broken"),
        ("q1nosuchgame.abc", "game-unknown"),
        ("q1flair.", "link-short"),
        ("hello", "link-foreign"),
    ):
        with pytest.raises(Refusal) as refused:
            read(damaged, moments)
        assert refused.value.code == code, damaged
