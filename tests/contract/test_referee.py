"""The referee answers as a match does: what a form can tell of a state of a match is judged as the match judges it.

The form is filled in from a state of a match played at random, and read back with nothing but its own places: what it
does not show is left to the game. What is asked then, and after every answer, has to be what the match asks.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.core.asks import Ask, Choose
from engine.core.game import Game
from engine.core.house_rules import agreed
from engine.core.languages import LANGUAGES
from engine.core.moment_fields import Cards, Clock, Field, Flag, Minutes, Number, Word
from engine.core.moments import Moment, short
from engine.core.position import Position, Start
from engine.core.refusal import Refusal
from engine.games import games, moments
from tests.contract import house_rules, walk

GAMES = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
EVERY = {
    "tomy": {"results"},
    "draft": {"stop"},
}
UNTOLD: dict[tuple[str, str], set[str]] = {
    **{(game, moment.id): untold for game, untold in EVERY.items() for moment in moments(game).all},
    **{("draft", moment.id): {"stop"} for moment in moments("draft").all},
}
"""What a form does not ask for, although what is asked or what follows depends on it: there it is not compared.

Of TOMY the matches of the series so far; of Draft Football the cards that lay in the pile when a period of extra time
began.
"""
MOST_ANSWERS = 12
FILLINGS = 25


def facts(ask: Ask | None) -> object:
    """What a reader is asked, without the cards of a pile, which nobody has to tell."""
    if ask is None:
        return None
    return ask.kind, ask.name, ask.seat, ask.rule, *((ask.options, ask.barred) if isinstance(ask, Choose) else ())


def asked(game: Game[Any], moment: Moment, data: dict[str, Any], options: Any) -> Position:
    """What the referee makes of a form."""
    return Position.begin(Start.of(game, options, (), moment.play, data, "match"))


def forms(game: Game[Any], position: Position) -> Iterator[tuple[Moment, dict[str, str]]]:
    """Every form that shows the state of a position, with what it says.

    What the game finds by itself is left out. If it finds that by something that the form does not show, it is told.
    """
    options, full = position.start.house, position.base.data()
    few = short(game, position.base, options)
    for moment in moments(game.id).all:
        if moment.play == position.play and all(full.get(key) == value for key, value in moment.rest.items()):
            filled = moment.fill(full, few, options)
            hidden = set() if filled is None else set(filled.rest) - set(moment.rest)
            if UNTOLD.get((game.id, moment.id), set()) & hidden:
                continue
            filled = moment.fill(full, full, options) if hidden else filled
            if filled is not None:
                yield moment, filled.texts


@pytest.mark.slow
@GAMES
def test_a_form_is_judged_as_the_match_that_it_tells(game: Game[Any]) -> None:
    compared = set()
    for seed, changed in enumerate([{}] * 5 + list(house_rules(game))[1:]):
        for position in walk(game, seed, changed)[:: 19 if changed else 3]:
            if position.ask is None or position.given:
                continue
            house = position.start.house
            for moment, texts in forms(game, position):
                told = moment.read(texts, moment.rest, house)
                assert not told.faults, (moment.id, position.base.data())
                other = asked(game, moment, told.data, house)
                assert facts(other.ask) == facts(position.ask), (moment.id, position.base.data())
                compared.add(moment.id)
                follow(position, other, moment)
    assert compared == {moment.id for moment in moments(game.id).all}


def follow(position: Position, other: Position, moment: Moment) -> None:
    """After every answer that both allow, the same is asked."""
    assert position.ask is not None
    assert other.ask is not None
    both = [answer for answer, _ in other.ask.outcomes()]
    for answer in [answer for answer, _ in position.ask.outcomes() if answer in both][:MOST_ANSWERS]:
        ask = facts(position.send(answer).ask)
        assert facts(other.send(answer).ask) == ask, (moment.id, answer, position.base.data())


def filling(field: Field, dice: Random) -> dict[str, str]:
    """Something that a reader may put into the places of a field."""
    texts = {}
    for name in field.names:
        if isinstance(field, Flag):
            text = dice.choice(["", "", "on"])
        elif isinstance(field, Clock):
            text = dice.choice(["0:00", "2:00", "10:00", "11:30"])
        elif isinstance(field, Minutes):
            text = " ".join(str(dice.randint(field.low, field.high)) for _ in range(dice.randrange(3)))
        elif isinstance(field, Number):
            near = [field.low, field.low + 5, field.high - 5, field.high, dice.randint(field.low, field.high)]
            text = str(min(max(dice.choice(near), field.low), field.high))
        elif isinstance(field, Cards):
            text = " ".join(dice.sample(list(field.known), min(len(field.known), dice.choice([0, 1, 2, 6, 7]))))
        elif isinstance(field, Word):
            text = dice.choice(list(field.known))
        else:
            pytest.fail(f"{field.key} is of a kind that is not known here")
        texts[name] = "" if field.blank and dice.random() < 0.7 else text
    return texts


@GAMES
def test_whatever_is_told_is_judged_or_refused_in_words(game: Game[Any]) -> None:
    """Nothing breaks, a refusal can be read, and what is accepted is a match that comes back from its values."""
    options, dice = agreed(game.house_rules, {}), Random(14)
    for moment in moments(game.id).all:
        for _ in range(FILLINGS):
            texts = moment.usual(options)
            for field in moment.asked(options):
                if dice.random() < 0.4:
                    texts |= filling(field, dice)
            told = moment.read(texts, moment.rest, options)
            try:
                if told.faults:
                    raise next(iter(told.faults.values()))
                position = asked(game, moment, told.data, options)
            except Refusal as why:
                for lang in LANGUAGES:
                    assert game.text(lang).refusal(why) != game.text(lang).core.unknown(why.code), why
                continue
            assert game.load(position.base.data(), options).key() == position.base.key(), (moment.id, texts)
