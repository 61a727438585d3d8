"""Renewal of hands."""

from __future__ import annotations

import pytest

from engine.games.flair.table.state import rest
from tests.games.flair import attack, enter
from tests.games.table import Table


def deal(table: Table) -> Table:
    """Draw until nothing is drawn any more."""
    while table.position.ask is not None and table.ask.kind == "draw":
        table.then(f"renewal.six {table.about('cards')[0]}")
    return table


@pytest.mark.rule("flair.renewal.six")
@pytest.mark.parametrize(
    ("hand", "other"), [("4", "1 3 7 9 11 14"), ("4 9 10 12 15", ""), ("", ""), ("4 7 9 10 12 15", "1")]
)
def test_both_hands_are_filled_up_to_six(hand: str, other: str) -> None:
    table = Table("flair", None, phase="scrum", attack=0, renewing=True, hands=[hand.split(), other.split()])
    deal(table)
    assert [len(cards) for cards in table.now("hands")] == [6, 6]
    assert table.now("renewing") is False
    assert table.ask.name == "scrum-dice"


@pytest.mark.rule("flair.renewal.six")
def test_one_card_is_drawn_at_a_time_face_down() -> None:
    table = Table("flair", "renew", attack=0, renewing=True, hands=[["4", "9", "10", "12", "15"], ["1"]])
    assert (table.ask.kind, table.ask.seat, table.about("hidden")) == ("draw", 0, True)
    table.then("renewal.six 8")
    assert table.over
    assert table.now("hands", "renewing") == [[["4", "8", "9", "10", "12", "15"], ["1"]], True]


@pytest.mark.rule("flair.renewal.six")
@pytest.mark.parametrize("table", [
    enter("contest", hand="4 9", leader=1, zone=[2, 5]).then("ruck.contest pass"),
    enter("tackle", hand="4 9", ball=60).then("tackle.choice 1", "tackle.duel 44"),
    attack("4 12", whole=False).then("cards.play 12:kick", "duels.distance one", "kicks.kick 4"),
    attack("4 15", whole=False).then("cards.play 15:touch", "duels.distance one", "touch.kick 4"),
    attack("4 10", whole=False).then("cards.play 10:drop", "duels.distance one", "drop.goal 4"),
    attack("4 13", "backs", last=10, count=2, whole=False).then(
        "combinations.backs 13:run", "duels.distance one", "run.metres 1"),
    attack("4", "fixing-chain", whole=False).then("fixing.chain stop"),
    enter("offside", hand="4 9").then("advantage.choice penalty"),
], ids=["turnover", "interception", "kick", "touch", "drop", "scrum", "fixing", "penalty"])  # fmt: skip
def test_when_hands_are_renewed(table: Table) -> None:
    assert table.now("renewing") is True


@pytest.mark.rule("flair.renewal.six")
@pytest.mark.parametrize("table", [
    enter("contest", hand="4 9", leader=0, zone=[2, 5]).then("ruck.contest pass"),
    enter("tackle", hand="4 9").then("tackle.choice 1", "tackle.duel 54", "tackle.duel 33"),
    attack("4 12", whole=False).then("cards.play 12:kick", "duels.distance two", "kicks.kick 22"),
    attack("4 12", whole=False).then("cards.play 4:advance"),
    attack("2 8 9", "line-out", whole=False).then("cards.play maul:2"),
], ids=["ruck kept", "broken tackle", "recovered", "advance", "maul"])  # fmt: skip
def test_when_they_are_not(table: Table) -> None:
    assert table.now("renewing") is False


@pytest.mark.rule("flair.renewal.discard")
def test_seven_cards_become_six() -> None:
    hand = ["2", "4", "9", "9", "10", "12", "13"]
    table = Table("flair", "renew", attack=1, renewing=True, hands=[hand, ["1", "3", "7", "9", "11", "14"]])
    assert (table.ask.seat, table.options) == (0, ("2", "4", "9", "10", "12", "13"))
    table.then("renewal.discard 9")
    assert table.now("hands")[0] == ["2", "4", "9", "10", "12", "13"]
    assert table.now("discards", "renewing") == [[["9"], []], False]


@pytest.mark.rule("flair.renewal.extra")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_that_is_won_may_be_the_seventh(seat: int) -> None:
    hands = [["2", "4", "9", "10", "12", "13"], ["1", "3", "7", "9", "11", "14"]]
    table = Table("flair", None, attack=seat, point="line-out", extra=seat, hands=hands)
    assert (table.ask.rule, table.ask.seat) == ("flair.renewal.extra", seat)
    table.then("renewal.extra 15")
    assert [len(hand) for hand in table.now("hands")] == ([7, 6] if seat == 0 else [6, 7])
    assert table.ask.name == "attack"


@pytest.mark.rule("flair.renewal.reshuffle")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_empty_deck_is_made_anew_from_ones_own_discards(seat: int) -> None:
    mine, other = ["4", "9", "10", "12", "13"], ["1", "3", "7", "9", "11", "14"]
    played = rest(mine, [])
    hands, discards = ([mine, other], [played, ["2"]]) if seat == 0 else ([other, mine], [["2"], played])
    table = Table("flair", "renew", attack=0, renewing=True, hands=hands, discards=discards)
    assert table.event("reshuffled")[2:] == (seat, 16)
    assert sorted(table.about("cards")) == sorted(played)
    table.then("renewal.six 15")
    assert table.now("discards") == ([[], ["2"]] if seat == 0 else [["2"], []])
