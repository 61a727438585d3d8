"""Fouls."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.draft import card, cards, say, turn
from tests.games.table import Table

CAMILLE = "bgf ygf kgf wny"
SACHA = "bnf gnf wgf kgy ygy"


def foul(*, whole: bool = False, **state: Any) -> Table:
    """A foul by Camille on Sacha's pass."""
    return turn("bgy", 1, CAMILLE + " rnf", SACHA, whole=whole, **state).then("laying.answer red")


@pytest.mark.rule("draft.fouls.whistle")
def test_the_fouled_player_turns_over_the_decision() -> None:
    table = foul()
    assert (table.ask.rule, table.ask.seat, table.about("hidden")) == ("draft.fouls.whistle", 1, False)
    table = say(foul(), "fouls.whistle ggy")
    assert table.event("whistled")[2:] == (1, card("ggy"))


@pytest.mark.rule("draft.fouls.whistle")
@pytest.mark.parametrize(("short", "name"), [
    ("bnf", "free-kick"), ("ggf", "free-kick"), ("bny", "yellow-card"), ("ggy", "yellow-card"), ("bgp", "penalty"),
])  # fmt: skip
def test_the_decision_is_the_one_on_the_card(short: str, name: str) -> None:
    told = say(foul(), f"fouls.whistle {short}").names()
    assert [event for event in told if event in ("free-kick", "yellow-card", "penalty")] == [name]


@pytest.mark.rule("draft.fouls.whistle")
def test_a_foul_with_a_card_just_drawn_is_whistled_too() -> None:
    table = say(turn("bgy", 1, "ygf wny", SACHA), "laying.draw rnf", "laying.draw red")
    assert table.ask.rule == "draft.fouls.whistle"


@pytest.mark.rule("draft.fouls.free-kick")
def test_after_a_free_kick_the_fouled_player_goes_on_from_red() -> None:
    table = say(foul(whole=True), "fouls.whistle bnf")
    assert table.now("under", "yellows") == [[cards("bnf")], [[], []]]
    assert (table.ask.rule, table.ask.seat, table.options) == (
        "draft.fouls.free-kick", 1, ("blue", "green", "yellow"),
    )  # fmt: skip
    assert table.refuses("black").rule == "draft.fouls.free-kick"
    table.then("fouls.free-kick yellow")
    assert table.now("top", "actor") == [card("ygy"), 0]


@pytest.mark.rule("draft.fouls.free-kick")
def test_who_has_no_card_for_the_free_kick_draws_one_and_passes() -> None:
    table = turn("bgy", 1, CAMILLE + " rnf", "wgf kgy", whole=True)
    say(table, "laying.answer red", "fouls.whistle bnf", "laying.draw wgy", "laying.draw pass")
    assert table.now("actor", "goes_on") == [0, True]
    assert table.ask.kind == "draw"
    say(table, "laying.go-on-draw bgf", "laying.go-on-draw pass")
    assert table.now("actor", "goes_on", "top") == [1, False, card("rnf")]


@pytest.mark.rule("draft.fouls.yellow")
def test_a_yellow_card_lies_in_front_of_the_offender() -> None:
    table = say(foul(whole=True), "fouls.whistle ggy")
    assert table.now("yellows", "under") == [[cards("ggy"), []], [[]]]
    assert table.now("hands") == [cards(CAMILLE), cards(SACHA)]
    assert (table.ask.rule, table.ask.seat) == ("draft.fouls.free-kick", 1)


@pytest.mark.rule("draft.fouls.second-yellow")
def test_two_yellow_cards_cost_a_goal() -> None:
    table = foul(yellows=[cards("gny"), []], goals=[cards("ygf ggf"), cards("wgp")])
    say(table, "fouls.whistle ggy")
    assert table.now("yellows", "goals") == [[[], []], [cards("ygf"), cards("wgp")]]
    assert table.now("under") == [cards("gny ggy ggf")]
    assert table.event("goal-lost")[2:] == (0, "first-half", 2, (1, 1), (0, 0))
    assert table.now("actor", "phase") == [1, "turn"]


