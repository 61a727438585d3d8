"""Renewal: when hands are filled up, and substitutions."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.refusal import Refusal
from tests.games.scrumball import open_play, phase, tackled
from tests.games.table import Table

SIX = ["tackle", "tackle", "tackle", "run", "kick", "drop"]


def stoppage(**state: Any) -> Table:
    """A scrum for Camille with both hands full, both sides still to be asked."""
    usual: Any = {"attack": 0, "ball": 40, "phase": "scrum", "bench": 2, "hands": [SIX, SIX]}
    return Table("scrumball", "substitution", whole=True, **{**usual, **state})


@pytest.mark.rule("scrumball.renewal.when")
def test_both_fill_up_when_the_ball_changes_hands_and_at_stoppages() -> None:
    lost = tackled(6)
    assert lost.now("due") == [1, 4]
    stop = open_play(us=["tackle"]).then("cards.play stuck", "continuity.see-hand trust")
    assert stop.now("due") == [5, 3]
    touch = open_play().then("cards.play touch", "kicks.touch one", "kicks.touch 3")
    assert touch.now("due") == [1, 3]
    hands = [["run"], ["tackle"]]
    penalty = phase("scrum", hands=hands).then("scrum.duel 6", "scrum.duel 3")
    assert penalty.now("due") == [5, 5]
    score = phase("conversion", 100, hands=hands).then("tries.conversion 3", "tries.conversion 3")
    assert score.now("due") == [5, 5]


@pytest.mark.rule("scrumball.renewal.six")
def test_the_side_with_the_ball_draws_first_up_to_six() -> None:
    table = tackled(6, whole=True)
    drawn = []
    while table.ask.name == "draw":
        drawn.append(table.ask.seat)
        table.then("renewal.six tackle")
    assert drawn == [1, 1, 1, 1, 0]
    assert [len(hand) for hand in table.now("hands")] == [6, 6]
    assert table.ask.rule == "scrumball.cards.play"


def test_a_draw_that_is_not_due_is_refused() -> None:
    with pytest.raises(Refusal, match="nothing-to-draw"):
        Table("scrumball", "draw", attack=0)


@pytest.mark.rule("scrumball.renewal.substitution")
def test_each_side_may_change_cards_at_a_stoppage() -> None:
    table = stoppage()
    assert (table.ask.seat, table.options) == (0, ("keep", "run", "tackle", "kick", "drop"))
    table.then("renewal.substitution keep")
    assert (table.ask.seat, table.ask.rule) == (1, "scrumball.renewal.substitution")
    table.then("renewal.substitution keep")
    assert table.ask.rule == "scrumball.scrum.duel"
    assert table.now("subs", "bench") == [[2, 2], 0]


def test_nobody_changes_cards_without_a_substitution_left_or_a_stoppage() -> None:
    assert stoppage(subs=[0, 0]).ask.rule == "scrumball.scrum.duel"
    assert stoppage(subs=[0, 1]).ask.seat == 1
    with pytest.raises(Refusal, match="no-stoppage"):
        Table("scrumball", "substitution", attack=0)


@pytest.mark.rule("scrumball.renewal.three-cards")
def test_a_substitution_changes_up_to_three_cards() -> None:
    table = stoppage().then("renewal.substitution tackle", "renewal.three-cards tackle", "renewal.three-cards kick")
    assert table.now("subs", "due", "played") == [[1, 2], [3, 0], ["tackle", "tackle", "kick"]]
    assert table.event("substituted")[2:] == (0, ("tackle", "tackle", "kick"), 1)
    drawn = table.now("drawn")
    table.then("renewal.six pass", "renewal.six pass", "renewal.six pass")
    assert table.now("drawn") == drawn + 3
    assert (table.ask.seat, table.ask.rule) == (1, "scrumball.renewal.substitution")


def test_a_substitution_may_stop_at_one_card() -> None:
    table = stoppage().then("renewal.substitution run", "renewal.three-cards keep")
    assert table.now("subs", "due", "played") == [[1, 2], [1, 0], ["run"]]
