"""Cards."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from engine.games.double.rules.cards import in_force
from engine.games.double.table.state import Match
from tests.games.double import action, throw
from tests.games.table import Table


@pytest.mark.rule("double.cards.colour")
@pytest.mark.parametrize(("a", "b"), [*product(range(1, 7), repeat=2)])
def test_a_double_is_red_and_anything_else_yellow(a: int, b: int) -> None:
    table = throw("36").then(f"cards.colour {a}{b}")
    assert table.now("red", "yellow") == ([[0, 1], [[], []]] if a == b else [[0, 0], [[], [12]]])
    assert table.event("colour")[2:] == (1, (a, b), "red" if a == b else "yellow")


@pytest.mark.rule("double.cards.colour")
@pytest.mark.parametrize(("faces", "seat"), [("22", 0), ("36", 1), ("66", 1)])
def test_the_player_who_gets_the_card_throws_for_it(faces: str, seat: int) -> None:
    table = throw(faces)
    assert (table.ask.name, table.ask.seat) == ("colour", seat)
    assert table.then("cards.colour 44").event("red")[2] == seat


@pytest.mark.rule("double.cards.colour")
def test_dice_for_a_colour_are_not_read_as_an_action() -> None:
    table = throw("66", score=[0, 0]).then("cards.colour 55")
    assert table.now("score") == [7, 0]
    assert table.names().count("penalty-try") == 1


@pytest.mark.rule("double.cards.yellow")
@pytest.mark.parametrize(("minute", "counts"), [(14, True), (21, True), (22, True), (23, False), (30, False)])
def test_a_yellow_of_minute_12_counts_up_to_minute_22(minute: int, counts: bool) -> None:
    table = throw("51", minute, 0, half=1 if minute < 20 else 2, yellow=[[12], []])
    assert ("lowered" in table.names()) is counts
    assert table.event("thrown")[7] == ((("yellow",), ()) if counts else ((), ()))


@pytest.mark.rule("double.cards.yellow")
def test_a_yellow_says_its_last_minute() -> None:
    assert throw("36").then("cards.colour 12").event("yellow")[2:] == (1, 22)
    short = throw("36", house={"yellow": "2"}).then("cards.colour 12")
    assert short.event("yellow")[2:] == (1, 14)


@pytest.mark.rule("double.cards.yellow")
@pytest.mark.parametrize("minutes", ["2", "5", "20"])
def test_a_table_may_set_how_long_a_yellow_lasts(minutes: str) -> None:
    last = 2 + int(minutes)
    state: dict[str, Any] = {"yellow": [[2], []], "house": {"yellow": minutes}}
    assert "lowered" in throw("51", last, **state).names()
    assert "lowered" not in throw("51", last + 1, **state).names()


@pytest.mark.rule("double.cards.yellow")
@pytest.mark.parametrize(("minute", "counts"), [(21, True), (33, True), (34, False)])
def test_a_yellow_of_added_time_keeps_its_minute(minute: int, counts: bool) -> None:
    table = throw("51", minute, 0, half=2, yellow=[[23], []])
    assert ("lowered" in table.names()) is counts


@pytest.mark.rule("double.cards.yellow")
@pytest.mark.parametrize(("last_line", "counts"), [(20, True), (22, True), (23, False), (30, False)])
def test_a_yellow_that_ran_out_in_added_time_stays_over(last_line: int, counts: bool) -> None:
    table = throw("51", 21, 0, half=2, yellow=[[12], []], last_line=last_line)
    assert ("lowered" in table.names()) is counts
    assert table.event("thrown")[7] == ((("yellow",), ()) if counts else ((), ()))


@pytest.mark.rule("double.cards.yellow", "double.kickoff.second-half")
@pytest.mark.parametrize(("minute", "cards"), [(20, ("yellow",)), (22, ("yellow",)), (23, ())])
def test_half_time_tells_which_yellows_are_over(minute: int, cards: tuple[str, ...]) -> None:
    """It goes by the minute at which the last action began, not by the one that it led to."""
    table = action(minute, 0, first=0, yellow=[[12], []]).then("reading.action 12")
    assert table.now("half", "minute", "spent") == [2, 21, [0 if cards else 1, 0]]
    match = table.position.state
    assert isinstance(match, Match)
    assert in_force(match) == (cards, ())


@pytest.mark.rule("double.cards.yellow", "double.kickoff.second-half")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("kept", [0, 1, 3, 5])
def test_a_yellow_of_the_second_half_counts_however_long_the_first_was(first: int, kept: int) -> None:
    """A first half that runs on to minute 45 takes nothing from a card of minute 21, which counts up to minute 31."""
    table = Table("double", "action", whole=True, minute=20, hand=first, first=first)
    table.then(*("reading.action 35", "penalty.award keep") * kept, "reading.action 12")
    assert table.now("half", "minute", "hand") == [2, 21, 1 - first]
    # The other player sees yellow, then has the hand at minutes 23, 29 and 31, and at 32 the card is over.
    table.then(
        "reading.action 22", "cards.colour 12", "doubles.one kick", "doubles.fault-kick 1", "doubles.fault-kick 6"
    )
    assert table.now("minute", "hand") == [23, 1 - first]
    for keep in ("36", "32"):
        assert table.position.observe(0).view["cards"][1 - first][0]["until"] == 31
        colours = ("cards.colour 11",) if keep == "36" else ()
        table.then(f"reading.action {keep}", *colours, "penalty.award keep")
    assert table.now("minute", "hand") == [31, 1 - first]
    over = table.position.send((3, 1)).send("keep")
    table.then("reading.action 51")
    assert table.names()[-4:] == ["try-claimed", "lowered", "try-refused", "minutes"]
    assert over.state.data()["minute"] == 32
    assert over.send((5, 1)).log[-1][1] == "try-claimed"


@pytest.mark.rule("double.cards.yellow", "double.kickoff.second-half")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("kept", "spent"), [(0, 0), (1, 1), (2, 1)])
def test_a_card_that_ran_out_in_added_time_is_received_and_over(seat: int, kept: int, spent: int) -> None:
    """One of minute 14 is in force at minute 20 and, if the hand is kept for five minutes, not at minute 25."""
    given = [[14], []] if seat == 0 else [[], [14]]
    table = Table("double", "action", whole=True, minute=20, hand=seat, first=0, yellow=given)
    table.then(*("reading.action 35", "penalty.award keep") * kept, "reading.action 12")
    cards = table.position.observe(0).view
    assert len(cards["cards"][seat]) == 1 - spent
    assert cards["received"][seat]["yellow"] == 1
    assert table.now("spent") == ([spent, 0] if seat == 0 else [0, spent])


@pytest.mark.rule("double.cards.red")
@pytest.mark.parametrize(("half", "minute"), [(1, 3), (1, 20), (2, 21), (2, 40), (2, 49)])
def test_a_red_counts_until_full_time(half: int, minute: int) -> None:
    table = throw("51", minute, 1, half=half, red=[0, 1])
    assert table.event("lowered")[2:] == (1, 1, 0, 1)


@pytest.mark.rule("double.cards.effect")
@pytest.mark.parametrize(("yellow", "red", "now"), [
    ([], 0, 6), ([28], 0, 5), ([], 1, 5), ([28], 1, 4), ([28, 26], 0, 4), ([20], 2, 3),
    ([20, 22, 24, 26, 28], 1, 0), ([19], 0, 6),
])  # fmt: skip
def test_each_card_in_force_takes_one(yellow: list[int], red: int, now: int) -> None:
    table = throw("56", 30, half=2, yellow=[yellow, [21, 23, 25]], red=[red, 3])
    lowered = [event for event in table.events if event[1] == "lowered"]
    assert lowered == ([] if now == 6 else [("double.tries.lowered", "lowered", 0, 6, now, 6 - now)])


@pytest.mark.rule("double.cards.effect")
def test_cards_do_nothing_to_kicks_and_duels() -> None:
    cards: dict[str, Any] = {"half": 2, "minute": 30, "yellow": [[22, 26], [24, 28]], "red": [2, 2]}
    assert throw("32", **cards).then("penalty.award kick", "penalty.kick 1").now("score") == [3, 0]
    duel = throw("11", **cards).then("doubles.one kick", "doubles.fault-kick 2", "doubles.fault-kick 1")
    assert duel.now("score") == [0, 3]
    counter = throw("44", **cards).then("doubles.four 2", "doubles.four 1", "doubles.four-conversion 1")
    assert counter.now("score") == [0, 7]


@pytest.mark.rule("double.cards.effect")
def test_two_yellows_are_no_red() -> None:
    table = throw("22", yellow=[[4, 10], []]).then("cards.colour 12")
    assert table.now("yellow", "red") == [[[4, 10, 12], []], [0, 0]]


@pytest.mark.rule("double.cards.effect")
@pytest.mark.parametrize(("state", "shown"), [
    ({}, ((), ())),
    ({"red": [1, 0]}, (("red",), ())),
    ({"red": [0, 2]}, ((), ("red", "red"))),
    ({"yellow": [[10], []]}, (("yellow",), ())),
    ({"yellow": [[], [10]]}, ((), ("yellow",))),
    ({"yellow": [[1], []]}, ((), ())),
    ({"yellow": [[], [1]]}, ((), ())),
])  # fmt: skip
def test_a_throw_shows_the_cards_in_force(state: dict[str, Any], shown: tuple[tuple[str, ...], ...]) -> None:
    assert throw("12", **state).event("thrown")[7] == shown


@pytest.mark.rule("double.cards.effect")
def test_the_opponents_cards_do_not_matter() -> None:
    assert "lowered" not in throw("51", 12, 0, yellow=[[], [10]], red=[0, 1]).names()
    assert "lowered" in action(12, 1, yellow=[[], [10]]).then("reading.action 51").names()
