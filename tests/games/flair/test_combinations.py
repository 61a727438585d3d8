"""Combinations."""

from __future__ import annotations

import pytest

from tests.games.flair import attack, ways, why_not


@pytest.mark.rule("flair.combinations.model")
@pytest.mark.parametrize(("seat", "spots"), [(0, [35, 45, 55]), (1, [25, 15, 5])])
def test_five_metres_then_ten_then_an_ending(seat: int, spots: list[int]) -> None:
    table = attack("4 9 10 12", "open", 30, seat).then("cards.play 9")
    assert table.now("ball") == spots[0]
    if seat:
        table.then("combinations.model 10", "tackle.choice pass", "combinations.backs 12:advance")
    else:
        table.then("combinations.model 10", "combinations.backs 12:advance")
    assert [event[-1] for event in table.events if event[1] in {"passed-on", "advanced"}] == spots
    assert table.now("phase", "point", "count") == ["tackle", "open", 0]


@pytest.mark.rule("flair.combinations.model")
def test_a_drop_comes_straight_after_the_first_card_or_not_at_all() -> None:
    assert "drop" in ways(attack("9 10 10 12").then("cards.play 9"), "10")
    assert "drop" in ways(attack("9 10 12").then("cards.play 10"), "9")
    later = attack("9 10 10 12").then("cards.play 9", "combinations.model 10", "combinations.backs 12")
    assert "drop" not in ways(later, "10")
    assert why_not(later, "10:drop") == "flair.combinations.model"


@pytest.mark.rule("flair.combinations.model")
def test_a_combination_has_six_cards_at_most() -> None:
    table = attack("9 10 10 12 13 14 15", "open", 10).then("cards.play 9", "combinations.model 10")
    for card in ("12", "13", "10"):
        table.then(f"combinations.backs {card}")
    assert table.now("count") == 5
    assert "on" not in ways(table, "14")
    assert "advance" in ways(table, "14")


@pytest.mark.rule("flair.combinations.model")
def test_outside_the_22_nobody_tackles_in_between() -> None:
    table = attack("9 10 12", "open", 30).then("cards.play 9", "combinations.model 10")
    assert (table.ask.seat, table.now("phase")) == (0, "attack")


@pytest.mark.rule("flair.combinations.forwards")
def test_9_5_6_7_and_the_7_runs() -> None:
    table = attack("5 6 7 9", "ruck", 20).then("cards.play 9", "combinations.model 5", "combinations.forwards 6")
    assert table.now("ball") == 45
    assert ways(table, "7") == {"advance", "run"}
    table.then("combinations.forwards 7:run", "duels.distance one", "run.metres 6")
    assert table.now("ball") == 75


@pytest.mark.rule("flair.combinations.forwards")
def test_it_takes_three_cards() -> None:
    table = attack("6 7 9").then("cards.play 9")
    assert ways(table, "6") == {"on"}
    assert ways(table, "7") == set()
    assert why_not(table, "7:advance") == "flair.combinations.forwards"


@pytest.mark.rule("flair.combinations.forwards")
@pytest.mark.parametrize(("hand", "last", "cards"), [
    ("1 4 6 8", 5, {"6", "8"}), ("1 2 3 4", 3, {"4"}), ("9 2", 8, {"9"}), ("7 8 9 12", 6, {"7", "8", "9"}),
])  # fmt: skip
def test_numbers_rise_and_a_9_may_end_it(hand: str, last: int, cards: set[str]) -> None:
    table = attack(hand, "forwards", last=last, count=2)
    assert {card for card in hand.split() if ways(table, card)} == cards
    if "9" in cards:
        assert ways(table, "9") == {"advance", "run", "kick", "touch"}
    for card in set(hand.split()) - cards:
        assert why_not(table, f"{card}:advance") == "flair.combinations.forwards"


@pytest.mark.rule("flair.combinations.backs")
def test_after_the_9_comes_the_10_and_then_any_order() -> None:
    table = attack("9 9 10 10 12", "open", 10).then("cards.play 9")
    assert ways(table, "10") == {"on", "advance", "run", "kick", "touch", "drop"}
    table.then("combinations.model 10")
    assert why_not(table, "10:advance") == "flair.combinations.backs"
    assert ways(table, "9") == {"on", "advance", "run", "kick", "touch"}
    table.then("combinations.backs 12")
    assert ways(table, "10") == {"advance", "run", "kick", "touch", "on"}
    assert table.now("ball") == 35


@pytest.mark.rule("flair.combinations.backs")
@pytest.mark.parametrize(("point", "starts"), [
    ("open", True), ("ruck", False), ("scrum", False), ("line-out", False), ("maul", False), ("fixing", False),
    ("tap", False),
])  # fmt: skip
def test_the_10_begins_in_open_play_only(point: str, starts: bool) -> None:
    table = attack("9 10 12", point)
    assert ("on" in ways(table, "10")) is starts


@pytest.mark.rule("flair.combinations.backs")
def test_forwards_take_no_part() -> None:
    table = attack("4 7 10 12").then("cards.play 10")
    assert ways(table, "7") == set()
    assert why_not(table, "7:advance") == "flair.combinations.backs"


@pytest.mark.rule("flair.combinations.link")
@pytest.mark.parametrize("number", [11, 12, 13, 14, 15])
def test_from_the_9_to_a_back_is_two_cards_without_a_run(number: int) -> None:
    table = attack(f"9 {number} 10", "ruck", 30).then("cards.play 9")
    assert ways(table, str(number)) == ({"advance", "kick", "touch"} if number == 15 else {"advance", "kick"})
    assert why_not(table, f"{number}:run") == "flair.combinations.link"
    table.then(f"combinations.model {number}:advance")
    assert table.now("ball", "phase") == [45, "tackle"]
    assert table.event("line-link")[2:] == (0, number)
