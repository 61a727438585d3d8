"""The draft."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.draft import cards, say
from tests.games.table import Table

ROW = cards("bgf bgy bnf bny ggf gnf rgf kgf ygf yny wgf wnp")


@pytest.mark.rule("draft.draft.face-up")
def test_twelve_cards_are_turned_up_for_all_to_see() -> None:
    table = Table("draft")
    for number, name in enumerate(ROW, 1):
        assert table.ask.kind == "draw"
        assert not table.about("hidden")
        table.then(f"draft.face-up {name}")
        assert table.events[number - 1][:4] == ("draft.draft.face-up", "turned-up", name, number)
        assert table.now("row") == ROW[:number]
        assert table.position.observe(0).view["row"] == table.position.observe(1).view["row"] == ROW[:number]
    assert table.now("phase") == "pick"


@pytest.mark.rule("draft.draft.pile")
def test_the_other_38_are_the_pile() -> None:
    table = Table("draft", "deal", row=ROW[:11])
    assert "pile-made" not in table.names()
    table.then(f"draft.face-up {ROW[11]}")
    assert table.event("pile-made")[2] == 38
    assert len(table.now("pile")[0]) == 38
    assert table.position.observe(0).view["pile"] == 38


@pytest.mark.rule("draft.draft.pick")
@pytest.mark.parametrize(("youngest", "first"), [("first", 1), ("second", 0)])
def test_who_does_not_kick_off_picks_first_and_then_in_turn(youngest: str, first: int) -> None:
    table = Table("draft", "pick", house={"youngest": youngest}, whole=True, row=ROW)
    for number in range(12):
        seat = first if number % 2 == 0 else 1 - first
        assert (table.ask.rule, table.ask.seat) == ("draft.draft.pick", seat)
        assert set(table.options) == set(table.now("row"))
        table.position = table.position.send(table.options[-1])
    assert table.now("row", "phase", "actor") == [[], "engage", 1 - first]


@pytest.mark.rule("draft.draft.pick")
def test_a_card_picked_leaves_the_row() -> None:
    table = Table("draft", "pick", row=ROW).then("draft.pick white-goal-free")
    assert table.now("row") == [name for name in ROW if name != "white-goal-free"]
    assert table.now("hands") == [[], ["white-goal-free"]]
    assert table.event("picked")[2:] == (1, "white-goal-free")


@pytest.mark.rule("draft.draft.pick")
def test_of_two_cards_alike_one_is_picked() -> None:
    row = cards("bgf bgf ggf kgf ygf bny gnf wgf wnp yny rgf bnf")
    table = Table("draft", "pick", row=row)
    assert table.options == tuple(row[1:])
    assert say(table, "draft.pick bgf").now("row") == row[1:]


@pytest.mark.rule("draft.draft.pick")
def test_only_a_card_of_the_row_can_be_picked() -> None:
    assert Table("draft", "pick", row=ROW).refuses("red-nogoal-free").code == "not-in-row"


@pytest.mark.rule("draft.draft.hand")
def test_six_cards_are_a_hand() -> None:
    state: dict[str, Any] = {"hands": [cards("bgf bgy ggf kgf ygf"), cards("bny gnf wgf wnp yny")], "open": [5, 5]}
    table = Table("draft", "pick", whole=True, row=cards("bnf rgf"), **state)
    say(table, "draft.pick rgf")
    assert table.event("hand-full")[2] == 1
    say(table, "draft.pick bnf")
    assert [event[2] for event in table.events if event[1] == "hand-full"] == [1, 0]
    assert [len(hand) for hand in table.now("hands")] == [6, 6]
    assert table.now("open") == [6, 6]


@pytest.mark.rule("draft.draft.hand")
def test_a_hand_is_shown_to_its_player_only() -> None:
    table = Table("draft", "engage", hands=[cards("bgf rgf"), cards("wgf")])
    assert table.position.observe(0).view["hand"] == cards("bgf rgf")
    assert table.position.observe(1).view["hand"] == cards("wgf")
    assert (table.position.observe(0).view["other"], table.position.observe(1).view["other"]) == (1, 2)


def test_each_half_has_its_own_draft() -> None:
    state: dict[str, Any] = {
        "pile": [cards("ynf")],
        "top": "blue-goal-free",
        "top_seat": 0,
        "hands": [cards("ggf"), cards("bnf")],
    }
    table = Table("draft", "turn", whole=True, **state)
    say(table, "laying.draw ynf", "laying.draw pass")
    assert table.ask.rule == "draft.draft.face-up"
    assert table.now("part", "row", "hands") == ["second-half", [], [[], []]]
    assert len(table.about("cards")) == 50
