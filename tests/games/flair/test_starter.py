"""Stages for beginners: what each of them leaves out, and what takes its place."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.asks import Choose
from engine.core.refusal import Refusal
from engine.games import load
from engine.games.flair.table.grammar import READ
from tests.games.flair import attack, enter, why_not

LEFT_OUT = "flair.starter.stages"
FIRST, SECOND, THIRD = ({"starter": stage} for stage in ("tackle", "ruck", "kicks"))


@pytest.mark.rule("flair.starter.stages")
def test_in_the_first_two_stages_a_card_advances_and_does_nothing_else() -> None:
    for house in (FIRST, SECOND):
        table = attack("3 7 9 10 12 15", house=house)
        assert table.options == ("3:advance", "7:advance", "9:advance", "10:advance", "12:advance", "15:advance")
        assert isinstance(table.ask, Choose)
        assert table.ask.barred == ()
        for option in (
            "9",
            "10",
            "9:drop",
            "12:kick",
            "15:touch",
            "7:run",
            "relay:3",
            "maul:7",
            "fix:3",
            "relaunch:10",
        ):
            assert why_not(table, option) == LEFT_OUT
        assert table.refuses("8:run").rule == LEFT_OUT


@pytest.mark.rule("flair.starter.stages")
def test_in_the_third_stage_three_cards_are_the_most() -> None:
    table = attack("9 10 11 12 13", house=THIRD).then("cards.play 9", "combinations.model 10")
    assert {READ[option][2] for option in table.options} == {"advance", "run", "kick"}
    assert why_not(table, "12") == LEFT_OUT
    whole = attack("9 10 11 12 13").then("cards.play 9", "combinations.model 10")
    assert "12" in whole.options


@pytest.mark.rule("flair.starter.stages")
@pytest.mark.parametrize(
    ("point", "hand", "option"), [("line-out", "2 3 9", "maul:2"), ("ruck", "2 3 9", "fix:2"), ("scrum", "8 9 11", "8")]
)
def test_maul_pick_and_go_and_scrum_exit_come_with_the_whole_game(point: str, hand: str, option: str) -> None:
    assert option in attack(hand, point).options
    assert why_not(attack(hand, point, house=THIRD), option) == LEFT_OUT


@pytest.mark.rule("flair.starter.stages")
@pytest.mark.parametrize(("house", "late"), [(FIRST, True), (SECOND, True), (THIRD, True), ({}, False)])
def test_a_half_lasts_five_minutes(house: dict[str, str], late: bool) -> None:
    table = attack("3 7", house=house, seconds=295).then("cards.play 3:advance")
    assert ("time-up" in table.names()) is late
    assert load("flair").watch({"clock": "real", "starter": house.get("starter", "whole")}) == (300 if late else 600)


@pytest.mark.rule("flair.starter.tackle")
@pytest.mark.parametrize(("ours", "theirs", "seat"), [("43", "52", 0), ("65", "52", 1), ("43", "43", 1)])
def test_whoever_wins_the_duel_has_the_ball(ours: str, theirs: str, seat: int) -> None:
    table = enter("tackle", 50, hand="4 7 9", house=FIRST, whole=True)
    table.then("tackle.choice 3", f"tackle.duel {ours}", f"tackle.duel {theirs}")
    assert table.now("attack", "ball", "point", "renewing") == [seat, 50, "open", bool(seat)]
    assert {"ruck", "zone"}.isdisjoint(table.names())


@pytest.mark.rule("flair.starter.tackle")
def test_doubles_do_what_they_always_do() -> None:
    start = enter("tackle", 50, hand="4 7 9", house=FIRST, whole=True).then("tackle.choice 3")
    start.then("tackle.duel 22")
    assert start.now("attack", "ball") == [1, 30]
    again = enter("tackle", 50, hand="4 7 9", house=FIRST).then("tackle.choice 3", "tackle.duel 43", "tackle.duel 22")
    assert "tackle-missed" in again.names()


@pytest.mark.rule("flair.starter.by-hand")
@pytest.mark.parametrize("house", [FIRST, SECOND])
def test_there_is_no_kick_off_and_no_drop_out(house: dict[str, str]) -> None:
    six = "3 7 9 10 12 15"
    off = enter("kick-off", hand=six, house=house, whole=True)
    assert off.now("attack", "ball", "phase", "point") == [0, 50, "attack", "open"]
    out = attack(six, ball=0, house=house).then("cards.play touch-down")
    assert out.now("attack", "ball", "phase") == [0, 22, "attack"]
    assert out.names()[-1] == "by-hand"
    third = enter("kick-off", hand=six, house=THIRD, whole=True)
    assert third.ask.name == "kick-off-dice"


@pytest.mark.rule("flair.starter.no-scrum")
@pytest.mark.parametrize("stage", ["ruck", "kicks"])
def test_without_a_card_the_ball_is_lost_and_there_is_no_scrum_before_the_third_stage(stage: str) -> None:
    house = {"starter": stage, "ruck-relay": "strict"}
    table = attack("12" if stage == "kicks" else "12 14", "ruck-strict", house=house, whole=False)
    assert table.options == ("none",)
    table.then("cards.play none")
    assert table.now("attack", "phase", "ball") == [1, "scrum" if stage == "kicks" else "attack", 40]


@pytest.mark.rule("flair.starter.penalty")
def test_an_offside_is_a_penalty_at_once() -> None:
    ruck: dict[str, Any] = {"leader": 0, "zone": [2, 5]}
    second = enter("contest", 50, house=SECOND, **ruck).then("ruck.contest 3", "ruck.contest 6")
    assert second.now("phase", "attack", "mark") == ["penalty", 0, None]
    third = enter("contest", 50, house=THIRD, **ruck).then("ruck.contest 3", "ruck.contest 6")
    assert third.now("phase") == "offside"


@pytest.mark.rule("flair.starter.penalty")
def test_a_penalty_is_kicked_at_goal_or_played_by_the_nine_or_a_stand_in() -> None:
    table = enter("penalty", 70, hand="3 7 9 10 12 15", house=SECOND, whole=True)
    assert " ".join(table.options) == "kick tap"
    assert why_not(table, "touch") == LEFT_OUT
    table.then("penalty.choice tap")
    assert set(table.options) == {"9:advance", *(f"relay:{number}" for number in (3, 7, 9, 10, 12, 15))}
    table.then("cards.play relay:3")
    assert table.options == ("7:advance", "10:advance", "12:advance", "15:advance")


@pytest.mark.rule("flair.starter.stages")
@pytest.mark.parametrize(
    ("stage", "told"),
    [
        ("tackle", {"phase": "contest", "leader": 0, "zone": [2, 5]}),
        ("tackle", {"phase": "penalty"}),
        ("ruck", {"phase": "scrum"}),
        ("ruck", {"phase": "line-out"}),
        ("ruck", {"phase": "attack", "mark": 35}),
        ("ruck", {"phase": "attack", "point": "scrum"}),
        ("kicks", {"phase": "attack", "point": "maul"}),
        ("kicks", {"phase": "attack", "point": "forwards", "last": 6, "count": 3}),
    ],
)
def test_a_state_that_a_stage_leaves_out_is_refused(stage: str, told: dict[str, object]) -> None:
    state = {
        "ball": 40,
        "attack": 0,
        "hands": [["3", "7", "8", "9", "10", "12"], ["1", "4", "8", "9", "11", "14"]],
        **told,
    }
    game = load("flair")
    house = {house_rule.key: house_rule.default for house_rule in game.house_rules}
    game.load(state, house)
    with pytest.raises(Refusal, match="why='starter'"):
        game.load(state, {**house, "starter": stage})
