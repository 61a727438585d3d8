"""The tackle."""

from __future__ import annotations

import pytest

from tests.games.flair import OTHER, enter
from tests.games.table import Table


def tackle(dice: str, answer: str = "", *, ball: int = 50, seat: int = 0, **state: object) -> Table:
    """A tackle with the other side's 7, and the dice of both."""
    table = enter("tackle", ball, seat, "4 9 10", **state).then("tackle.choice 7", f"tackle.duel {dice}")  # type: ignore[arg-type]
    return table.then(f"tackle.duel {answer}") if answer else table


@pytest.mark.rule("flair.tackle.choice")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_defence_may_tackle_with_any_card_or_let_go(seat: int) -> None:
    table = enter("tackle", seat=seat)
    assert (table.ask.seat, table.options) == (1 - seat, ("pass", *OTHER.split()))
    table.then("tackle.choice 14")
    assert table.now("hands")[1 - seat] == ["1", "3", "7", "9", "11"]
    assert table.now("discards")[1 - seat] == ["14"]
    assert table.event("tackle")[2:] == (1 - seat, "14")


@pytest.mark.rule("flair.tackle.choice")
def test_a_carrier_who_is_let_go_plays_on_in_the_open() -> None:
    table = enter("tackle").then("tackle.choice pass")
    assert table.now("phase", "attack", "point", "discards") == ["attack", 0, "open", [[], []]]


@pytest.mark.rule("flair.tackle.choice")
def test_a_tackle_frees_the_front_five() -> None:
    assert enter("tackle", packed=True).then("tackle.choice 1").now("packed") is False
    assert enter("tackle", packed=True).then("tackle.choice pass").now("packed") is True


@pytest.mark.rule("flair.tackle.duel")
def test_the_defence_throws_two_dice_first() -> None:
    table = enter("tackle").then("tackle.choice 1")
    assert (table.ask.name, table.ask.seat, table.about("dice")) == ("tackle", 1, 2)
    table.then("tackle.duel 43")
    assert (table.ask.name, table.ask.seat, table.about("dice")) == ("carrier", 0, 2)
    table.then("tackle.duel 52")
    assert table.now("zone", "leader", "phase") == [[2, 5], 0, "contest"]


@pytest.mark.rule("flair.tackle.duel")
@pytest.mark.parametrize(("defence", "attack", "leader", "zone"), [
    ("43", "52", 0, [2, 5]), ("62", "54", 1, [2, 6]), ("62", "62", 1, [2, 6]), ("65", "64", 1, [5, 6]),
    ("21", "31", 0, [1, 3]),
])  # fmt: skip
def test_the_winner_of_the_duel_sets_the_zone(defence: str, attack: str, leader: int, zone: list[int]) -> None:
    assert tackle(defence, attack).now("leader", "zone") == [leader, zone]


@pytest.mark.rule("flair.tackle.interception")
@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize(("seat", "ball"), [(0, 70), (1, 30)])
def test_a_double_of_the_defence_intercepts(face: int, seat: int, ball: int) -> None:
    table = tackle(f"{face}{face}", ball=ball, seat=seat)
    way = -1 if seat == 0 else 1
    assert table.over
    assert table.now("attack", "ball", "point", "renewing") == [1 - seat, ball + way * 10 * face, "open", True]
    assert table.event("interception")[2:] == (1 - seat, (face, face), 10 * face, ball, ball + way * 10 * face)


@pytest.mark.rule("flair.tackle.interception")
def test_an_interception_scores_only_over_the_line() -> None:
    assert tackle("55", ball=50).now("ball", "score", "phase") == [0, [0, 0], "attack"]
    assert tackle("55", ball=49).now("score", "phase") == [[0, 5], "conversion"]


@pytest.mark.rule("flair.tackle.interception")
def test_a_table_may_count_metres() -> None:
    assert tackle("55", ball=50, house={"interception": "metres"}).now("ball") == 40


@pytest.mark.rule("flair.tackle.interception")
def test_an_interception_does_not_run_while_advantage_is_played() -> None:
    table = tackle("66", ball=40, mark=35, whole=True)
    assert table.now("ball", "attack", "phase", "score") == [35, 0, "penalty", [0, 0]]
    assert table.event("interception")[2:] == (1, (6, 6), 0, 40, 40)


@pytest.mark.rule("flair.tackle.missed")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_double_of_the_attack_breaks_the_tackle(seat: int) -> None:
    table = tackle("65", "22", seat=seat)
    assert table.now("attack", "phase", "point", "extra") == [seat, "attack", "open", seat]
    assert "ruck" not in table.names()


@pytest.mark.rule("flair.tackle.missed")
def test_a_broken_tackle_ends_the_combination() -> None:
    table = tackle("65", "22", ball=85, point="backs", last=10, count=2)
    assert table.now("point", "last", "count") == ["open", 0, 0]


@pytest.mark.rule("flair.tackle.missed")
def test_on_the_line_a_broken_tackle_is_a_try() -> None:
    assert tackle("65", "22", ball=100, crossing=True).now("score") == [5, 0]
    assert tackle("65", "63", ball=100, crossing=True).now("score", "crossing") == [[0, 0], False]
