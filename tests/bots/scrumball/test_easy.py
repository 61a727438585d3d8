"""The mistakes of a beginner, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots.scrumball.easy import MISTAKES
from tests.bots.scrumball import at, pick
from tests.games.scrumball import open_play, ruck
from tests.games.table import Table

OFTEN, SELDOM = 0.9, 0.1


def play(*us: str, ball: int = 50, **state: Any) -> Table:
    """Camille's choice with these cards, from here."""
    return open_play(ball, us=list(us), them=["kick"], **state)


def defence(ball: int, *them: str) -> Table:
    """Sacha's answer to a pass from here."""
    return open_play(ball, us=["pass", "run"], them=list(them)).then("cards.play pass")


def test_tackles_are_saved_for_the_own_line() -> None:
    assert pick("easy", defence(30, "tackle"), 0.4) == ("let-go", "hoarded-tackle")
    assert pick("easy", defence(60, "tackle"), 0.4) == ("tackle", "wasted-pass-tackle")


def test_the_pass_tackle_is_spent_before_the_tackle() -> None:
    assert pick("easy", defence(60, "tackle", "pass-tackle"), OFTEN) == ("pass-tackle", "wasted-pass-tackle")


def test_interceptions_are_dreamt_of() -> None:
    assert pick("easy", defence(60, "tackle"), SELDOM) == ("intercept-tackle", "hopeful-interception")


@pytest.mark.parametrize("dice", [(3, 3), (2, 6)])
def test_rucks_are_contested_by_mood(dice: tuple[int, int]) -> None:
    assert pick("easy", ruck(*dice), SELDOM) == ("leave", "shy-at-rucks")
    assert pick("easy", ruck(*dice), OFTEN) == ("contest", "bold-at-rucks")


def test_a_drop_is_tried_with_passes_in_hand() -> None:
    assert pick("easy", play("drop", "pass", "run", ball=65)) == ("drop", "tempting-drop")
    assert pick("easy", play("drop", "pass", "run", ball=64))[1] == "any-card"


def test_any_card_will_do() -> None:
    taken = {pick("easy", play("pass", "run", "kick"), luck / 49)[0] for luck in range(49)}
    assert taken == {"pass", "run", "kick"}
    forward = {pick("easy", play("pass", "run", "kick"), luck / 49)[0] for luck in range(25, 49)}
    assert forward == {"pass", "run"}
    assert pick("easy", play("kick", "tackle", ball=-5))[0] == "kick"


def test_it_plays_on_in_front() -> None:
    table = play("pass", "run", score=[10, 0], half=2, drawn=60)
    option, mistake = pick("easy", table)
    assert option in {"pass", "run"}
    assert mistake == "forgotten-whistle"


@pytest.mark.parametrize(("phase", "ball"), [("kick-off", 50), ("drop-out", 22), ("mark", 10)])
def test_kicks_go_far(phase: str, ball: int) -> None:
    assert pick("easy", at(phase, ball), OFTEN) == ("two", "boot-it")
    assert pick("easy", at(phase, ball), SELDOM) == ("one", "boot-it")


def test_two_dice_wherever_there_are_two() -> None:
    assert pick("easy", at("penalty", 95).then("penalty.choice kick")) == ("two", "two-dice")
    assert pick("easy", defence(60, "tackle").then("tackle.respond intercept-tackle")) == ("two", "two-dice")


def test_every_maul_is_played() -> None:
    assert pick("easy", at("maul", 20)) == ("maul", "maul-anywhere")


def test_penalties_are_kicked_from_too_far_or_tapped() -> None:
    assert pick("easy", at("penalty", 55)) == ("kick", "goal-from-afar")
    assert pick("easy", at("penalty", 54)) == ("tap", "quick-tap")


def test_the_bench_is_forgotten() -> None:
    table = Table("scrumball", "substitution", attack=0, bench=2, hands=[["drop", "touch", "kick"], ["tackle"]])
    assert pick("easy", table) == ("keep", "idle-bench")


def test_a_ball_in_the_own_in_goal_is_played() -> None:
    table = play("kick", ball=80).then("cards.play kick", "kicks.dice one", "kicks.ground 5")
    assert pick("easy", table) == ("play-on", "catch-and-run")


def test_a_hand_is_not_looked_at() -> None:
    table = open_play(us=["tackle"], them=["run"]).then("cards.play stuck")
    assert pick("easy", table) == ("trust", "polite")


def test_mistakes_are_named_once() -> None:
    assert len(set(MISTAKES)) == len(MISTAKES)
