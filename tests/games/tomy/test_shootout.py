"""The shoot-out."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.refusal import Refusal
from tests.games.table import Table
from tests.games.tomy import stopped


def kick(hand: int = 1, *, house: dict[str, str] | None = None, whole: bool = False, **state: Any) -> Table:
    """A kick about to be taken at eight all; Camille began the match, so Sacha kicks first."""
    usual: dict[str, Any] = {"part": "shootout", "first": 0, "score": [8, 8]}
    return Table("tomy", "kick", house=house, whole=whole, **{**usual, "hand": hand, **state})


@pytest.mark.rule("tomy.shootout.five")
def test_kicks_are_taken_in_turn_and_one_die_each() -> None:
    table = kick(whole=True)
    order = []
    for face in ("in", "wide", "wide", "in"):
        order.append(table.ask.seat)
        table.then(f"shootout.five {face}")
    assert order == [1, 0, 1, 0]
    assert table.now("shots", "round", "score") == [[[False, True], [True, False]], 3, [8, 8]]


@pytest.mark.rule("tomy.shootout.five")
def test_all_five_are_taken_and_then_more_kicks_win() -> None:
    table = kick(whole=True, house={"format": "single"}).then(*["shootout.five in", "shootout.five wide"] * 4)
    assert not table.over
    table.then("shootout.five in", "shootout.five wide")
    assert table.now("over", "results") == [True, [[8, 8, 1]]]
    assert table.event("match-won")[0] == "tomy.shootout.five"
    assert table.event("match-won")[5] == (0, 5)
    assert table.result is not None
    assert table.result.rule == "tomy.shootout.five" == table.events[-1][0]


@pytest.mark.rule("tomy.shootout.five")
def test_there_is_no_kick_elsewhere() -> None:
    with pytest.raises(Refusal, match="no-kick-now"):
        Table("tomy", "kick", hand=0)


LEVEL = [[True, False, True, False, True], [False, True, True, True, False]]


@pytest.mark.rule("tomy.shootout.sudden")
@pytest.mark.parametrize(("first", "second", "winner"), [("in", "wide", 1), ("wide", "in", 0)])
def test_after_five_the_first_to_lead_wins(first: str, second: str, winner: int) -> None:
    table = kick(round=6, shots=LEVEL, whole=True, house={"format": "single"})
    table.then(f"shootout.five {first}")
    assert not table.over
    table.then(f"shootout.five {second}")
    assert table.now("over", "results") == [True, [[8, 8, winner]]]
    assert table.event("match-won")[0] == "tomy.shootout.sudden"
    assert table.result is not None
    assert table.result.rule == "tomy.shootout.sudden"


@pytest.mark.rule("tomy.shootout.sudden")
@pytest.mark.parametrize("face", ["in", "wide"])
def test_level_pairs_go_on(face: str) -> None:
    table = kick(round=6, shots=LEVEL, whole=True).then(*[f"shootout.five {face}"] * 6)
    assert not table.over
    assert table.now("round") == 9
    assert table.names().count("still-level") == 3
    fifth = kick(0, round=5, shots=[[True] * 4, [True] * 5]).then("shootout.five in")
    assert fifth.event("still-level")[2:] == (5, 5)
    assert fifth.now("round", "hand") == [6, 1]


@pytest.mark.rule("tomy.shootout.defence")
def test_no_defence_unless_the_table_wants_it() -> None:
    assert kick().then("shootout.five in").over
    table = kick(house={"shootout-defence": "on"}).then("shootout.five in")
    assert (table.ask.seat, table.ask.rule, table.options) == (0, "tomy.shootout.defence", ("defend", "let"))
    assert kick(house={"shootout-defence": "on"}).then("shootout.five wide").over


@pytest.mark.rule("tomy.shootout.defence")
@pytest.mark.parametrize(("face", "counts"), [("tackle", False), ("block", False), ("stand", True), ("warned", True)])
def test_tackle_and_block_cancel_a_kick(face: str, counts: bool) -> None:
    table = kick(house={"shootout-defence": "on"}).then("shootout.five in", "shootout.defence defend")
    table.then(f"shootout.defence {face}")
    assert table.now("shots", "warnings") == [[[], [counts]], [0, 0]]
    let = kick(house={"shootout-defence": "on"}).then("shootout.five in", "shootout.defence let")
    assert let.now("shots") == [[], [True]]


@pytest.mark.rule("tomy.shootout.no-cards")
@pytest.mark.parametrize("warnings", [[2, 0], [2, 1], [1, 1]])
def test_a_red_card_costs_nothing_in_a_shoot_out(warnings: list[int]) -> None:
    table = stopped(2, 1, part="extra-time", first=0, warnings=warnings, whole=True)
    assert table.now("part", "hand", "round", "warnings") == ["shootout", 1, 1, warnings]
    assert "served" not in table.names()
    assert table.ask.seat == 1
    table.then("shootout.five in")
    assert table.ask.seat == 0


@pytest.mark.rule("tomy.shootout.no-cards")
def test_a_red_card_bars_no_defence_in_a_shoot_out() -> None:
    table = kick(house={"shootout-defence": "on"}, warnings=[2, 0]).then("shootout.five in")
    assert table.ask.seat == 0
    first = kick(0, house={"shootout-defence": "on"}, warnings=[0, 2], round=1, shots=[[], [True]])
    assert first.then("shootout.five in").ask.seat == 1
