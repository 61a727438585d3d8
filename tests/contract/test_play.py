"""Playing: every game can be played, replayed, observed and shared."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from engine.core.asks import Choose, Draw
from engine.core.game import Game
from engine.core.house_rules import agreed
from engine.core.players import at_random, play_out
from engine.core.position import Position
from engine.core.record import Record
from engine.core.refusal import Refusal
from engine.core.rules import game_of, rules_of, watching
from engine.games import games, load, situations
from tests.contract import house_rules, played_out, walk

GAMES = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
MOST_ASKS = 40
MANY = 1000


@GAMES
def test_every_listed_option_is_accepted(game: Game[Any]) -> None:
    for seed in range(6):
        for position in walk(game, seed):
            if isinstance(position.ask, Choose):
                assert position.ask.options
                for option in position.ask.options:
                    assert position.send(option).history[-1] == (position.ask, option)
            elif position.ask is not None:
                for answer, weight in position.ask.outcomes():
                    assert weight > 0
                    assert position.ask.parse(position.ask.write(answer)) == answer


@GAMES
def test_what_is_barred_is_refused_by_a_rule(game: Game[Any]) -> None:
    known = rules_of(game.id)
    for seed in range(20):
        for position in walk(game, seed):
            if isinstance(position.ask, Choose):
                for option, rule in position.ask.barred:
                    with pytest.raises(Refusal) as caught:
                        position.send(option)
                    assert (caught.value.code, caught.value.rule) == ("barred", rule)
                    assert rule in known


@GAMES
def test_every_ask_and_event_cites_a_rule_of_the_game(game: Game[Any]) -> None:
    known = rules_of(game.id)
    for seed in range(20):
        last = walk(game, seed)[-1]
        assert {event[0] for event in last.log} <= set(known)
        assert {ask.rule for ask, _ in last.history} <= set(known)


@GAMES
@pytest.mark.slow
def test_a_match_ends_and_a_play_is_short(game: Game[Any]) -> None:
    longest = 0
    for seed in range(MANY):
        player = at_random(Random(seed))
        state = game.new(agreed(game.house_rules, {}))
        while (play := game.next_play(state)) is not None:
            asks = 0
            steps = game.plays[play](state)
            try:
                ask = next(steps)
                while True:
                    asks += 1
                    ask = steps.send(player(ask))
            except StopIteration:
                longest = max(longest, asks)
        assert game.result(state) is not None
        game.audit(state)
    assert 0 < longest <= MOST_ASKS


@GAMES
def test_points_and_cards_are_kept_under_every_house_rule(game: Game[Any]) -> None:
    for _, _, played in played_out(game):
        game.audit(played.state)
        assert game.result(played.state) is not None
        assert 0 < played.choices < played.decisions


@GAMES
def test_the_result_names_the_rule_of_the_event_that_decided(game: Game[Any]) -> None:
    """The last line of the log says how the match was decided, and the result says it by the same rule."""
    for options, seed, played in played_out(game):
        result = game.result(played.state)
        assert result is not None
        assert played.state.events[-1][0] == result.rule, (options, seed)


@GAMES
def test_full_speed_and_step_by_step_are_the_same_match(game: Game[Any]) -> None:
    for seed in range(10):
        last = walk(game, seed)[-1]
        played = play_out(game, at_random(Random(seed)))
        assert tuple(played.state.events) == last.log
        assert played.state.data() == last.state.data()
        assert played.decisions == len(last.history)
        assert game.result(played.state) == last.result


@GAMES
@pytest.mark.slow
def test_a_record_plays_the_same_events_again(game: Game[Any]) -> None:
    dice = Random(11)
    for seed, options in enumerate(house_rules(game)):
        path = walk(game, seed, options)
        for position in (path[0], path[-1], *(path[int(dice.random() * len(path))] for _ in range(6))):
            record = Record.of(position)
            again = Record.from_link(record.link())
            assert again == Record.load(record.save())
            replayed = again.position(load)
            assert replayed.log == position.log
            assert replayed.state.data() == position.state.data()
            assert (replayed.ask, replayed.play) == (position.ask, position.play)


@GAMES
@pytest.mark.parametrize("matches", [1, pytest.param(4, marks=pytest.mark.slow)])
def test_nothing_hidden_leaks(game: Game[Any], matches: int) -> None:
    """What a seat observes stays the same when only what it may not see is changed, and goes on to stay the same."""
    for seed in range(matches):
        for position in walk(game, seed):
            ask = position.ask
            if not (isinstance(ask, Draw) and ask.hidden):
                continue
            ways = [position.send(card) for card, _ in ask.outcomes()]
            for other in range(len(game.names)):
                if other != ask.seat:
                    # The first way is compared with all others: what it looks like and leads to is reckoned once.
                    look, go = cache(Position.observe), cache(Position.send)
                    for way in ways[1:]:
                        stay_alike(ways[0], way, other, look, go)


def stay_alike(
    one: Position,
    two: Position,
    seat: int,
    look: Callable[[Position, int], Any],
    go: Callable[[Position, Any], Position],
    steps: int = 5,
) -> None:
    """Two positions that differ in what a seat may not see look alike to it, until the other side shows its cards."""
    for _ in range(steps):
        assert look(one, seat) == two.observe(seat)
        if one.ask is None or two.ask is None or one.ask.facts()[:4] != two.ask.facts()[:4]:
            return
        if one.ask.kind == "choose" and one.ask.seat != seat:
            return
        both = dict(two.ask.outcomes())
        answer = next((answer for answer, _ in one.ask.outcomes() if answer in both), None)
        if answer is None:
            return
        one, two = go(one, answer), two.send(answer)


@GAMES
def test_a_seat_sees_plain_values_and_the_whole_open_log(game: Game[Any]) -> None:
    for position in walk(game, 3):
        for seat in range(len(game.names)):
            seen = position.observe(seat)
            assert json.loads(json.dumps(seen.view)) == seen.view
            assert (seen.game, seen.seat, len(seen.log)) == (game.id, seat, len(position.log))
            assert seen.log == tuple(game.seen(event, seat) for event in position.log)
            assert seen.result == position.result
            assert not any(name in json.dumps(seen.view) for name in game.names)


@GAMES
def test_looking_changes_nothing(game: Game[Any]) -> None:
    for position in walk(game, 5):
        before = position.state.key(), position.log
        position.observe(0)
        game.sheet(position.log, game.names)
        game.result(position.state)
        assert (position.state.key(), position.log) == before


@GAMES
@pytest.mark.slow
def test_a_state_comes_back_from_its_values(game: Game[Any]) -> None:
    for options in house_rules(game):
        for seed in range(5):
            for position in walk(game, seed, options):
                if position.given:
                    continue
                data = json.loads(json.dumps(position.state.data()))
                again = game.load(data, position.start.house)
                assert again.key() == position.state.key()
                assert again.data() == position.state.data()
                assert again.events == []
                assert again.clone().key() == again.key()


@GAMES
def test_a_state_with_an_unknown_field_is_refused(game: Game[Any]) -> None:
    house = agreed(game.house_rules, {})
    data = game.new(house).data()
    with pytest.raises(Refusal):
        game.load({**data, "no-such-field": 1}, house)


@GAMES
def test_the_key_changes_as_the_match_goes_on(game: Game[Any]) -> None:
    boundaries = [position for position in walk(game, 8) if not position.given]
    for before, after in pairwise(boundaries):
        alike = before.state.data() == after.state.data()
        assert (before.state.key() == after.state.key()) is alike
    keys = {Position.begin(boundaries[0].start).state.key()}
    for options in house_rules(game):
        keys.add(walk(game, 8, options)[0].state.key())
    assert len(keys) == len(list(house_rules(game)))


@GAMES
@pytest.mark.slow
def test_every_rule_is_played_somewhere(game: Game[Any]) -> None:
    with watching() as ran:
        for seed in range(30):
            last = walk(game, seed)[-1]
            game.sheet(last.log, game.names)
        for situation in situations(game.id).values():
            end = situation.worked(game)
            game.sheet(end.log, end.start.names)
            game.result(end.state)
    assert {id_ for id_ in ran if game_of(id_) == game.id} == set(rules_of(game.id))


@GAMES
def test_switches_name_rules_that_exist(game: Game[Any]) -> None:
    for house_rule in game.house_rules:
        assert house_rule.default in house_rule.allowed
        assert set(house_rule.rules) <= set(rules_of(game.id))
        assert house_rule.ruling.startswith(f"{game.id}/r")
