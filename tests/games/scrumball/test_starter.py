"""Stages for beginners: what each of them leaves out, and what takes its place."""

from __future__ import annotations

import pytest

from engine.core.asks import Choose
from engine.core.refusal import Refusal
from engine.games import load
from engine.games.scrumball.table.house_rules import counts, packed, read_pack
from tests.games.scrumball import open_play, phase, tackled
from tests.games.table import Table

LEFT_OUT = "scrumball.starter.stages"
FIRST, SECOND, THIRD = ({"starter": stage} for stage in ("tackle", "ruck", "kicks"))
OURS, THEIRS = ["run", "pass", "pass-tackle"], ["tackle", "pass-tackle"]


def play(house: dict[str, str], **state: object) -> Table:
    """Open play with cards that every stage has."""
    return open_play(us=OURS, them=THEIRS, house=house, **state)  # type: ignore[arg-type]


@pytest.mark.rule("scrumball.starter.stages")
def test_until_there_are_kicks_their_cards_stay_in_the_box() -> None:
    for house in (FIRST, SECOND):
        match = load("scrumball").new({**_house(), **house})
        assert sorted(set(match.pile)) == ["pass", "pass-tackle", "run", "tackle"]
        assert (len(match.pile), match.house.enough_cards, match.house.bench) == (30, 30, 0)
        assert play(house).refuses("kick").code == "barred"
    assert len(load("scrumball").new({**_house(), **THIRD}).pile) == 40


@pytest.mark.rule("scrumball.starter.stages")
def test_a_table_with_a_pack_of_its_own_keeps_it_if_it_can_be_played() -> None:
    own = "pass=12,run=8,tackle=8,pass-tackle=4,kick=4,drop=2,touch=2"
    assert packed(own, "kicks") == own
    assert sum(counts(packed(own, "tackle")).values()) == 32
    for odd in ("kick=40", "touch=20,pass=20"):
        assert sum(counts(packed(read_pack(odd), "ruck")).values()) == 30


@pytest.mark.rule("scrumball.starter.stages")
@pytest.mark.parametrize(("house", "drawn"), [(FIRST, 30), (SECOND, 30), (THIRD, 40), ({}, 60)])
def test_a_half_is_over_once_the_pile_has_been_drawn(house: dict[str, str], drawn: int) -> None:
    for many, late in ((drawn - 1, False), (drawn, True)):
        table = open_play(us=["run"] * 6, them=["pass"] * 6, house=house, drawn=many, played=PLAYED[drawn])
        assert ("end" in table.options) is late


PLAYED = {
    30: ["pass"] * 4 + ["pass-tackle"] * 6 + ["tackle"] * 7,
    40: ["pass"] * 4 + ["pass-tackle"] * 6 + ["tackle"] * 8,
}
PLAYED[40] += ["kick"] * 4 + ["drop"] * 3 + ["touch"] * 2
PLAYED[60] = PLAYED[40]


@pytest.mark.rule("scrumball.starter.stages")
def test_by_the_clock_a_half_lasts_five_minutes() -> None:
    clock = {"mode": "clock"}
    assert "time-up" in play({**clock, **FIRST}, seconds=295).then("cards.play run", "cards.run 2").names()
    assert "time-up" not in play(clock, seconds=295).then("cards.play run", "cards.run 2").names()


@pytest.mark.rule("scrumball.starter.stages")
def test_no_interception_before_the_second_stage() -> None:
    table = play(FIRST).then("cards.play pass")
    assert table.options == ("tackle", "pass-tackle", "let-go")
    for said in ("intercept", "intercept-tackle", "intercept-pass-tackle"):
        assert table.refuses(said).rule == LEFT_OUT
        assert "learning" in load("scrumball").text("en").barred(table.ask, said)
    assert "intercept-tackle" in play(SECOND).then("cards.play pass").options


@pytest.mark.rule("scrumball.starter.stages")
def test_no_maul_before_the_whole_game() -> None:
    assert tackled(1, us=OURS, them=THEIRS).now("phase") == "maul"
    for house in (FIRST, SECOND, THIRD):
        assert tackled(1, us=OURS, them=THEIRS, house=house).now("phase", "attack") == ["attack", 0]
    won = phase("line-out", house=THIRD).then("lineout.duel 6", "lineout.duel 2")
    assert won.now("phase", "ball") == ["attack", 50]


