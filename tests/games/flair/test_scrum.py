"""The scrum."""

from __future__ import annotations

import pytest

from tests.games.flair import attack, enter, ways, why_not
from tests.games.table import Table


def scrum(first: str, second: str, ball: int = 40, seat: int = 0) -> Table:
    """A scrum with the dice of both sides."""
    how = "one" if len(first) == 1 else "two"
    return enter("scrum", ball, seat).then(f"duels.first-thrower {how}", f"scrum.duel {first}", f"scrum.duel {second}")


@pytest.mark.rule("flair.scrum.duel")
@pytest.mark.parametrize(
    ("first", "second", "wins"), [("4", "4", True), ("3", "5", False), ("62", "61", True), ("21", "54", False)]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_winner_has_the_ball(first: str, second: str, wins: bool, seat: int) -> None:
    table = scrum(first, second, seat=seat)
    winner = seat if wins else 1 - seat
    assert table.now("attack", "phase", "point", "packed") == [winner, "attack", "scrum", True]
    assert [len(hand) for hand in table.now("hands")] == [6, 6]


@pytest.mark.rule("flair.scrum.duel")
@pytest.mark.parametrize(("ball", "spot"), [(98, 95), (112, 95), (95, 95), (94, 94), (3, 5), (0, 5)])
def test_no_scrum_nearer_than_five_metres(ball: int, spot: int) -> None:
    assert scrum("5", "2", ball).now("ball") == spot


@pytest.mark.rule("flair.scrum.duel")
@pytest.mark.parametrize(("ball", "seat", "five"), [(95, 0, True), (95, 1, False), (5, 1, True), (90, 0, False)])
def test_five_metres_out_is_remembered(ball: int, seat: int, five: bool) -> None:
    assert scrum("5", "2", ball, seat).now("five") is five


@pytest.mark.rule("flair.scrum.penalty")
@pytest.mark.parametrize(("first", "second", "winner"), [("33", "65", 0), ("65", "22", 1), ("22", "33", 1)])
def test_a_double_that_wins_is_a_penalty(first: str, second: str, winner: int) -> None:
    table = scrum(first, second)
    assert table.now("phase", "attack", "packed") == ["penalty", winner, False]
    assert table.event("penalty")[2:] == (winner,)


@pytest.mark.rule("flair.scrum.front-five")
def test_the_front_five_are_not_played_in_any_way() -> None:
    table = attack("1 2 3 4 5 6 9", "scrum", packed=True)
    for card in "12345":
        assert ways(table, card) == set()
        assert why_not(table, f"{card}:advance") == "flair.scrum.front-five"
    assert "on" not in ways(table, "9")
    assert "on" in ways(attack("1 2 6 7 9", "scrum", packed=True), "9")


@pytest.mark.rule("flair.scrum.front-five")
def test_they_are_held_back_until_a_tackle() -> None:
    table = attack("3 5 7 9 10", "scrum", packed=True).then("cards.play 7:advance")
    table.then("tackle.choice pass")
    assert ways(table, "3") == set()
    assert table.now("point") == "open"
    table.then("cards.play 9:advance", "tackle.choice 1", "tackle.duel 21", "tackle.duel 54", "ruck.contest pass")
    assert ways(table, "3") >= {"advance", "fix"}
