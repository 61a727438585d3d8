"""The tackle, the interception and the defence of the goal line."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.scrumball import open_play, tackled
from tests.games.table import Table

PASS = ("cards.play pass", "tackle.respond intercept-tackle")


def intercept(number: str, dice: str, ball: int = 60, hand: int = 0, **state: Any) -> Table:
    """An interception of a pass with these dice."""
    return open_play(ball, hand, **state).then(*PASS, f"tackle.interception {number}", f"tackle.interception {dice}")


@pytest.mark.rule("scrumball.tackle.respond")
def test_the_defence_answers_with_what_it_holds() -> None:
    def options(*them: str, card: str = "pass") -> tuple[str, ...]:
        table = open_play(us=["pass", "run"], them=list(them)).then(f"cards.play {card}")
        return (table if card == "pass" else table.then("cards.run 3")).options

    assert options("kick") == ("let-go",)
    assert options("tackle") == ("tackle", "intercept-tackle", "let-go")
    assert options("pass-tackle", "tackle") == (
        *("tackle", "pass-tackle", "intercept-tackle", "intercept-pass-tackle"),
        "let-go",
    )
    assert options("tackle", "pass-tackle", card="run") == ("tackle", "pass-tackle", "let-go")
    assert options("run", card="run") == ("let-go",)


def test_a_tackle_spends_its_card_and_letting_go_none() -> None:
    assert tackled(3).now("hands")[1] == ["pass-tackle", "kick"]
    let_go = open_play().then("cards.play run", "cards.run 2", "tackle.respond let-go")
    assert let_go.now("hands")[1] == ["tackle", "pass-tackle", "kick"]


@pytest.mark.rule("scrumball.tackle.intensity")
@pytest.mark.parametrize(("die", "event", "phase", "hand"), [
    (1, "weak-tackle", "maul", 0),
    (6, "tackle-won", "attack", 1),
])  # fmt: skip
def test_one_and_six_end_the_play(die: int, event: str, phase: str, hand: int) -> None:
    table = tackled(die)
    assert table.over
    assert table.names()[-1] == event
    assert table.now("phase", "attack", "ball") == [phase, hand, 50]


@pytest.mark.rule("scrumball.tackle.weak")
def test_a_weak_tackle_gives_a_maul_and_no_cards() -> None:
    assert tackled(1).now("phase", "phases", "attack", "due") == ["maul", 0, 0, [0, 0]]
    again = tackled(1, whole=True)
    assert again.options == ("maul", "cards")
    assert again.ask.seat == 0


@pytest.mark.rule("scrumball.tackle.held")
@pytest.mark.parametrize("die", [2, 3, 4, 5])
def test_two_to_five_make_a_ruck(die: int) -> None:
    table = tackled(die)
    assert table.ask.rule == "scrumball.ruck.zone"
    assert table.ask.seat == 0
    assert table.event("tackled")[2:] == (1, die)


@pytest.mark.rule("scrumball.tackle.won")
def test_six_wins_the_ball_and_both_draw() -> None:
    table = tackled(6)
    assert table.now("attack", "ball", "phase", "due") == [1, 50, "attack", [1, 4]]


@pytest.mark.rule("scrumball.tackle.interception")
@pytest.mark.parametrize(("number", "dice", "good"), [
    ("one", "6", True),
    ("one", "5", False),
    ("two", "15", True),
    ("two", "42", True),
    ("two", "33", True),
    ("two", "61", False),
    ("two", "66", False),
    ("two", "34", False),
])  # fmt: skip
def test_a_six_or_a_sum_of_six_intercepts(number: str, dice: str, good: bool) -> None:
    table = intercept(number, dice)
    assert table.now("ball", "attack") == ([30, 1] if good else [70, 0])
    assert table.now("hands")[1] == ["pass-tackle", "kick"]


@pytest.mark.parametrize(("dice", "good"), [("61", True), ("66", True), ("42", True), ("34", False)])
def test_a_table_may_count_a_six_on_either_die(dice: str, good: bool) -> None:
    table = intercept("two", dice, house={"interception": "either"})
    assert table.now("attack") == (1 if good else 0)


def test_an_interception_comes_before_the_gain_and_runs_thirty_metres() -> None:
    table = intercept("one", "6", 60)
    assert table.event("interception")[2:5] == (1, 60, 30)
    assert "passed" not in table.names()
    assert table.now("phase", "due") == ["attack", [1, 4]]
    assert intercept("one", "6", 60, 1).now("ball", "attack") == [90, 0]


def test_a_run_cannot_be_intercepted() -> None:
    table = open_play().then("cards.play run", "cards.run 3")
    why = table.refuses("intercept")
    assert (why.code, why.rule) == ("barred", "scrumball.tackle.interception")


@pytest.mark.rule("scrumball.tackle.interception-missed")
def test_a_missed_interception_confirms_the_pass() -> None:
    table = intercept("one", "3", 60, them=["tackle", "tackle"])
    assert table.over
    assert table.now("ball", "attack", "phase", "hands") == [
        *(70, 0, "attack"),
        [["run", "pass-tackle", "kick", "drop", "touch"], ["tackle"]],
    ]
    scored = intercept("one", "3", 90)
    assert scored.now("score", "phase") == [[5, 0], "conversion"]


@pytest.mark.rule("scrumball.tackle.goal-line")
@pytest.mark.parametrize("ball", [85, 92, 95, 100])
def test_a_tackle_stops_the_carrier_on_the_line(ball: int) -> None:
    answers = ("cards.play run", "cards.run 5", "tackle.respond tackle", "tackle.intensity 3", "ruck.zone 4")
    table = open_play(ball).then(*answers, "ruck.choice leave")
    assert table.now("ball", "score", "phase") == [100, [0, 0], "attack"]
    assert table.event("stopped-on-line")[2] == 1
    assert "stopped-on-line" not in tackled(3).names()


@pytest.mark.rule("scrumball.tackle.cross")
def test_from_the_line_every_card_that_crosses_can_be_tackled() -> None:
    table = open_play(100).then("cards.play pass")
    assert table.event("must-cross")[2] == 0
    assert "tackle" in table.options
    stopped = open_play(100).then("cards.play pass", "tackle.respond tackle", "tackle.intensity 1")
    assert stopped.now("ball", "score", "phase") == [100, [0, 0], "maul"]
    scored = open_play(100).then("cards.play run", "cards.run 1", "tackle.respond let-go")
    assert scored.now("score") == [5, 0]
    assert "must-cross" in scored.names()
    assert "must-cross" not in open_play(99).then("cards.play pass").names()
