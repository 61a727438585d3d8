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
@pytest.mark.parametrize("hand", ["9 10", "4 9 10 12 13 15", "1 2 3 9 10 11", "4 6 7 8 10 12", "9 9 10 10 15 15"])
def test_after_a_kick_in_play_everything_is_allowed_that_open_play_allows(hand: str) -> None:
    """Whatever can be played in the open can be played after a kick, card by card, for the same metres or more."""
    lines: list[tuple[str, ...]] = [()]
    seen = 0
    while lines:
        cards = lines.pop()
        free, kicked = (attack(hand, point, 20) for point in ("open", "kick"))
        for card in cards:
            free.position, kicked.position = free.position.send(card), kicked.position.send(card)
        assert set(free.options) <= set(kicked.options)
        assert free.now("ball") == kicked.now("ball")
        seen += 1
        lines += [(*cards, card) for card in free.options if card.isdigit() or card.startswith("relay")]
    assert seen > 2


@pytest.mark.rule("flair.relaunch.relaunch")
def test_only_there_a_10_has_two_ways_to_begin() -> None:
    hand = "8 9 10 12"
    line = attack(hand, "kick", 60).then("cards.play 10")
    assert (line.now("ball", "point"), ways(line, "9")) == ([65, "ten"], ways(attack(hand).then("cards.play 10"), "9"))
    assert "drop" in ways(line, "9")
    assert ways(line, "8") == set()
    run = attack(hand, "kick", 60).then("cards.play relaunch:10")
    assert run.now("ball", "point", "count", "last") == [70, "relaunch", 1, 10]
    assert run.event("passed-on")[0] == "flair.relaunch.relaunch"
    assert "drop" not in ways(run, "9")
    assert ways(run, "8") == {"on", "advance", "run"}
    restart = attack(hand, "restart", 60)
    assert not {"relaunch:10"} & set(restart.options)
    assert restart.then("cards.play 10").now("ball", "point") == [70, "relaunch"]
    assert "drop" not in ways(restart, "9")


@pytest.mark.rule("flair.relaunch.relaunch")
def test_one_card_is_enough() -> None:
    for number in range(6, 16):
        table = attack(f"{number} 4", "kick", 20)
        table.then(f"cards.play {number}:run", "duels.distance one", "run.metres 4")
        assert table.now("ball") == 40
