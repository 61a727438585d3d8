"""Marks, restarts and zones."""

from __future__ import annotations

import pytest

from tests.games.flair import attack, enter
from tests.games.table import Table


@pytest.mark.rule("flair.restarts.mark")
@pytest.mark.parametrize(("ball", "marking", "options"), [
    (85, True, ("play-on", "mark")), (100, True, ("play-on", "mark", "touch-down")),
    (110, True, ("play-on", "mark", "touch-down")),
    (100, False, ("play-on", "touch-down")),
])  # fmt: skip
def test_a_kick_in_ones_own_22_may_be_marked(ball: int, marking: bool, options: tuple[str, ...]) -> None:
    table = enter("received", ball, 1, point="kick", marking=marking)
    assert (table.ask.seat, table.options) == (1, options)
    if "mark" in options:
        table.then(f"{'restarts.mark' if ball < 100 else 'restarts.in-goal'} mark")
        assert table.now("phase", "ball", "attack", "marking") == ["mark", ball, 1, False]


@pytest.mark.rule("flair.restarts.mark")
def test_nobody_has_to_mark() -> None:
    table = enter("received", 15, 0, point="kick", marking=True).then("restarts.mark play-on")
    assert table.now("phase", "point", "attack", "marking") == ["attack", "kick", 0, False]


@pytest.mark.rule("flair.restarts.mark-kick")
def test_after_a_mark_one_kicks_without_a_card() -> None:
    for way, rule, ball, phase in (("touch", "touch.kick", 55, "in-touch"), ("kick", "kicks.kick", 55, "attack")):
        table = enter("mark", 10).then(f"restarts.mark {way}", "duels.distance two", f"{rule} 54")
        assert table.now("ball", "phase", "attack") == [ball, phase, 1]
        assert table.now("hands")[0] == ["4", "7", "9", "10", "12", "15"]
    behind = enter("mark", -5).then("restarts.mark kick", "duels.distance two", "kicks.kick 54")
    assert behind.now("ball", "phase", "attack") == [40, "attack", 1]
    spoilt = enter("mark", 10).then("restarts.mark touch", "duels.distance one", "touch.kick 1")
    assert spoilt.now("ball", "phase") == [15, "attack"]


@pytest.mark.rule("flair.restarts.five-metres")
@pytest.mark.parametrize("point", ["scrum", "line-out", "fixing"])
def test_five_metres_out_the_first_card_may_be_tackled_over_the_line(point: str) -> None:
    table = attack("7 9 10", point, 95, five=True).then("cards.play 7:advance")
    assert (table.ask.seat, table.ask.name) == (1, "tackle-card")
    assert table.now("score", "ball", "crossing", "five") == [[0, 0], 100, True, False]
    assert table.then("tackle.choice pass").now("score") == [5, 0]


@pytest.mark.rule("flair.restarts.five-metres")
def test_elsewhere_a_card_over_the_line_scores() -> None:
    assert attack("7 9 10", "ruck", 95).then("cards.play 7:advance").now("score") == [5, 0]
    free = enter("attack", 95, 0, "7 9 10", "", point="scrum", five=True).then("cards.play 7:advance")
    assert free.now("score") == [5, 0]


@pytest.mark.rule("flair.restarts.five-metres")
def test_only_the_first_card_that_advances() -> None:
    table = attack("4 9 10 12", "line-out", 95, five=True).then("cards.play relay:4")
    assert table.now("five") is True
    table.then("exits.relay 10", "tackle.choice pass", "combinations.backs 12:advance")
    assert table.now("score") == [5, 0]


@pytest.mark.rule("flair.restarts.twenty-two")
@pytest.mark.parametrize(("ball", "tackled"), [(72, False), (73, True), (74, True)])
def test_in_the_22_every_card_may_be_tackled(ball: int, tackled: bool) -> None:
    for seat, spot in ((0, ball), (1, 100 - ball)):
        table = attack("9 10 12", "open", spot, seat).then("cards.play 9")
        assert (table.now("phase") == "tackle") is tackled
    assert table.now("point") == "nine"


@pytest.mark.rule("flair.restarts.twenty-two")
def test_a_tackle_there_breaks_the_combination() -> None:
    table = attack("2 3 6 9 12", "ruck", 60).then("cards.play 9", "combinations.model 2", "combinations.forwards 3")
    table.then("tackle.choice 7", "tackle.duel 21", "tackle.duel 54", "ruck.contest pass")
    assert table.now("ball", "point", "count", "attack") == [85, "ruck", 0, 0]


@pytest.mark.rule("flair.restarts.twenty-two")
def test_a_combination_that_is_let_go_goes_on() -> None:
    table = attack("9 10 12", "open", 75).then("cards.play 9", "tackle.choice pass")
    assert (table.ask.rule, table.now("point", "count")) == ("flair.combinations.model", ["nine", 1])


@pytest.mark.rule("flair.restarts.twenty-two")
def test_a_relay_is_not_tackled() -> None:
    assert attack("4 10", "ruck", 90).then("cards.play relay:4").now("phase") == "attack"