@pytest.mark.rule("scrumball.starter.tackle")
@pytest.mark.parametrize("die", [2, 3, 4, 5])
def test_a_tackle_holds_and_the_attack_keeps_the_ball(die: int) -> None:
    table = tackled(die, us=OURS, them=THEIRS, house=FIRST)
    assert table.now("attack", "ball", "phase", "due") == [0, 50, "attack", [0, 0]]
    assert table.names()[-1] == "held"
    second = tackled(die, us=OURS, them=THEIRS, house=SECOND)
    assert second.ask.name == "ruck-die"


@pytest.mark.rule("scrumball.starter.tackle")
def test_a_six_wins_the_ball() -> None:
    assert tackled(6, us=OURS, them=THEIRS, house=FIRST).now("attack", "ball") == [1, 50]


@pytest.mark.rule("scrumball.starter.by-hand")
@pytest.mark.parametrize("house", [FIRST, SECOND])
def test_there_is_no_kick_off_and_no_drop_out(house: dict[str, str]) -> None:
    off = phase("kick-off", house=house)
    assert off.now("attack", "ball", "phase") == [0, 50, "attack"]
    out = phase("drop-out", 22, house=house)
    assert out.now("attack", "ball", "phase") == [0, 22, "attack"]
    assert phase("kick-off", house=THIRD).ask.name == "kick-off-dice"


@pytest.mark.rule("scrumball.starter.no-scrum")
def test_without_a_card_the_ball_is_lost_and_there_is_no_scrum_in_the_first_stage() -> None:
    for house, then in ((FIRST, "attack"), (SECOND, "scrum")):
        table = open_play(us=["tackle"], them=["run"], house=house).then(
            "cards.play stuck", "continuity.see-hand trust"
        )
        assert table.now("attack", "phase", "ball") == [1, then, 40]


@pytest.mark.rule("scrumball.starter.penalty")
def test_a_contest_outside_the_zone_is_a_penalty_at_once() -> None:
    answers = ("ruck.zone 4", "ruck.choice contest", "ruck.contest 6")
    second = tackled(2, us=OURS, them=THEIRS, house=SECOND).then(*answers)
    assert second.now("phase", "attack", "ball", "mark") == ["penalty", 0, 50, None]
    third = tackled(2, us=OURS, them=THEIRS, house=THIRD).then(*answers)
    assert third.now("phase", "mark") == ["attack", 50]


@pytest.mark.rule("scrumball.starter.penalty")
def test_a_penalty_is_kicked_at_goal_or_played_by_hand() -> None:
    table = phase("penalty", 70, house=SECOND)
    assert isinstance(table.ask, Choose)
    assert (table.options, table.ask.barred) == (("kick", "tap"), (("touch", LEFT_OUT),))
    assert table.refuses("touch").rule == LEFT_OUT
    assert "touch" in phase("penalty", 70, house=THIRD).options


@pytest.mark.rule("scrumball.starter.stages")
@pytest.mark.parametrize(
    ("stage", "told"),
    [
        ("tackle", {"phase": "scrum"}),
        ("tackle", {"phase": "penalty"}),
        ("ruck", {"phase": "line-out"}),
        ("ruck", {"mark": 35}),
        ("kicks", {"phase": "maul"}),
        ("kicks", {"phase": "scrum", "bench": 2}),
    ],
)
def test_a_state_that_a_stage_leaves_out_is_refused(stage: str, told: dict[str, object]) -> None:
    state = {"ball": 40, "attack": 0, "hands": [OURS, THEIRS], **told}
    game = load("scrumball")
    game.load(state, _house())
    with pytest.raises(Refusal, match="starter-left-out"):
        game.load(state, {**_house(), "starter": stage})


def _house() -> dict[str, str]:
    """What the book plays."""
    return {house_rule.key: house_rule.default for house_rule in load("scrumball").house_rules}
