"""Ways out of groupings."""

from __future__ import annotations

import pytest

from tests.games.flair import attack, enter, ways, why_not


@pytest.mark.rule("flair.exits.scrum-exit")
def test_the_8_gives_to_the_9_and_to_nobody_else() -> None:
    table = attack("6 7 8 9 10 11", "scrum", packed=True).then("cards.play 8")
    assert table.now("ball") == 45
    assert {card for card in ("6", "7", "10", "11") if ways(table, card)} == set()
    assert ways(table, "9") == {"on", "advance", "run", "kick", "touch", "drop"}
    assert why_not(table, "10:advance") == "flair.exits.scrum-exit"
    assert "on" not in ways(attack("8 10 11", "scrum", packed=True), "8")


@pytest.mark.rule("flair.exits.scrum-exit")
@pytest.mark.parametrize(("house", "point", "ball"), [({}, "scrum", 50), ({"scrum-exit": "10"}, "scrum-far", 55)])
def test_the_passing_9_sends_a_back_running_or_goes_on_to_the_10(house: dict[str, str], point: str, ball: int) -> None:
    table = attack("8 9 10 11 12", point, packed=True, house=house).then("cards.play 8", "exits.scrum-exit 9")
    assert table.now("ball") == ball
    assert ways(table, "11") == {"run"}
    assert ways(table, "10") == {"on", "advance", "run", "kick", "touch", "drop"}
    table.then("exits.scrum-exit 10")
    assert table.now("point") == "backs"


@pytest.mark.rule("flair.exits.scrum-exit")
@pytest.mark.parametrize("point", ["open", "ruck", "line-out", "maul", "fixing"])
def test_only_from_a_scrum(point: str) -> None:
    assert "on" not in ways(attack("8 9 11", point), "8")


@pytest.mark.rule("flair.exits.scrum-exit")
@pytest.mark.parametrize(("exit_", "point"), [("5", "scrum"), ("10", "scrum-far")])
def test_the_table_keeps_its_measure_from_scrum_to_scrum(exit_: str, point: str) -> None:
    table = enter("scrum", house={"scrum-exit": exit_}).then("duels.first-thrower one", "scrum.duel 5", "scrum.duel 2")
    assert table.now("point") == point


@pytest.mark.rule("flair.exits.groupings")
@pytest.mark.parametrize("point", ["scrum", "line-out", "maul", "fixing"])
def test_backs_wait_for_a_9_or_a_relay(point: str) -> None:
    table = attack("7 9 10 12 15", point)
    for card in ("10", "12", "15"):
        assert ways(table, card) == {"relay"}
        assert why_not(table, f"{card}:advance") == "flair.exits.groupings"
    assert ways(table, "7") >= {"advance"}
    assert ways(table, "9") == {"on", "advance", "kick", "touch", "drop", "relay"}


@pytest.mark.rule("flair.exits.groupings")
def test_from_a_ruck_a_back_only_advances() -> None:
    table = attack("9 10 15", "ruck")
    assert ways(table, "10") == {"advance", "relay"}
    assert ways(table, "15") == {"advance", "relay"}


@pytest.mark.rule("flair.exits.groupings")
@pytest.mark.parametrize(("point", "said"), [("ruck", True), ("maul-over", True), ("open", False), ("kick", False)])
def test_the_9_takes_the_ball_out_of_a_grouping(point: str, said: bool) -> None:
    table = attack("9 10", point).then("cards.play 9:advance")
    assert ("out-of" in table.names()) is said


@pytest.mark.rule("flair.exits.relay")
@pytest.mark.parametrize("point", ["open", "ruck", "line-out", "maul", "fixing", "tap"])
def test_any_card_may_stand_in_for_the_9(point: str) -> None:
    for number in (1, 4, 8, 11, 15):
        table = attack(f"{number} 10 12", point, 85).then(f"cards.play relay:{number}")
        assert table.now("ball", "phase") == [85, "attack"]
        assert ways(table, "10") == {"on", "advance", "run", "kick", "touch", "drop"}
        assert ways(table, "12") == {"advance", "kick"}


@pytest.mark.rule("flair.exits.relay")
def test_after_a_relay_one_card_keeps_its_property() -> None:
    table = attack("4 12", "line-out", 85).then("cards.play relay:4", "exits.relay 12:advance")
    assert table.now("ball", "phase") == [95, "tackle"]
    forward = attack("4 6", "line-out", 40).then("cards.play relay:4", "exits.relay 6:advance")
    assert forward.now("ball") == 50


@pytest.mark.rule("flair.exits.relay")
def test_a_relay_counts_in_the_three_cards_of_a_sequence() -> None:
    table = attack("4 6 7", "ruck").then("cards.play relay:4", "exits.relay 6", "combinations.forwards 7:advance")
    assert table.now("ball") == 55


@pytest.mark.rule("flair.exits.relay-nine")
@pytest.mark.parametrize(("hand", "point", "answers"), [
    ("4 6 9 10", "ruck", ()), ("4 6 7 9", "ruck", ("exits.relay 6",)), ("4 9 10 12", "ruck", ("exits.relay 10",)),
    ("4 9 11 12", "kick", ()), ("4 9 11 12", "kick", ("exits.relay 11",)),
])  # fmt: skip
def test_no_9_comes_into_a_relays_combination(hand: str, point: str, answers: tuple[str, ...]) -> None:
    table = attack(hand, point, 20).then("cards.play relay:4", *answers)
    assert ways(table, "9") == set()
    assert why_not(table, "9:advance") == "flair.exits.relay-nine"


@pytest.mark.rule("flair.exits.relay-first")
def test_the_first_card_that_passes_on_makes_five_metres() -> None:
    table = attack("4 6 7 8", "ruck").then("cards.play relay:4", "exits.relay 6")
    assert table.now("ball") == 45
    assert table.event("relay-first")[2:] == (0, 6, 5)
    table.then("combinations.forwards 7")
    assert table.now("ball") == 55
    backs = attack("4 10 12 13", "ruck").then("cards.play relay:4", "exits.relay 10", "combinations.backs 12")
    assert backs.now("ball") == 55
