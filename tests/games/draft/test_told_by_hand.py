"""Matches told by hand: what follows from the rest may be left out, and what contradicts it is refused by its field."""

from __future__ import annotations

from contextlib import suppress
from itertools import product
from random import Random
from typing import Any

import pytest

from engine.core.house_rules import agreed
from engine.core.languages import LANGUAGES
from engine.core.players import at_random
from engine.core.refusal import Refusal
from engine.games import load
from tests.games.draft import card, cards

GAME = load("draft")
ROW = cards("bgf bgf bgf bgf bgy bgy bgy bnf bnf bnf bny bny")
HANDS = [cards("bgf ggf"), cards("bnf wgf")]
BLACK = {"top": card("kgf"), "top_seat": 0, "hands": HANDS}
"""Camille has laid black."""
RED = {"top": card("rgf"), "top_seat": 0, "hands": HANDS}
GREEN = {"top": card("ggy"), "top_seat": 0, "hands": HANDS}
GOAL = {"goals": [cards("ygp"), []]}
TABLES = [
    dict(zip(("half", "packs", "youngest"), chosen, strict=True))
    for chosen in product(("pile", "clock"), ("common", "own"), ("first", "second"))
]
CLOCK, OWN, SECOND = {"half": "clock"}, {"packs": "own"}, {"youngest": "second"}

# What is left out, and what it must then be.
FOLLOWS: list[tuple[dict[str, str], dict[str, Any], dict[str, Any]]] = [
    ({}, {"part": "second-half"}, {"engager": 1, "actor": 0}),
    (SECOND, {"part": "second-half"}, {"engager": 0, "actor": 1}),
    ({}, {"part": "extra-1"}, {"engager": 0}),
    ({}, {"row": ROW[:3]}, {"phase": "deal", "actor": 1}),
    ({}, {"row": ROW[2:], "hands": [ROW[:1], ROW[1:2]]}, {"phase": "pick", "actor": 1, "open": [1, 1]}),
    ({}, {"row": ROW[1:], "hands": [[], ROW[:1]]}, {"phase": "pick", "actor": 0, "open": [0, 1]}),
    (OWN, {"hands": [[], cards("bgf ggf ygf kgp rgf wgy")], "row": cards("bgf")}, {"phase": "deal", "actor": 0}),
    ({}, {**BLACK, "top_seat": None, "actor": 0}, {"top_seat": 1, "goes_on": False}),
    ({}, {**BLACK, "top_seat": None, "actor": 0, "goes_on": True}, {"top_seat": 0}),
    ({}, {**BLACK, "phase": "engage"}, {"actor": 1, "restart": True}),
    ({}, {**RED, "phase": "engage"}, {"actor": 0, "restart": True}),
    ({}, {"hands": HANDS}, {"actor": 0, "restart": False, "played": 0}),
    ({}, {"hands": HANDS, "actor": 1}, {"phase": "engage", "restart": True}),
    ({}, {"hands": HANDS, "pile": [cards("ynf")]}, {"restart": True, "played": 45}),
    ({}, {**BLACK, "discard": [cards("bgy bny")]}, {"played": 3}),
    ({}, {**BLACK, "phase": "refill", "due": [1, 0]}, {"actor": 1, "restart": True}),
    ({}, {**BLACK, "top_seat": 1, "phase": "refill", "due": [1]}, {"actor": 0}),
    ({}, {**BLACK, "part": "extra-1"}, {"stop": [25]}),
    ({}, {**BLACK, "part": "extra-2", **GOAL, "yellows": [[], cards("wgy")]}, {"stop": [24]}),
    (CLOCK, {**BLACK, "part": "extra-1"}, {"stop": [0]}),
    (OWN, {"top": card("kgp"), "hands": HANDS, "part": "extra-2"}, {"stop": [9, 9]}),
    ({}, {**BLACK, "part": "golden-goal"}, {"stop": [0]}),
    ({}, {**BLACK, "part": "extra-1", "pile": [cards("ynf bny")]}, {"stop": [1]}),
]  # fmt: skip

