"""The relaunch."""

from __future__ import annotations

import pytest

from tests.games.flair import attack, ways, why_not


@pytest.mark.rule("flair.relaunch.relaunch")
@pytest.mark.parametrize("point", ["kick", "restart"])
def test_the_9_makes_five_metres_and_the_8_runs(point: str) -> None:
    table = attack("3 8 9", point, 20).then("cards.play 9")
    assert table.now("ball") == 25
    table.then("relaunch.relaunch 8:run", "duels.distance two", "run.metres 52")
    assert table.now("ball", "phase") == [50, "tackle"]


@pytest.mark.rule("flair.relaunch.relaunch")
def test_any_number_may_begin_and_makes_ten_metres() -> None:
    for number in range(1, 16):
        if number not in {9, 13}:
            table = attack(f"{number} 13", "restart", 20).then(f"cards.play {number}")
            assert table.now("ball") == 30


@pytest.mark.rule("flair.relaunch.relaunch")
def test_any_order_but_no_number_twice_running() -> None:
    table = attack("3 8 15 15", "restart", 10).then("cards.play 15")
    assert why_not(table, "15:advance") == "flair.relaunch.relaunch"
    table.then("relaunch.relaunch 8", "relaunch.relaunch 3", "relaunch.relaunch 15:touch")
    assert table.now("ball") == 40


@pytest.mark.rule("flair.relaunch.relaunch")
def test_a_relay_may_begin_it() -> None:
    table = attack("3 8 9 14", "restart", 20).then("cards.play relay:3")
    assert table.now("ball") == 20
    assert ways(table, "14") == {"on", "advance", "run", "kick"}
    assert ways(table, "9") == set()
    table.then("exits.relay 14")
    assert table.now("ball") == 25


@pytest.mark.rule("flair.relaunch.relaunch")
def test_one_card_is_enough() -> None:
    for number in range(6, 16):
        table = attack(f"{number} 4", "kick", 20)
        table.then(f"cards.play {number}:run", "duels.distance one", "run.metres 4")
        assert table.now("ball") == 40
