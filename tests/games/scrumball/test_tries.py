"""Tries: every way to score one and every way that is not one."""

from __future__ import annotations

import pytest

from tests.games.scrumball import open_play, phase, tackled


@pytest.mark.rule("scrumball.tries.reached")
@pytest.mark.parametrize(("ball", "scores"), [(89, False), (90, True), (97, True), (100, True)])
def test_a_pass_that_reaches_the_line_untackled_scores(ball: int, scores: bool) -> None:
    table = open_play(ball).then("cards.play pass", "tackle.respond let-go")
    assert table.now("score", "phase") == ([[5, 0], "conversion"] if scores else [[0, 0], "attack"])
    back = open_play(100 - ball, 1).then("cards.play pass", "tackle.respond let-go")
    assert back.now("score") == ([0, 5] if scores else [0, 0])


def test_a_run_that_reaches_the_line_untackled_scores() -> None:
    table = open_play(85).then("cards.play run", "cards.run 3", "tackle.respond let-go")
    assert table.now("score", "attack") == [[5, 0], 0]
    assert open_play(84).then("cards.play run", "cards.run 3", "tackle.respond let-go").now("score") == [0, 0]


@pytest.mark.rule("scrumball.tries.run-six")
@pytest.mark.parametrize(("ball", "scores"), [(69, False), (70, True), (90, True), (100, True)])
def test_a_run_of_six_scores_on_the_line_or_over_it(ball: int, scores: bool) -> None:
    table = open_play(ball, them=["tackle"] * 6).then("cards.play run", "cards.run 6")
    assert table.over
    assert table.now("score") == ([5, 0] if scores else [0, 0])


@pytest.mark.rule("scrumball.tries.kick")
@pytest.mark.parametrize(
    ("ball", "die", "scores"), [(95, 1, True), (94, 1, False), (90, 3, True), (95, 3, False), (85, 3, True)]
)
def test_a_ground_kick_recovered_on_or_over_the_line_scores(ball: int, die: int, scores: bool) -> None:
    table = open_play(ball).then("cards.play kick", "kicks.dice one", f"kicks.ground {die}")
    assert table.now("score") == ([5, 0] if scores else [0, 0])


def test_a_ground_kick_that_is_lost_does_not_score() -> None:
    table = open_play(80).then("cards.play kick", "kicks.dice one", "kicks.ground 4")
    assert table.now("score") == [0, 0]
    assert table.ask.seat == 1


@pytest.mark.rule("scrumball.tries.maul")
@pytest.mark.parametrize(
    ("ball", "ours", "scores"), [(95, 3, False), (95, 6, True), (96, 3, True), (90, 6, False), (100, 3, True)]
)
def test_a_maul_has_to_cross_the_line(ball: int, ours: int, scores: bool) -> None:
    table = phase("maul", ball).then("maul.choice maul", f"maul.phase {ours}", "maul.phase 2")
    assert table.now("score") == ([5, 0] if scores else [0, 0])
    assert table.now("phase") == ("conversion" if scores else "maul")


@pytest.mark.rule("scrumball.tries.intercepted")
@pytest.mark.parametrize(("ball", "scores"), [(31, False), (30, True), (10, True)])
def test_thirty_metres_to_the_line_score(ball: int, scores: bool) -> None:
    answers = ("tackle.respond intercept-tackle", "tackle.interception one", "tackle.interception 6")
    table = open_play(ball).then("cards.play pass", *answers)
    assert table.now("score", "attack") == ([[0, 5], 1] if scores else [[0, 0], 1])


@pytest.mark.rule("scrumball.tries.ball-won")
def test_a_ball_won_in_the_other_in_goal_scores_and_on_the_line_does_not() -> None:
    def won(ball: int) -> list[object]:
        answers = ("cards.play run", "cards.run 1", "tackle.respond tackle", "tackle.intensity 6")
        table = open_play(ball, 1).then(*answers)
        return [table.now("score"), table.now("attack"), table.now("phase")]

    assert won(108) == [[5, 0], 0, "conversion"]
    assert won(105) == [[0, 0], 0, "attack"]
    charged = open_play(105, 1).then("cards.play drop", "kicks.drop one", "kicks.drop 1")
    assert charged.now("score", "attack") == [[5, 0], 0]
    assert tackled(6).now("score") == [0, 0]


@pytest.mark.rule("scrumball.tries.conversion")
@pytest.mark.parametrize(
    ("kick", "answer", "good"), [(3, 3, True), (4, 2, True), (2, 3, False), (6, 6, True), (1, 6, False)]
)
def test_equal_or_higher_converts(kick: int, answer: int, good: bool) -> None:
    conversion = (f"tries.conversion {kick}", f"tries.conversion {answer}")
    assert phase("conversion", 100, score=[5, 7]).then(*conversion).now("score") == ([7, 7] if good else [5, 7])
    assert phase("conversion", 0, 1, score=[5, 5]).then(*conversion).now("score") == ([5, 7] if good else [5, 5])


@pytest.mark.rule("scrumball.tries.restart")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_side_that_conceded_kicks_off(seat: int) -> None:
    score = [0, 5] if seat else [5, 0]
    table = phase("conversion", 0 if seat else 100, seat, score=score)
    table.then("tries.conversion 2", "tries.conversion 5")
    assert table.now("attack", "ball", "phase", "bench") == [1 - seat, 50, "kick-off", 2]
    drop = open_play(25 if seat else 75, seat).then("cards.play drop", "kicks.drop one", "kicks.drop 6")
    assert drop.now("attack", "ball", "phase") == [1 - seat, 50, "kick-off"]
