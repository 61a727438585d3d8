"""Turnovers."""

from __future__ import annotations

import pytest

from tests.games.double import throw

NAMES = {
    "12": "knock-on",
    "14": "into-touch",
    "16": "counter-ruck",
    "24": "kicked-away",
    "26": "interception",
    "46": "rip",
}


@pytest.mark.rule("double.turnovers.turnover")
@pytest.mark.parametrize("faces", NAMES)
@pytest.mark.parametrize("hand", [0, 1])
def test_a_turnover_takes_a_minute_and_the_hand(faces: str, hand: int) -> None:
    table = throw(faces, 12, hand, score=[10, 10])
    assert table.now("score", "minute", "hand") == [[10, 10], 13, 1 - hand]
    assert table.event("turnover")[2:] == (hand,)
    assert table.over


@pytest.mark.rule(
    "double.turnovers.knock-on",
    "double.turnovers.into-touch",
    "double.turnovers.counter-ruck",
    "double.turnovers.kicked-away",
    "double.turnovers.interception",
    "double.turnovers.rip",
)
@pytest.mark.parametrize("faces", NAMES)
def test_the_dice_name_the_cause(faces: str) -> None:
    for order in (faces, faces[::-1]):
        cause = throw(order, hand=1).events[2]
        assert cause == (f"double.turnovers.{NAMES[faces]}", NAMES[faces], 1)