# What cannot be, with the field that is blamed for it.
CLASHES: list[tuple[str, str, dict[str, str], dict[str, Any]]] = [
    ("engager-other", "engager", {}, {"engager": 1}),
    ("engager-other", "engager", {}, {**BLACK, "part": "second-half", "engager": 0}),
    ("engager-other", "engager", SECOND, {**BLACK, "part": "extra-1", "engager": 0}),
    ("actor-other", "actor", {}, {**BLACK, "actor": 0}),
    ("actor-other", "actor", {}, {**BLACK, "goes_on": True, "actor": 1}),
    ("actor-other", "actor", {}, {**BLACK, "phase": "engage", "actor": 0}),
    ("actor-other", "actor", {}, {"hands": HANDS, "actor": 1, "restart": False}),
    ("actor-other", "actor", {}, {"row": ROW, "actor": 0}),
    ("actor-other", "actor", OWN, {"actor": 0}),
    ("actor-other", "actor", {}, {**BLACK, "phase": "refill", "due": [0, 1]}),
    ("actor-other", "actor", {}, {**BLACK, "phase": "refill", "due": [1, 0], "actor": 0}),
    ("no-going-on", "goes_on", {}, {**GREEN, "goes_on": True}),
    ("no-going-on", "goes_on", {}, {"hands": HANDS, "goes_on": True}),
    ("nobody-refills", "due", {}, {**BLACK, "due": [1, 0]}),
    ("refill-twice", "due", {}, {**RED, "phase": "refill", "due": [0, 0]}),
    ("hand-full-already", "due", {}, {"phase": "refill", "due": [1, 0], "hands": [cards("ggf"), ROW[:6]]}),
    ("no-hand", "hands", {}, {"phase": "refill", "due": [1, 0], "hands": [cards("bgf"), []]}),
    ("no-hand", "hands", {}, {"phase": "refill", "due": [0], "hands": [[], []]}),
    ("still-drafting", "top", {}, {**BLACK, "phase": "deal", "hands": [[], []]}),
    ("still-drafting", "discard", {}, {"discard": [cards("bgf")]}),
    ("still-drafting", "under", {}, {"row": ROW, "under": [cards("ynf")]}),
    ("still-drafting", "minute", {}, {"minute": 3}),
    ("still-drafting", "played", {}, {"played": 3}),
    ("still-drafting", "restart", {}, {"restart": True}),
    ("draft-hands", "hands", {}, {"row": ROW[3:], "hands": [ROW[:1], ROW[1:3]], "phase": "deal"}),
    ("draft-hands", "hands", {}, {"row": ROW[3:], "hands": [[], ROW[:3]]}),
    ("draft-hands", "hands", OWN, {"row": cards("bgf"), "hands": [cards("bgy"), []], "phase": "pick"}),
    ("draft-twelve", "row", {}, {"row": ROW[4:], "hands": [ROW[:1], ROW[1:2]]}),
    ("draft-twelve", "row", {}, {"row": ROW, "hands": [[], cards("ggf")]}),
    ("draft-open", "open", {}, {"row": ROW[2:], "hands": [ROW[:1], ROW[1:2]], "open": [1, 0]}),
    ("draft-over", "row", {}, {**BLACK, "row": ROW[:1], "phase": "turn"}),
    ("no-card-on-top", "top", {}, {"hands": HANDS, "phase": "turn"}),
    ("no-card-on-top", "top_seat", {}, {"hands": HANDS, "top_seat": 1}),
    ("kick-off-again", "restart", {}, {**BLACK, "phase": "engage", "top_seat": 1, "restart": False}),
    ("kick-off-again", "restart", {}, {"hands": HANDS, "played": 4, "restart": False}),
    ("time-is-up", "minute", CLOCK, {**BLACK, "minute": 45}),
    ("time-is-up", "minute", CLOCK, {**BLACK, "minute": 15, "part": "extra-2"}),
    ("pile-used-up", "pile", {}, {**BLACK, "pile": [[]]}),
    ("pile-used-up", "pile", {}, {**BLACK, "pile": [cards("ynf")], "part": "extra-1", "stop": [24]}),
    ("pile-used-up", "pile", OWN, {"top": card("kgp"), "hands": HANDS, "pile": [cards("ggy"), []]}),
    ("played-more", "played", {}, {**BLACK, "played": 0}),
    ("played-more", "played", {}, {**BLACK, "discard": [cards("bgy bny")], "played": 2}),
    ("no-goal-card", "goals", {}, {**BLACK, "goals": [[], cards("ynf")]}),
    ("no-yellow-card", "yellows", {}, {**BLACK, "yellows": [[], cards("ynf")]}),
    ("over-too-early", "phase", {}, {**BLACK, **GOAL, "phase": "over", "part": "extra-1"}),
    ("over-level", "goals", {}, {**BLACK, "phase": "over", "part": "second-half"}),
    ("over-level", "goals", {}, {**BLACK, "phase": "over", "part": "golden-goal"}),
    ("not-level", "goals", {}, {**BLACK, **GOAL, "part": "golden-goal"}),
    ("not-level", "goals", {}, {**GOAL, "part": "extra-1"}),
    ("match-field", "stop", {}, {**BLACK, "stop": [1]}),
    ("match-field", "stop", {}, {**BLACK, "part": "extra-1", "stop": [26]}),
    ("match-field", "stop", CLOCK, {**BLACK, "part": "extra-1", "stop": [1]}),
    ("match-field", "stop", {}, {"part": "extra-1", "stop": [1]}),
    ("match-field", "stop", OWN, {"top": card("kgp"), "hands": HANDS, "part": "extra-1", "stop": [9, 10]}),
]  # fmt: skip


