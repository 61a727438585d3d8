"""What a rule may ask, and which answers it takes."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.asks import Ask, Cast, Choose, Die, Draw, Must, Roll, cast
from engine.core.refusal import Refusal

KICK = Choose("award", 0, "toy.toy.turn", ("kick", "keep"), (("scrum", "toy.toy.ace"),))
TWO = Roll("action", 0, "toy.toy.throw", 2)
CARD = Draw("card", 0, "toy.toy.take", ["king", "ace", "king"])
BLUE = Die("blue", ("ball", "ball", "player", "foot", "posts", "card"))
GREEN = Die("green", ("in", "in", "in", "in", "wide", "wide"))
THREE = Cast("attempt", 0, "toy.toy.throw", (BLUE, BLUE, BLUE))


def code(ask: Ask, answer: object) -> str:
    """The code of the refusal."""
    with pytest.raises(Refusal) as why:
        ask.check(answer)
    return why.value.code


def test_what_must_be_done_is_the_only_option() -> None:
    must = Must("what", 1, "toy.toy.turn", "keep")
    assert must.check("keep") == "keep"
    assert code(must, "throw") == "option-unknown"
    assert list(must.outcomes()) == [("keep", 1)]
    assert must == Choose("what", 1, "toy.toy.turn", ("keep",))


def test_a_listed_option_is_taken() -> None:
    assert KICK.check("keep") == "keep"


def test_a_barred_option_is_refused_by_the_rule_against_it() -> None:
    with pytest.raises(Refusal) as why:
        KICK.check("scrum")
    assert (why.value.code, why.value.rule) == ("barred", "toy.toy.ace")
    assert str(why.value) == "barred(option='scrum') by toy.toy.ace"


@pytest.mark.parametrize("answer", ["", "Kick", 3, None, ("kick",)])
def test_anything_else_is_no_option(answer: object) -> None:
    assert code(KICK, answer) == "option-unknown"


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ((7, 1), "dice-face"),
        ((0, 1), "dice-face"),
        ((1,), "dice-count"),
        ((1, 2, 3), "dice-count"),
        ("53", "dice-unreadable"),
        ((True, 1), "dice-unreadable"),
        ((1.0, 2), "dice-unreadable"),
        (None, "dice-unreadable"),
    ],
)
def test_impossible_dice_are_refused(answer: object, why: str) -> None:
    assert code(TWO, answer) == why


@pytest.mark.parametrize("text", ["53", "5 3", "5-3", " 5,3 "])
def test_dice_are_read_as_people_write_them(text: str) -> None:
    assert TWO.parse(text) == (5, 3)


@pytest.mark.parametrize("text", ["", "five", "5x", "²3", "-"])
def test_unreadable_dice_are_refused(text: str) -> None:
    with pytest.raises(Refusal, match="dice-unreadable"):
        TWO.parse(text)


def test_dice_of_two_figures_are_written_apart() -> None:
    big = Roll("d", 0, "toy.toy.throw", 2, 12)
    assert big.write((12, 1)) == "12-1"
    assert big.parse("12-1") == (12, 1)


@given(st.integers(1, 4), st.integers(2, 6))
def test_throws_are_counted_with_their_orders(dice: int, sides: int) -> None:
    ask = Roll("d", 0, "toy.toy.throw", dice, sides)
    every = Counter(tuple(sorted(faces)) for faces in product(range(1, sides + 1), repeat=dice))
    assert dict(ask.outcomes()) == every


@given(st.lists(st.integers(1, 6), min_size=2, max_size=2))
def test_what_is_written_is_read_back(faces: list[int]) -> None:
    assert TWO.parse(TWO.write(tuple(faces))) == tuple(faces)


def test_dice_with_pictures_show_only_what_they_have() -> None:
    assert THREE.parse("ball/foot/card") == ("ball", "foot", "card")
    assert THREE.check(["ball", "ball", "posts"]) == ("ball", "ball", "posts")
    assert code(THREE, "ball") == "dice-count"
    assert code(THREE, ("ball", "ball")) == "dice-count"
    assert code(THREE, ("ball", "ball", "goat")) == "cast-face"
    assert code(Cast("kick", 0, "toy.toy.throw", (GREEN,)), ("ball",)) == "cast-face"


def test_like_dice_with_pictures_are_not_told_apart() -> None:
    ways = dict(THREE.outcomes())
    assert len(ways) == 35
    assert sum(ways.values()) == len(THREE.lies()) == 216
    assert ways["ball", "ball", "ball"] == 8
    assert ways["ball", "player", "foot"] == 12
    assert all(THREE.parse(THREE.write(faces)) == faces for faces in ways)


def test_unlike_dice_with_pictures_are() -> None:
    ways = dict(Cast("both", 0, "toy.toy.throw", (GREEN, BLUE)).outcomes())
    assert ways["in", "ball"] == 8
    assert ways["wide", "card"] == 2
    assert sum(ways.values()) == 36


def test_a_cast_helper_returns_the_faces() -> None:
    steps = cast(THREE)
    assert next(steps) is THREE
    with pytest.raises(StopIteration) as done:
        steps.send(("ball", "foot", "card"))
    assert done.value.value == ("ball", "foot", "card")


def test_a_card_must_be_in_the_pool() -> None:
    assert CARD.check("ace") == "ace"
    assert code(CARD, "queen") == "card-not-there"
    assert code(CARD, "jack") == "card-not-there"
    assert dict(CARD.outcomes()) == {"ace": 1, "king": 2}


def test_asks_are_compared_by_what_they_ask() -> None:
    assert Roll("action", 0, "toy.toy.throw", 2) == TWO
    assert hash(Roll("action", 0, "toy.toy.throw", 2)) == hash(TWO)
    assert Roll("action", 1, "toy.toy.throw", 2) != TWO
    assert Choose("award", 0, "toy.toy.turn", ("kick", "keep")) != KICK
    assert Draw("card", 0, "toy.toy.take", ["ace", "king", "king"]) == CARD
    assert Draw("card", 0, "toy.toy.take", CARD.cards, hidden=True) != CARD
    assert repr(TWO) == "Roll('action', 0, 'toy.toy.throw', 2, 6)"


def test_a_bare_ask_takes_nothing() -> None:
    assert code(Ask("x", 0, "toy.toy.turn"), "y") == "answer-kind"
