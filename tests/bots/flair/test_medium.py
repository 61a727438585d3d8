"""The rules of thumb of a club player."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots.flair.medium import ENOUGH, by_way, decide
from engine.bots.thinking import Pick
from tests.bots.flair import pick
from tests.games.flair import attack, enter
from tests.games.table import Table


def habit(table: Table) -> Pick:
    """What a club player does, and why."""
    return pick(decide, table)


def to_line(metres: int) -> int:
    """Where the ball lies when seat 0 has so far to go."""
    return 100 - metres


@pytest.mark.parametrize("phase", ["kick-off", "drop-out"])
def test_restarts_go_far(phase: str) -> None:
    assert habit(enter(phase)) == ("two", "kick-long")


@pytest.mark.parametrize("phase", ["scrum", "line-out", "conversion"])
def test_a_duel_is_thrown_with_one_die(phase: str) -> None:
    assert habit(enter(phase)) == ("one", "one-die")


@pytest.mark.parametrize(("metres", "expected"), [(10, ("one", "run-on-one")), (15, ("two", "run-on-two"))])
def test_a_run_takes_two_dice_unless_the_line_is_near(metres: int, expected: Pick) -> None:
    table = attack("4 7 9", "restart", to_line(metres)).then("cards.play 7:run")
    assert habit(table) == expected


@pytest.mark.parametrize(("metres", "dice"), [(35, "one"), (40, "two")])
def test_a_kick_to_touch_takes_as_many_dice_as_the_line_allows(metres: int, dice: str) -> None:
    table = attack("4 15", "open", to_line(metres)).then("cards.play 15:touch")
    assert habit(table) == (dice, "corner-dice")


@pytest.mark.parametrize(("metres", "dice"), [(5, "one"), (10, "two"), (35, "two")])
def test_a_shot_at_goal_takes_one_die_only_in_front_of_the_posts(metres: int, dice: str) -> None:
    table = enter("penalty", to_line(metres)).then("penalty.choice kick")
    assert habit(table) == (dice, "goal-dice")


@pytest.mark.parametrize(("metres", "expected"), [(39, ("kick", "take-the-points")), (40, ("touch", "to-the-corner"))])
def test_a_penalty_is_kicked_at_goal_within_forty_metres(metres: int, expected: Pick) -> None:
    assert habit(enter("penalty", to_line(metres))) == expected


@pytest.mark.parametrize(
    ("half", "score", "metres", "expected"),
    [
        (2, [7, 5], 20, "end"),
        (2, [5, 7], 20, "kick"),
        (2, [5, 9], 20, "tap"),
        (1, [5, 9], 20, "kick"),
        (1, [0, 0], 60, "tap"),
    ],
)
def test_a_penalty_after_time_depends_on_the_score(half: int, score: list[int], metres: int, expected: str) -> None:
    assert habit(enter("penalty", to_line(metres), half=half, score=score, late=True, seconds=600))[0] == expected


@pytest.mark.parametrize(
    ("half", "score", "metres", "ends"),
    [
        (2, [7, 5], 5, True),
        (2, [5, 7], 95, False),
        (2, [5, 5], 95, True),
        (2, [5, 5], 50, False),
        (1, [5, 5], 95, True),
        (1, [9, 5], 50, False),
    ],
)
def test_the_half_is_ended_when_ahead_or_with_nothing_to_gain(
    half: int, score: list[int], metres: int, ends: bool
) -> None:
    table = attack("4 7 9 12", "open", to_line(metres), half=half, score=score, late=True, seconds=600)
    assert (habit(table) == ("end", "mind-the-clock")) is ends


@pytest.mark.parametrize("phase", ["kick-off", "drop-out"])
def test_nobody_kicks_the_ball_away_after_time_unless_behind(phase: str) -> None:
    for score, option in (([5, 5], "end"), ([5, 7], "two"), ([7, 5], "end")):
        assert habit(enter(phase, half=2, score=score, late=True, seconds=600))[0] == option


@pytest.mark.parametrize(
    ("half", "score", "mark", "received"),
    [
        (2, [7, 5], "end", "end"),
        (2, [5, 7], "kick", "play-on"),
        (2, [5, 5], "end", "end"),
        (1, [5, 7], "end", "end"),
        (1, [7, 5], "end", "end"),
    ],
)
def test_after_time_a_kick_near_the_own_line_ends_the_half_unless_the_match_were_lost(
    half: int, score: list[int], mark: str, received: str
) -> None:
    late: dict[str, Any] = {"half": half, "score": score, "late": True, "seconds": 600}
    assert habit(enter("mark", 10, **late))[0] == mark
    assert habit(enter("received", 10, marking=True, **late))[0] == received


@pytest.mark.parametrize(("score", "drops"), [([5, 7], True), ([5, 8], True), ([3, 7], False)])
def test_after_time_nobody_drops_for_less_than_is_needed(score: list[int], drops: bool) -> None:
    table = attack("4 9 12", "open", to_line(22), half=2, score=score, late=True, seconds=600)
    assert (habit(table)[0] == "9:drop") is drops
    near = attack("9", "open", to_line(18), half=2, score=score, late=True, seconds=600)
    assert (habit(near)[0] == "9:drop") is drops
    assert habit(attack("4 9 12", "open", to_line(22), half=1, score=score, late=True, seconds=600))[0] == "9:drop"


@pytest.mark.parametrize(("half", "score", "kicked"), [(2, [5, 7], False), (1, [5, 7], True), (2, [5, 5], True)])
def test_after_time_nobody_behind_kicks_the_match_away(half: int, score: list[int], kicked: bool) -> None:
    table = attack("4 15", "open", 50, half=half, score=score, late=True, seconds=600)
    assert (habit(table)[0] == "15:touch") is kicked


def test_the_last_card_on_the_own_line_is_not_played() -> None:
    assert habit(attack("4", "ruck", 0)) == ("touch-down", "last-cards")
    assert habit(attack("", "ruck", 0)) == ("touch-down", "last-cards")
    assert habit(attack("4 7 9 12", "ruck", 0))[0] != "touch-down"


def test_after_a_kick_a_10_relaunches_for_the_longer_way() -> None:
    assert habit(attack("10 10 11 12", "kick", 20)) == ("12", "pass-on")
    assert habit(attack("10 10 10", "kick", 20))[0] != "10"
    assert by_way(("9", "10", "relaunch:10", "4:advance"))["on"] == ("relaunch:10", "10", "9")


@pytest.mark.parametrize(
    ("score", "half", "calls"),
    [
        ([7, 0], 1, False),
        ([ENOUGH, 0], 1, True),
        ([ENOUGH, 0], 2, False),
        ([0, ENOUGH], 1, False),
        ([0, 2 * ENOUGH], 1, True),
    ],
)
def test_a_watch_that_nobody_looks_at_runs_out_some_time(score: list[int], half: int, calls: bool) -> None:
    table = attack("4 12", score=score, half=half, house={"clock": "real"})
    assert (habit(table)[0] == "time") is calls


@pytest.mark.parametrize(("metres", "option"), [(5, "advantage"), (20, "penalty"), (39, "penalty"), (60, "advantage")])
def test_advantage_is_played_unless_the_posts_are_in_reach(metres: int, option: str) -> None:
    assert habit(enter("offside", to_line(metres)))[0] == option


def test_kicks_are_answered_by_hand() -> None:
    assert habit(enter("received", 0, marking=True)) == ("play-on", "counter-attack")
    assert habit(enter("mark", 10)) == ("touch", "to-the-corner")


def test_low_numbers_tackle_and_strategists_are_kept() -> None:
    assert habit(enter("tackle", other="9 10 12 14")) == ("14", "tackle")
    assert habit(enter("tackle", other="2 9 10 12 14")) == ("2", "tackle")
    full = Table("flair", "renew", attack=0, renewing=True, hands=[["5", "9", "9", "10", "11", "12", "15"], []])
    assert habit(full) == ("5", "tackle")


@pytest.mark.parametrize(
    ("phase", "leader", "zone", "expected"),
    [
        ("contest", 0, [3, 5], ("1", "contest-wide")),
        ("contest", 0, [4, 5], ("pass", "let-go")),
        ("clear-out", 1, [4, 6], ("1", "contest-wide")),
        ("clear-out", 1, [5, 6], ("pass", "let-go")),
    ],
)
def test_only_a_wide_zone_is_contested(phase: str, leader: int, zone: list[int], expected: Pick) -> None:
    assert habit(enter(phase, leader=leader, zone=zone)) == expected


def test_any_card_scores_from_less_than_ten_metres() -> None:
    assert habit(attack("7 9 12", "ruck", to_line(5))) == ("7:advance", "cross-the-line")
    assert habit(attack("7 9 12", "ruck", to_line(10)))[1] != "cross-the-line"


@pytest.mark.parametrize(
    ("hand", "metres", "five", "mauls"),
    [("1 2 9", 5, True, True), ("1 2 9", 10, False, True), ("1 2 12", 10, False, False), ("1 2 9", 20, False, False)],
)
def test_a_line_out_near_the_line_is_mauled_if_somebody_can_score(
    hand: str, metres: int, five: bool, mauls: bool
) -> None:
    table = attack(hand, "line-out", to_line(metres), five=five)
    assert (habit(table) == ("maul:1", "maul")) is mauls
    if mauls:
        assert habit(table.then("cards.play maul:1")) == ("maul:2", "maul")


def test_a_short_hand_picks_and_goes_and_stops_for_new_cards() -> None:
    table = attack("1 2 9 10", "ruck", 50)
    assert habit(table) == ("fix:1", "pick-and-go")
    table.then("cards.play fix:1")
    assert habit(table) == ("fix:2", "pick-and-go")
    assert habit(attack("1 2 9", "fixing-chain", 50)) == ("stop", "pick-and-go")
    assert habit(attack("1 2 9", "fixing-chain", to_line(0)))[0] == "fix:1"
    assert habit(attack("1 2 9 10 12 14", "ruck", 50))[1] == "pass-on"


def test_in_the_22_the_relay_sets_the_10_free() -> None:
    table = attack("4 10 12", "ruck", to_line(15))
    assert habit(table) == ("relay:4", "relay-in-the-22")
    assert habit(table.then("cards.play relay:4")) == ("10:run", "run-for-the-line")


def test_a_drop_is_taken_from_just_over_twenty_metres() -> None:
    assert habit(attack("4 9 12", "open", to_line(20))) == ("9:drop", "take-the-points")
    assert habit(attack("4 9 12", "open", to_line(24))) == ("9:drop", "take-the-points")
    assert habit(attack("4 9 12", "open", to_line(30)))[0] != "9:drop"


def test_the_last_two_cards_are_kicked_to_touch() -> None:
    assert habit(attack("4 15", "open", 50)) == ("15:touch", "last-cards")


def test_outside_the_22_the_ball_is_passed_on_and_the_run_comes_last() -> None:
    table = attack("2 9 10 11 12 14", "ruck", 20)
    assert habit(table) == ("9", "pass-on")
    assert habit(table.then("cards.play 9")) == ("10", "pass-on")


def test_the_9_gives_to_the_forwards_if_there_are_more_of_them() -> None:
    assert habit(attack("2 3 6 7 10", "nine", 20, last=9, count=1)) == ("2", "pass-on")
    assert habit(attack("2 10 11 12", "nine", 20, last=9, count=1)) == ("10", "pass-on")


def test_a_combination_ends_with_a_run_before_the_22() -> None:
    assert habit(attack("11 12 13", "backs", to_line(30), last=10, count=2))[1] == "run-to-end"
    assert habit(attack("11 12 13", "backs", to_line(40), last=10, count=2))[1] == "pass-on"


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("2 6 10 12 13", ("relay:2", "relay")),
        ("2 3 6 12 13", ("relay:13", "relay")),
        ("2 3 12 13", ("2:advance", "short-step")),
    ],
)
def test_without_a_9_a_relay_starts_a_line_if_one_can_follow(hand: str, expected: Pick) -> None:
    assert habit(attack(hand, "line-out", 30)) == expected
