"""Continuity: no cards for play that goes on, and a scrum when it cannot."""

from __future__ import annotations

import pytest

from tests.games.scrumball import open_play, phase, ruck


@pytest.mark.rule("scrumball.continuity.no-draw")
def test_play_that_goes_on_draws_nothing() -> None:
    for table in (
        ruck(2, 4, whole=True).then("ruck.choice leave"),
        ruck(2, 4, whole=True).then("ruck.choice contest", "ruck.contest 6"),
        open_play(whole=True).then("cards.play pass", "tackle.respond let-go"),
        open_play(whole=True).then("cards.play kick", "kicks.dice one", "kicks.ground 2"),
    ):
        assert table.now("due") == [0, 0]
        assert table.ask.rule == "scrumball.cards.play"
        assert table.ask.seat == 0


@pytest.mark.rule("scrumball.continuity.stuck")
@pytest.mark.parametrize("us", [[], ["tackle"], ["tackle"] * 6])
def test_only_tackles_or_nothing_is_a_scrum_to_the_others(us: list[str]) -> None:
    table = open_play(62, us=us)
    assert table.options == ("stuck",)
    table.then("cards.play stuck", "continuity.see-hand trust")
    assert table.now("ball", "attack", "phase") == [62, 1, "scrum"]
    assert table.event("stuck")[2] == 0


def test_a_side_that_can_go_on_must() -> None:
    for card in ("pass", "run", "pass-tackle", "kick", "drop", "touch"):
        assert "stuck" not in open_play(us=["tackle", card]).options


def test_a_scrum_of_that_kind_is_five_metres_off_the_line() -> None:
    table = open_play(100, us=["tackle"]).then("cards.play stuck", "continuity.see-hand trust")
    assert table.now("ball", "attack") == [95, 1]


@pytest.mark.rule("scrumball.continuity.see-hand")
def test_the_other_side_may_see_that_hand() -> None:
    table = open_play(62, us=["tackle", "tackle"]).then("cards.play stuck")
    assert (table.options, table.ask.seat) == (("see", "trust"), 1)
    table.then("continuity.see-hand see")
    assert table.event("shown")[2:] == (0, ("tackle", "tackle"))
    trusted = open_play(62, us=["tackle"]).then("cards.play stuck", "continuity.see-hand trust")
    assert "shown" not in trusted.names()


def test_a_scrum_that_was_won_goes_on_without_cards() -> None:
    table = phase("scrum", hands=[["run"], ["tackle"]]).then("scrum.duel 3", "scrum.duel 3")
    assert table.now("due") == [0, 0]
