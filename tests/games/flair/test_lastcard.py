"""The last card."""

from __future__ import annotations

import pytest

from tests.games.flair import attack, enter


@pytest.mark.rule("flair.lastcard.by-default")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_last_card_loses_the_ball_on_the_spot(seat: int) -> None:
    alone = attack("12", "open", 50, seat, whole=False).then("cards.play 12:advance")
    assert alone.now("forced", "phase") == [True, "tackle"]
    table = attack("12", "open", 50, seat).then("cards.play 12:advance")
    assert (table.ask.seat, table.options) == (1 - seat, ("1", "3", "7", "9", "11", "14"))
    table.then("lastcard.by-default 3")
    assert table.now("attack", "ball", "forced") == [1 - seat, 40 if seat else 60, False]
    assert "tackle-throw" not in table.names()
    assert table.now("discards")[1 - seat] == ["3"]


@pytest.mark.rule("flair.lastcard.by-default")
def test_a_run_too() -> None:
    table = attack("13", "backs", 40, whole=False, last=10, count=2)
    table.then("combinations.backs 13:run", "duels.distance one", "run.metres 4")
    assert table.now("forced") is True


@pytest.mark.rule("flair.lastcard.by-default")
def test_a_try_or_a_run_on_a_double_is_settled_first() -> None:
    assert attack("12", "open", 95).then("cards.play 12:advance").now("score") == [5, 0]
    table = attack("13", "backs", 40, whole=False, last=10, count=2)
    table.then("combinations.backs 13:run", "duels.distance two", "run.metres 44")
    assert table.now("attack", "extra", "forced") == [0, 0, False]


@pytest.mark.rule("flair.lastcard.by-default")
def test_a_defence_without_cards_wins_it_too() -> None:
    table = enter("attack", 50, 0, "12", "", point="open", whole=True).then("cards.play 12:advance")
    assert table.now("attack", "ball") == [1, 60]
    assert table.event("tackled-by-default")[2:] == (1, "")


@pytest.mark.rule("flair.lastcard.by-default")
def test_a_last_card_that_is_kicked_loses_nothing_more() -> None:
    table = attack("12", "open", 30).then("cards.play 12:kick", "duels.distance two", "kicks.kick 33")
    assert table.now("attack", "forced") == [0, False]


@pytest.mark.rule("flair.lastcard.no-card")
@pytest.mark.parametrize(
    ("hand", "point", "packed"), [("1 4", "scrum", True), ("12", "line-out", False), ("", "open", False)]
)
def test_without_a_card_to_play_it_is_a_scrum_to_the_others(hand: str, point: str, packed: bool) -> None:
    table = attack(hand, point, 40, whole=False, packed=packed)
    assert table.options == ("none",)
    table.then("cards.play none")
    assert table.now("phase", "attack", "ball", "renewing") == ["scrum", 1, 40, True]
