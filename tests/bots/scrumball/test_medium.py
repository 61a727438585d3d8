"""The rules of thumb of a good club player, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots.scrumball.goals import BEST_DICE, GOALS
from engine.bots.scrumball.medium import HABITS
from tests.bots.scrumball import at, pick
from tests.games.scrumball import open_play, ruck
from tests.games.table import Table

PAST: dict[str, Any] = {"drawn": 60, "played": [], "half": 2}
"""Past the limit of the second half."""


def play(*us: str, ball: int = 60, **state: Any) -> Table:
    """Camille's choice with these cards, from here."""
    return open_play(ball, us=list(us), them=["kick"], **state)


@pytest.mark.parametrize(("cards", "wanted"), [
    (("tackle", "pass", "pass-tackle", "run"), ("run", "run-first")),
    (("tackle", "pass", "pass-tackle", "drop"), ("pass", "pass-next")),
    (("tackle", "pass-tackle", "kick"), ("pass-tackle", "pass-tackle-last")),
    (("tackle", "kick", "touch"), ("kick", "kick-when-dry")),
    (("tackle", "drop", "touch"), ("kick-with-touch", "kick-when-dry")),
])  # fmt: skip
def test_cards_are_played_in_their_order(cards: tuple[str, ...], wanted: tuple[str, str]) -> None:
    assert pick("medium", play(*cards)) == wanted


def test_without_a_card_to_carry_the_ball_it_is_kicked_where_it_helps_most() -> None:
    assert pick("medium", play("drop", "touch", ball=65)) == ("drop", "drop-when-dry")
    assert pick("medium", play("drop", "kick", ball=64)) == ("kick", "kick-when-dry")
    assert pick("medium", play("kick", "touch", ball=49)) == ("touch", "touch-when-dry")
    assert pick("medium", play("drop", "touch", ball=22)) == ("touch", "clear-the-22")
    assert pick("medium", play("run", "touch", ball=22)) == ("touch", "clear-the-22")
    assert pick("medium", play("run", "touch", ball=23)) == ("run", "run-first")


def test_under_advantage_a_shot_is_free() -> None:
    mine = {"beneficiary": 0, "mark": 55}
    assert pick("medium", play("run", "drop", "kick", ball=60, **mine)) == ("drop", "free-shot")
    assert pick("medium", play("run", "drop", ball=59, **mine)) == ("kick-with-drop", "free-shot")
    assert pick("medium", play("run", "kick", ball=59, **mine)) == ("kick", "free-shot")
    assert pick("medium", play("run", "pass", ball=59, **mine)) == ("run", "run-first")
    assert pick("medium", play("run", "kick", ball=59))[1] == "run-first"


def test_behind_the_own_line_the_ball_is_grounded() -> None:
    assert pick("medium", play("run", "pass", ball=-5)) == ("touch-down", "ground-the-ball")
    assert pick("medium", play("run", "pass", ball=5)) == ("run", "run-first")


def test_a_match_is_ended_in_front_and_only_then() -> None:
    assert pick("medium", play("run", "drop", ball=80, score=[8, 7], **PAST)) == ("end", "end-in-front")
    assert pick("medium", play("run", "pass", ball=20, score=[7, 7], **PAST))[0] == "run"
    assert pick("medium", play("run", "pass", ball=20, score=[0, 7], **PAST))[0] == "run"
    first = {**PAST, "half": 1}
    assert pick("medium", play("run", "pass", ball=20, score=[0, 7], **first)) == ("end", "end-in-front")
    assert pick("medium", play("run", "pass", ball=30, score=[0, 7], **first)) == ("run", "run-first")
    for phase in ("maul", "penalty", "drop-out", "mark"):
        assert pick("medium", at(phase, 22, score=[3, 0], **PAST)) == ("end", "end-in-front")
        assert pick("medium", at(phase, 22, score=[0, 3], **PAST))[0] != "end"
    assert pick("medium", at("kick-off", score=[8, 7], **PAST)) == ("end", "end-in-front")
    assert pick("medium", at("kick-off", score=[7, 7], **PAST)) == ("one", "keep-the-kick-off")
    assert pick("medium", at("kick-off", score=[0, 7], **first)) == ("end", "end-in-front")


def test_at_the_end_the_score_says_what_is_needed() -> None:
    assert pick("medium", play("run", "drop", ball=70, score=[5, 7], **PAST)) == ("drop", "mind-the-score")
    assert pick("medium", play("run", "drop", ball=70, score=[7, 7], **PAST)) == ("drop", "mind-the-score")
    assert pick("medium", play("run", "drop", ball=70, score=[3, 7], **PAST)) == ("run", "run-first")
    assert pick("medium", play("drop", "touch", ball=70, score=[3, 8], **PAST)) == ("kick-with-touch", "kick-when-dry")
    assert pick("medium", play("run", "touch", ball=10, score=[0, 7], **PAST)) == ("run", "run-first")
    assert pick("medium", at("penalty", 90, score=[0, 5], **PAST)) == ("tap", "mind-the-score")
    assert pick("medium", at("penalty", 90, score=[0, 3], **PAST)) == ("kick", "take-the-points")
    assert pick("medium", at("penalty", 40, score=[0, 3], **PAST)) == ("tap", "mind-the-score")


