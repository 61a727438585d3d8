"""The mistakes of a beginner."""

from __future__ import annotations

import pytest

from engine.bots.flair.easy import decide
from engine.bots.flair.medium import ENOUGH
from engine.bots.thinking import Pick
from tests.bots.flair import pick
from tests.games.flair import attack, enter
from tests.games.table import Table


def mistake(table: Table, seed: int = 0) -> Pick:
    """What a beginner does, and what is wrong with it."""
    return pick(decide, table, seed)


@pytest.mark.parametrize("phase", ["scrum", "line-out", "conversion"])
def test_two_dice_look_better_than_one(phase: str) -> None:
    assert mistake(enter(phase)) == ("two", "more-dice")


def test_kicks_take_one_die_as_often_as_two() -> None:
    found = {mistake(enter("kick-off"), seed) for seed in range(20)}
    assert found == {("one", "less-dice"), ("two", "more-dice")}


def test_cards_are_played_one_at_a_time() -> None:
    assert mistake(attack("4 6 12 13", "ruck", 40)) == ("4:advance", "one-card-at-a-time")
    assert mistake(enter("penalty", 20)) == ("tap", "one-card-at-a-time")


def test_a_combination_stops_after_two_passes() -> None:
    assert mistake(attack("4 9 10 12", "ruck", 40)) == ("9", "short-line")
    assert mistake(attack("7 11 12 13", "restart", 20)) == ("7", "short-line")
    assert mistake(attack("11 12 13", "relaunch", 40, last=7, count=2))[1] == "headlong"


def test_the_posts_are_shot_at_when_in_sight() -> None:
    assert mistake(attack("4 9", "open", 65)) == ("9:drop", "hopeful-shot")
    assert mistake(attack("4 9", "open", 64))[1] != "hopeful-shot"
    assert mistake(enter("penalty", 65)) == ("kick", "hopeful-shot")


def test_advantage_is_never_played() -> None:
    assert mistake(enter("offside", 95)) == ("penalty", "whistle-first")


def test_kicks_are_killed() -> None:
    assert mistake(enter("received", 0, marking=True)) == ("touch-down", "safety-first")
    assert mistake(enter("received", 10, marking=True)) == ("mark", "safety-first")
    assert mistake(enter("mark", 10)) == ("kick", "safety-first")
    for more in ({"seconds": 600}, {"house": {"clock": "real"}}):
        assert mistake(enter("received", 0, marking=True, **more))[0] == "touch-down"
        assert mistake(enter("received", 10, marking=True, **more))[0] == "mark"
        assert mistake(enter("mark", 10, **more))[0] == "kick"


def test_strong_cards_tackle_and_the_last_are_saved() -> None:
    assert mistake(enter("tackle", other="1 3 7 9")) == ("9", "strong-card")
    assert {mistake(enter("tackle", other="1 3 9"), seed) for seed in range(20)} == {
        ("9", "strong-card"),
        ("pass", "saved-tackle"),
    }


def test_only_a_safe_zone_is_contested() -> None:
    assert mistake(enter("contest", leader=0, zone=[1, 4])) == ("pass", "timid")
    assert mistake(enter("clear-out", leader=1, zone=[2, 6])) == ("1", "timid")


def test_the_half_goes_on_after_time() -> None:
    assert mistake(enter("drop-out", half=2, score=[9, 0], late=True, seconds=600))[0] != "end"
    assert mistake(enter("scrum", half=2, score=[9, 0], late=True, seconds=600)) == ("two", "plays-on")
    assert mistake(attack("4 7", score=[ENOUGH, 0], house={"clock": "real"})) == ("time", "plays-on")
    assert mistake(attack("4 7", score=[7, 0], house={"clock": "real"}))[0] != "time"
