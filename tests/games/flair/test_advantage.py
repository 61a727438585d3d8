"""Advantage."""

from __future__ import annotations

import pytest

from engine.core.refusal import Refusal
from tests.games.flair import attack, enter
from tests.games.table import Table


@pytest.mark.rule("flair.advantage.choice")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_attack_plays_on_with_a_card_more(seat: int) -> None:
    table = enter("offside", 60, seat)
    assert (table.ask.seat, table.options) == (seat, ("advantage", "penalty"))
    table.then("advantage.choice advantage")
    assert table.now("mark", "beneficiary", "extra", "point", "phase") == [60, seat, seat, "ruck", "attack"]


@pytest.mark.rule("flair.advantage.choice")
def test_or_takes_the_penalty() -> None:
    table = enter("offside", 60, hand="4 9").then("advantage.choice penalty")
    assert table.now("mark", "phase", "attack", "ball", "renewing") == [None, "penalty", 0, 60, True]


@pytest.mark.rule("flair.advantage.second-offence")
@pytest.mark.parametrize(
    ("seat", "mark", "ball", "better"), [(0, 60, 65, 65), (0, 60, 60, 60), (1, 40, 35, 35), (1, 40, 40, 40)]
)
@pytest.mark.parametrize("way", ["advantage", "penalty"])
def test_the_better_mark_counts(seat: int, mark: int, ball: int, better: int, way: str) -> None:
    table = enter("offside", ball, seat, mark=mark).then(f"advantage.choice {way}")
    assert table.now("mark" if way == "advantage" else "ball") == better


@pytest.mark.rule("flair.advantage.ten-metres")
@pytest.mark.parametrize(("ball", "card", "over"), [(60, "4:advance", True), (60, "9", False), (64, "9", False),
    (65, "9", True)])  # fmt: skip
def test_ten_metres_beyond_the_mark_end_it(ball: int, card: str, over: bool) -> None:
    table = attack("4 9 12", "ruck", ball, mark=60).then(f"cards.play {card}")
    assert (table.now("mark") is None) is over
    assert ("advantage-over" in table.names()) is over


@pytest.mark.rule("flair.advantage.ten-metres")
def test_step_by_step_and_for_either_side() -> None:
    table = attack("9 10 12", "ruck", 40, 1, mark=40).then("cards.play 9")
    assert table.now("mark") == 40
    table.then("combinations.model 10")
    assert table.now("mark") is None


@pytest.mark.rule("flair.advantage.ten-metres")
def test_points_end_it_as_well() -> None:
    assert attack("4 9 12", "ruck", 95, mark=92).then("cards.play 4:advance").now("score", "mark") == [[5, 0], None]
    table = attack("9 10", "ruck", 80, mark=80).then("cards.play 9:drop", "duels.distance two", "drop.goal 43")
    assert table.now("score", "mark", "phase") == [[3, 0], None, "kick-off"]


def lost(*answers: str, point: str = "ruck", hand: str = "4 9 10", ball: int = 62, **state: object) -> Table:
    """The ball lost in some way while Camille plays advantage from 60."""
    return attack(hand, point, ball, mark=60, **state).then(*answers)  # type: ignore[arg-type]


@pytest.mark.rule("flair.advantage.ten-metres")
@pytest.mark.parametrize(("dice", "ball"), [("44", 20), ("66", 40), ("33", 20), ("11", 22)])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_kick_that_leaves_the_attack_the_ball_counts_as_held(dice: str, ball: int, seat: int) -> None:
    at = 100 - ball if seat else ball
    table = attack("4 9 12", "open", at, seat, mark=at)
    table.then("cards.play 12:kick", "duels.distance two", f"kicks.kick {dice}")
    assert table.now("mark") is None
    assert table.event("advantage-over")[2:] == (seat, False)
    assert "advantage-back" not in table.names()


@pytest.mark.rule("flair.advantage.ten-metres")
def test_a_kick_that_is_kept_or_knocked_on_has_gained_ten_metres() -> None:
    for dice, phase in (("11", "attack"), ("44", "scrum")):
        table = attack("4 9 12", "open", 60, mark=55, whole=False)
        table.then("cards.play 12:kick", "duels.distance two", f"kicks.kick {dice}")
        assert table.now("mark", "phase", "attack") == [None, phase, 0]
    for play, told in (("scrum", {"mark": 55}), ("attack", {"mark": 65}), ("attack", {"mark": 55, "point": "kick"})):
        with pytest.raises(Refusal, match="match-told"):
            enter(play, 60, whole=True, **told)


@pytest.mark.rule("flair.advantage.back")
@pytest.mark.parametrize("answers", [
    ("cards.play 9:drop", "duels.distance two", "drop.goal 61"),
    ("cards.play 9:kick", "duels.distance one", "kicks.kick 2"),
    ("cards.play 9:touch", "duels.distance two", "touch.kick 43"),
    ("cards.play 9", "combinations.model 10:run", "duels.distance one", "run.metres 1"),
])  # fmt: skip
def test_a_ball_lost_brings_play_back_to_the_mark(answers: tuple[str, ...]) -> None:
    table = lost(*answers)
    assert table.now("ball", "attack", "phase", "mark") == [60, 0, "penalty", None]
    assert table.event("penalty")[2:] == (0,)


@pytest.mark.rule("flair.advantage.back")
def test_a_turnover_in_the_ruck_too() -> None:
    table = enter("contest", 65, hand="4 9 10", leader=1, zone=[2, 3], mark=60, whole=True).then("ruck.contest pass")
    assert table.now("ball", "attack", "phase") == [60, 0, "penalty"]


@pytest.mark.rule("flair.advantage.back")
def test_after_time_a_kick_to_touch_does_not_end_the_half() -> None:
    table = lost("cards.play 9:touch", "duels.distance two", "touch.kick 43", seconds=700)
    assert table.now("half", "phase", "attack") == [1, "penalty", 0]


@pytest.mark.rule("flair.advantage.back")
def test_no_card_to_play_is_a_penalty() -> None:
    table = lost("cards.play none", point="fixing", hand="12", ball=65)
    assert table.now("phase", "attack", "ball") == ["penalty", 0, 60]


@pytest.mark.rule("flair.advantage.straight")
def test_the_carriers_offside_is_a_penalty_at_once() -> None:
    table = enter("contest", 50, leader=1, zone=[2, 3]).then("ruck.contest 4", "ruck.contest 6")
    assert table.now("phase", "attack", "ball") == ["penalty", 1, 50]
    assert table.event("penalty")[2:] == (1,)


@pytest.mark.rule("flair.advantage.straight")
def test_while_playing_advantage_it_brings_play_back() -> None:
    table = enter("contest", 65, leader=1, zone=[2, 3], mark=60, whole=True).then("ruck.contest 4", "ruck.contest 6")
    assert table.now("phase", "attack", "ball") == ["penalty", 0, 60]
    assert table.event("penalty")[2:] == (0,)
