"""The mistakes of the beginner."""

from __future__ import annotations

from engine.bots.draft.easy import decide
from tests.bots.draft import card, decided, drafting, picked
from tests.games.draft import turn


def test_it_picks_shots_and_then_saves() -> None:
    assert decided(drafting("bgf kgf wgf ggf"), decide) == (card("ggf"), "no-midfield")
    assert picked("bgf kgf wgf gny", "ggf gnf ggy", decide) == (card("gny"), "no-midfield")
    assert picked("bgf kgf wgf", "ggf wnf", decide) == (card("wgf"), "no-midfield")


def test_it_picks_what_lies_first() -> None:
    assert decided(drafting("rgf kgf bgf"), decide) == (card("rgf"), "first-in-the-row")


def test_it_shoots_at_a_save() -> None:
    table = turn("bgf", 0, "bny ggf ynf", "bnf wny", goes_on=True, open=[0, 2])
    assert decided(table, decide) == ("green", "shoots-on-sight")


def test_it_often_fouls_with_an_interception_in_hand() -> None:
    table = turn("bgf", 1, "rgf kgf gnf", "bnf bny")
    fouls = sum(decided(table, decide, seed) == ("red", "fouls-gladly") for seed in range(100))
    assert 30 < fouls < 70


def test_it_lays_any_card_that_fits() -> None:
    table = turn("wgf", 0, "bny ynf gnf", "bnf knf", goes_on=True)
    assert {decided(table, decide, seed) for seed in range(9)} == {
        ("blue", "any-that-fits"),
        ("yellow", "any-that-fits"),
    }