@pytest.mark.parametrize(("house", "data", "then"), FOLLOWS)
def test_what_follows_from_the_rest_may_be_left_out(
    house: dict[str, str], data: dict[str, Any], then: dict[str, Any]
) -> None:
    match: Any = GAME.load(data, agreed(GAME.house_rules, house)).data()
    assert {field: match[field] for field in then} == then


@pytest.mark.parametrize(("code", "field", "house", "data"), CLASHES)
def test_what_contradicts_the_rest_is_refused_by_its_field(
    code: str, field: str, house: dict[str, str], data: dict[str, Any]
) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.load(data, agreed(GAME.house_rules, house))
    assert (caught.value.code, caught.value.data["field"]) == (code, field)
    sentences = {GAME.text(lang).refusal(caught.value) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    for sentence in sentences:
        assert sentence.endswith(".")
        assert not {"{", "}"} & set(sentence)


@pytest.mark.parametrize(("part", "rule"), [
    ("first-half", "draft.laying.engage"),
    ("second-half", "draft.clock.half-time"),
    ("extra-2", "draft.clock.half-time"),
])  # fmt: skip
def test_who_kicks_off_is_refused_by_the_rule_of_the_part(part: str, rule: str) -> None:
    wrong = 1 if part == "first-half" else 0
    with pytest.raises(Refusal) as caught:
        GAME.load({"part": part, "engager": wrong}, agreed(GAME.house_rules, {}))
    assert (caught.value.code, caught.value.rule) == ("engager-other", rule)


def reload(house: dict[str, str], seeds: range) -> int:
    """Load every position between two plays of random matches from its own data, and count them."""
    settings = agreed(GAME.house_rules, house)
    loaded = 0
    for seed in seeds:
        player, state = at_random(Random(seed)), GAME.new(settings)
        play: str | None = ""
        while play is not None:
            again = GAME.load(state.data(), settings)
            assert again.data() == state.data()
            assert again.key() == state.key()
            loaded += 1
            play = GAME.next_play(state)
            if play is not None:
                steps = GAME.plays[play](state)
                with suppress(StopIteration):
                    ask = next(steps)
                    while True:
                        ask = steps.send(player(ask))
    return loaded


@pytest.mark.parametrize("house", TABLES)
def test_whatever_a_match_comes_to_loads_as_it_is(house: dict[str, str]) -> None:
    assert reload(house, range(2)) > 200


@pytest.mark.slow
@pytest.mark.parametrize("house", TABLES)
def test_two_hundred_matches_at_eight_tables_load_as_they_are(house: dict[str, str]) -> None:
    assert reload(house, range(25)) > 2500
