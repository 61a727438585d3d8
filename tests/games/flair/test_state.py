"""The state of a match: what it can be, what it cannot, what each seat sees, and whether the books balance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core.asks import Choose, Draw
from engine.core.house_rules import agreed
from engine.core.languages import LANGUAGES
from engine.core.odds import odds
from engine.core.players import at_random, play_out
from engine.core.position import Position, Start
from engine.core.refusal import Refusal
from engine.games import load
from tests.games.flair import attack, enter
from tests.games.table import Table

GAME = load("flair")
USUAL = agreed(GAME.house_rules, {})
HANDS = [["4", "9", "10"], ["1", "3", "9"]]


def refuse(data: Any) -> Refusal:
    """The refusal of these values."""
    with pytest.raises(Refusal) as caught:
        GAME.load(data, USUAL)
    return caught.value


@pytest.mark.parametrize("data", [
    {},
    {"attack": 0},
    {"attack": 1, "first": 1, "ball": 12, "hands": HANDS, "point": "ruck"},
    {"attack": 0, "ball": -14, "point": "kick"},
    {"attack": 1, "ball": 114, "point": "kick"},
    {"attack": 0, "phase": "contest", "zone": [2, 5], "leader": 1, "hands": HANDS},
    {"attack": 0, "mark": 45, "beneficiary": 0, "hands": HANDS},
    {"attack": 0, "half": 2, "seconds": 640, "late": True, "score": [999, 0], "over": True},
    {"attack": 0, "phase": "received", "ball": 10, "marking": True},
    {"attack": 0, "point": "backs", "last": 10, "count": 2, "hands": HANDS},
    {"attack": 0, "hands": [["9", "9", "9", "9"], ["10", "10", "10"]], "discards": [["10"], ["15", "15"]]},
])  # fmt: skip
def test_what_can_be_is_loaded_and_comes_back(data: dict[str, Any]) -> None:
    state = GAME.load(data, USUAL)
    for field, value in data.items():
        assert state.data()[field] == value
    assert GAME.load(state.data(), USUAL).key() == state.key()


IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("state-unknown", {"referee": 3}),
    ("match-field", {"attack": 2}),
    ("match-field", {"attack": True}),
    ("match-field", {"attack": 0, "half": 3}),
    ("match-field", {"attack": 0, "half": 0}),
    ("match-field", {"attack": 0, "ball": 116}),
    ("match-field", {"attack": 0, "ball": -16}),
    ("match-field", {"attack": 0, "ball": 40.0}),
    ("match-field", {"attack": 0, "seconds": -5}),
    ("match-field", {"attack": 0, "score": [1, 0]}),
    ("match-field", {"attack": 0, "score": [4, 0]}),
    ("match-field", {"attack": 0, "score": [3]}),
    ("match-field", {"attack": 0, "score": [-3, 0]}),
    ("match-field", {"attack": 0, "score": 3}),
    ("match-field", {"attack": 0, "hands": [["16"], []]}),
    ("match-field", {"attack": 0, "hands": [[9], []]}),
    ("match-field", {"attack": 0, "hands": [["9"]]}),
    ("match-field", {"attack": 0, "hands": "99"}),
    ("match-field", {"attack": 0, "discards": [["?"], []]}),
    ("match-word", {"attack": 0, "phase": "tea"}),
    ("match-word", {"attack": 0, "point": "moon"}),
    ("match-word", {"attack": 0, "point": 3}),
    ("match-field", {"attack": 0, "late": 1}),
    ("match-field", {"attack": 0, "phase": "contest", "zone": [5, 2], "leader": 0}),
    ("match-field", {"attack": 0, "phase": "contest", "zone": [0, 2], "leader": 0}),
    ("match-field", {"attack": 0, "phase": "contest", "zone": [2, 7], "leader": 0}),
    ("match-field", {"attack": 0, "phase": "contest", "zone": [2], "leader": 0}),
    ("match-field", {"attack": 0, "mark": 101}),
    ("match-field", {"attack": 0, "last": 16}),
    ("too-many-cards", {"attack": 0, "hands": [["4", "4"], []]}),
    ("too-many-cards", {"attack": 0, "hands": [["9"] * 5, []]}),
    ("too-many-cards", {"attack": 0, "hands": [[], ["15"]], "discards": [[], ["15", "15"]]}),
    ("not-kicked-off", {"score": [3, 0]}),
    ("not-kicked-off", {"half": 2}),
    ("not-kicked-off", {"first": 0}),
    ("not-kicked-off", {"phase": "attack"}),
    ("not-kicked-off", {"attack": 0, "phase": "opening"}),
    ("no-zone", {"attack": 0, "phase": "contest"}),
    ("no-zone", {"attack": 0, "phase": "clear-out", "zone": [2, 5]}),
    ("zone-elsewhere", {"attack": 0, "zone": [2, 5], "leader": 0}),
    ("mark-and-side", {"attack": 0, "beneficiary": 0}),
    ("no-tackler", {"attack": 0, "phase": "tackle", "hands": [["9"], []]}),
    ("ball-beyond", {"attack": 0, "ball": 101}),
    ("ball-beyond", {"attack": 1, "ball": -1}),
    ("ball-beyond", {"attack": 0, "ball": -15}),
    ("nothing-received", {"attack": 0, "phase": "received", "ball": 30}),
    ("combination-unbegun", {"attack": 0, "last": 9, "count": 1}),
    ("combination-unbegun", {"attack": 0, "point": "backs"}),
    ("late-too-early", {"attack": 0, "late": True, "seconds": 30}),
    ("over-too-early", {"attack": 0, "seconds": 700, "over": True}),
    ("over-too-early", {"attack": 0, "half": 2, "over": True}),
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
        assert len(sentence) < 900


def test_a_refusal_says_what_would_do() -> None:
    why = refuse({"attack": 0, "ball": 120})
    assert GAME.text("en").refusal(why) == (
        "In this match, “ball” cannot be 120: it must be a whole number from -15 to 115."
    )
    assert GAME.text("fr").refusal(why) == (
        "Dans ce match, «\u00a0ball\u00a0» ne peut pas valoir 120\u00a0: il faut un nombre entier de -15 à 115."
    )


def test_a_copy_shares_nothing() -> None:
    state: Any = GAME.load({"attack": 0, "hands": HANDS, "discards": [["1"], ["2"]], "score": [3, 0]}, USUAL)
    before = state.data(), state.key()
    copy = state.clone()
    assert (copy.data(), copy.key(), copy.events) == (*before, [])
    copy.hands[0].append("9")
    copy.decks[1].pop()
    copy.discards[0].clear()
    copy.score[1] += 3
    assert (state.data(), state.key()) == before


OPEN_TO_BOTH: dict[str, dict[str, Any]] = {
    "five": {"ball": 95, "point": "relay", "last": 4},
    "crossing": {"ball": 100, "phase": "tackle"},
    "marking": {"ball": -5, "phase": "received", "hands": [["4", "9", "10", "12", "13", "15"]] * 2},
}
"""Matches in which something may be so or not; in all others it follows from the rest."""


@pytest.mark.parametrize("change", [
    {"ball": 41}, {"attack": 1}, {"phase": "tackle"}, {"half": 2}, {"seconds": 5}, {"score": [0, 3]}, {"point": "ruck"},
    {"hands": [["4", "9", "12"], ["1", "3", "9"]]}, {"discards": [["1"], []]}, {"packed": True}, {"five": True},
    {"mark": 35}, {"extra": 0}, {"renewing": True}, {"marking": True}, {"crossing": True}, {"first": 1},
])  # fmt: skip
def test_the_key_tells_matches_apart(change: dict[str, Any]) -> None:
    usual = {"attack": 0, "ball": 40, "hands": HANDS, **OPEN_TO_BOTH.get(next(iter(change)), {})}
    assert GAME.load(usual, USUAL).key() == GAME.load(usual, USUAL).key()
    assert GAME.load({**usual, **change}, USUAL).key() != GAME.load(usual, USUAL).key()


# What each seat sees


def test_a_seat_sees_its_own_hand_and_the_number_of_the_others_cards() -> None:
    position = attack("4 9 10").position
    assert position.observe(0).view["hand"] == ["4", "9", "10"]
    assert position.observe(1).view["hand"] == ["1", "3", "7", "9", "11", "14"]
    assert (position.observe(0).view["other"], position.observe(1).view["other"]) == (6, 3)


def test_nobody_else_sees_what_a_hand_allows() -> None:
    for table in (attack("4 9 10"), enter("tackle"), enter("contest", leader=0, zone=[2, 5])):
        ask = table.ask
        mine, theirs = (table.position.observe(seat).ask for seat in (ask.seat, 1 - ask.seat))
        assert mine == ask
        assert isinstance(theirs, Choose)
        assert (theirs.name, theirs.seat, theirs.rule, theirs.options, theirs.barred) == (
            ask.name, ask.seat, ask.rule, (), (),
        )  # fmt: skip


def test_a_card_that_is_drawn_is_seen_by_its_side_only() -> None:
    table = Table("flair", "renew", attack=0, renewing=True, hands=[["4"], ["1"]]).then("renewal.six 15")
    events = {seat: table.position.observe(seat).log[-1] for seat in (0, 1)}
    assert events[0][2:] == (0, "15")
    assert events[1][2:] == (0, "?")
    assert "15" not in GAME.text("en").event(events[1])
    hidden = Table("flair", "renew", attack=0, renewing=True, hands=[["4"], ["1"]]).position.observe(1).ask
    assert isinstance(hidden, Draw)
    assert list(hidden.cards) == []


@pytest.mark.parametrize("answers", [(), ("tackle.choice 7",), ("tackle.choice 7", "tackle.duel 43")])
def test_odds_do_not_depend_on_what_is_hidden(answers: tuple[str, ...]) -> None:
    for change in ("4 9 10", "1 2 3"):
        table = enter("tackle", hand=change).then(*answers)
        if not answers:
            first = odds(enter("tackle", hand="4 9 10").position)
            assert odds(table.position) == first
        else:
            assert sum(odds(table.position).outcomes.values()) == 1
    if len(answers) == 2:
        seen = odds(enter("tackle", other="1 3 7 9 11 14").then(*answers).position)
        other = odds(enter("tackle", other="2 4 7 8 10 15").then(*answers).position)
        assert seen == other


def test_a_known_state_holds_no_card_of_the_other_side() -> None:
    state: Any = GAME.load({"attack": 0, "hands": HANDS}, USUAL)
    known = GAME.known(state, 0)
    assert known.hands[0] == state.hands[0]
    assert known.hands[1] == ["?"] * 3
    assert len(known.decks[1]) == 21
    assert GAME.known(GAME.load({"attack": 0, "hands": [HANDS[0], ["2", "5", "8"]]}, USUAL), 0).key() == known.key()


def test_the_view_is_all_that_a_board_needs() -> None:
    view = enter("contest", 55, leader=0, zone=[2, 5], mark=50).position.observe(0).view
    assert (view["phase"], view["ball"], view["attack"], view["to_line"]) == ("contest", 55, 0, 45)
    assert (view["zone"], view["leader"], view["advantage"]) == ([2, 5], 0, {"seat": 0, "mark": 50, "need": 5})
    running = attack("10 12", "nine", last=9, count=1).position.observe(0).view
    assert running["combination"] == {"point": "nine", "last": 9, "count": 1}
    moved = enter("attack", 40, hand="4 9", point="ruck").then("cards.play 4:advance").position.observe(0).view
    assert moved["decks"] == [19, 15]
    fresh = GAME.view(GAME.new(USUAL), 0)
    assert (fresh["attack"], fresh["to_line"], fresh["hand"], fresh["decks"]) == (None, None, [], [21, 21])


def test_the_view_traces_the_moves_and_the_dice_of_the_play() -> None:
    table = enter("attack", 40, hand="4 12", point="open").then("cards.play 12:kick", "duels.distance two")
    table.then("kicks.kick 33")
    view = GAME.view(replayed(table), 0)
    assert (view["trace"], view["dice"]) == ([[40, 70, "kicked"]], [[3, 3]])


def replayed(table: Table) -> Any:
    """The state of a table with its whole log."""
    state = table.position.state
    state.events[:] = table.events
    return state


# Whether the books balance


def played(seed: int = 5) -> Any:
    """A whole match."""
    return play_out(GAME, at_random(Random(seed))).state


def test_a_match_balances() -> None:
    for seed in range(30):
        GAME.audit(played(seed))


@pytest.mark.parametrize(("change", "code"), [
    (lambda state: state.score.__setitem__(0, state.score[0] + 3), "audit-points"),
    (lambda state: state.hands[0].append("9"), "audit-cards"),
    (lambda state: state.discards[1].clear(), "audit-cards"),
    (lambda state: state.decks[0].append("9"), "audit-cards"),
    (lambda state: setattr(state, "ball", state.ball + 1), "audit-metres"),
    (lambda state: state.events.remove(next(e for e in state.events if e[1] == "advanced")), "audit-metres"),
])  # fmt: skip
def test_what_is_lost_or_made_up_is_found(change: Any, code: str) -> None:
    state = played()
    change(state)
    with pytest.raises(Refusal) as caught:
        GAME.audit(state)
    assert caught.value.code == code
    for lang in LANGUAGES:
        assert "audit" not in GAME.text(lang).refusal(caught.value)


def test_a_match_that_is_over_cannot_be_entered() -> None:
    with pytest.raises(Refusal, match="nothing-to-play"):
        Position.begin(Start.of(GAME, data={"attack": 0, "half": 2, "seconds": 700, "over": True}))


@pytest.mark.parametrize(
    ("key", "value", "point", "played"),
    [
        ("ruck-relay", "strict", "ruck", "ruck-strict"),
        ("scrum-exit", "10", "scrum", "scrum-far"),
        ("maul", "two-in-all", "line-out", "line-out-single"),
    ],
)
def test_a_match_taken_up_at_a_grouping_is_played_by_the_house_rules(
    key: str, value: str, point: str, played: str
) -> None:
    """Whichever of the two points is written down: the way out that a table plays is its own."""
    for written in (point, played):
        data = {"phase": "attack", "attack": 0, "point": written}
        assert GAME.load(data, agreed(GAME.house_rules, {key: value})).point == played
        assert GAME.load(data, agreed(GAME.house_rules, {})).point == point
