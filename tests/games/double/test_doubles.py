"""Doubles."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.double import throw
from tests.games.table import Table

FACES = range(1, 7)


def fault(hand: int = 0) -> Table:
    """A double 1 whose penalty the opponent kicks."""
    return throw("11", 12, hand, score=[10, 10]).then("doubles.one kick")


def counter(*dice: int) -> Table:
    """Camille's double 4 and the dice that follow it, Sacha's first."""
    return throw("44", score=[10, 10]).then(*(f"doubles.four {die}" for die in dice))


@pytest.mark.rule("double.doubles.one")
@pytest.mark.parametrize("hand", [0, 1])
def test_a_double_1_offers_the_opponent_a_choice(hand: int) -> None:
    table = throw("11", 12, hand)
    assert (table.ask.seat, table.options) == (1 - hand, ("kick", "keep"))
    assert table.event("fault")[2:] == (hand, 1)
    assert table.now("red", "yellow") == [[0, 0], [[], []]]


@pytest.mark.rule("double.doubles.two")
@pytest.mark.parametrize("hand", [0, 1])
def test_a_double_2_brings_a_card_before_the_choice(hand: int) -> None:
    table = throw("22", 12, hand)
    assert (table.ask.rule, table.ask.seat) == ("double.cards.colour", hand)
    table.then("cards.colour 33")
    assert table.now("red") == [1 - hand, hand]
    assert (table.ask.seat, table.options) == (1 - hand, ("kick", "keep"))
    assert table.event("fault")[2:] == (hand, 2)


@pytest.mark.rule("double.doubles.fault-kick")
@pytest.mark.parametrize(("kick", "answer"), [*product(FACES, repeat=2)])
def test_the_kick_needs_more_than_the_offender(kick: int, answer: int) -> None:
    table = fault().then(f"doubles.fault-kick {kick}", f"doubles.fault-kick {answer}")
    assert table.now("score", "minute", "hand") == [[10, 13 if kick > answer else 10], 14, 0]
    name = "fault-kicked" if kick > answer else "fault-missed"
    assert table.event(name)[2:] == (1, kick, answer)


@pytest.mark.rule("double.doubles.fault-kick")
@pytest.mark.parametrize("hand", [0, 1])
def test_the_kicker_throws_first_and_gives_the_hand_back(hand: int) -> None:
    table = fault(hand)
    assert (table.ask.seat, table.ask.name) == (1 - hand, "fault-kick")
    table.then("doubles.fault-kick 5")
    assert (table.ask.seat, table.ask.name) == (hand, "fault-answer")
    assert table.about("against") == 5
    assert table.event("fault-kick")[2:] == (1 - hand, 5)
    assert table.then("doubles.fault-kick 4").now("hand") == hand


@pytest.mark.rule("double.doubles.fault-keep")
@pytest.mark.parametrize("hand", [0, 1])
def test_the_opponent_may_take_the_hand_instead(hand: int) -> None:
    table = throw("11", 12, hand, score=[10, 10]).then("doubles.one keep")
    assert table.now("minute", "hand", "score") == [15, 1 - hand, [10, 10]]
    assert table.event("fault-kept")[2:] == (1 - hand,)
    assert table.over


@pytest.mark.rule("double.doubles.fault-keep", "double.doubles.two")
def test_the_hand_after_a_double_2_is_the_same() -> None:
    table = throw("22").then("cards.colour 12", "doubles.one keep")
    assert table.now("minute", "hand", "yellow") == [15, 1, [[12], []]]


@pytest.mark.rule("double.doubles.three")
@pytest.mark.parametrize("hand", [0, 1])
def test_a_double_3_is_a_drop_or_a_50_22(hand: int) -> None:
    table = throw("33", 12, hand)
    assert (table.ask.seat, table.options) == (hand, ("drop", "fifty-twenty-two"))
    assert table.event("drop-chance")[2:] == (hand,)


@pytest.mark.rule("double.doubles.drop")
@pytest.mark.parametrize(("a", "b"), [*product(FACES, repeat=2)])
def test_any_double_blocks_the_drop(a: int, b: int) -> None:
    table = throw("33", 12, 1, score=[10, 10]).then("doubles.three drop")
    assert (table.ask.seat, table.ask.name) == (0, "drop")
    table.then(f"doubles.drop {a}{b}")
    assert table.now("score", "minute", "hand") == [[10, 10 if a == b else 13], 13, 0]
    assert table.event("drop-blocked" if a == b else "drop-scored")[2:] == (1, (a, b))
    assert table.over


@pytest.mark.rule("double.doubles.fifty-twenty-two")
@pytest.mark.parametrize("hand", [0, 1])
def test_a_50_22_keeps_the_hand_for_three_minutes(hand: int) -> None:
    table = throw("33", 12, hand, score=[10, 10]).then("doubles.three fifty-twenty-two")
    assert table.now("minute", "hand", "score") == [15, hand, [10, 10]]
    assert table.event("fifty-twenty-two")[2:] == (hand,)


@pytest.mark.rule("double.doubles.four")
def test_a_double_4_is_a_duel_for_the_opponents_try() -> None:
    table = counter()
    assert (table.ask.seat, table.ask.name) == (1, "counter")
    assert table.event("countered")[2:] == (0,)
    table.then("doubles.four 3")
    assert (table.ask.seat, table.ask.name) == (0, "counter-answer")
    assert table.about("against") == 3
    assert table.event("counter")[2:] == (1, 3)


@pytest.mark.rule("double.doubles.four")
@pytest.mark.parametrize(("mine", "theirs"), [*product(FACES, repeat=2)])
def test_more_grants_the_try_and_less_does_not(mine: int, theirs: int) -> None:
    table = counter(mine, theirs)
    assert table.event("counter-answer")[2:] == (0, mine, theirs)
    if mine > theirs:
        assert (table.ask.rule, table.now("score")) == ("double.doubles.four-conversion", [10, 15])
    elif mine == theirs:
        assert (table.ask.rule, table.now("score")) == ("double.doubles.four-video", [10, 10])
    else:
        assert table.now("score", "minute", "hand") == [[10, 10], 14, 0]
        assert table.event("try-refused") == ("double.doubles.four", "try-refused", 1)


@pytest.mark.rule("double.doubles.four-video")
@pytest.mark.parametrize("face", FACES)
def test_an_even_video_grants_the_countered_try(face: int) -> None:
    table = counter(3, 3)
    assert (table.ask.seat, table.ask.name) == (1, "counter-video")
    table.then(f"doubles.four-video {face}")
    assert table.event("video")[2:] == (1, face, face % 2 == 0)
    if face % 2:
        assert table.now("score", "minute", "hand") == [[10, 10], 14, 0]
        assert table.event("try-refused")[2:] == (1,)
    else:
        assert table.now("score") == [10, 15]
        assert table.about("against") == face


@pytest.mark.rule("double.doubles.four-conversion")
@pytest.mark.parametrize(("last", "face"), [*product(range(2, 7), FACES)])
def test_the_conversion_falls_under_the_scorers_last_die(last: int, face: int) -> None:
    table = counter(last, 1)
    assert (table.ask.seat, table.ask.name) == (1, "counter-conversion")
    table.then(f"doubles.four-conversion {face}")
    assert table.now("score", "minute", "hand") == [[10, 17 if face < last else 15], 14, 0]
    assert table.event("converted" if face < last else "conversion-missed")[2:] == (1, face, last)


@pytest.mark.rule("double.doubles.four-conversion")
@pytest.mark.parametrize(("video", "face", "points"), [(2, 1, 7), (2, 2, 5), (6, 5, 7), (6, 6, 5)])
def test_after_the_video_that_is_the_videos_die(video: int, face: int, points: int) -> None:
    table = counter(4, 4).then(f"doubles.four-video {video}", f"doubles.four-conversion {face}")
    assert table.now("score", "minute", "hand") == [[10, 10 + points], 14, 0]


@pytest.mark.rule("double.doubles.five")
@pytest.mark.parametrize("hand", [0, 1])
def test_a_double_5_is_seven_points(hand: int) -> None:
    table = throw("55", 12, hand, score=[10, 10])
    assert table.now("score", "minute", "hand") == [[17, 10] if hand == 0 else [10, 17], 14, 1 - hand]
    assert table.event("penalty-try")[2:] == (hand, 5)
    assert table.now("red", "yellow") == [[0, 0], [[], []]]


@pytest.mark.rule("double.doubles.six")
@pytest.mark.parametrize("hand", [0, 1])
def test_a_double_6_brings_the_opponent_a_card_as_well(hand: int) -> None:
    table = throw("66", 12, hand, score=[10, 10])
    assert (table.ask.rule, table.ask.seat, table.now("score")) == ("double.cards.colour", 1 - hand, [10, 10])
    table.then("cards.colour 22")
    assert table.now("score", "minute", "hand") == [[17, 10] if hand == 0 else [10, 17], 14, 1 - hand]
    assert table.now("red") == [hand, 1 - hand]
    assert table.event("penalty-try-card")[2:] == (hand,)
    assert table.event("penalty-try")[2:] == (hand, 6)
