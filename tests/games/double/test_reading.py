"""Reading the dice."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from engine.core.refusal import Refusal
from tests.games.double import action, throw
from tests.games.table import Table

MEANING = {
    (1, 1): "fault",
    (2, 2): "fault",
    (3, 3): "drop-chance",
    (4, 4): "countered",
    (5, 5): "penalty-try",
    (6, 6): "penalty-try-card",
}


def meaning(a: int, b: int) -> str:
    """What a throw says, counted out by hand from the text."""
    if a == b:
        return MEANING[a, b]
    if 3 in {a, b}:
        return "five-three" if 5 in {a, b} else "penalty"
    return "try-claimed" if 5 in {a, b} else "turnover"


@pytest.mark.rule("double.reading.action", "double.reading.priority")
@pytest.mark.parametrize(("a", "b"), [*product(range(1, 7), repeat=2)])
def test_every_throw_has_its_one_meaning(a: int, b: int) -> None:
    table = throw(f"{a}{b}", hand=1)
    assert table.names()[:2] == ["thrown", meaning(a, b)]


@pytest.mark.rule("double.reading.priority")
@pytest.mark.parametrize(("a", "b"), [*combinations(range(1, 7), 2)])
@pytest.mark.parametrize("cards", [[0, 0], [1, 0], [2, 0]])
def test_the_order_of_the_dice_is_nothing(a: int, b: int, cards: list[int]) -> None:
    """4-3 is 3-4: the same question, the same options and the same log but for the dice themselves."""
    one, two = throw(f"{a}-{b}", red=cards), throw(f"{b} {a}", red=cards)
    assert (one.position.ask, one.position.state.key()) == (two.position.ask, two.position.state.key())
    assert one.events[1:] == two.events[1:]
    assert one.event("thrown")[3] == two.event("thrown")[3][::-1] == (a, b)


@pytest.mark.rule("double.reading.action")
def test_the_player_with_the_hand_throws_two_dice() -> None:
    table = action(7, 1, score=[3, 8], yellow=[[5], []], red=[0, 1])
    assert (table.ask.seat, table.ask.kind, table.ask.name) == (1, "roll", "action")
    assert table.refuses("4").code == "dice-count"
    assert table.refuses("412").code == "dice-count"
    table.then("reading.action 12")
    assert table.event("thrown")[2:] == (1, (1, 2), 7, "first-half", (3, 8), (("yellow",), ("red",)))


@pytest.mark.rule("double.reading.action")
def test_no_action_before_the_kick_off_nor_after_full_time() -> None:
    with pytest.raises(Refusal, match="no-action-now"):
        Table("double", "action")
    with pytest.raises(Refusal, match="no-action-now"):
        action(42, 0, half=2, over=True)


@pytest.mark.rule("double.reading.priority")
@pytest.mark.parametrize(("faces", "first", "never"), [
    ("33", "drop-chance", "penalty"),
    ("55", "penalty-try", "try-claimed"),
    ("53", "five-three", "try-claimed"),
    ("35", "five-three", "try-claimed"),
])  # fmt: skip
def test_a_double_comes_before_a_3_and_a_3_before_a_5(faces: str, first: str, never: str) -> None:
    names = throw(faces).names()
    assert names[1] == first
    assert never not in names
