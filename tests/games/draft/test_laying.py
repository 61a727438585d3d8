"""Laying cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.draft import card, cards, say, turn
from tests.games.table import Table

CAMILLE = "ggf ygf kgf rnf wny"
SACHA = "bnf gnf wgf gny yny bgy"
"""A hand without an answer to blue."""


def kick_off(home: str, away: str, **state: Any) -> Table:
    """A kick-off by Camille."""
    return Table("draft", "engage", hands=[cards(home), cards(away)], **state)


@pytest.mark.rule("draft.laying.engage")
def test_a_kick_off_is_a_blue_card() -> None:
    table = kick_off("ggf bgf bny", "wgf bnf")
    assert (table.ask.seat, table.options) == (0, ("blue",))
    assert table.refuses("green").rule == "draft.laying.engage"
    table.then("laying.engage blue")
    assert table.now("top", "top_seat", "actor", "phase", "goes_on") == [card("bgf"), 0, 1, "turn", False]
    assert table.event("engaged")[:3] == ("draft.laying.engage", "engaged", 0)


@pytest.mark.rule("draft.laying.engage")
def test_the_younger_one_kicks_off() -> None:
    hands = [cards("bgf ggf"), cards("bnf wgf")]
    assert Table("draft", "engage", hands=hands).ask.seat == 0
    assert Table("draft", "engage", hands=hands, house={"youngest": "second"}).ask.seat == 1


@pytest.mark.rule("draft.laying.engage")
def test_without_blue_one_draws_until_one_comes_and_lays_it() -> None:
    table = Table("draft", "engage", whole=True, hands=[cards("ggf kgf"), cards("wgf bnf")])
    say(table, "laying.engage ygf", "laying.engage keep", "laying.engage wny", "laying.engage keep")
    assert table.now("hands")[0] == cards("ggf kgf ygf wny")
    assert table.names().count("no-blue") == 2
    say(table, "laying.engage bgp")
    assert table.options == ("blue",)
    say(table, "laying.engage blue")
    assert table.now("top", "actor") == [card("bgp"), 1]
    assert table.now("hands")[0] == cards("ggf kgf ygf wny")


@pytest.mark.rule("draft.laying.engage")
def test_the_card_drawn_for_a_kick_off_is_hidden() -> None:
    table = kick_off("ggf kgf", "wgf bnf")
    assert table.about("hidden")
    assert table.ask.seat == 0


@pytest.mark.rule("draft.laying.lay")
@pytest.mark.parametrize(("top", "colour", "short", "name"), [
    ("rgf", "blue", "bgf", "passed-on"),
    ("rgf", "green", "ggf", "shot"),
    ("rgf", "yellow", "ygf", "crossed"),
    ("bgf", "black", "kgf", "intercepted"),
    ("ygf", "white", "wgf", "caught"),
    ("ggf", "white", "wgf", "parried"),
])  # fmt: skip
def test_a_card_covers_the_one_before_and_its_colour_is_the_action(
    top: str, colour: str, short: str, name: str
) -> None:
    table = turn(top, 0, "bny gny", f"{short} rgy wnp", pile=[cards("bnf bnf bnf")])
    table.position = table.position.send(colour)
    assert table.now("top", "top_seat", "actor", "goes_on") == [card(short), 1, 0, False]
    assert card(top) in table.now("discard")[0]
    assert table.now("hands")[1] == cards("rgy wnp")
    assert table.event(name)[2:4] == (1, card(short))
    # 42 cards had been laid before: all but those in the hands and in the pile.
    assert table.now("played") == 43


@pytest.mark.rule("draft.laying.lay")
def test_of_several_cards_of_a_colour_the_first_is_laid() -> None:
    table = turn("bgf", 0, "bny", "wgf knf kgy kgf").then("laying.answer black")
    assert (table.now("top"), table.now("hands")[1]) == (card("knf"), cards("wgf kgy kgf"))


@pytest.mark.rule("draft.laying.answer")
def test_the_answer_is_a_colour_of_the_top_right() -> None:
    table = turn("bgf", 0, CAMILLE, "bnf gnf wgf kgy rgy ygy")
    assert (table.ask.name, table.ask.seat, table.options) == ("answer", 1, ("red", "black"))
    assert table.refuses("blue").rule == "draft.laying.answer"
    table.then("laying.answer black")
    assert table.event("intercepted")[0] == "draft.laying.answer"
    assert table.now("actor") == 0


@pytest.mark.rule("draft.laying.draw")
def test_who_cannot_answer_draws_one_card() -> None:
    table = turn("bgf", 0, CAMILLE, SACHA)
    assert (table.ask.kind, table.ask.seat, table.about("hidden")) == ("draw", 1, True)
    say(table, "laying.draw ygp")
    assert table.event("drew")[2:] == (1, card("ygp"), 7)
    assert table.options == ("pass",)


@pytest.mark.rule("draft.laying.draw")
@pytest.mark.parametrize(("short", "colour"), [("kgy", "black"), ("rgf", "red")])
def test_a_card_drawn_that_fits_is_laid_at_once(short: str, colour: str) -> None:
    table = say(turn("bgf", 0, CAMILLE, SACHA), f"laying.draw {short}")
    assert table.options == (colour,)
    table.then(f"laying.draw {colour}")
    assert table.now("top") == card(short)
    assert table.now("hands")[1] == cards(SACHA)


@pytest.mark.rule("draft.laying.pass")
def test_who_still_cannot_answer_passes_and_the_other_goes_on() -> None:
    table = say(turn("bgf", 0, CAMILLE, SACHA), "laying.draw ygp", "laying.draw pass")
    assert table.now("actor", "goes_on", "top", "top_seat") == [0, True, card("bgf"), 0]
    assert table.now("hands")[1] == cards(SACHA + " ygp")
    assert table.names() == ["drew", "passed"]


@pytest.mark.rule("draft.laying.go-on")
def test_who_goes_on_lays_a_colour_of_the_bottom_left() -> None:
    table = turn("bgf", 0, CAMILLE, SACHA, goes_on=True)
    assert (table.ask.name, table.ask.seat, table.options) == ("go-on", 0, ("green", "yellow"))
    assert table.refuses("black").rule == "draft.laying.go-on"
    table.then("laying.go-on yellow")
    assert table.event("crossed")[0] == "draft.laying.go-on"
    assert table.now("top", "top_seat", "actor", "goes_on") == [card("ygf"), 0, 1, False]


@pytest.mark.rule("draft.laying.go-on-draw")
def test_who_cannot_go_on_draws_one_card_too() -> None:
    table = turn("ygf", 0, "kgf rnf wny", SACHA, goes_on=True)
    assert (table.ask.kind, table.ask.seat, table.ask.rule) == ("draw", 0, "draft.laying.go-on-draw")
    say(table, "laying.go-on-draw ggf")
    assert table.options == ("green",)
    say(table, "laying.go-on-draw green")
    assert table.now("top", "actor", "goes_on") == [card("ggf"), 1, False]


@pytest.mark.rule("draft.laying.go-on-draw")
def test_a_card_drawn_that_does_not_continue_stays_in_the_hand() -> None:
    table = say(turn("ygf", 0, "kgf rnf", SACHA, goes_on=True), "laying.go-on-draw ygy", "laying.go-on-draw pass")
    assert table.now("hands")[0] == cards("kgf rnf ygy")


@pytest.mark.rule("draft.laying.both-pass")
def test_when_both_pass_the_same_card_is_answered_again() -> None:
    table = turn("ygf", 0, "kgf rnf", "bnf gnf", goes_on=True, whole=True)
    say(table, "laying.go-on-draw ygy", "laying.go-on-draw pass")
    assert table.now("actor", "goes_on", "top") == [1, False, card("ygf")]
    say(table, "laying.draw bgy", "laying.draw pass", "laying.go-on-draw knf", "laying.go-on-draw pass")
    assert table.now("actor", "goes_on", "top") == [1, False, card("ygf")]
    assert table.names().count("both-passed") == 2
    say(table, "laying.draw wgf", "laying.draw white")
    assert table.now("top", "actor") == [card("wgf"), 0]


@pytest.mark.rule("draft.laying.forced")
def test_who_can_lay_a_card_must_be_it_a_foul() -> None:
    table = turn("bgf", 0, CAMILLE, "bnf gnf wgf rgy")
    assert table.options == ("red",)
    why = table.refuses("pass")
    assert (why.code, why.rule) == ("barred", "draft.laying.forced")
    assert why.data["option"] == "pass"


@pytest.mark.rule("draft.laying.forced")
def test_who_goes_on_must_too() -> None:
    table = turn("bgf", 0, CAMILLE, SACHA, goes_on=True)
    assert table.refuses("pass").rule == "draft.laying.forced"


@pytest.mark.rule("draft.laying.no-limit")
def test_a_hand_grows_without_limit() -> None:
    many = "bnf gnf wgf gny yny bgy bnf ggf wny bgf bgy"
    table = say(turn("bgf", 0, "ggf", many), "laying.draw ygf", "laying.draw pass")
    assert len(table.now("hands")[1]) == 12
    assert table.event("drew")[4] == 12
