"""A 5."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.games.double import throw
from tests.games.table import Table

CARD: dict[str, Any] = {"yellow": [[10], []]}


def claim(x: int, reds: int = 0, hand: int = 0) -> Table:
    """A 5-x by a player with so many red cards."""
    return throw(f"5{x}", 16, hand, score=[10, 10], red=[reds, 0] if hand == 0 else [0, reds])


@pytest.mark.rule("double.tries.five")
@pytest.mark.parametrize(("faces", "x"), [("51", 1), ("15", 1), ("52", 2), ("45", 4), ("65", 6)])
def test_a_5_claims_a_try_with_the_other_die(faces: str, x: int) -> None:
    assert throw(faces, hand=1).event("try-claimed")[2:] == (1, x)


@pytest.mark.rule("double.tries.five", "double.tries.lowered", "double.tries.refused", "double.tries.clear")
@pytest.mark.parametrize(("x", "reds"), [*product((1, 2, 4, 6), range(8))])
def test_what_is_left_of_x_decides(x: int, reds: int) -> None:
    table = claim(x, reds)
    left = x - reds
    if left < 1:
        assert table.event("try-refused") == ("double.tries.refused", "try-refused", 0)
        assert table.now("score", "minute", "hand") == [[10, 10], 18, 1]
    elif left == 1:
        assert (table.ask.rule, table.ask.seat, table.now("score")) == ("double.tries.video", 0, [10, 10])
    else:
        assert (table.ask.rule, table.ask.seat, table.now("score")) == ("double.tries.conversion", 0, [15, 10])
        assert table.event("clear")[2:] == (0, left)
        assert table.about("against") == left
    assert ("lowered" in table.names()) is (reds > 0)


@pytest.mark.rule("double.tries.lowered")
def test_a_lowered_try_says_so() -> None:
    assert claim(4, 1, 1).event("lowered")[2:] == (1, 4, 3, 1)


@pytest.mark.rule("double.tries.refused")
@pytest.mark.parametrize("hand", [0, 1])
def test_a_refused_try_takes_two_minutes_and_the_hand(hand: int) -> None:
    table = claim(1, 1, hand)
    assert table.now("score", "minute", "hand") == [[10, 10], 18, 1 - hand]
    assert table.over


@pytest.mark.rule("double.tries.video", "double.tries.restart")
@pytest.mark.parametrize(("face", "x"), [*product(range(1, 7), (1, 2))])
def test_an_even_video_grants_the_try(face: int, x: int) -> None:
    table = claim(x, x - 1).then(f"tries.video {face}")
    assert table.event("video")[2:] == (0, face, face % 2 == 0)
    if face % 2:
        assert table.event("try-refused") == ("double.tries.video", "try-refused", 0)
        assert table.now("score", "minute", "hand") == [[10, 10], 18, 1]
    else:
        assert table.now("score") == [15, 10]
        assert table.about("against") == face
    assert "clear" not in table.names()


@pytest.mark.rule("double.tries.clear")
@pytest.mark.parametrize(("x", "left"), [(4, 3), (6, 5)])
def test_a_lowered_3_or_5_stays_a_clear_try(x: int, left: int) -> None:
    table = throw(f"5{x}", **CARD)
    assert table.event("clear")[2:] == (0, left)
    assert table.event("try")[2:] == (0,)


@pytest.mark.rule("double.tries.five-three")
@pytest.mark.parametrize(("faces", "cards"), [*product(("53", "35"), ({}, CARD, {"red": [2, 0]}))])
def test_a_5_3_as_thrown_is_the_penalty(faces: str, cards: dict[str, Any]) -> None:
    table = throw(faces, **cards)
    assert table.names() == ["thrown", "five-three", "penalty"]
    assert table.event("penalty")[2:] == (0, 5)
    assert table.options == ("kick", "keep")


@pytest.mark.rule("double.tries.five-three")
@pytest.mark.parametrize(("face", "points"), [(4, 3), (5, 0)])
def test_the_penalty_of_a_5_3_is_kicked_under_5(face: int, points: int) -> None:
    table = throw("53").then("penalty.award kick", f"penalty.kick {face}")
    assert table.now("score", "minute") == [[points, 0], 14]
    assert throw("53").then("penalty.award keep").now("minute", "hand") == [17, 0]


@pytest.mark.rule("double.tries.five-three")
def test_a_table_may_let_cards_make_it_a_try() -> None:
    house = {"five-three": "try-with-cards"}
    table = throw("53", house=house, **CARD)
    assert "penalty" not in table.names()
    assert table.event("lowered")[2:] == (0, 3, 2, 1)
    assert table.then("tries.conversion 1").now("score") == [7, 0]
    assert throw("53", house=house).names() == ["thrown", "five-three", "penalty"]
    assert throw("53", house=house, yellow=[[1], [10]]).names() == ["thrown", "five-three", "penalty"]
    assert throw("35", house=house, red=[3, 0]).event("try-refused")[0] == "double.tries.refused"


@pytest.mark.rule("double.tries.granted")
@pytest.mark.parametrize("hand", [0, 1])
def test_a_try_is_five_points(hand: int) -> None:
    table = claim(2, 0, hand)
    assert table.now("score") == ([15, 10] if hand == 0 else [10, 15])
    assert table.event("try")[2:] == (hand,)


@pytest.mark.rule("double.tries.conversion")
@pytest.mark.parametrize(("x", "reds", "face"), [*product((2, 4, 6), (0, 1), range(1, 7))])
def test_under_x_converts(x: int, reds: int, face: int) -> None:
    left = x - reds
    table = claim(x, reds).then(*["tries.video 2"] * (left == 1))
    under = 2 if left == 1 else left
    assert (table.ask.seat, table.ask.name) == (0, "conversion")
    table.then(f"tries.conversion {face}")
    assert table.now("score") == [17 if face < under else 15, 10]
    assert table.event("converted" if face < under else "conversion-missed")[2:] == (0, face, under)


@pytest.mark.rule("double.tries.conversion")
@pytest.mark.parametrize(
    ("video", "face", "points"), [(2, 1, 7), (2, 2, 5), (4, 3, 7), (4, 4, 5), (6, 5, 7), (6, 6, 5)]
)
def test_after_the_video_under_its_die(video: int, face: int, points: int) -> None:
    table = claim(1, 0, 1)
    assert (table.ask.seat, table.ask.name) == (1, "video")
    table.then(f"tries.video {video}", f"tries.conversion {face}")
    assert table.now("score") == [10, 10 + points]


@pytest.mark.rule("double.tries.restart")
@pytest.mark.parametrize(("face", "hand"), [*product((1, 6), (0, 1))])
def test_two_minutes_and_the_hand_over(face: int, hand: int) -> None:
    table = claim(4, 0, hand).then(f"tries.conversion {face}")
    assert table.now("minute", "hand") == [18, 1 - hand]
    assert table.over
