"""Computer players: each level of each game keeps to the rules, to its words, and to what its seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from random import Random
from typing import Any

import pytest

from engine.bots import LEVELS, RANDOM, decide, policy, think
from engine.bots.thinking import NO_OPINION
from engine.core.asks import Choose
from engine.core.game import Game
from engine.core.languages import LANGUAGES
from engine.core.outlook import Outlook
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.games import games, player_words
from tests.contract import house_rules, walk

GAMES = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
QUICK = ("easy", "medium")


def choices(game: Game[Any], seed: int, house: dict[str, str] | None = None) -> Iterator[Position]:
    """The positions of a random match in which somebody has a real choice."""
    for position in walk(game, seed, house):
        if isinstance(position.ask, Choose) and len(position.ask.options) > 1:
            yield position


def played(game: Game[Any], level: str, seed: int, house: dict[str, str] | None = None) -> Iterator[Position]:
    """Every position of a match in which one level plays both sides."""
    chance, mind = at_random(Random(seed)), Random(seed)
    position = Position.begin(Start.of(game, house))
    while (ask := position.ask) is not None:
        yield position
        position = position.send(decide(level, Outlook(position), mind) if isinstance(ask, Choose) else chance(ask))
    yield position


def relaid(position: Position, seat: int, rng: Random) -> Position | None:
    """The same moment with the hidden cards dealt anew; None when that deal could not have led here."""
    game, chance = position.start.game, at_random(rng)
    base = game.imagine(position.base, position.state, seat, rng)
    told = position.log[: len(position.log) - len(position.state.events)]
    twin = Position(position.start, base, position.play, told=told)
    for ask, answer in position.history[len(position.history) - len(position.given) :]:
        if twin.ask is None or twin.ask.name != ask.name:
            return None
        if not game.told(ask, seat):
            twin = twin.send(chance(twin.ask))
        elif isinstance(twin.ask, Choose) and answer not in twin.ask.options:
            return None
        else:
            twin = twin.send(answer)
    return twin if twin.observe(seat) == position.observe(seat) else None


@GAMES
@pytest.mark.parametrize("level", QUICK)
@pytest.mark.slow
def test_a_match_is_played_to_its_end_under_every_house_rule(game: Game[Any], level: str) -> None:
    for options in house_rules(game):
        *_, last = played(game, level, 1, options)
        assert last.result is not None
        game.audit(last.state)


@GAMES
@pytest.mark.parametrize("level", QUICK)
def test_a_quick_player_does_not_look_at_what_it_may_not_see(game: Game[Any], level: str) -> None:
    quick = policy(game.id, level)
    for seed in range(3):
        for position in choices(game, seed):
            ask = position.ask
            assert isinstance(ask, Choose)
            known = Outlook(position).known
            assert quick(ask, known, Random(seed)) == quick(ask, position.state, Random(seed))


@GAMES
def test_what_a_seat_imagines_agrees_with_what_it_sees(game: Game[Any]) -> None:
    for seed in range(2):
        for position in choices(game, seed):
            assert position.ask is not None
            seat = position.ask.seat
            world = Outlook(position).imagine(Random(seed))
            assert world.ask == position.ask
            assert game.view(world.state, seat) == game.view(position.state, seat)
            game.audit(world.state)


@GAMES
def test_what_is_hidden_does_not_change_a_decision(game: Game[Any]) -> None:
    """Deal anew what the seat cannot see: every level decides as before, the one that searches too."""
    compared = 0
    found = list(choices(game, 5))
    for position in found[:: max(1, min(7, len(found) // 6))]:
        assert position.ask is not None
        seat = position.ask.seat
        twin = relaid(position, seat, Random(3))
        if twin is None:
            continue
        compared += 1
        for level in LEVELS:
            ways = [think(level, Outlook(one), Random(9)) for one in (position, twin)]
            for way in ways:
                for _ in range(2):
                    way.step()
            assert ways[0].best() == ways[1].best()
            assert ways[0].estimates() == ways[1].estimates()
    assert compared > 3


@GAMES
def test_looking_ahead_changes_nothing(game: Game[Any]) -> None:
    for position in islice(choices(game, 6), 0, None, 9):
        before = position.state.key(), position.base.key(), position.log
        think("hard", Outlook(position), Random(1)).step()
        assert (position.state.key(), position.base.key(), position.log) == before


@GAMES
def test_thinking_comes_to_an_end_and_can_be_cut_short(game: Game[Any]) -> None:
    position = next(choices(game, 2))
    assert isinstance(position.ask, Choose)
    thinking = think("hard", Outlook(position), Random(1))
    assert thinking.best() in position.ask.options
    last = -1.0
    while not thinking.done:
        assert last <= thinking.share < 1
        last = thinking.share
        thinking.step()
    assert thinking.best() in position.ask.options
    found = thinking.estimates()
    assert found
    assert found[0].option == thinking.best()
    assert all(0 <= each.value <= 1 and each.error >= 0 for each in found)


@GAMES
@pytest.mark.slow
def test_every_habit_is_said_in_both_languages_and_comes_up(game: Game[Any]) -> None:
    names = {
        "easy": import_module(f"engine.bots.{game.id}.easy").MISTAKES,
        "medium": import_module(f"engine.bots.{game.id}.medium").HABITS,
    }
    for lang in LANGUAGES:
        said = player_words(game.id, lang)
        assert tuple(said.easy) == names["easy"]
        assert tuple(said.medium) == names["medium"]
        assert said.hard
        assert all(sentence.endswith(".") for sentence in (*said.easy.values(), *said.medium.values(), said.hard))
    for level in QUICK:
        seen: set[str] = set()
        for seed in range(12):
            for position in played(game, level, seed):
                ask = position.ask
                if isinstance(ask, Choose) and len(ask.options) > 1:
                    option, habit = policy(game.id, level)(ask, Outlook(position).known, Random(seed))
                    assert option in ask.options
                    seen.add(habit)
        assert seen - {NO_OPINION} == set(names[level])


@GAMES
def test_a_random_player_takes_any_option(game: Game[Any]) -> None:
    position = next(choices(game, 2))
    assert isinstance(position.ask, Choose)
    rng = Random(1)
    assert {decide(RANDOM, Outlook(position), rng) for _ in range(200)} == set(position.ask.options)
