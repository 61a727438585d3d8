"""States: what every game that declares its fields gets from the declaration, and must not lose."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.game import Game
from engine.core.house_rules import agreed
from engine.core.kinds import Card, Flag, Kind, Number, Stage, Word
from engine.core.languages import LANGUAGES
from engine.core.lists import Both, Lists, Many, Pair, Row
from engine.core.refusal import Refusal
from engine.core.state import State
from engine.games import games
from tests.contract import house_rules, walk

DECLARED = [game for game in games() if hasattr(game, "state")]
GAMES = pytest.mark.parametrize("game", DECLARED, ids=lambda game: game.id)
FIELDS = pytest.mark.parametrize(
    ("game", "name"),
    [(game, name) for game in DECLARED for name in game.state.fields],
    ids=lambda value: getattr(value, "id", value),
)


def states(game: Game[Any]) -> Iterator[State]:
    """Matches at several moments, by all house rules."""
    for options in house_rules(game):
        path = walk(game, 11, options)
        yield from (position.state for position in path[:: max(1, len(path) // 12)])


def lists_in(value: object) -> Iterator[list[Any]]:
    """Every list that can be changed in place."""
    if isinstance(value, list):
        yield value
    if isinstance(value, list | tuple):
        for each in value:
            yield from lists_in(each)


def others(kind: Kind[Any], value: Any) -> Iterator[Any]:
    """Values that a field could have instead of this one."""
    if isinstance(kind, Number):
        yield value + 1
    elif isinstance(kind, Flag):
        yield not value
    elif isinstance(kind, Word):
        yield next(word for word in kind.known if word != value)
    elif isinstance(kind, Stage):
        yield value + 1
    elif isinstance(kind, Card):
        yield next(card for card in kind.known if card != value)
    elif isinstance(kind, Pair):
        for seat in (0, 1):
            for each in others(kind.each, value[seat]):
                yield [each if at == seat else one for at, one in enumerate(value)]
    elif isinstance(kind, Many):
        yield [*value, kind.each.start]
    elif isinstance(kind, Row):
        yield (*value, kind.many.each.start)
    elif isinstance(kind, Both | Lists):
        for at in range(len(value)):
            changed = [[*one, kind.many.each.start] if number == at else one for number, one in enumerate(value)]
            yield tuple(changed) if isinstance(kind, Both) else changed
    elif isinstance(value, bool | int):
        yield value + 1


def outside(kind: Kind[Any]) -> Iterator[Any]:
    """Plain values just beyond what a field can be."""
    if isinstance(kind, Number):
        yield from (kind.low - 1, kind.high + 1, *kind.never, str(kind.low), float(kind.low), True)
    elif isinstance(kind, Flag):
        yield from (0, 1, "true")
    elif isinstance(kind, Word | Stage):
        yield from ("no-such-word", 0, [])
    elif isinstance(kind, Card):
        yield from ("no-such-card", 0)
    elif isinstance(kind, Pair):
        plain = kind.each.plain(kind.each.start)
        yield from ([plain], [plain] * 3, plain)
        yield from ([each, plain] for each in outside(kind.each))
        yield from ([plain, each] for each in outside(kind.each))
    elif isinstance(kind, Many):
        yield from ([each] for each in outside(kind.each))
        yield from ("none", {})
        if kind.most < 1000:
            yield [kind.each.plain(kind.each.start)] * (kind.most + 1)
    elif isinstance(kind, Row):
        yield from outside(kind.many)
    elif isinstance(kind, Both | Lists):
        yield from ([], [[], [], []], "none")
        yield from ([each, []] for each in outside(kind.many))


@FIELDS
def test_a_clone_shares_nothing_that_can_be_changed(game: Game[Any], name: str) -> None:
    kind = game.state.fields[name]
    for state in states(game) if kind.kept else ():
        ours, theirs = getattr(state, name), getattr(state.clone(), name)
        assert ours == theirs
        assert not {id(each) for each in lists_in(ours)} & {id(each) for each in lists_in(theirs)}


@GAMES
def test_a_clone_is_the_same_match_without_what_happened(game: Game[Any]) -> None:
    for state in states(game):
        twin = state.clone()
        assert (twin.key(), twin.data(), twin.events) == (state.key(), state.data(), [])


@FIELDS
def test_the_key_changes_when_a_field_does(game: Game[Any], name: str) -> None:
    kind = game.state.fields[name]
    for state in states(game) if kind.kept else ():
        for value in others(kind, getattr(state, name)):
            other = state.clone()
            setattr(other, name, value)
            assert (other.key() != state.key()) is kind.keyed, value


@FIELDS
def test_what_is_out_of_bounds_is_refused_with_its_field_in_words(game: Game[Any], name: str) -> None:
    kind = game.state.fields[name]
    house = agreed(game.house_rules, {})
    for value in outside(kind) if kind.told else ():
        if value == kind.empty:
            continue
        with pytest.raises(Refusal) as caught:
            game.load({kind.name: value}, house)
        why = caught.value
        assert (why.code in {"match-field", "match-word"}, why.data["field"]) == (True, kind.name), value
        for lang in LANGUAGES:
            text = game.text(lang)
            assert text.refusal(why) not in {"", text.core.unknown(why.code)}


@FIELDS
def test_only_what_is_told_has_a_name_among_plain_values(game: Game[Any], name: str) -> None:
    house = agreed(game.house_rules, {})
    kind = game.state.fields[name]
    assert (kind.name in game.new(house).data()) is (kind.told and kind.kept)
    if not kind.told and name not in {other.name for other in game.state.fields.values() if other.told}:
        with pytest.raises(Refusal) as caught:
            game.load({name: 0}, house)
        assert (caught.value.code, caught.value.data["field"]) == ("state-unknown", name)


@GAMES
def test_a_match_comes_back_from_its_values(game: Game[Any]) -> None:
    for options in house_rules(game):
        for position in walk(game, 12, options):
            if position.given:
                continue
            data = json.loads(json.dumps(position.state.data()))
            again = game.load(data, position.start.house)
            assert (again.data(), again.key()) == (data, position.state.key())
            assert list(data) == [kind.name for kind in game.state.fields.values() if kind.told and kind.kept]


@GAMES
def test_a_form_never_asks_for_more_than_can_be(game: Game[Any]) -> None:
    declared = {kind.name: kind for kind in game.state.fields.values() if kind.told}
    for moment in game.room("referee").MOMENTS.all:
        for field in moment.fields:
            facts = declared[field.path[0]].facts()
            if hasattr(field, "low") and "low" in facts:
                assert facts["low"] <= field.low <= field.high <= facts["high"], (moment.id, field.key)
