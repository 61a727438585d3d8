"""The machine checks of the truth, on every situation of the book and on a sample of random positions."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import Game
from engine.games import games
from tests.truth.loaded import Loaded
from tests.truth.positions import at_large, of_the_book
from tests.truth.said import ELSEWHERE, UNKNOWN, Said
from tests.truth.told import Told

GAMES = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
FEW, MANY = 60, 800
SOME = 20
"""Positions that the fast tests look at; what they find in few is asked of many by the slow one."""


@GAMES
def test_whatever_can_be_said_is_offered_or_refused_by_its_rule(game: Game[Any]) -> None:
    said = Said(game)
    for position in (*list(of_the_book(game))[::9], *at_large(game, 2 * SOME, 2)):
        said.look(position)
    assert said.faults() == []
    assert said.codes[UNKNOWN] == 0
    assert said.codes["offered"] > 50
    assert said.codes.total() - said.codes["offered"] > 50


@GAMES
def test_a_state_told_to_the_referee_is_judged_alike(game: Game[Any]) -> None:
    told = Told(game)
    for position in (*list(of_the_book(game))[::21], *at_large(game, SOME + SOME // 2, 3)):
        told.look(position)
    assert told.faults() == []
    assert told.counts["positions"] > SOME
    assert told.counts["by the form alone"] > SOME / 2
    assert told.counts["answers"] > 5 * SOME


@GAMES
def test_what_is_loaded_could_have_come_about(game: Game[Any]) -> None:
    loaded = Loaded(game)
    for position in at_large(game, FEW, 4):
        loaded.look(position)
    assert loaded.faults() == []
    assert loaded.counts["refused"] > FEW / 6
    assert loaded.counts["accepted"] > 3


@pytest.mark.slow
@GAMES
def test_the_same_holds_of_many(game: Game[Any]) -> None:
    said, told, loaded = Said(game), Told(game), Loaded(game, 5)
    for position in (*of_the_book(game), *at_large(game, MANY, 5)):
        said.look(position)
        told.look(position)
        loaded.look(position)
    assert [*said.faults(), *told.faults(), *loaded.faults()] == []
    assert said.codes[UNKNOWN] == 0
    assert said.codes["offered"] > 500
    assert said.codes.total() - said.codes["offered"] > 500
    assert ELSEWHERE in said.codes or not game.belongs or game.id == "scrumball"
    assert told.counts["positions"] > FEW
    assert told.counts["by the form alone"] > FEW / 2
    assert told.counts["answers"] > 5 * FEW
    assert loaded.counts["refused"] > FEW / 2
    assert loaded.counts["accepted"] > 10
    assert loaded.counts["played out"] > 0
