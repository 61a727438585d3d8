"""The maul."""

from __future__ import annotations

import pytest

from tests.games.flair import attack, ways, why_not


@pytest.mark.rule("flair.maul.two-cards")
@pytest.mark.parametrize(("seat", "to"), [(0, 65), (1, 55)])
def test_two_forwards_make_five_metres_that_nobody_defends(seat: int, to: int) -> None:
    table = attack("2 8 9 10", "line-out", 60, seat).then("cards.play maul:2")
    assert table.now("ball") == 60
    table.then("maul.two-cards maul:8")
    assert table.now("ball", "point", "phase", "attack") == [to, "maul", "attack", seat]
    assert table.event("mauled")[2:] == (seat, 8, 5, 60, to)


@pytest.mark.rule("flair.maul.two-cards")
def test_only_forwards_and_two_of_them() -> None:
    for number in range(1, 16):
        assert ("maul" in ways(attack(f"{number} 9 9", "line-out"), str(number))) is False
        if number != 2:
            assert ("maul" in ways(attack(f"{number} 2", "line-out"), str(number))) is (number <= 8)
    table = attack("2 8 9 10", "line-out").then("cards.play maul:2")
    assert table.options == ("maul:8",)
    assert why_not(table, "9:advance") == "flair.maul.two-cards"


@pytest.mark.rule("flair.maul.two-cards")
@pytest.mark.parametrize("point", ["open", "ruck", "scrum", "fixing", "tap", "kick", "restart"])
def test_only_after_a_line_out(point: str) -> None:
    assert not any(option.startswith("maul") for option in attack("6 7 8 9", point).options)


@pytest.mark.rule("flair.maul.two-cards")
def test_a_second_phase_and_no_third() -> None:
    table = attack("1 2 3 4 5 6 9", "line-out", 60)
    for pair in ("12", "34"):
        table.then(f"cards.play maul:{pair[0]}", f"maul.two-cards maul:{pair[1]}")
    assert table.now("ball", "point") == [70, "maul-over"]
    assert not any(option.startswith("maul") for option in table.options)


@pytest.mark.rule("flair.maul.two-cards")
def test_after_a_maul_play_goes_on_but_not_with_a_fixing_point() -> None:
    table = attack("2 8 9 10 3 4", "line-out", 60).then("cards.play maul:2", "maul.two-cards maul:8")
    assert {"9", "9:touch", "9:drop", "4:advance", "relay:4"} <= set(table.options)
    assert not any(option.startswith("fix") for option in table.options)
    assert why_not(table, "10:advance") == "flair.exits.groupings"


@pytest.mark.rule("flair.maul.two-cards")
def test_two_cards_in_all_are_two_phases() -> None:
    table = attack("2 5 8 9", "line-out-single", 60, house={"maul": "two-in-all"}).then("cards.play maul:2")
    assert table.now("ball") == 65
    assert table.options == ("maul:5", "maul:8")
    table.then("maul.two-cards maul:8")
    assert table.now("ball", "point") == [70, "maul-over"]


@pytest.mark.rule("flair.maul.two-cards")
def test_a_maul_over_the_line_is_a_try() -> None:
    table = attack("2 8 9", "maul", 97).then("cards.play maul:2", "maul.two-cards maul:8")
    assert table.now("score", "phase") == [[5, 0], "conversion"]


@pytest.mark.rule("flair.maul.at-the-line")
@pytest.mark.parametrize("card", ["9", "4"])
def test_on_the_line_one_card_scores_undefended(card: str) -> None:
    table = attack("2 8 4 9", "line-out", 95, five=True).then("cards.play maul:2", "maul.two-cards maul:8")
    assert table.now("score", "ball", "phase") == [[0, 0], 100, "attack"]
    table.then(f"cards.play {card}:advance")
    assert table.now("score") == [5, 0]
    assert "tackle" not in table.names()
