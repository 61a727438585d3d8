"""The fixing point."""

from __future__ import annotations

import pytest

from tests.games.flair import attack, ways, why_not


@pytest.mark.rule("flair.fixing.point")
@pytest.mark.parametrize(("seat", "to"), [(0, 65), (1, 55)])
def test_two_of_the_front_five_make_five_metres(seat: int, to: int) -> None:
    table = attack("1 3 9 10", "ruck", 60, seat).then("cards.play fix:1", "fixing.point fix:3")
    assert table.now("ball", "point", "phase") == [to, "fixing-chain", "attack"]
    assert table.ask.seat == seat


@pytest.mark.rule("flair.fixing.point")
def test_only_numbers_1_to_5_and_two_of_them() -> None:
    for number in range(1, 16):
        if number != 2:
            assert ("fix" in ways(attack(f"{number} 2", "ruck"), str(number))) is (number <= 5)
    assert "fix" not in ways(attack("2 9", "ruck"), "2")


@pytest.mark.rule("flair.fixing.point")
@pytest.mark.parametrize("point", ["open", "scrum", "line-out", "maul", "fixing", "tap", "kick", "restart"])
def test_only_from_a_ruck(point: str) -> None:
    assert not any(option.startswith("fix") for option in attack("1 3 9 10", point).options)


@pytest.mark.rule("flair.fixing.point")
def test_over_the_line_is_a_try() -> None:
    table = attack("1 3 9", "ruck", 96).then("cards.play fix:1", "fixing.point fix:3")
    assert table.now("score") == [5, 0]
    on = attack("1 3 9", "ruck", 95).then("cards.play fix:1", "fixing.point fix:3")
    assert on.now("score", "ball") == [[0, 0], 100]


@pytest.mark.rule("flair.fixing.chain")
def test_fixing_points_follow_one_another_until_the_attack_stops() -> None:
    table = attack("1 2 3 4 9", "ruck", 60).then("cards.play fix:1", "fixing.point fix:3")
    assert set(table.options) == {"fix:2", "fix:4", "stop"}
    assert why_not(table, "9:advance") == "flair.fixing.point"
    table.then("fixing.chain fix:2", "fixing.point fix:4")
    assert (table.now("ball"), table.options) == (70, ("stop",))


@pytest.mark.rule("flair.fixing.chain")
def test_after_the_last_one_both_hands_are_renewed() -> None:
    table = attack("1 3 9", "ruck", 60, whole=True).then("cards.play fix:1", "fixing.point fix:3", "fixing.chain stop")
    assert table.ask.kind == "draw"
    while table.ask.kind == "draw":
        table.then(f"renewal.six {table.about('cards')[0]}")
    assert [len(hand) for hand in table.now("hands")] == [6, 6]
    assert table.now("point", "attack") == ["fixing", 0]


@pytest.mark.rule("flair.fixing.chain")
@pytest.mark.parametrize(("ball", "five"), [(94, False), (95, True), (97, True), (100, True)])
def test_it_counts_as_a_restart_five_metres_out_or_nearer(ball: int, five: bool) -> None:
    table = attack("4 6 7 9 10 12", "fixing-chain", ball).then("fixing.chain stop")
    assert table.now("five") is five
