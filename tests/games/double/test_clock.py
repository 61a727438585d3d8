"""The clock."""

from __future__ import annotations

import pytest

from tests.games.double import action, throw
from tests.games.table import Table


@pytest.mark.rule("double.clock.minutes")
@pytest.mark.parametrize(("answers", "spent", "kept"), [
    (("reading.action 12",), 1, False),
    (("reading.action 54", "tries.conversion 1"), 2, False),
    (("reading.action 55",), 2, False),
    (("reading.action 33", "doubles.three fifty-twenty-two"), 3, True),
    (("reading.action 36", "cards.colour 12", "penalty.award keep"), 6, True),
])  # fmt: skip
def test_minutes_are_added_when_the_action_is_over(answers: tuple[str, ...], spent: int, kept: bool) -> None:
    table = action(5, 1)
    for answer in answers[:-1]:
        assert table.then(answer).now("minute") == 5
    assert table.then(answers[-1]).now("minute", "hand") == [5 + spent, 1 if kept else 0]
    assert table.event("minutes")[2:] == (spent, 5 + spent, 1 if kept else 0, kept)


@pytest.mark.rule("double.clock.minutes")
def test_the_next_action_starts_at_the_minute_reached() -> None:
    table = Table("double", "action", whole=True, hand=0)
    table.then("reading.action 12", "reading.action 54", "tries.conversion 6", "reading.action 46")
    assert [event[4] for event in table.events if event[1] == "thrown"] == [1, 2, 4]


@pytest.mark.rule("double.clock.last-action")
@pytest.mark.parametrize(("half", "minute", "last"), [
    (1, 19, False), (1, 20, True), (1, 21, True), (1, 25, True),
    (2, 21, False), (2, 39, False), (2, 40, True), (2, 46, True),
])  # fmt: skip
def test_an_action_that_starts_at_the_last_minute_or_later_is_the_last(half: int, minute: int, last: bool) -> None:
    table = action(minute, 0, half=half)
    assert ("last-action" in table.names()) is last
    assert table.position.observe(0).view["last_action"] is last
    table.then("reading.action 12")
    assert (table.now("half", "over") != [half, False]) is last


@pytest.mark.rule("double.clock.last-action")
def test_the_last_action_says_where_it_stands() -> None:
    assert action(23, 0).event("last-action")[2:] == (23, 20)
    assert action(40, 0, half=2).event("last-action")[2:] == (40, 40)


@pytest.mark.rule("double.clock.last-action")
def test_the_last_action_is_played_out() -> None:
    table = throw("51", 40, 0, half=2, score=[0, 6])
    table.then("tries.video 2", "tries.conversion 1")
    assert table.now("score", "over") == [[7, 6], True]


@pytest.mark.rule("double.clock.last-action")
def test_a_long_action_before_the_last_minute_does_not_end_the_half() -> None:
    table = throw("36", 19, 0).then("cards.colour 12", "penalty.award keep")
    assert table.now("half", "minute", "hand") == [1, 25, 0]


KEPT = [
    (("reading.action 34", "penalty.award keep"), 44, 0),
    (("reading.action 31", "penalty.own-half keep"), 41, 0),
    (("reading.action 33", "doubles.three fifty-twenty-two"), 43, 0),
    (("reading.action 11", "doubles.one keep"), 43, 1),
    (("reading.action 22", "cards.colour 12", "doubles.one keep"), 43, 1),
]


@pytest.mark.rule("double.clock.hand-kept")
@pytest.mark.parametrize(("answers", "minute", "hand"), KEPT)
def test_the_hand_kept_on_the_last_action_plays_on(answers: tuple[str, ...], minute: int, hand: int) -> None:
    table = Table("double", "action", whole=True, half=2, minute=40, hand=0, score=[3, 0]).then(*answers)
    assert table.now("minute", "hand", "over") == [minute, hand, False]
    assert table.event("hand-kept")[2:] == (hand, True)
    assert table.ask.seat == hand
    assert table.then("reading.action 12").now("over") is True


@pytest.mark.rule("double.clock.hand-kept")
@pytest.mark.parametrize(("answers", "minute", "hand"), KEPT)
def test_a_table_may_end_there(answers: tuple[str, ...], minute: int, hand: int) -> None:
    table = action(40, 0, half=2, score=[3, 0], house={"hand-kept": "end"}).then(*answers)
    assert table.event("hand-kept")[2:] == (hand, False)
    assert table.now("over") is True
    early = action(39, 0, half=2, house={"hand-kept": "end"}).then(*answers)
    assert early.now("over", "minute", "hand") == [False, minute - 1, hand]


@pytest.mark.rule("double.clock.hand-kept")
@pytest.mark.parametrize("answers", [
    ("reading.action 34", "penalty.award kick", "penalty.kick 1"),
    ("reading.action 11", "doubles.one kick", "doubles.fault-kick 3", "doubles.fault-kick 3"),
    ("reading.action 33", "doubles.three drop", "doubles.drop 12"),
    ("reading.action 44", "doubles.four 2", "doubles.four 6"),
    ("reading.action 55",),
    ("reading.action 66", "cards.colour 12"),
    ("reading.action 51", "tries.video 1"),
    ("reading.action 12",),
])  # fmt: skip
def test_the_hand_given_up_ends_the_half(answers: tuple[str, ...]) -> None:
    table = action(20, 0).then(*answers)
    assert table.now("half", "minute", "hand") == [2, 21, 1]
    assert "minutes" not in table.names()


@pytest.mark.rule("double.clock.half-time")
def test_a_match_of_40_minutes_has_two_halves() -> None:
    table = throw("55", 20, 1, first=1, score=[3, 0])
    assert table.event("half-time")[2:] == (3, 7)
    assert table.now("half", "over") == [2, False]
    assert table.names()[-2:] == ["half-time", "second-half"]


@pytest.mark.rule("double.clock.full-time")
def test_the_second_half_ends_the_match() -> None:
    table = throw("55", 40, 1, half=2, score=[3, 0])
    assert table.event("full-time")[2:] == (3, 7)
    assert table.now("over") is True
    assert table.result is not None
    assert "half-time" not in table.names()


@pytest.mark.rule("double.clock.full-time", "double.clock.half-time")
def test_a_short_match_ends_after_20_minutes() -> None:
    table = throw("12", 20, 0, score=[3, 0], house={"length": "20"})
    assert table.now("over", "half") == [True, 1]
    assert "half-time" not in table.names()
    assert table.result is not None
    assert table.result.winner == 0
    assert throw("12", 19, 0, house={"length": "20"}).now("over") is False


@pytest.mark.rule("double.clock.full-time")
def test_there_is_no_result_before_full_time() -> None:
    assert throw("12", 39, 0, half=2, score=[3, 0]).result is None
