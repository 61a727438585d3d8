"""The course of a match."""

from __future__ import annotations

import pytest

from tests.games.table import Table
from tests.games.tomy import DROP, IN_FRONT, NOTHING, scored, stopped


@pytest.mark.rule("tomy.clock.halves")
@pytest.mark.parametrize("first", [0, 1])
def test_six_throws_each_in_turn(first: int) -> None:
    dice = ["in", "wide"] if first == 0 else ["wide", "in"]
    table = Table("tomy", "opening", whole=True).then(*(f"kickoff.roll-off {face}" for face in dice))
    seen = []
    while table.now("part") == "first-half":
        seen.append((table.now("round"), table.ask.seat))
        table.then(f"turn.attempts {NOTHING}", "turn.again stop")
    assert seen == [(round, seat) for round in range(1, 7) for seat in (first, 1 - first)]
    assert table.ask.seat == 1 - first


@pytest.mark.rule("tomy.clock.half-time")
def test_half_time_after_the_sixth_throw_of_both() -> None:
    assert stopped(6, 0).now("part", "hand") == ["first-half", 1]
    assert stopped(5, 1).now("part", "round") == ["first-half", 6]
    table = scored(IN_FRONT, 6, 1).then("scores.between-posts in")
    assert table.event("half-time")[2:] == ((0, 1), (3, 6))
    assert table.now("part", "round", "score") == ["second-half", 1, [3, 6]]


@pytest.mark.rule("tomy.clock.extra-time")
@pytest.mark.parametrize("first", [0, 1])
def test_level_after_two_halves_is_extra_time(first: int) -> None:
    table = stopped(6, first, part="second-half", first=first, score=[8, 8])
    assert table.now("part", "round", "hand", "score") == ["extra-time", 1, first, [8, 8]]
    assert table.event("extra-time")[2] == 8


@pytest.mark.rule("tomy.clock.extra-time")
def test_extra_time_is_two_throws_each_by_all_the_rules() -> None:
    table = Table("tomy", "turn", whole=True, part="extra-time", hand=0, score=[8, 8], warnings=[0, 1])
    table.then(f"turn.attempts {DROP}", "turn.refuse score", "defence.choice defend", "defence.choice warned")
    assert table.now("score", "round", "hand", "warnings") == [[11, 8], 1, 1, [0, 2]]
    table.then(f"turn.attempts {NOTHING}", "turn.again stop", f"turn.attempts {NOTHING}", "turn.again stop")
    assert table.now("results") == [[11, 8, 0]]
    assert table.event("match-won")[0] == "tomy.clock.full-time"


@pytest.mark.rule("tomy.clock.full-time")
@pytest.mark.parametrize(("score", "winner"), [([8, 3], 0), ([3, 8], 1)])
@pytest.mark.parametrize(("part", "round", "hand"), [("second-half", 6, 0), ("extra-time", 2, 1)])
def test_more_points_win(score: list[int], winner: int, part: str, round: int, hand: int) -> None:
    table = stopped(round, hand, part=part, first=0, score=score, house={"format": "single"})
    assert table.now("over", "results") == [True, [[*score, winner]]]
    assert table.result is not None
    assert (table.result.winner, table.result.score, table.result.rule) == (
        winner,
        tuple(score),
        "tomy.clock.full-time",
    )


@pytest.mark.rule("tomy.clock.full-time")
def test_the_last_throw_counts() -> None:
    table = scored(DROP, 6, 0, part="second-half", first=0, score=[7, 8]).then("defence.choice let")
    assert table.now("results") == [[10, 8, 0]]
    assert "full-time" not in stopped(5, 0, part="second-half", first=0).names()


@pytest.mark.rule("tomy.clock.full-time")
def test_level_after_extra_time_is_a_shoot_out() -> None:
    table = stopped(2, 1, part="extra-time", first=0)
    assert table.now("part", "round", "results") == ["shootout", 1, []]
