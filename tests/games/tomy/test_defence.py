"""The red die."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.asks import Cast
from tests.games.table import Table
from tests.games.tomy import BONUS_TRY, DROP, IN_FRONT, PENALTY, TRY, scored

WORTH = {TRY: 5, BONUS_TRY: 10, DROP: 3, PENALTY: 3}
"""Scores that can be defended, with what they are worth below."""
DEFENDED = pytest.mark.parametrize("faces", WORTH)


def made(faces: str, hand: int = 0, **state: Any) -> Table:
    """A score that the opponent may defend against."""
    table = scored(faces, hand=hand, **state)
    if faces in {TRY, BONUS_TRY}:
        table.then("scores.between-posts wide")
    return table.then("scores.bonus throw", "scores.bonus double") if faces == BONUS_TRY else table


def defended(faces: str, face: str, hand: int = 0, **state: Any) -> Table:
    """A score against which the red die has fallen."""
    return made(faces, hand, **state).then("defence.choice defend", f"defence.choice {face}")


@pytest.mark.rule("tomy.defence.choice")
@DEFENDED
@pytest.mark.parametrize("hand", [0, 1])
def test_the_opponent_may_throw_the_red_die_once(faces: str, hand: int) -> None:
    table = made(faces, hand)
    assert (table.ask.seat, table.options, table.about("points")) == (1 - hand, ("defend", "let"), WORTH[faces])
    assert table.now("score") == [3, 3]
    table.then("defence.choice defend")
    assert isinstance(table.ask, Cast)
    assert [die.name for die in table.ask.dice] == ["red"]
    assert table.then("defence.choice stand").over


@pytest.mark.rule("tomy.defence.choice")
@DEFENDED
def test_without_the_red_die_the_points_stand(faces: str) -> None:
    assert made(faces, 1).then("defence.choice let").now("score") == [3, 3 + WORTH[faces]]


@pytest.mark.rule("tomy.defence.tackle")
@pytest.mark.parametrize("faces", [TRY, BONUS_TRY])
def test_a_tackle_cancels_a_try_with_everything(faces: str) -> None:
    table = defended(faces, "tackle")
    assert table.now("score", "hand") == [[3, 3], 1]
    assert table.event("tackled")[2] == 1
    assert "points" not in table.names()


@pytest.mark.rule("tomy.defence.block")
@pytest.mark.parametrize("faces", [DROP, PENALTY])
def test_a_block_cancels_a_kick(faces: str) -> None:
    table = defended(faces, "block", 1)
    assert table.now("score", "hand", "round") == [[3, 3], 0, 4]
    assert table.event("blocked")[2] == 0


@pytest.mark.rule("tomy.defence.stand")
@DEFENDED
def test_points_stand(faces: str) -> None:
    table = defended(faces, "stand")
    assert table.now("score", "warnings") == [[3 + WORTH[faces], 3], [0, 0]]


@pytest.mark.rule("tomy.defence.warned")
@DEFENDED
@pytest.mark.parametrize("hand", [0, 1])
def test_points_stand_and_the_defender_is_warned(faces: str, hand: int) -> None:
    table = defended(faces, "warned", hand)
    warnings = [0, 0]
    warnings[1 - hand] = 1
    assert table.now("warnings") == warnings
    assert table.now("score")[hand] == 3 + WORTH[faces]


@pytest.mark.rule("tomy.defence.wrong-kind")
@pytest.mark.parametrize(
    ("faces", "face"), [(TRY, "block"), (BONUS_TRY, "block"), (DROP, "tackle"), (PENALTY, "tackle")]
)
def test_the_wrong_kind_does_nothing(faces: str, face: str) -> None:
    table = defended(faces, face)
    assert table.now("score", "warnings") == [[3 + WORTH[faces], 3], [0, 0]]
    assert table.event("wrong-kind")[2:4] == (1, face)


@pytest.mark.rule("tomy.defence.none")
@pytest.mark.parametrize("face", ["in", "wide"])
def test_nobody_defends_a_penalty_in_front(face: str) -> None:
    table = scored(IN_FRONT).then(f"scores.between-posts {face}")
    assert table.over
    assert table.event("no-defence")[2] == 1
    assert "defence-die" not in table.names()
