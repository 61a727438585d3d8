"""Periods: their limit, and the ways in which they end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.scrumball import open_play, phase, tackled
from tests.games.table import Table

FULL = ["pass", "run", "tackle", "kick", "touch", "drop"]


def due(drawn: int, **state: Any) -> Table:
    """A card to be drawn by Sacha as the next after `drawn`."""
    hands = [FULL, FULL[:5]]
    return Table("scrumball", "draw", whole=True, attack=0, drawn=drawn, hands=hands, due=[0, 1], **state)


@pytest.mark.rule("scrumball.periods.cards")
def test_the_sixtieth_card_passes_the_limit() -> None:
    before = due(58).then("renewal.six pass")
    assert "time-up" not in before.names()
    assert "end" not in before.options
    after = due(59).then("renewal.six pass")
    assert after.event("time-up")[2:] == ("cards", 1)
    assert "end" in after.options
    assert after.now("drawn") == 60


def test_cards_do_not_end_a_half_of_the_clock() -> None:
    table = due(59, house={"mode": "clock"}).then("renewal.six pass")
    assert "time-up" not in table.names()
    assert "end" not in table.options


@pytest.mark.rule("scrumball.periods.clock")
def test_a_card_takes_ten_seconds_and_a_throw_five() -> None:
    clock = {"mode": "clock"}
    assert tackled(6, house=clock).now("seconds") == 10 + 5 + 10 + 5
    passed = open_play(house=clock).then("cards.play pass", "tackle.respond let-go")
    assert passed.now("seconds") == 10
    assert phase("scrum", house=clock).then("scrum.duel 3", "scrum.duel 3").now("seconds") == 10
    assert tackled(6).now("seconds") == 0


def test_ten_minutes_pass_the_limit_once() -> None:
    clock = {"mode": "clock"}
    early = phase("scrum", house=clock, seconds=585).then("scrum.duel 3", "scrum.duel 3")
    assert "time-up" not in early.names()
    late = phase("scrum", house=clock, seconds=595).then("scrum.duel 3", "scrum.duel 3")
    assert late.event("time-up")[2:] == ("clock", 1)
    assert late.now("seconds") == 605
    assert "time-up" not in phase("scrum", house=clock, seconds=600).then("scrum.duel 3", "scrum.duel 3").names()


@pytest.mark.rule("scrumball.periods.time-up")
def test_play_goes_on_past_the_limit() -> None:
    table = due(59).then("renewal.six pass", "cards.play pass", "tackle.respond let-go")
    assert table.now("half", "over", "ball") == [1, False, 60]
    scrum = phase("scrum", drawn=70).then("scrum.duel 3", "scrum.duel 3")
    assert scrum.now("half", "phase") == [1, "attack"]


@pytest.mark.rule("scrumball.periods.declared")
def test_the_side_with_the_ball_ends_the_half() -> None:
    assert open_play(drawn=60).then("cards.play end").now("half", "phase") == [2, "kick-off"]
    assert phase("penalty", drawn=60).then("penalty.choice end").now("half") == 2
    assert phase("maul", drawn=60, phases=1).then("maul.choice end").now("half", "phases") == [2, 0]
    assert phase("drop-out", 22, drawn=60).then("restarts.drop-out end").now("half") == 2
    assert phase("mark", 12, drawn=60).then("restarts.mark end").now("half") == 2
    assert open_play(drawn=60).then("cards.play end").event("called-off")[2] == 0


def test_nobody_ends_a_half_before_the_limit() -> None:
    for table in (open_play(drawn=59, played=["pass"] * 0), phase("penalty"), phase("maul"), phase("drop-out", 22)):
        assert "end" not in table.options


def test_the_other_side_is_not_asked_to_end_it() -> None:
    table = open_play(drawn=60).then("cards.play pass")
    assert "end" not in table.options


@pytest.mark.rule("scrumball.periods.out")
def test_the_ball_out_of_the_field_ends_the_half() -> None:
    late: Any = {"drawn": 60}
    touch = ("cards.play touch", "kicks.touch one", "kicks.touch 3")
    assert open_play(**late).then(*touch).now("half") == 2
    assert open_play().then(*touch).now("half", "phase") == [1, "line-out"]
    past = ("cards.play touch", "kicks.touch two", "kicks.touch 54")
    assert open_play(80, **late).then(*past).now("half") == 2
    dead = ("cards.play kick", "kicks.dice two", "kicks.high 65")
    assert open_play(80, **late).then(*dead).now("half") == 2
    drop = ("cards.play drop", "kicks.drop two", "kicks.drop 65")
    assert open_play(80, **late).then(*drop).now("half", "score") == [2, [3, 0]]
    kicked = ("penalty.choice touch", "penalty.touch one", "penalty.touch 2")
    assert phase("penalty", **late).then(*kicked).now("half") == 2
    assert phase("kick-off", **late).then("kickoff.kick two", "kickoff.kick 66").now("half") == 2


def test_a_touch_that_is_not_found_does_not() -> None:
    table = open_play(drawn=60).then("cards.play touch", "kicks.touch one", "kicks.touch 1")
    assert table.now("half", "phase") == [1, "attack"]


@pytest.mark.rule("scrumball.periods.attempt")
def test_a_kick_at_goal_ends_the_half() -> None:
    for dice, score in (("65", [3, 0]), ("23", [0, 0]), ("16", [0, 0])):
        kick = ("penalty.choice kick", "penalty.goal two", f"penalty.goal {dice}")
        table = phase("penalty", 60, drawn=60).then(*kick)
        assert table.now("half", "score") == [2, score]
        assert table.over
    for answer, score in ((3, [7, 0]), (4, [5, 0])):
        conversion = ("tries.conversion 3", f"tries.conversion {answer}")
        table = phase("conversion", 100, score=[5, 0], drawn=60).then(*conversion)
        assert table.now("half", "score") == [2, score]
        assert phase("conversion", 100, score=[5, 0]).then(*conversion).now("half", "phase") == [1, "kick-off"]


@pytest.mark.rule("scrumball.periods.second-half")
@pytest.mark.parametrize("first", [0, 1])
def test_the_other_side_kicks_off_the_second_half_with_a_new_pack(first: int) -> None:
    table = open_play(73, first=first, drawn=60, subs=[1, 0], score=[5, 3]).then("cards.play end")
    assert table.now("half", "attack", "phase", "ball") == [2, 1 - first, "kick-off", 50]
    assert table.now("drawn", "due", "hands", "played") == [0, [6, 6], [[], []], []]
    assert table.now("subs", "score", "first") == [[1, 0], [5, 3], first]


@pytest.mark.rule("scrumball.periods.full-time")
@pytest.mark.parametrize(("score", "winner"), [([12, 10], 0), ([3, 8], 1), ([7, 7], None)])
def test_the_higher_score_wins_and_a_draw_stands(score: list[int], winner: int | None) -> None:
    table = open_play(half=2, drawn=60, score=score, whole=True).then("cards.play end")
    assert table.over
    assert table.result is not None
    assert table.result.winner == winner
    assert table.result.rule == "scrumball.periods.full-time"
    assert table.names()[-1] == ("drawn-match" if winner is None else "won")