def test_an_interception_is_for_a_try_or_for_a_table_that_makes_it_easy() -> None:
    def answer(ball: int, card: str = "pass", **house: str) -> tuple[str, str]:
        table = open_play(ball, us=["pass", "run"], them=["pass-tackle", "tackle"], house=house or None)
        table = table.then(f"cards.play {card}")
        return pick("medium", table if card == "pass" else table.then("cards.run 2"))

    assert answer(30) == ("intercept-tackle", "intercept-for-a-try")
    assert answer(35) == ("tackle", "tackle-everything")
    assert answer(90) == ("tackle", "tackle-everything")
    assert answer(90, interception="either") == ("intercept-tackle", "intercept-for-a-try")
    assert answer(90, "run", interception="either") == ("tackle", "tackle-everything")


@pytest.mark.parametrize(("rule", "dice"), [("chosen", "one"), ("either", "two")])
def test_the_better_dice_for_an_interception(rule: str, dice: str) -> None:
    table = open_play(30, house={"interception": rule}).then("cards.play pass", "tackle.respond intercept-tackle")
    assert pick("medium", table) == (dice, "better-dice")


def test_the_better_dice_at_goal_and_to_touch() -> None:
    assert GOALS[5] == (5 / 6, 25 / 36)
    assert GOALS[30] == (0.0, 19 / 36)
    assert [BEST_DICE[metres] for metres in (5, 9, 10, 30)] == ["one", "one", "two", "two"]
    assert pick("medium", at("penalty", 95).then("penalty.choice kick")) == ("one", "better-dice")
    assert pick("medium", at("penalty", 90).then("penalty.choice kick")) == ("two", "better-dice")
    assert pick("medium", play("drop", ball=94).then("cards.play drop")) == ("one", "better-dice")
    assert pick("medium", at("penalty", 50).then("penalty.choice touch")) == ("two", "better-dice")
    assert pick("medium", at("penalty", 51).then("penalty.choice touch")) == ("one", "better-dice")


@pytest.mark.parametrize("contest", ["free", "card"])
@pytest.mark.parametrize(("die", "wanted"), [
    (2, ("leave", "leave-narrow")),
    (3, ("leave", "leave-narrow")),
    (4, ("contest", "contest-wide")),
    (6, ("contest", "contest-wide")),
])  # fmt: skip
def test_wide_zones_are_contested(die: int, wanted: tuple[str, str], contest: str) -> None:
    assert pick("medium", ruck(2, die, house={"contest": contest})) == wanted


def test_where_a_contest_costs_a_card_the_least_useful_goes() -> None:
    them = ["tackle", "run", "pass-tackle", "kick"]
    table = ruck(2, 4, them=them, house={"contest": "card"}).then("ruck.choice contest")
    assert pick("medium", table) == ("kick", "fresh-cards")


@pytest.mark.parametrize("phases", [0, 1])
def test_a_maul_is_for_the_last_ten_metres(phases: int) -> None:
    assert pick("medium", at("maul", 90, phases=phases)) == ("maul", "maul-at-the-line")
    assert pick("medium", at("maul", 89, phases=phases)) == ("cards", "cards-from-afar")
    assert pick("medium", at("maul", 10, 1, phases=phases)) == ("maul", "maul-at-the-line")


def test_a_penalty_is_points_or_touch() -> None:
    assert pick("medium", at("penalty", 70)) == ("kick", "take-the-points")
    assert pick("medium", at("penalty", 69)) == ("touch", "touch-from-afar")


def test_kicks_are_kept_in_front() -> None:
    assert pick("medium", at("kick-off")) == ("one", "keep-the-kick-off")
    assert pick("medium", at("drop-out", 22)) == ("one", "kick-in-front")
    assert pick("medium", at("drop-out", 22, hands=[["touch"], []])) == ("touch", "clear-the-22")
    assert pick("medium", play("kick").then("cards.play kick")) == ("one", "kick-in-front")


def test_a_ball_that_comes_down_deep() -> None:
    caught = play("kick", ball=55).then("cards.play kick", "kicks.dice two", "kicks.high 34")
    assert pick("medium", caught) == ("play-on", "play-on")
    behind = play("kick", ball=80).then("cards.play kick", "kicks.dice one", "kicks.ground 5")
    assert pick("medium", behind) == ("touch-down", "ground-the-ball")


@pytest.mark.parametrize(("cards", "wanted"), [
    (["tackle", "pass", "run", "kick", "drop", "touch"], ("keep", "save-the-bench")),
    (["run", "pass", "pass", "kick", "drop", "touch"], ("drop", "fresh-cards")),
    (["run", "pass", "pass", "pass", "kick", "touch"], ("touch", "fresh-cards")),
    (["run", "run", "pass", "pass", "pass", "pass-tackle"], ("keep", "save-the-bench")),
    (["run", "run", "pass", "pass", "pass", "pass"], ("keep", "fresh-cards")),
])  # fmt: skip
def test_a_hand_without_a_tackle_is_changed(cards: list[str], wanted: tuple[str, str]) -> None:
    table = Table("scrumball", "substitution", attack=0, bench=2, hands=[cards, ["tackle"]])
    assert pick("medium", table) == wanted


def test_a_change_goes_on_as_long_as_there_is_something_to_spare() -> None:
    hand = ["run", "pass", "pass-tackle", "tackle", "drop", "kick"]
    table = Table("scrumball", "substitution", attack=0, bench=2, hands=[hand, ["tackle"]])
    table.then("renewal.substitution drop")
    assert pick("medium", table) == ("kick", "fresh-cards")
    assert pick("medium", table.then("renewal.three-cards kick")) == ("keep", "fresh-cards")


def test_a_hand_that_is_stuck_is_looked_at() -> None:
    table = open_play(us=["tackle", "tackle"], them=["run"]).then("cards.play stuck")
    assert pick("medium", table) == ("see", "look")


def test_habits_are_named_once() -> None:
    assert len(set(HABITS)) == len(HABITS)
