"""The state of a match: what it can be, what it cannot, and what it shows."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.house_rules import agreed
from engine.core.languages import LANGUAGES
from engine.core.position import Position, Start
from engine.core.refusal import Refusal
from engine.games import load
from engine.games.draft.table.state import Match
from tests.games.draft import card, cards, say, turn
from tests.games.table import Table

GAME = load("draft")
USUAL = agreed(GAME.house_rules, {})
HANDS = [cards("bgf ggf"), cards("bnf wgf")]
ROW = cards("bgf bgf bgf bgf bgy bgy bgy bnf bnf bnf bny bny")
TOP = {"top": card("kgf"), "top_seat": 0, "hands": HANDS}


def refuse(data: Any) -> Refusal:
    """The refusal of these values."""
    with pytest.raises(Refusal) as caught:
        GAME.load(data, USUAL)
    return caught.value


def test_what_is_left_out_is_as_in_a_new_match() -> None:
    assert GAME.load({}, USUAL).data() == GAME.new(USUAL).data()


def test_cards_not_mentioned_lie_in_the_pile() -> None:
    data: Any = GAME.load(TOP, USUAL).data()
    assert len(data["pile"][0]) == 45
    assert data["discard"] == [[]]
    assert (data["phase"], data["actor"], data["top_seat"]) == ("turn", 1, 0)


def test_cards_not_mentioned_are_played_if_the_pile_is_mentioned() -> None:
    data: Any = GAME.load({**TOP, "pile": [cards("ynf")]}, USUAL).data()
    assert data["pile"] == [cards("ynf")]
    assert len(data["discard"][0]) == 44


@pytest.mark.parametrize(("data", "phase", "actor"), [
    ({}, "deal", 1),
    ({"row": cards("bgf")}, "deal", 1),
    ({"row": ROW}, "pick", 1),
    ({"row": ROW[1:], "hands": [[], ROW[:1]]}, "pick", 0),
    ({"hands": HANDS}, "engage", 0),
    ({"hands": HANDS, "part": "second-half"}, "engage", 1),
    (TOP, "turn", 1),
    ({**TOP, "goes_on": True}, "turn", 0),
])  # fmt: skip
def test_who_is_to_act_follows_from_the_cards(data: Any, phase: str, actor: int) -> None:
    loaded: Any = GAME.load(data, USUAL).data()
    assert (loaded["phase"], loaded["actor"]) == (phase, actor)


IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("state-unknown", {"score": [1, 0]}),
    ("match-word", {"part": "third-half"}),
    ("match-word", {"part": 1}),
    ("match-word", {"phase": "rest"}),
    ("match-field", {"engager": 2}),
    ("match-field", {"engager": True}),
    ("match-field", {"actor": "Camille"}),
    ("match-field", {**TOP, "top_seat": 3}),
    ("match-field", {"goes_on": 1}),
    ("match-field", {"restart": "no"}),
    ("match-field", {"minute": -1}),
    ("match-field", {"minute": 10_000}),
    ("match-field", {"played": 1.5}),
    ("match-field", {"hands": [[]]}),
    ("match-field", {"hands": [["blue"], []]}),
    ("match-field", {"hands": [[3], []]}),
    ("match-field", {"hands": "none"}),
    ("match-field", {"row": "none"}),
    ("match-field", {"pile": [[], []]}),
    ("match-field", {"top": "blue"}),
    ("match-field", {**TOP, "open": [0]}),
    ("match-field", {**TOP, "open": [3, 0]}),
    ("match-field", {**TOP, "open": [0, -1]}),
    ("match-field", {**TOP, "due": [2]}),
    ("match-field", {**TOP, "due": [0, 1, 0]}),
    ("match-field", {**TOP, "due": 1}),
    ("match-field", {**TOP, "stop": [1, 2]}),
    ("match-field", {**TOP, "stop": [-1]}),
    ("audit-cards", {"hands": [cards("rnf rnf"), []], "phase": "deal"}),
    ("audit-cards", {**TOP, "pile": [cards("bgf")], "discard": [cards("ynf")]}),
    ("audit-cards", {"row": [card("rnf")], "hands": [cards("rnf"), []]}),
    ("row-too-long", {"row": cards("bgf bgf bgf bgf bgy bgy bgy bnf bnf bnf bny bny ggf")}),
    ("nothing-to-pick", {"phase": "pick"}),
    ("no-card-on-top", {"hands": HANDS, "phase": "turn"}),
    ("no-hand", {**TOP, "hands": [cards("bgf"), []]}),
    ("no-hand", {"phase": "engage"}),
    ("nobody-to-refill", {**TOP, "phase": "refill"}),
    ("no-goal-card", {**TOP, "goals": [cards("ynf"), []]}),
    ("over-too-early", {**TOP, "phase": "over"}),
]


@pytest.mark.parametrize(("code", "data"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_in_both_languages(code: str, data: dict[str, Any]) -> None:
    why = refuse(data)
    assert why.code == code
    for lang in LANGUAGES:
        sentence = GAME.text(lang).refusal(why)
        assert sentence.endswith(".")
        assert code not in sentence
        assert not {"{", "}"} & set(sentence)


@pytest.mark.parametrize(("play", "code"), [
    ("turn", "no-card-on-top"),
    ("engage", "no-hand"),
    ("pick", "nothing-to-pick"),
    ("refill", "nobody-to-refill"),
])  # fmt: skip
def test_a_play_entered_out_of_turn_is_refused(play: str, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        Position.begin(Start.of(GAME, {}, (), play, {}))


def test_no_thirteenth_card_is_turned_up() -> None:
    with pytest.raises(Refusal, match="row-too-long") as caught:
        Position.begin(Start.of(GAME, {}, (), "deal", {"row": ROW}))
    assert caught.value.data["count"] == 13


def test_a_match_that_lost_a_card_is_refused() -> None:
    match = GAME.load(TOP, USUAL)
    assert isinstance(match, Match)
    GAME.audit(match)
    match.piles[0].pop()
    with pytest.raises(Refusal, match="audit-cards"):
        GAME.audit(match)


def test_a_match_that_made_up_a_goal_is_refused() -> None:
    match = GAME.load(TOP, USUAL)
    assert isinstance(match, Match)
    match.log("draft.draft.hand", "hand-full", 0)
    GAME.audit(match)
    match.piles[0].remove(card("wgp"))
    match.goals[1].append(card("wgp"))
    with pytest.raises(Refusal, match="audit-goals") as caught:
        GAME.audit(match)
    for lang in LANGUAGES:
        assert GAME.text(lang).refusal(caught.value).endswith(".")


def test_the_view_has_what_a_board_needs() -> None:
    state: dict[str, Any] = {"goals": [cards("ygp"), []], "yellows": [[], cards("wgy")], "under": [cards("bgp")]}
    table = turn("kgf", 0, "bgf ggf", "bnf wgf knf", played=7, **state)
    view = table.position.observe(1).view
    assert view == {
        "part": "first-half", "period": "first-half", "minute": None, "hand": cards("bnf wgf knf"), "other": 2,
        "pile": 42, "row": [], "top": card("kgf"), "top_seat": 0, "actor": 1, "mode": "answer", "goals": [1, 0],
        "yellows": [0, 1], "goal_cards": [cards("ygp"), []], "yellow_cards": [[], cards("wgy")], "played": 7,
        "engager": 0, "youngest": 0, "over": False, "pack": USUAL["pack"], "own": False,
    }  # fmt: skip


@pytest.mark.parametrize(("state", "mode", "part"), [
    ({"row": cards("bgf")}, "draft", "draft"),
    ({"hands": HANDS}, "engage", "first-half"),
    ({**TOP, "due": [1, 0], "phase": "refill", "part": "extra-1"}, "refill", "extra-1"),
    (TOP, "answer", "first-half"),
    ({**TOP, "top": card("rgf")}, "free-kick", "first-half"),
    ({**TOP, "goes_on": True}, "go-on", "first-half"),
    ({**TOP, "phase": "over", "part": "second-half", "goals": [cards("ygp"), []]}, "over", "second-half"),
])  # fmt: skip
def test_the_view_says_how_one_is_to_act(state: Any, mode: str, part: str) -> None:
    view = GAME.view(GAME.load(state, USUAL), 0)
    assert (view["mode"], view["part"]) == (mode, part)


def test_with_own_packs_the_view_has_two_piles() -> None:
    table = Table("draft", "engage", house={"packs": "own"}, hands=[cards("bgf ggf"), cards("bnf")])
    assert table.position.observe(0).view["pile"] == [18, 19]
    say(table, "laying.engage blue")
    assert table.now("top_seat") == 0
