"""The rules of thumb of the club player."""

from __future__ import annotations

import pytest

from engine.bots.draft.medium import HABITS, decide
from tests.bots.draft import card, decided, drafting, picked
from tests.games.draft import turn

ROWS = [
    ("bgf kgf ggf wgf rgf ygf", "", "ggf", "a-shot-to-begin-with"),
    ("bgf kgf ggf wgf rgf ygf", "gny", "kgf", "every-interception"),
    ("bgf kgf ggf wgf rgf ygf", "gny wny knf knp", "kgf", "every-interception"),
    ("ggf bgf wgf rgf ygf", "gny knf", "wgf", "a-save-in-hand"),
    ("ggf bgf wgf rgf ygf", "gny wny", "ggf", "a-shot-to-begin-with"),
    ("ggf bgf wgf rgf ygf", "gny gnf wny", "ygf", "fill-up"),
    ("bgf rgf ygf", "yny", "bgf", "fill-up"),
    ("rgf rny bgf", "bny bnf bny", "bgf", "fill-up"),
]


@pytest.mark.parametrize(("row", "hand", "best", "habit"), ROWS)
def test_the_draft_goes_by_value(row: str, hand: str, best: str, habit: str) -> None:
    assert picked(row, hand, decide) == (card(best), habit)


def test_of_two_cards_of_a_colour_the_goal_stays_in_the_pile() -> None:
    assert decided(drafting("kgf knf bgf"), decide)[0] == card("knf")
    assert decided(drafting("knf kgf bgf"), decide)[0] == card("knf")


@pytest.mark.parametrize(
    ("top", "hand", "laid"),
    [
        ("bgf", "rgf kgf", "black"),
        ("knf", "rgf kgf", "black"),
        ("ygf", "rgf wgf", "white"),
        ("ygf", "wgf kgf", "black"),
    ],
)
def test_an_answer_is_an_interception_or_a_save_before_it_is_a_foul(top: str, hand: str, laid: str) -> None:
    assert decided(turn(top, 1, f"{hand} gnf", "bnf bny"), decide) == (laid, "win-it-back")


def test_a_rebound_is_shot_at_whatever_else_is_known() -> None:
    table = turn("wgf", 1, "bgf ggf ygf", "wny bny", open=[0, 2])
    assert decided(table, decide) == ("green", "shoot-on-the-rebound")


def test_a_cross_that_was_let_through_is_finished() -> None:
    table = turn("ygf", 0, "bgf ggf ynf", "wny bny", goes_on=True, open=[0, 2])
    assert decided(table, decide) == ("green", "finish-the-cross")


OPEN_PLAY = pytest.mark.parametrize(("top", "goes_on"), [("bgf", True), ("kgf", True), ("rgf", False)])


@OPEN_PLAY
def test_a_shot_waits_while_the_other_is_known_to_hold_a_save(top: str, goes_on: bool) -> None:
    seat = 0 if goes_on else 1
    clear = turn(top, seat, "bny ggf wnf", "bnf wny", goes_on=goes_on, open=[0, 1])
    assert decided(clear, decide) == ("green", "shoot-when-clear")
    seen = turn(top, seat, "bny ggf wnf", "bnf wny", goes_on=goes_on, open=[0, 2])
    assert decided(seen, decide) == ("blue", "hold-the-shot")


@OPEN_PLAY
def test_a_cross_comes_before_a_pass_and_before_a_shot(top: str, goes_on: bool) -> None:
    for hand in ("bny ynf wnf", "bny ynf gnf", "ynf ggf wnf"):
        table = turn(top, 0 if goes_on else 1, hand, "bnf knf", goes_on=goes_on)
        assert decided(table, decide) == ("yellow", "cross-first")


def test_a_cross_comes_before_a_pass_after_a_save_too() -> None:
    table = turn("wgf", 0, "bny ynf gnf", "bnf knf", goes_on=True)
    assert decided(table, decide) == ("yellow", "cross-first")


def test_the_draft_shows_four_habits() -> None:
    assert {habit for *_, habit in ROWS} == set(HABITS[:4])
