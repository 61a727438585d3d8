"""The penalty."""

from __future__ import annotations

import pytest

from tests.games.flair import attack, enter, ways, why_not
from tests.games.table import Table


def penalty(way: str, dice: str = "", ball: int = 70, seat: int = 0, **state: object) -> Table:
    """A penalty played in one of its ways."""
    table = enter("penalty", ball, seat, **state).then(f"penalty.choice {way}")  # type: ignore[arg-type]
    if dice:
        how = "one" if len(dice) == 1 else "two"
        table.then(f"duels.distance {how}", f"penalty.{way} {dice}")
    return table


@pytest.mark.rule("flair.penalty.choice")
@pytest.mark.parametrize("seat", [0, 1])
def test_there_are_three_ways(seat: int) -> None:
    table = enter("penalty", 70, seat)
    assert (table.ask.seat, table.options) == (seat, ("kick", "touch", "tap"))


@pytest.mark.rule("flair.penalty.choice")
@pytest.mark.parametrize(("ball", "spot"), [(98, 95), (100, 95), (3, 5), (60, 60)])
def test_never_nearer_than_five_metres(ball: int, spot: int) -> None:
    assert enter("penalty", ball).now("ball") == spot


@pytest.mark.rule("flair.penalty.choice")
def test_both_hands_are_six_before_it() -> None:
    table = enter("clear-out", hand="4 9 10", leader=0, zone=[3, 4], whole=True)
    table.then("ruck.clear-out 4", "ruck.clear-out 6")
    while table.ask.kind == "draw":
        table.then(f"renewal.six {table.about('cards')[0]}")
    assert (table.ask.name, [len(hand) for hand in table.now("hands")]) == ("penalty", [6, 6])


@pytest.mark.rule("flair.penalty.kick")
@pytest.mark.parametrize(("dice", "metres", "good"), [
    ("6", 29, True), ("6", 30, False), ("43", 34, True), ("43", 35, False), ("33", 39, True), ("33", 40, False),
    ("61", 20, False), ("1", 3, False), ("11", 10, False),
])  # fmt: skip
def test_three_points_beyond_the_line_and_never_with_a_1(dice: str, metres: int, good: bool) -> None:
    metres = max(metres, 5)
    table = penalty("kick", dice, 100 - metres)
    assert table.now("score") == [3 if good and metres >= 5 else 0, 0]
    assert table.now("hands")[0] == ["4", "7", "9", "10", "12", "15"]
    assert table.now("attack") == 1


@pytest.mark.rule("flair.penalty.kick")
@pytest.mark.parametrize(("dice", "ball", "lands", "phase"), [
    ("32", 60, 85, "attack"), ("41", 70, 95, "attack"), ("51", 80, 110, "received"), ("61", 80, 115, "dead"),
])  # fmt: skip
def test_a_miss_is_the_opponents(dice: str, ball: int, lands: int, phase: str) -> None:
    assert penalty("kick", dice, ball).now("ball", "phase", "attack") == [lands, phase, 1]


@pytest.mark.rule("flair.penalty.touch")
@pytest.mark.parametrize(("dice", "to"), [("1", 35), ("61", 65), ("11", 50), ("44", 80), ("53", 70)])
def test_touch_is_always_found_and_the_same_side_throws_in(dice: str, to: int) -> None:
    assert penalty("touch", dice, 30).now("ball", "phase", "attack") == [to, "in-touch", 0]


@pytest.mark.rule("flair.penalty.touch")
@pytest.mark.parametrize(("ball", "spot", "phase"), [(60, 95, "in-touch"), (57, 95, "in-touch"), (61, 101, "dead")])
def test_near_the_line_it_is_at_five_metres_and_beyond_it_dead(ball: int, spot: int, phase: str) -> None:
    assert penalty("touch", "53", ball).now("ball", "phase") == [spot, phase]


@pytest.mark.rule("flair.penalty.touch")
def test_a_table_may_go_back_for_a_scrum() -> None:
    table = penalty("touch", "53", 61, house={"touch-over": "scrum"})
    assert table.now("ball", "phase", "attack") == [61, "scrum", 1]
    assert penalty("touch", "53", 60, house={"touch-over": "scrum"}).now("phase") == "in-touch"


@pytest.mark.rule("flair.penalty.tap")
def test_by_hand_the_9_or_a_relay_begins() -> None:
    assert penalty("tap").now("point", "phase", "attack", "ball") == ["tap", "attack", 0, 70]
    table = attack("4 7 9 10 12 15", "tap")
    assert ways(table, "9") == {"on", "advance", "kick", "touch", "drop", "relay"}
    for card in ("4", "10", "15"):
        assert ways(table, card) == {"relay"}
        assert why_not(table, f"{card}:advance") == "flair.penalty.tap"
