"""The cards of the side that has the ball."""

from __future__ import annotations

import pytest

from tests.games.scrumball import THEM, open_play


@pytest.mark.rule("scrumball.cards.play")
def test_every_card_but_the_tackle_can_be_played() -> None:
    table = open_play(us=["pass", "run", "tackle", "pass-tackle", "kick", "drop"])
    assert table.options == ("pass", "pass-tackle", "run", "kick", "drop", "kick-with-drop")
    why = table.refuses("tackle")
    assert (why.code, why.rule) == ("barred", "scrumball.cards.play")
    assert open_play(us=["run", "run"]).options == ("run",)
    assert open_play(us=["touch"]).options == ("touch", "kick-with-touch")
    assert (table.refuses("touch").code, table.refuses("touch").rule) == ("barred", "scrumball.cards.play")
    assert table.refuses("joker").code == "option-unknown"


def test_a_card_played_lies_on_the_played_ones() -> None:
    table = open_play(us=["pass", "run"]).then("cards.play pass", "tackle.respond let-go")
    assert table.now("hands", "played") == [[["run"], THEM], ["pass"]]
    assert table.event("played")[2:] == (0, "pass", "pass")


@pytest.mark.rule("scrumball.cards.pass")
@pytest.mark.parametrize(("hand", "ball", "to"), [(0, 40, 50), (1, 40, 30), (0, 89, 99), (1, 11, 1), (0, -5, 5)])
def test_a_pass_gains_ten_metres(hand: int, ball: int, to: int) -> None:
    table = open_play(ball, hand).then("cards.play pass", "tackle.respond let-go")
    assert table.now("ball", "attack", "phase", "due") == [to, hand, "attack", [0, 0]]


def test_a_pass_is_tackled_after_its_gain() -> None:
    table = open_play().then("cards.play pass", "tackle.respond tackle", "tackle.intensity 6")
    assert table.now("ball", "attack") == [50, 1]


@pytest.mark.rule("scrumball.cards.run")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_a_run_gains_five_metres_a_pip(die: int) -> None:
    run = ("cards.play run", f"cards.run {die}", "tackle.respond let-go")
    assert open_play().then(*run).now("ball", "attack", "phase") == [40 + 5 * die, 0, "attack"]
    assert open_play(attack=1).then(*run).now("ball", "attack") == [40 - 5 * die, 1]


@pytest.mark.rule("scrumball.cards.run-six")
def test_a_run_of_six_asks_nobody() -> None:
    table = open_play().then("cards.play run", "cards.run 6")
    assert table.over
    assert table.now("ball", "attack", "phase") == [70, 0, "attack"]
    assert table.now("hands")[1] == THEM


@pytest.mark.rule("scrumball.cards.pass-tackle")
def test_a_pass_tackle_passes_with_the_ball_and_tackles_without() -> None:
    table = open_play().then("cards.play pass-tackle", "tackle.respond pass-tackle", "tackle.intensity 6")
    assert table.now("ball", "attack") == [50, 1]
    assert table.now("played") == ["pass-tackle", "pass-tackle"]
    assert "intercept-pass-tackle" in open_play().then("cards.play pass-tackle").options


@pytest.mark.rule("scrumball.cards.announce")
@pytest.mark.parametrize("card", ["drop", "touch"])
def test_an_announced_kick_keeps_to_the_rules_of_the_kick(card: str) -> None:
    kept = open_play().then(f"cards.play kick-with-{card}", "kicks.dice one", "kicks.ground 1")
    assert kept.now("ball", "attack", "phase", "played") == [45, 0, "attack", [card]]
    high = open_play().then(f"cards.play kick-with-{card}", "kicks.dice two", "kicks.high 12")
    assert high.now("ball", "attack", "phase") == [55, 1, "attack"]
    assert high.event("played")[2:] == (0, card, "kick")
