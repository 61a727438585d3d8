"""The pack."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from engine.core.house_rules import agreed
from engine.core.languages import LANGUAGES
from engine.core.refusal import Refusal
from engine.games import load
from engine.games.draft.table.deck import (
    BOOK,
    COLOUR,
    COLOURS,
    DECISION,
    GOAL,
    NAMES,
    OWN,
    colours,
    evenly,
    proper,
    read,
    spread,
)
from engine.games.draft.table.house_rules import OTHER
from tests.games.draft import card, cards, say, turn
from tests.games.table import Table

GAME = load("draft")
TOP_RIGHT = {
    "blue": {"black", "red"},
    "yellow": {"black", "red", "white"},
    "green": {"white"},
    "black": {"black", "red"},
    "white": {"green", "blue"},
    "red": {"blue", "yellow", "green"},
}
BOTTOM_LEFT: dict[str, set[str]] = {
    "blue": {"blue", "yellow", "green"},
    "black": {"blue", "yellow", "green"},
    "yellow": {"green", "blue"},
    "white": {"blue", "yellow"},
    "green": set(),
    "red": set(),
}
ONE_OF_EACH = "bgy ggy rgy kgy ygy wgy"


@pytest.mark.rule("draft.pack.cards")
def test_fifty_cards_of_six_colours() -> None:
    pack = Table("draft").now("pile")[0]
    assert len(pack) == 50
    assert Counter(COLOURS[COLOUR[name]] for name in pack) == {
        "blue": 15,
        "green": 10,
        "red": 5,
        "black": 5,
        "yellow": 8,
        "white": 7,
    }
    assert sum(GOAL[name] for name in pack) == 30
    assert Counter(DECISION[name] for name in pack) == {"free": 25, "yellow": 15, "penalty": 10}


@pytest.mark.rule("draft.pack.cards")
def test_marks_depend_on_the_colour_as_little_as_whole_cards_allow() -> None:
    pack = read(BOOK)
    for colour, count in zip(COLOURS, pack.counts, strict=True):
        of_colour = [name for name in pack.cards if name.startswith(colour)]
        assert abs(sum(GOAL[name] for name in of_colour) - count * 30 / 50) < 1
        for decision, share in zip(("free", "yellow", "penalty"), pack.decisions, strict=True):
            assert abs(sum(DECISION[name] == decision for name in of_colour) - count * share / 50) < 1.5
    goals = [name for name in pack.cards if GOAL[name]]
    assert Counter(DECISION[name] for name in goals) == {"free": 15, "yellow": 9, "penalty": 6}


@pytest.mark.rule("draft.pack.arrows")
@pytest.mark.parametrize(("top", "going_on"), [*product(COLOURS, (False, True))])
def test_only_the_colours_named_on_the_card_may_follow(top: str, going_on: bool) -> None:
    fits = (BOTTOM_LEFT if going_on else TOP_RIGHT)[top]
    top_card = {"blue": "bgf", "green": "ggf", "red": "rgf", "black": "kgf", "yellow": "ygf", "white": "wgf"}[top]
    home, away = (ONE_OF_EACH, "bnf") if going_on else ("bnf", ONE_OF_EACH)
    if top == "green" and going_on:
        # A shot is parried or checked, so that nobody ever goes on from it.
        with pytest.raises(Refusal, match="no-going-on"):
            turn(top_card, 0, home, away, goes_on=True)
        return
    table = turn(top_card, 0, home, away, goes_on=going_on)
    if not fits:
        assert table.ask.kind == "draw"
        return
    assert set(table.options) == fits
    for colour in set(COLOURS) - fits:
        assert table.refuses(colour).code == "barred"


@pytest.mark.rule("draft.pack.own")
def test_own_packs_are_twenty_cards_each() -> None:
    piles = Table("draft", house={"packs": "own"}).now("pile")
    for pile in piles:
        counts = Counter(COLOUR[name] for name in pile)
        assert tuple(counts[colour] for colour in range(6)) == (6, 4, 2, 2, 3, 3)
        assert sum(GOAL[name] for name in pile) == 12
        assert Counter(DECISION[name] for name in pile) == {"free": 10, "yellow": 6, "penalty": 4}


@pytest.mark.rule("draft.pack.own")
def test_each_draws_from_the_own_pile() -> None:
    own = {"packs": "own"}
    table = turn("bgf", 0, "ggf ygf", "bnf gnf", house=own)
    before = [len(pile) for pile in table.now("pile")]
    say(table, "laying.draw ygf", "laying.draw pass")
    after = [len(pile) for pile in table.now("pile")]
    assert (after[0], after[1]) == (before[0], before[1] - 1)


@pytest.mark.rule("draft.pack.own")
def test_own_cards_come_back_to_their_own_pack() -> None:
    own = {"packs": "own"}
    state: dict[str, Any] = {"yellows": [cards("gny"), []], "goals": [cards("bgf"), []]}
    table = turn("bgy", 1, "ygf rnf", "bnf gnf", house=own, **state)
    say(table, "laying.answer red", "fouls.whistle ygy")
    assert table.now("under") == [cards("bgf"), cards("gny ygy")]
    free = say(turn("bgy", 1, "ygf rnf", "bnf gnf", house=own), "laying.answer red", "fouls.whistle wgf")
    assert free.now("under") == [[], cards("wgf")]


@pytest.mark.rule("draft.pack.own")
def test_with_own_packs_each_turns_up_twelve_and_picks_six() -> None:
    table = Table("draft", house={"packs": "own"})
    for seat in (1, 0):
        for _ in range(12):
            assert (table.ask.rule, table.ask.seat) == ("draft.draft.face-up", seat)
            table.position = table.position.send(table.about("cards")[0])
        for _ in range(6):
            assert (table.ask.rule, table.ask.seat) == ("draft.draft.pick", seat)
            table.position = table.position.send(table.options[0])
    assert [len(pile) for pile in table.now("pile")] == [14, 14]
    assert [len(hand) for hand in table.now("hands")] == [6, 6]
    assert table.now("phase", "actor", "row") == ["engage", 0, []]


@pytest.mark.rule("draft.pack.rebuilt")
def test_a_table_may_write_its_own_pack() -> None:
    counts = Counter(COLOUR[name] for name in Table("draft", house={"pack": OTHER}).now("pile")[0])
    assert tuple(counts[colour] for colour in range(6)) == (14, 9, 6, 7, 8, 6)
    table = turn("wgf", 0, "bgf", "knf gnf bnf", house={"pack": OTHER})
    assert table.options == ("green", "black")


@pytest.mark.rule("draft.pack.rebuilt")
def test_a_pack_has_one_proper_form() -> None:
    parts = BOOK.split(";")
    muddled = " ;\n".join([*parts[::-1], ""]).replace("on-blue=red+black", "ON-blue = black + red + red")
    assert proper(muddled) == BOOK
    assert proper(BOOK) == BOOK
    assert proper(OTHER) == OTHER
    assert agreed(GAME.house_rules, {"pack": muddled})["pack"] == BOOK


WRONG = [
    ("pack-total", "blue=15", "blue=16"),
    ("pack-none", "blue=15,green=10", "blue=0,green=25"),
    ("pack-none", "blue=15,green=10", "blue=25,green=0"),
    ("pack-goals", "goal=30", "goal=0"),
    ("pack-goals", "goal=30", "goal=51"),
    ("pack-decisions", "free=25", "free=24"),
    ("pack-shot", "on-green=white", "on-green=white+black"),
    ("pack-shot", "on-green=white", "on-green=none"),
    ("pack-colour", "on-blue=red+black", "on-blue=red+pink"),
    ("pack-colour", "white=7", "white=5,pink=2"),
    ("pack-list", "on-blue=red+black;", ""),
    ("pack-list", "after-black=blue+green+yellow;", ""),
    ("pack-number", "goal=30", "goal=many"),
    ("pack-number", "goal=30;", ""),
    ("pack-number", "red=5,", "red=-5,"),
    ("pack-number", "penalty=10", "penalty="),
    ("pack-unreadable", "goal=30", "goal"),
]


@pytest.mark.rule("draft.pack.rebuilt")
@pytest.mark.parametrize(("code", "good", "bad"), WRONG)
def test_a_pack_that_cannot_be_is_refused_with_the_reason(code: str, good: str, bad: str) -> None:
    assert good in BOOK
    with pytest.raises(Refusal) as caught:
        proper(BOOK.replace(good, bad))
    assert caught.value.code == code
    for lang in LANGUAGES:
        sentence = GAME.text(lang).refusal(caught.value)
        assert sentence.endswith(".")
        assert code not in sentence


@pytest.mark.rule("draft.pack.rebuilt")
def test_arrows_that_never_lead_to_a_shot_are_refused() -> None:
    text = BOOK.replace("green+yellow", "yellow").replace("blue+green", "blue")
    with pytest.raises(Refusal, match="pack-no-shot"):
        proper(text)


def test_marks_are_spread_evenly() -> None:
    assert evenly(("a", "b"), (2, 2)) == ["a", "b", "a", "b"]
    assert Counter(evenly(("a", "b", "c"), (5, 3, 2))) == {"a": 5, "b": 3, "c": 2}
    assert evenly(("a", "b"), (0, 3)) == ["b", "b", "b"]
    row = evenly(("a", "b", "c"), (25, 15, 10))
    for start in range(40):
        assert abs(row[start : start + 10].count("a") - 5) <= 1


def test_every_spread_has_the_numbers_it_was_given() -> None:
    for goal in (1, 7, 12, 20):
        pack = spread(OWN, goal, (10, 6, 4))
        assert sum(GOAL[name] for name in pack) == goal
        assert len(pack) == 20
        assert set(pack) <= set(NAMES)


def test_a_mask_names_its_colours() -> None:
    assert colours(0) == ()
    assert colours(0b100001) == ("blue", "white")


def test_a_pack_of_twenty_keeps_the_shares_of_fifty() -> None:
    few = read(BOOK.replace("goal=30", "goal=1").replace("free=25,yellow=15,penalty=10", "free=1,yellow=1,penalty=48"))
    assert sum(GOAL[name] for name in few.own) == 1
    assert Counter(DECISION[name] for name in few.own) == {"penalty": 19, "free": 1}
    assert card("bgf") in NAMES
