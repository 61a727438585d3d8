"""Drills: each has one right answer by another way than it was made, and every rule can be asked about."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from engine.core.reading import from_json
from engine.core.refusal import Refusal
from engine.core.rules import rules_of
from engine.games import SHELF
from engine.learn.drills.checking import problems
from engine.learn.drills.drill import KINDS, Drill
from engine.learn.drills.make import NUMBERS, drill, drills_of, numbers_of
from engine.learn.drills.material import from_plain, material

FEW, MANY = 100, 1000
QUICK = [game if game == "tomy" else pytest.param(game, marks=pytest.mark.slow) for game in SHELF]
"""One game is looked at all the time, the others before the work is handed in."""


@cache
def made(game: str, number: int) -> Drill:
    return drill(material(game), number)


def wrong(game: str, numbers: range) -> list[str]:
    return [f"{number}: {said}" for number in numbers for said in problems(made(game, number), material(game))]


@pytest.mark.parametrize("game", QUICK)
def test_each_drill_has_exactly_one_right_answer(game: str) -> None:
    assert not wrong(game, range(FEW))


@pytest.mark.slow
@pytest.mark.parametrize("game", SHELF)
def test_each_of_many_drills_has_exactly_one_right_answer(game: str) -> None:
    assert not wrong(game, range(FEW, MANY))


@pytest.mark.parametrize("game", QUICK)
def test_the_right_answer_stands_in_every_place(game: str) -> None:
    places = Counter(made(game, number).right for number in range(FEW) if len(made(game, number).options) == 4)
    assert set(places) == {0, 1, 2, 3}
    assert max(places.values()) < 0.45 * places.total()


@pytest.mark.parametrize("kind", KINDS)
def test_another_option_marked_right_is_found_out(kind: str) -> None:
    games = [game for game in SHELF if kind != "where" or game in {"flair", "scrumball"}]
    one = next(made(game, number) for game in games for number in range(FEW) if made(game, number).kind == kind)
    moved = one._replace(right=(one.right + 1) % len(one.options))
    assert problems(moved, material(one.game))
    doubled = one._replace(options=(*one.options[:-1], one.options[one.right]))
    assert any("equal" in said for said in problems(doubled, material(one.game))) or one.right == len(one.options) - 1


@pytest.mark.parametrize("game", QUICK)
def test_every_rule_can_be_asked_about(game: str) -> None:
    book = material(game)
    assert book.rules == tuple(rules_of(game))
    assert not [rule for rule in book.rules if not drills_of(book, rule)]


def test_the_same_number_makes_the_same_drill_and_asks_about_its_rule() -> None:
    book = material("tomy")
    for number in (0, 7, 4_711):
        assert drill(book, number) == drill(book, number)
        assert drill(book, number).rule == book.rules[number % len(book.rules)]
    rule = book.rules[5]
    numbers = numbers_of(book, rule, 1_000)
    assert all(made("tomy", next(numbers)).rule == rule for _ in range(3))


@pytest.mark.parametrize("game", SHELF)
def test_material_travels_as_plain_values(game: str) -> None:
    import json

    book = material(game)
    there = from_plain(from_json(json.dumps(book.plain())))
    assert [drill(there, number) for number in range(0, 40, 7)] == [made(game, number) for number in range(0, 40, 7)]


@pytest.mark.parametrize("given", [None, [], {}, {"format": "x"}, {"format": "coup-denvoi-drills-1", "game": "chess"}])
def test_foreign_material_is_refused(given: object) -> None:
    with pytest.raises(Refusal, match="drill-material"):
        from_plain(given)


@pytest.mark.parametrize("number", [-1, NUMBERS])
def test_a_number_out_of_bounds_is_refused(number: int) -> None:
    with pytest.raises(Refusal, match="drill-number"):
        drill(material("double"), number)