@pytest.mark.rule("draft.fouls.second-yellow")
def test_one_yellow_card_costs_nothing() -> None:
    table = say(foul(goals=[cards("ygf"), []]), "fouls.whistle ggy")
    assert table.now("goals") == [cards("ygf"), []]
    assert not {"goal-lost", "nothing-to-lose"} & set(table.names())


@pytest.mark.rule("draft.fouls.second-yellow")
def test_the_opponents_goals_and_cards_stay() -> None:
    table = say(foul(yellows=[[], cards("gny")], goals=[[], cards("ygf")]), "fouls.whistle ggy")
    assert table.now("yellows", "goals") == [[cards("ggy"), cards("gny")], [[], cards("ygf")]]


@pytest.mark.rule("draft.fouls.second-yellow")
def test_without_a_goal_both_stay_and_are_looked_at_again() -> None:
    table = say(foul(yellows=[cards("gny"), []]), "fouls.whistle ggy")
    assert table.now("yellows", "under") == [[cards("gny ggy"), []], [[]]]
    assert "nothing-to-lose" in table.names()
    later = say(foul(yellows=[cards("gny ggy"), []], goals=[cards("ygf"), []]), "fouls.whistle wgy")
    assert later.now("yellows", "goals") == [[cards("wgy"), []], [[], []]]
    assert later.now("under") == [cards("gny ggy ygf")]


@pytest.mark.rule("draft.fouls.penalty")
def test_a_penalty_scored_counts_without_a_check() -> None:
    table = say(foul(whole=True), "fouls.whistle bgp")
    assert (table.ask.rule, table.ask.seat, table.now("under")) == ("draft.fouls.penalty", 1, [cards("bgp")])
    say(table, "fouls.penalty ygf")
    assert table.now("goals", "actor", "restart", "due") == [[[], cards("ygf")], 0, True, [0, 1]]
    assert (table.ask.rule, table.ask.seat) == ("draft.goals.refill", 0)
    assert "goal" not in table.names()
    assert table.event("penalty-scored")[2:] == (1, card("ygf"), "first-half", 2, (0, 1), (0, 0))


@pytest.mark.rule("draft.fouls.penalty")
def test_the_decision_is_not_drawn_again_while_there_are_others() -> None:
    table = say(foul(pile=[cards("bgp ynf")]), "fouls.whistle bgp")
    assert table.about("pool") == {card("ynf"): 1}
    last = say(foul(pile=[cards("bgp")]), "fouls.whistle bgp")
    assert last.about("pool") == {card("bgp"): 1}


@pytest.mark.rule("draft.fouls.penalty-missed")
def test_a_penalty_missed_goes_under_the_pile_and_play_goes_on_from_red() -> None:
    table = say(foul(whole=True), "fouls.whistle bgp", "fouls.penalty gnp")
    assert table.now("under", "goals") == [[cards("bgp gnp")], [[], []]]
    assert (table.ask.rule, table.ask.seat, table.options) == (
        "draft.fouls.free-kick", 1, ("blue", "green", "yellow"),
    )  # fmt: skip


@pytest.mark.rule("draft.fouls.not-whistled")
@pytest.mark.parametrize("check", ["ygf", "ynf"])
def test_a_foul_with_the_last_card_is_not_whistled(check: str) -> None:
    table = turn("bgy", 1, "rnf", SACHA).then("laying.answer red")
    assert table.ask.rule == "draft.goals.check"
    say(table, f"goals.check {check}")
    assert "not-whistled" in table.names()
    assert "whistled" not in table.names()
    assert len(table.now("goals")[0]) == (check == "ygf")


@pytest.mark.rule("draft.fouls.not-whistled")
def test_any_other_last_card_says_nothing_of_a_whistle() -> None:
    table = turn("bgy", 1, "kgf", SACHA).then("laying.answer black")
    assert "not-whistled" not in table.names()
