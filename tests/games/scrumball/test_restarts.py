"""The mark and the 22 drop-out."""

from __future__ import annotations

import pytest

from tests.games.scrumball import open_play, phase


@pytest.mark.rule("scrumball.restarts.mark")
def test_a_kick_into_the_22_may_be_marked() -> None:
    table = open_play(50).then("cards.play kick", "kicks.dice two", "kicks.high 24")
    assert (table.options, table.ask.seat) == (("mark", "play-on"), 1)
    table.then("restarts.mark mark")
    assert table.now("ball", "attack", "phase", "due") == [80, 1, "mark", [1, 3]]
    played = open_play(50).then("cards.play kick", "kicks.dice two", "kicks.high 24", "restarts.mark play-on")
    assert played.now("ball", "attack", "phase") == [80, 1, "attack"]


@pytest.mark.parametrize(("dice", "marked"), [("23", False), ("24", True), ("35", True), ("45", True)])
def test_the_22_begins_at_its_line(dice: str, marked: bool) -> None:
    table = open_play(48).then("cards.play kick", "kicks.dice two", f"kicks.high {dice}")
    assert table.over != marked


def test_ground_kicks_and_missed_touches_can_be_marked() -> None:
    ground = open_play(60).then("cards.play kick", "kicks.dice one", "kicks.ground 5")
    touch = open_play(60).then("cards.play touch", "kicks.touch two", "kicks.touch 14")
    for table in (ground, touch):
        assert table.options == ("mark", "play-on")


def test_a_kick_at_goal_cannot_be_marked() -> None:
    for hand, ball, to in ((0, 60, 85), (1, 40, 15)):
        short = open_play(ball, hand).then("cards.play drop", "kicks.drop one", "kicks.drop 5")
        assert short.over
        assert short.now("ball", "attack", "phase") == [to, 1 - hand, "attack"]
        missed = phase("penalty", ball, hand).then("penalty.choice kick", "penalty.goal two", "penalty.goal 14")
        assert missed.over
        assert missed.now("ball", "attack", "phase") == [to, 1 - hand, "attack"]
    line = open_play(75).then("cards.play drop", "kicks.drop one", "kicks.drop 5")
    assert line.options == ("touch-down", "play-on")
    why = line.refuses("mark")
    assert (why.code, why.rule) == ("barred", "scrumball.restarts.mark")


@pytest.mark.parametrize(("hand", "ball", "to"), [(0, 55, 100), (0, 60, 105), (1, 45, 0), (1, 37, -8)])
def test_a_kick_into_the_own_in_goal_may_be_marked(hand: int, ball: int, to: int) -> None:
    table = open_play(ball, hand).then("cards.play kick", "kicks.dice two", "kicks.high 45")
    table.then("ingoal.landing mark")
    assert table.now("ball", "attack", "phase", "bench") == [to, 1 - hand, "mark", 2]
    kick = phase("mark", to, 1 - hand).then("restarts.mark two", "restarts.mark 34")
    assert kick.now("ball", "attack", "phase") == [to - 35 if hand == 0 else to + 35, hand, "attack"]


def test_a_mark_is_kicked_from_its_spot() -> None:
    table = phase("mark", 85, 1).then("restarts.mark two", "restarts.mark 34")
    assert table.now("ball", "attack", "phase") == [50, 0, "attack"]
    assert phase("mark", 85, 1).then("restarts.mark one", "restarts.mark 2").now("ball", "attack") == [75, 1]


@pytest.mark.rule("scrumball.restarts.drop-out")
@pytest.mark.parametrize(("dice", "ball", "hand", "where"), [
    ("1", 27, 0, "attack"),
    ("3", 37, 0, "attack"),
    ("4", 42, 1, "attack"),
    ("12", 37, 1, "attack"),
    ("33", 52, 0, "scrum"),
    ("56", 77, 1, "attack"),
    ("66", 82, 0, "scrum"),
])  # fmt: skip
def test_a_drop_out_is_kicked_like_a_kick_card(dice: str, ball: int, hand: int, where: str) -> None:
    number = "one" if len(dice) == 1 else "two"
    answers = (f"restarts.drop-out {number}", f"restarts.drop-out {dice}")
    table = phase("drop-out", 22, hands=[["kick"], []]).then(*answers)
    assert table.now("ball", "attack", "phase") == [ball, hand, where]
    assert table.now("played") == []


@pytest.mark.rule("scrumball.restarts.touch-card")
@pytest.mark.parametrize("name", ["drop-out", "mark"])
def test_touch_takes_a_touch_card(name: str) -> None:
    without = phase(name, 22, hands=[["kick", "drop"], ["touch"]])
    assert without.options == ("one", "two")
    why = without.refuses("touch")
    assert (why.code, why.rule) == ("barred", "scrumball.restarts.touch-card")
    table = phase(name, 22, hands=[["touch"], []])
    assert table.options == ("one", "two", "touch")
    table.then(f"restarts.{name} touch", "kicks.touch two", "kicks.touch 46")
    assert table.now("ball", "attack", "phase", "played") == [72, 1, "line-out", ["touch"]]
    missed = phase(name, 22, hands=[["touch"], []])
    missed.then(f"restarts.{name} touch", "kicks.touch two", "kicks.touch 16")
    assert missed.now("ball", "attack", "phase") == [57, 1, "attack"]
