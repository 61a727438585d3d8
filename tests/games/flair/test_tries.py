"""Tries and conversions."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.flair import attack, enter


@pytest.mark.rule("flair.tries.try")
@pytest.mark.parametrize(("seat", "ball"), [(0, 91), (1, 9), (0, 99), (1, 1)])
def test_crossing_the_line_is_five_points(seat: int, ball: int) -> None:
    table = attack("4 12", "open", ball, seat).then("cards.play 12:advance")
    score = [0, 0]
    score[seat] = 5
    assert table.now("score", "phase", "attack") == [score, "conversion", seat]
    assert "tackle" not in table.names()


@pytest.mark.rule("flair.tries.try")
def test_in_the_middle_of_a_combination_too() -> None:
    table = attack("9 10 12", "open", 88).then("cards.play 9", "tackle.choice pass", "combinations.model 10")
    assert table.now("score", "point", "count") == [[5, 0], "open", 0]


@pytest.mark.rule("flair.tries.on-the-line")
@pytest.mark.parametrize(("seat", "ball"), [(0, 90), (1, 10)])
def test_on_the_line_is_no_try_and_can_be_tackled(seat: int, ball: int) -> None:
    table = attack("4 12", "open", ball, seat).then("cards.play 12:advance")
    assert table.now("score", "phase", "ball") == [[0, 0], "tackle", 0 if seat else 100]
    assert "on-the-line" in table.names()


@pytest.mark.rule("flair.tries.on-the-line")
def test_a_ruck_on_the_line_is_no_try() -> None:
    table = attack("4 12 10", "open", 90).then(
        "cards.play 12:advance", "tackle.choice 1", "tackle.duel 21", "tackle.duel 65"
    )
    table.then("ruck.contest pass")
    assert table.now("score", "point", "ball") == [[0, 0], "ruck", 100]


@pytest.mark.rule("flair.tries.conversion")
@pytest.mark.parametrize(("ours", "theirs"), [*product(range(1, 7), repeat=2)])
def test_winning_the_duel_is_two_points(ours: int, theirs: int) -> None:
    table = enter("conversion", 100, score=[5, 0])
    table.then("duels.first-thrower one", f"tries.conversion {ours}", f"tries.conversion {theirs}")
    assert table.now("score") == [7 if ours >= theirs else 5, 0]


@pytest.mark.rule("flair.tries.conversion")
def test_a_double_is_worth_no_more() -> None:
    table = enter("conversion", 0, 1, score=[0, 5])
    table.then("duels.first-thrower two", "tries.conversion 66", "tries.conversion 65")
    assert table.now("score", "extra") == [[0, 7], None]


@pytest.mark.rule("flair.tries.restart")
@pytest.mark.parametrize(("answer", "seat"), [*product((1, 6), (0, 1))])
def test_the_side_that_conceded_kicks_off(answer: int, seat: int) -> None:
    table = enter("conversion", seat=seat)
    table.then("duels.first-thrower one", "tries.conversion 3", f"tries.conversion {answer}")
    assert table.now("phase", "attack", "ball") == ["kick-off", 1 - seat, 50]
