"""The ruck: its zone, its contest, its advantage."""

from __future__ import annotations

import pytest

from tests.games.scrumball import open_play, ruck


@pytest.mark.rule("scrumball.ruck.zone")
@pytest.mark.parametrize(("tackle", "die", "low", "high"), [(2, 4, 2, 4), (4, 2, 2, 4), (5, 1, 1, 5), (3, 6, 3, 6)])
def test_the_zone_goes_from_die_to_die(tackle: int, die: int, low: int, high: int) -> None:
    table = ruck(tackle, die)
    assert table.event("ruck")[2:] == (0, tackle, die, low, high)
    assert table.position.observe(0).view["zone"] == [low, high]
    table.then("ruck.choice contest")
    assert (table.about("low"), table.about("high")) == (low, high)


@pytest.mark.rule("scrumball.ruck.choice")
def test_a_ruck_left_alone_stays_with_the_attack() -> None:
    table = ruck(2, 4)
    assert table.options == ("contest", "leave")
    assert table.ask.seat == 1
    table.then("ruck.choice leave")
    assert table.now("attack", "ball", "phase", "due", "mark", "beneficiary") == [0, 50, "attack", [0, 0], None, None]


@pytest.mark.rule("scrumball.ruck.on-line")
def test_a_ruck_on_the_goal_line_is_no_try() -> None:
    table = ruck(2, 4, 95)
    assert "ruck-on-line" in table.names()
    assert table.now("ball", "score") == [100, [0, 0]]
    assert "ruck-on-line" not in ruck(2, 4).names()


@pytest.mark.rule("scrumball.ruck.contest")
@pytest.mark.parametrize("die", range(1, 7))
def test_inside_the_zone_the_ball_is_won(die: int) -> None:
    table = ruck(4, 2).then("ruck.choice contest", f"ruck.contest {die}")
    won = 2 <= die <= 4
    assert table.now("attack", "phase") == [1 if won else 0, "attack"]
    assert table.now("due") == ([1, 4] if won else [0, 0])
    assert table.now("ball") == 50


def test_a_contest_may_cost_a_card() -> None:
    card = {"contest": "card"}
    table = ruck(4, 2, house=card).then("ruck.choice contest", "ruck.contest kick", "ruck.contest 3")
    assert table.now("hands")[1] == ["pass-tackle"]
    assert table.event("contest-card")[2:] == (1, "kick")
    empty = ruck(4, 2, house=card, them=["tackle"])
    assert empty.options == ("leave",)
    assert empty.refuses("contest").code == "barred"
    assert ruck(4, 2, them=["tackle"]).options == ("contest", "leave")


@pytest.mark.rule("scrumball.ruck.missed")
def test_outside_the_zone_there_is_advantage() -> None:
    table = ruck(4, 2).then("ruck.choice contest", "ruck.contest 5")
    assert table.now("attack", "beneficiary", "mark", "due") == [0, 0, 50, [0, 0]]


@pytest.mark.rule("scrumball.ruck.double")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_double_zone_wants_that_very_number(die: int) -> None:
    table = ruck(3, 3).then("ruck.choice contest", f"ruck.contest {die}")
    assert table.event("ruck-double")[2] == 3
    assert table.now("attack") == (1 if die == 3 else 0)
    assert (table.now("mark") is None) == (die == 3)
    assert "ruck-double" not in ruck(3, 4).names()


def test_the_zone_is_gone_when_the_play_is_over() -> None:
    for end in (
        ("ruck.choice leave",),
        ("ruck.choice contest", "ruck.contest 3"),
        ("ruck.choice contest", "ruck.contest 6"),
    ):
        table = ruck(2, 4).then(*end)
        assert table.position.observe(0).view["zone"] is None


def test_a_run_by_sacha_is_contested_by_camille() -> None:
    answers = ("cards.play run", "cards.run 2", "tackle.respond tackle", "tackle.intensity 2", "ruck.zone 4")
    table = open_play(60, 1).then(*answers)
    assert table.ask.seat == 0
    table.then("ruck.choice contest", "ruck.contest 2")
    assert table.now("attack", "ball") == [0, 50]
