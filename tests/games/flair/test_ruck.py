"""The ruck."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.flair import enter
from tests.games.table import Table


def ruck(phase: str, leader: int, zone: list[int], seat: int = 0, hand: str = "4 9 10", other: str = "1 3 7") -> Table:
    """A ruck whose duel `leader` has won."""
    return enter(phase, 50, seat, hand, other, leader=leader, zone=zone)


@pytest.mark.rule("flair.ruck.formed")
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_lost_the_duel_may_contest(seat: int) -> None:
    table = enter("tackle", seat=seat, whole=True).then("tackle.choice 1", "tackle.duel 61", "tackle.duel 53")
    assert (table.ask.name, table.ask.seat) == ("contest-card", seat)
    assert table.event("ruck")[2:] == (1 - seat, 1, 6)


@pytest.mark.rule("flair.ruck.contest")
@pytest.mark.parametrize(("low", "high"), [(low, high) for low, high in product(range(1, 7), repeat=2) if low < high])
def test_a_contest_must_fall_inside_the_zone(low: int, high: int) -> None:
    for face in range(1, 7):
        table = ruck("contest", 0, [low, high]).then("ruck.contest 7", f"ruck.contest {face}")
        inside = low <= face <= high
        assert ("contested" in table.names()) is inside
        assert ("offside" in table.names()) is not inside
        assert table.now("hands")[1] == ["1", "3"]


@pytest.mark.rule("flair.ruck.contest")
@pytest.mark.parametrize(("leader", "seat"), [*product((0, 1), (0, 1))])
def test_nobody_has_to_contest(leader: int, seat: int) -> None:
    table = ruck("contest", leader, [2, 5], seat)
    assert table.ask.seat == 1 - leader
    table.then("ruck.contest pass")
    assert table.now("attack", "phase") == [leader, "attack"]


@pytest.mark.rule("flair.ruck.one-card")
@pytest.mark.parametrize(("cards", "contests"), [("", False), ("1", False), ("1 3", True)])
def test_one_card_is_too_few_to_contest(cards: str, contests: bool) -> None:
    other = f"{cards} 7".strip()
    table = enter("tackle", 50, 0, "4 9 10", other).then("tackle.choice 7", "tackle.duel 42", "tackle.duel 53")
    assert table.now("phase") == ("contest" if contests else "attack")
    assert ("too-few-cards" in table.names()) is not contests


@pytest.mark.rule("flair.ruck.one-card")
def test_one_card_is_too_few_to_clear_out() -> None:
    for hand, phase in (("4", "attack"), ("4 9", "clear-out")):
        table = ruck("contest", 0, [2, 5], hand=hand).then("ruck.contest 1", "ruck.contest 3")
        assert table.now("phase") == phase
        assert table.now("attack") == (1 if phase == "attack" else 0)


@pytest.mark.rule("flair.ruck.moved-zone")
@pytest.mark.parametrize(("zone", "face", "now"), [
    ([2, 5], 3, [3, 5]), ([2, 5], 2, [2, 5]), ([2, 5], 4, [4, 5]), ([2, 5], 5, [5, 5]), ([2, 6], 4, [4, 6]),
])  # fmt: skip
def test_the_zone_moves_to_the_value_of_the_contest(zone: list[int], face: int, now: list[int]) -> None:
    table = ruck("contest", 0, zone).then("ruck.contest 7", f"ruck.contest {face}")
    assert table.now("zone", "phase") == [now, "clear-out"]


@pytest.mark.rule("flair.ruck.clear-out")
@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("seat", [0, 1])
def test_a_clear_out_must_fall_inside_the_new_zone(face: int, seat: int) -> None:
    table = ruck("clear-out", seat, [3, 5], seat)
    assert table.ask.seat == seat
    table.then("ruck.clear-out 4", f"ruck.clear-out {face}")
    if face in {3, 4, 5}:
        assert table.now("attack", "phase", "point", "zone") == [seat, "attack", "ruck", []]
    else:
        assert table.now("attack", "phase") == [1 - seat, "penalty"]


@pytest.mark.rule("flair.ruck.clear-out")
def test_a_zone_of_one_value_takes_that_value() -> None:
    for face in range(1, 7):
        table = ruck("clear-out", 0, [5, 5]).then("ruck.clear-out 4", f"ruck.clear-out {face}")
        assert ("cleared-out" in table.names()) is (face == 5)


@pytest.mark.rule("flair.ruck.clear-out")
def test_nobody_has_to_clear_out() -> None:
    assert ruck("clear-out", 0, [3, 5]).then("ruck.clear-out pass").now("attack", "renewing") == [1, True]
    assert ruck("clear-out", 1, [3, 5]).then("ruck.clear-out pass").now("attack", "renewing") == [0, False]


@pytest.mark.rule("flair.ruck.offside")
@pytest.mark.parametrize(("phase", "leader", "offender"), [
    ("contest", 0, 1), ("contest", 1, 0), ("clear-out", 0, 0), ("clear-out", 1, 1),
])  # fmt: skip
def test_only_the_tackling_side_gives_an_advantage(phase: str, leader: int, offender: int) -> None:
    card = "1" if offender else "4"
    table = ruck(phase, leader, [3, 4]).then(f"ruck.{phase} {card}", f"ruck.{phase} 6")
    assert table.event("offside")[2:] == (offender,)
    assert table.now("phase", "attack") == (["offside", 0] if offender == 1 else ["penalty", 1])


@pytest.mark.rule("flair.ruck.settled")
def test_the_ball_comes_out_to_whoever_has_won_it() -> None:
    lost = ruck("contest", 1, [2, 5]).then("ruck.contest pass")
    assert lost.now("attack", "ball", "point", "renewing", "zone") == [1, 50, "ruck", True, []]
    kept = ruck("contest", 0, [2, 5]).then("ruck.contest pass")
    assert kept.now("attack", "ball", "point", "renewing") == [0, 50, "ruck", False]
