"""The dice."""

from __future__ import annotations

from itertools import product

import pytest

from engine.games.flair.rules.duels import first_wins
from tests.games.flair import enter

PAIRS = [*product(range(1, 7), repeat=2)]


@pytest.mark.rule("flair.duels.one-die")
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_the_higher_die_wins_and_a_tie_goes_to_the_first(first: int, second: int) -> None:
    table = enter("line-out", seat=1).then("duels.first-thrower one", f"lineout.duel {first}", f"lineout.duel {second}")
    assert table.event("line-out-won")[2] == (1 if first >= second else 0)


@pytest.mark.rule("flair.duels.two-dice")
@pytest.mark.parametrize(("first", "second", "wins"), [
    ((5, 1), (4, 3), True), ((4, 3), (5, 1), False), ((1, 5), (4, 3), True), ((6, 2), (6, 1), True),
    ((6, 1), (6, 2), False), ((6, 2), (2, 6), True), ((3, 2), (2, 3), True), ((2, 1), (6, 5), False),
])  # fmt: skip
def test_the_higher_die_counts_then_the_lower(first: tuple[int, int], second: tuple[int, int], wins: bool) -> None:
    assert first_wins(first, second) is wins
    table = enter("scrum").then(
        "duels.first-thrower two", "scrum.duel {}{}".format(*first), "scrum.duel {}{}".format(*second)
    )
    assert table.event("scrum-won")[2] == (0 if wins else 1)


@pytest.mark.rule("flair.duels.double")
@pytest.mark.parametrize(("first", "second", "wins"), [
    ((2, 2), (6, 5), True), ((6, 5), (1, 1), False), ((1, 1), (6, 5), True),
    ((3, 3), (4, 4), False), ((4, 4), (3, 3), True), ((4, 4), (4, 4), True),
])  # fmt: skip
def test_any_double_beats_two_different_dice(first: tuple[int, int], second: tuple[int, int], wins: bool) -> None:
    assert first_wins(first, second) is wins


@pytest.mark.rule("flair.duels.two-dice", "flair.duels.double")
def test_of_two_throws_one_always_wins_and_only_ties_depend_on_who_was_first() -> None:
    for first, second in product(PAIRS, repeat=2):
        alike = sorted(first) == sorted(second)
        assert first_wins(first, second) is (True if alike else not first_wins(second, first))


@pytest.mark.rule("flair.duels.first-thrower")
@pytest.mark.parametrize("phase", ["scrum", "line-out", "conversion"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_thrower_chooses_for_both(phase: str, seat: int) -> None:
    rule = {"scrum": "scrum.duel", "line-out": "lineout.duel", "conversion": "tries.conversion"}[phase]
    for how, dice in (("one", 1), ("two", 2)):
        table = enter(phase, seat=seat)
        assert (table.ask.seat, table.options) == (seat, ("one", "two"))
        table.then(f"duels.first-thrower {how}")
        assert (table.ask.seat, table.about("dice")) == (seat, dice)
        table.then(f"{rule} {'3' * dice}")
        assert (table.ask.seat, table.about("dice")) == (1 - seat, dice)


@pytest.mark.rule("flair.duels.distance")
@pytest.mark.parametrize(("option", "rule"), [
    ("10:kick", "kicks.kick"), ("10:touch", "touch.kick"), ("10:drop", "drop.goal"), ("10:run", "run.metres"),
])  # fmt: skip
def test_whoever_throws_for_a_distance_chooses_one_die_or_two(option: str, rule: str) -> None:
    for how, dice in (("one", 1), ("two", 2)):
        table = enter("attack", hand="4 10", point="kick").then(f"cards.play {option}")
        assert (table.ask.seat, table.options) == (0, ("one", "two"))
        table.then(f"duels.distance {how}")
        assert (table.ask.rule, table.about("dice")) == (f"flair.{rule}", dice)
