"""The clock."""

from __future__ import annotations

import pytest

from tests.games.flair import attack, enter
from tests.games.table import Table


@pytest.mark.rule("flair.clock.actions")
def test_every_card_and_every_throw_takes_five_seconds() -> None:
    table = enter("tackle", whole=True)
    assert table.now("seconds") == 0
    for answer, seconds in (
        ("tackle.choice 1", 5), ("tackle.duel 43", 10), ("tackle.duel 52", 15), ("ruck.contest 3", 20),
        ("ruck.contest 3", 25), ("ruck.clear-out 4", 30), ("ruck.clear-out 4", 35), ("cards.play 7:advance", 40),
    ):  # fmt: skip
        assert table.then(answer).now("seconds") == seconds
    kick = enter("kick-off").then("duels.distance one", "kickoff.kick 4")
    assert kick.now("seconds") == 5
    scrum = enter("scrum").then("duels.first-thrower one", "scrum.duel 4", "scrum.duel 3")
    assert scrum.now("seconds") == 10


@pytest.mark.rule("flair.clock.actions")
@pytest.mark.parametrize(("seconds", "late"), [(590, False), (595, True)])
def test_after_600_seconds_time_is_up_and_play_goes_on(seconds: int, late: bool) -> None:
    table = attack("4 12", seconds=seconds, whole=False).then("cards.play 4:advance")
    assert table.now("late", "phase", "half") == [late, "tackle", 1]
    assert ("time-up" in table.names()) is late


@pytest.mark.rule("flair.clock.real")
def test_by_a_watch_a_player_says_that_time_is_up() -> None:
    table = attack("4 12", house={"clock": "real"})
    assert "time" in table.options
    table.then("cards.play time")
    assert table.now("late", "seconds", "attack") == [True, 0, 0]
    assert "end" in table.options
    assert "time" not in table.options
    assert table.then("cards.play end").now("half") == 2
    assert "time" not in attack("4 12").options


@pytest.mark.rule("flair.clock.real")
def test_by_a_watch_actions_take_no_time() -> None:
    table = attack("4 12", house={"clock": "real"}).then("cards.play 4:advance", "tackle.choice pass")
    assert table.now("seconds", "late") == [0, False]


@pytest.mark.rule("flair.clock.possession")
def test_the_side_with_the_ball_ends_the_half_once_time_is_up() -> None:
    for table, rule in (
        (attack("4 12", seconds=600), "cards.play"),
        (enter("penalty", seconds=600, whole=True), "penalty.choice"),
        (enter("kick-off", 50, seconds=600, whole=True), "duels.distance"),
        (enter("drop-out", seconds=600, whole=True), "duels.distance"),
    ):
        assert "end" in table.options
        assert table.then(f"{rule} end").now("half", "phase", "late", "seconds") == [2, "kick-off", False, 0]
    for phase in ("attack", "penalty", "kick-off", "drop-out"):
        assert "end" not in enter(phase, seconds=595).options


@pytest.mark.rule("flair.clock.possession")
def test_not_in_the_middle_of_a_combination() -> None:
    assert "end" not in attack("9 10 12", seconds=600).then("cards.play 9").options


@pytest.mark.rule("flair.clock.off-the-pitch")
@pytest.mark.parametrize(("seconds", "over"), [(0, False), (600, True)])
def test_a_ball_in_touch_or_dead_ends_the_half_after_time(seconds: int, over: bool) -> None:
    touch = attack("4 15", ball=30, seconds=seconds)
    touch.then("cards.play 15:touch", "duels.distance two", "touch.kick 54")
    direct = attack("4 15", ball=30, seconds=seconds)
    direct.then("cards.play 15:touch", "duels.distance two", "touch.kick 51")
    dead = attack("4 12", ball=70, seconds=seconds).then("cards.play 12:kick", "duels.distance two", "kicks.kick 65")
    penalty = enter("penalty", 30, seconds=seconds, whole=True)
    penalty.then("penalty.choice touch", "duels.distance two", "penalty.touch 54")
    for table in (touch, direct, dead, penalty):
        assert (table.now("half") == 2) is over
        assert ("ball-out" in table.names()) is over


