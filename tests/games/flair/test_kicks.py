"""The kick in open play."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.flair import enter
from tests.games.table import Table


def kick(dice: str, ball: int = 30, seat: int = 0, *, whole: bool = False) -> Table:
    """A single kick by the 12, with as many dice as were thrown."""
    table = enter("attack", ball, seat, "4 9 12", whole=whole, point="open")
    how = "one" if len(dice) == 1 else "two"
    return table.then("cards.play 12:kick", f"duels.distance {how}", f"kicks.kick {dice}")


@pytest.mark.rule("flair.kicks.kick")
@pytest.mark.parametrize("dice", ["1", "6", "45", "12", "65"])
@pytest.mark.parametrize(("seat", "ball"), [(0, 30), (1, 70)])
def test_a_kick_flies_five_metres_a_pip_of_the_sum(dice: str, seat: int, ball: int) -> None:
    table = kick(dice, ball, seat)
    metres = 5 * sum(map(int, dice))
    assert table.now("ball") == ball + (-metres if seat else metres)
    assert table.event("kicked")[5] == metres


@pytest.mark.rule("flair.kicks.caught")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_receivers_have_the_ball_and_both_renew(seat: int) -> None:
    table = kick("32", 50, seat)
    assert table.now("attack", "phase", "point", "renewing") == [1 - seat, "attack", "kick", True]


@pytest.mark.rule("flair.kicks.caught")
@pytest.mark.parametrize(("ball", "dice", "phase", "marking"), [
    (40, "43", "attack", False), (40, "53", "received", True), (53, "32", "received", True),
    (52, "32", "attack", False),
    (50, "64", "received", True), (60, "64", "received", True),
])  # fmt: skip
def test_near_their_own_line_the_receivers_have_a_choice(ball: int, dice: str, phase: str, marking: bool) -> None:
    assert kick(dice, ball).now("phase", "marking") == [phase, marking]


@pytest.mark.rule("flair.kicks.caught")
def test_a_kick_that_stays_behind_its_own_line_is_the_receivers_try() -> None:
    assert kick("1", -10).now("score", "attack") == [[0, 5], 1]
    assert kick("2", -10).now("score", "attack", "phase") == [[0, 0], 1, "attack"]


@pytest.mark.rule("flair.kicks.recovered")
@pytest.mark.parametrize(("face", "seat"), [*product((1, 2, 3), (0, 1))])
def test_a_low_double_is_recovered_without_a_card(face: int, seat: int) -> None:
    table = kick(f"{face}{face}", 50, seat)
    to = 50 + (-10 if seat else 10) * face
    assert table.now("attack", "ball", "point", "renewing", "extra") == [seat, to, "kick", False, None]


@pytest.mark.rule("flair.kicks.recovered")
def test_a_kick_frees_the_front_five_and_leaves_five_metres_behind() -> None:
    table = enter("attack", 35, hand="4 9 12", point="scrum", packed=True, whole=True)
    assert not any(option.startswith("4") for option in table.options)
    table.then("cards.play 9:kick", "duels.distance two", "kicks.kick 22")
    assert table.now("packed", "five") == [False, False]
    assert "4:advance" in table.options
    near = enter("attack", 95, hand="4 9 12", point="scrum", packed=True, five=True, whole=True)
    near.then("cards.play 9:kick", "duels.distance one", "kicks.kick 1")
    assert near.now("packed", "five") == [False, False]


@pytest.mark.rule("flair.kicks.recovered")
def test_recovered_beyond_the_line_is_a_try_and_on_it_is_not() -> None:
    assert kick("33", 75).now("score", "phase") == [[5, 0], "conversion"]
    assert kick("33", 70).now("score", "phase", "ball") == [[0, 0], "attack", 100]


@pytest.mark.rule("flair.kicks.knock-on")
@pytest.mark.parametrize(("face", "seat"), [*product((4, 5, 6), (0, 1))])
def test_a_high_double_is_a_scrum_to_the_kicker_where_it_came_down(face: int, seat: int) -> None:
    table = kick(f"{face}{face}", 80 if seat else 20, seat)
    assert table.now("attack", "phase", "renewing") == [seat, "scrum", True]
    assert table.now("ball") == (80 - 10 * face if seat else 20 + 10 * face)
    assert table.event("knock-on")[2:] == (1 - seat,)