@pytest.mark.rule("flair.restarts.no-defence")
@pytest.mark.parametrize(("ball", "phase"), [(-14, "attack"), (-11, "attack"), (-10, "tackle"), (-5, "tackle")])
def test_nobody_is_tackled_in_the_in_goal(ball: int, phase: str) -> None:
    assert attack("4 12", "kick", ball, whole=False).then("cards.play 12:advance").now("phase") == phase
    assert attack("4 12", "kick", 100 - ball, 1, whole=False).then("cards.play 12:advance").now("phase") == phase


@pytest.mark.rule("flair.restarts.in-goal")
@pytest.mark.parametrize(("seat", "ball"), [(0, 0), (0, -14), (1, 100), (1, 114)])
def test_touching_down_behind_ones_own_line_is_a_drop_out(seat: int, ball: int) -> None:
    table = enter("received", ball, seat, point="restart").then("restarts.in-goal touch-down")
    assert table.now("phase", "attack") == ["drop-out", seat]
    played = enter("received", ball, seat, point="restart").then("restarts.in-goal play-on")
    assert played.now("phase", "ball") == ["attack", ball]


@pytest.mark.rule("flair.restarts.in-goal")
@pytest.mark.parametrize("point", ["open", "ruck", "kick", "restart"])
@pytest.mark.parametrize(("seat", "ball", "may"), [
    (0, 0, True), (0, -14, True), (0, 1, False), (1, 100, True), (1, 114, True), (1, 99, False), (0, 100, False),
])  # fmt: skip
def test_however_the_ball_came_there(point: str, seat: int, ball: int, may: bool) -> None:
    if point == "ruck" and not 0 <= ball <= 100:
        return
    table = attack("4 7 9 10 12 15", point, ball, seat)
    assert ("touch-down" in table.options) is may
    if may:
        assert table.then("cards.play touch-down").now("phase", "attack", "renewing") == ["drop-out", seat, False]
        assert table.ask.name == "drop-out-dice"
        assert table.event("touched-down")[2:] == (seat,)


@pytest.mark.rule("flair.restarts.in-goal")
def test_a_ruck_won_on_ones_own_line_is_touched_down() -> None:
    table = attack("3 7 9 10 12 15", ball=90).then("cards.play 3:advance", "tackle.choice 1", "tackle.duel 52")
    table.then("tackle.duel 43", "ruck.contest pass")
    while table.ask.kind == "draw":
        table.position = table.position.send(table.about("cards")[0])
    assert "touch-down" in table.options
    assert table.then("cards.play touch-down", "duels.distance one", "restarts.drop-out 4").now("ball") == 58


@pytest.mark.rule("flair.restarts.in-goal")
def test_not_between_the_cards_of_a_combination() -> None:
    table = attack("4 9 10 12", "kick", -10).then("cards.play 9")
    assert table.now("ball") == -5
    assert "touch-down" not in table.options


@pytest.mark.rule("flair.restarts.in-goal")
def test_whoever_can_play_no_card_can_still_touch_down() -> None:
    assert attack("", "ruck", 0).options == ("touch-down",)
    assert attack("", "ruck", 0, seconds=600).options == ("touch-down", "end")
    assert attack("", "ruck", 1).options == ("none",)


@pytest.mark.rule("flair.restarts.in-goal")
def test_touching_down_gives_up_an_advantage() -> None:
    table = attack("4 9 10 12 15 15", "ruck", 0, mark=0).then("cards.play touch-down")
    assert table.now("phase", "attack", "mark", "ball") == ["penalty", 0, None, 5]
    assert [name for name in table.names() if name != "placed"] == ["touched-down", "advantage-back", "penalty"]


def kicked(dice: str, ball: int) -> Table:
    """A kick by the 12."""
    table = attack("4 9 12", "open", ball)
    return table.then("cards.play 12:kick", "duels.distance two", f"kicks.kick {dice}")


@pytest.mark.rule("flair.restarts.dead")
@pytest.mark.parametrize(("dice", "ball", "dead"), [
    ("54", 69, False), ("54", 70, True), ("54", 90, True), ("55", 65, True), ("33", 85, True), ("66", 54, False),
])  # fmt: skip
def test_fifteen_metres_past_the_line_is_dead_whatever_the_dice(dice: str, ball: int, dead: bool) -> None:
    table = kicked(dice, ball)
    assert ("dead" in table.names()) is dead
    if dead:
        assert table.now("phase", "attack", "score") == ["drop-out", 1, [0, 0]]


@pytest.mark.rule("flair.restarts.drop-out")
@pytest.mark.parametrize(("dice", "seat", "ball", "attack_", "phase"), [
    ("3", 0, 37, 1, "attack"), ("64", 1, 28, 0, "attack"), ("22", 0, 42, 0, "attack"), ("55", 0, 72, 0, "scrum"),
    ("65", 0, 77, 1, "attack"), ("6", 0, 52, 1, "attack"),
])  # fmt: skip
def test_a_drop_out_is_a_kick_from_the_22(dice: str, seat: int, ball: int, attack_: int, phase: str) -> None:
    how = "one" if len(dice) == 1 else "two"
    table = enter("drop-out", seat=seat).then(f"duels.distance {how}", f"restarts.drop-out {dice}")
    assert table.now("ball", "attack", "phase") == [ball, attack_, phase]
    if phase == "attack":
        assert table.now("point", "marking") == ["restart", False]