@pytest.mark.rule("flair.clock.off-the-pitch")
def test_a_scrum_or_a_touch_down_does_not() -> None:
    run = attack("4 13", "backs", last=10, count=2, seconds=600)
    run.then("combinations.backs 13:run", "duels.distance one", "run.metres 1")
    assert run.now("half") == 1
    down = enter("received", 105, 1, point="kick", seconds=600, whole=True).then("restarts.in-goal touch-down")
    assert down.now("half", "phase") == [1, "drop-out"]


def shot(phase: str, seconds: int, dice: str) -> Table:
    """A kick at goal with one die, or a conversion against a 4."""
    table = enter(phase, 90 if phase == "penalty" else 100, seconds=seconds, whole=True)
    if phase == "conversion":
        return table.then("duels.first-thrower one", f"tries.conversion {dice}", "tries.conversion 4")
    return table.then("penalty.choice kick", "duels.distance one", f"penalty.kick {dice}")


@pytest.mark.rule("flair.clock.goal-kick")
@pytest.mark.parametrize("phase", ["conversion", "penalty"])
@pytest.mark.parametrize("dice", ["2", "5"])
def test_a_conversion_or_a_penalty_kick_is_the_last_of_the_half(phase: str, dice: str) -> None:
    assert shot(phase, 600, dice).now("half", "phase") == [2, "kick-off"]
    assert shot(phase, 500, dice).now("half") == 1
    assert shot(phase, 600, "5").now("score")[0] in {7, 3}


@pytest.mark.rule("flair.clock.off-the-pitch")
@pytest.mark.parametrize(("seat", "ball"), [(0, 90), (1, 10)])
def test_a_drop_that_goes_over_ends_the_half_after_time(seat: int, ball: int) -> None:
    drop = ("cards.play 10:drop", "duels.distance one", "drop.goal 5")
    table = attack("4 10", "open", ball, seat, seconds=600).then(*drop)
    assert table.now("half", "phase", "attack") == [2, "kick-off", 1]
    assert table.now("score")[seat] == 3
    assert table.names()[-3:] == ["ball-out", "half-time", "placed"]
    assert attack("4 10", "open", ball, seat, seconds=500).then(*drop).now("half", "phase") == [1, "kick-off"]
    last = attack("4 10", "open", ball, seat, seconds=600, half=2, score=[3, 3]).then(*drop)
    assert last.result is not None
    assert last.result.winner == seat


@pytest.mark.rule("flair.clock.off-the-pitch")
@pytest.mark.parametrize(
    ("ball", "dice", "phase"), [(60, "32", "attack"), (75, "32", "received"), (75, "51", "received")]
)
def test_a_drop_that_stays_in_is_played_on(ball: int, dice: str, phase: str) -> None:
    table = attack("4 7 9 10 12 15", ball=ball, seconds=600, whole=False)
    table.then("cards.play 10:drop", "duels.distance two", f"drop.goal {dice}")
    assert table.now("half", "late", "phase", "attack", "score") == [1, True, phase, 1, [0, 0]]


@pytest.mark.rule("flair.clock.half-time")
@pytest.mark.parametrize(("first", "holder"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_the_other_side_kicks_off_the_second_half(first: int, holder: int) -> None:
    table = attack("4 12", "open", 30, holder, first=first, seconds=600, mark=35 if holder else 25, whole=False)
    table.then("cards.play end")
    assert table.now("attack", "first", "half", "ball", "phase") == [1 - first, first, 2, 50, "kick-off"]
    assert table.now("renewing", "seconds", "late", "mark", "score") == [True, 0, False, None, [0, 0]]


@pytest.mark.rule("flair.clock.full-time")
@pytest.mark.parametrize(("score", "winner"), [([10, 7], 0), ([3, 5], 1), ([8, 8], None)])
def test_the_second_half_ends_the_match(score: list[int], winner: int | None) -> None:
    table = attack("4 12", half=2, seconds=600, score=score).then("cards.play end")
    assert table.over
    assert table.now("over") is True
    assert table.result is not None
    assert (table.result.winner, list(table.result.score)) == (winner, score)
    assert attack("4 12", half=2, seconds=600, score=score).result is None
