"""The state of a match: what it can be, what it cannot, and what it shows."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import State
from engine.core.house_rules import agreed
from engine.core.languages import LANGUAGES
from engine.core.position import Position, Start
from engine.core.refusal import Refusal
from engine.games import load
from tests.games.double import action, throw
from tests.games.table import Table

GAME = load("double")
USUAL = agreed(GAME.house_rules, {})
SHORT = agreed(GAME.house_rules, {"length": "20"})


def refuse(data: Any, house: dict[str, str] = USUAL) -> Refusal:
    """The refusal of these values."""
    with pytest.raises(Refusal) as caught:
        GAME.load(data, house)
    return caught.value


@pytest.mark.parametrize("data", [
    {},
    {"hand": 0},
    {"hand": 1, "minute": 2, "score": [3, 0]},
    {"hand": 0, "minute": 79},
    {"hand": 0, "half": 2, "score": [140, 140], "red": [20, 20]},
    {"hand": 0, "half": 2, "minute": 21, "yellow": [[10, 20], [79]]},
    {"hand": 0, "half": 2, "minute": 24, "yellow": [[21], [21]], "spent": [1, 0]},
    {"hand": 1, "first": 1, "half": 2, "minute": 99, "yellow": [[], [97]]},
    {"hand": 1, "half": 2, "minute": 41, "over": True},
    {"hand": 1, "minute": 9, "yellow": [[3, 7], [5, 1]], "red": [0, 0]},
    {"hand": 1, "minute": 9, "score": [28, 0]},
    {"hand": 1, "half": 2, "minute": 105, "over": True},
])  # fmt: skip
def test_what_can_be_is_loaded_and_comes_back(data: dict[str, Any]) -> None:
    state = GAME.load(data, USUAL)
    for field, value in data.items():
        assert state.data()[field] == value
    assert GAME.load(state.data(), USUAL).data() == state.data()


def test_what_is_left_out_is_as_in_a_new_match() -> None:
    assert GAME.load({}, USUAL).data() == GAME.new(USUAL).data()
    assert GAME.load({"hand": 1, "minute": 7}, USUAL).data()["first"] == 0
    assert GAME.load({"hand": 1, "half": 2}, USUAL).data()["minute"] == 21


@pytest.mark.parametrize("hand", [0, 1])
def test_whoever_begins_a_half_says_who_kicked_off(hand: int) -> None:
    assert GAME.load({"hand": hand}, USUAL).data()["first"] == hand
    assert GAME.load({"hand": hand, "half": 2}, USUAL).data()["first"] == 1 - hand
    for state, first, rule in (
        ({"hand": hand}, 1 - hand, "double.kickoff.first-action"),
        ({"hand": hand, "half": 2, "minute": 21}, hand, "double.kickoff.second-half"),
    ):
        assert GAME.load({**state, "first": 1 - first}, USUAL).data()["hand"] == hand
        why = refuse({**state, "first": first})
        assert (why.code, why.rule) == ("begun-by-other", rule)


@pytest.mark.parametrize(("data", "yellow", "spent"), [
    ({"yellow": [[12], [14, 16]], "last_line": 25}, [[], [16]], [1, 1]),
    ({"yellow": [[12], [14]], "last_line": 22}, [[12], [14]], [0, 0]),
    ({"yellow": [[8], [10]]}, [[], [10]], [1, 0]),
    ({"yellow": [[9], [12]], "last_line": 23, "spent": [1, 0]}, [[], []], [2, 1]),
    ({"yellow": [[21], []], "last_line": 40}, [[21], []], [0, 0]),
    ({"yellow": [[24], []], "last_line": 40}, [[], []], [1, 0]),
])  # fmt: skip
def test_the_last_line_of_the_first_half_says_which_yellows_are_over(
    data: dict[str, Any], yellow: list[list[int]], spent: list[int]
) -> None:
    """It may be told and is not kept; a card that can be of the second half is one."""
    found = GAME.load({"hand": 0, "half": 2, "minute": 25, **data}, USUAL).data()
    assert (found["yellow"], found["spent"]) == (yellow, spent)
    assert "last_line" not in found


IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("state-unknown", {"clock": 3}),
    ("match-field", {"hand": 0, "half": 0}),
    ("match-field", {"hand": 0, "half": 3}),
    ("match-field", {"hand": 0, "minute": 0}),
    ("match-field", {"hand": 0, "minute": 80}),
    ("match-field", {"hand": 0, "half": 2, "minute": 20}),
    ("match-field", {"hand": 0, "half": 2, "minute": 100}),
    ("match-field", {"hand": 0, "minute": "7"}),
    ("match-field", {"hand": 0, "minute": True}),
    ("match-field", {"hand": 0, "minute": 2.0}),
    ("match-field", {"hand": 2}),
    ("match-field", {"hand": -1}),
    ("match-field", {"hand": True}),
    ("match-field", {"hand": "Camille"}),
    ("match-field", {"hand": 0, "first": 2}),
    ("match-field", {"hand": 0, "minute": 9, "score": [1, 0]}),
    ("match-field", {"hand": 0, "minute": 9, "score": [0, 2]}),
    ("match-field", {"hand": 0, "minute": 9, "score": [4, 0]}),
    ("match-field", {"hand": 0, "minute": 9, "score": [-3, 0]}),
    ("match-field", {"hand": 0, "minute": 9, "score": [0, 1000]}),
    ("match-field", {"hand": 0, "minute": 9, "score": [3]}),
    ("match-field", {"hand": 0, "minute": 9, "score": [3, 3, 3]}),
    ("match-field", {"hand": 0, "minute": 9, "score": 3}),
    ("match-field", {"hand": 0, "minute": 9, "score": ["3", 0]}),
    ("match-field", {"hand": 0, "minute": 9, "score": [True, 0]}),
    ("match-field", {"hand": 0, "minute": 9, "red": [-1, 0]}),
    ("match-field", {"hand": 0, "minute": 9, "red": [0, 100]}),
    ("match-field", {"hand": 0, "minute": 9, "red": [0, False]}),
    ("match-field", {"hand": 0, "minute": 9, "red": "00"}),
    ("match-field", {"hand": 0, "minute": 9, "yellow": [3, []]}),
    ("match-field", {"hand": 0, "minute": 9, "yellow": [[], [0]]}),
    ("match-field", {"hand": 0, "minute": 9, "yellow": [["3"], []]}),
    ("match-field", {"hand": 0, "minute": 9, "yellow": [[True], []]}),
    ("match-field", {"hand": 0, "minute": 9, "yellow": [[80], []]}),
    ("match-field", {"hand": 0, "half": 2, "minute": 24, "yellow": [[100], []]}),
    ("match-field", {"hand": 0, "minute": 9, "yellow": [[3] * 100, []]}),
    ("match-field", {"hand": 0, "over": 1}),
    ("card-to-come", {"hand": 0, "minute": 9, "yellow": [[9], []]}),
    ("card-to-come", {"hand": 0, "minute": 9, "yellow": [[3], [20]]}),
    ("card-to-come", {"hand": 0, "minute": 9, "yellow": [[8], []]}),
    ("card-to-come", {"hand": 0, "minute": 79, "yellow": [[79], []]}),
    ("card-to-come", {"hand": 0, "half": 2, "minute": 30, "yellow": [[80], []]}),
    ("card-to-come", {"hand": 0, "half": 2, "minute": 24, "last_line": 21, "yellow": [[45], []]}),
    ("card-to-come", {"hand": 0, "half": 2, "minute": 24, "last_line": 21, "yellow": [[], [23]]}),
    ("cards-too-close", {"hand": 0, "minute": 9, "yellow": [[3, 3], []]}),
    ("cards-too-close", {"hand": 0, "minute": 9, "yellow": [[3], [4]]}),
    ("cards-too-close", {"hand": 0, "half": 2, "minute": 22, "yellow": [[20], [21]]}),
    ("too-many-cards", {"hand": 0, "minute": 9, "red": [3, 2]}),
    ("too-many-cards", {"hand": 0, "minute": 2, "red": [1, 0]}),
    ("too-many-cards", {"hand": 0, "minute": 5, "yellow": [[1], [3]], "red": [1, 0]}),
    ("too-many-cards", {"hand": 0, "half": 2, "minute": 21, "last_line": 20, "spent": [11, 0]}),
    ("too-many-points", {"hand": 0, "minute": 9, "score": [29, 0]}),
    ("too-many-points", {"hand": 0, "minute": 2, "score": [3, 3]}),
    ("too-many-points", {"hand": 0, "half": 2, "minute": 21, "last_line": 20, "score": [70, 7]}),
    ("begun-by-other", {"hand": 0, "first": 1}),
    ("begun-by-other", {"hand": 1, "first": 1, "half": 2, "minute": 21}),
    ("half-time-to-come", {"hand": 0, "minute": 15, "spent": [1, 0]}),
    ("match-field", {"hand": 0, "half": 2, "spent": [-1, 0]}),
    ("match-field", {"hand": 0, "half": 2, "minute": 106, "over": True}),
    ("hand-and-first", {"first": 0}),
    ("half-time-to-come", {"hand": 0, "last_line": 21}),
    ("match-field", {"hand": 0, "half": 2, "last_line": 19}),
    ("match-field", {"hand": 0, "half": 2, "last_line": 80}),
    ("too-early", {"hand": 0, "score": [3, 0]}),
    ("too-early", {"hand": 0, "red": [0, 1]}),
    ("not-kicked-off", {"minute": 2}),
    ("not-kicked-off", {"half": 2}),
    ("over-too-early", {"hand": 0, "minute": 21, "over": True}),
    ("over-too-early", {"hand": 0, "half": 2, "minute": 40, "over": True}),
    ("over-too-early", {"hand": 0, "over": True}),
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


def test_a_refusal_says_what_would_do() -> None:
    why = refuse({"hand": 0, "half": 2, "minute": 12})
    assert GAME.text("en").refusal(why) == (
        "In this match, “minute” cannot be 12: it must be a whole number from 21 to 99."
    )
    assert GAME.text("fr").refusal(why) == (
        "Dans ce match, «\u00a0minute\u00a0» ne peut pas valoir 12\u00a0: il faut un nombre entier de 21 à 99."
    )


def test_a_score_is_refused_with_its_bounds() -> None:
    why = refuse({"hand": 0, "minute": 9, "score": [-3, 0]})
    assert GAME.text("en").refusal(why).endswith("“score” cannot be -3: it must be a whole number from 0 to 999.")


def test_a_card_is_refused_with_its_bounds() -> None:
    why = refuse({"hand": 0, "minute": 9, "yellow": [[0], []]})
    assert GAME.text("en").refusal(why).endswith("“yellow” cannot be 0: it must be a whole number from 1 to 79.")


def test_a_refusal_does_not_repeat_a_whole_page() -> None:
    why = refuse({"hand": 0, "minute": "x" * 5000})
    assert all(len(GAME.text(lang).refusal(why)) < 160 for lang in LANGUAGES)


def test_a_short_match_has_one_half() -> None:
    assert refuse({"hand": 0, "half": 2}, SHORT).code == "match-field"
    assert refuse({"hand": 0, "minute": 20, "over": True}, SHORT).code == "over-too-early"
    assert GAME.load({"hand": 0, "minute": 21, "over": True}, SHORT).data()["over"] is True


@pytest.mark.parametrize(("half", "over", "latest"), [(1, False, 25), (2, False, 45), (2, True, 51)])
def test_a_table_that_does_not_play_on_has_little_added_time(half: int, over: bool, latest: int) -> None:
    """An action that starts at minute 19 takes six minutes at most, and the next one is the last."""
    house = agreed(GAME.house_rules, {"hand-kept": "end"})
    state = {"hand": 0, "half": half, "over": over}
    assert GAME.load({**state, "minute": latest}, house).data()["minute"] == latest
    assert refuse({**state, "minute": latest + 1}, house).code == "match-field"


def test_a_match_that_is_over_cannot_be_entered() -> None:
    with pytest.raises(Refusal, match="nothing-to-play"):
        Position.begin(Start.of(GAME, data={"hand": 0, "half": 2, "minute": 42, "over": True}))


@pytest.mark.parametrize("change", [
    {"hand": 1}, {"first": 1}, {"minute": 31}, {"score": [7, 5]}, {"score": [5, 7]},
    {"red": [1, 0]}, {"red": [0, 1]}, {"yellow": [[18], [16]]}, {"spent": [1, 0]}, {"spent": [0, 1]},
    {"yellow": [[18, 16], []]}, {"yellow": [[], [18]]}, {"half": 1, "minute": 30},
])  # fmt: skip
def test_the_key_tells_matches_apart(change: dict[str, Any]) -> None:
    usual = {"hand": 0, "first": 0, "half": 2, "minute": 30, "score": [5, 5], "yellow": [[18], []]}
    assert GAME.load(usual, USUAL).key() == GAME.load(usual, USUAL).key()
    assert GAME.load({**usual, **change}, USUAL).key() != GAME.load(usual, USUAL).key()


@pytest.mark.parametrize("house_rule", GAME.house_rules)
def test_the_key_knows_the_house_rules(house_rule: Any) -> None:
    other = next(value for value in house_rule.allowed if value != house_rule.default)
    changed = agreed(GAME.house_rules, {house_rule.key: other})
    assert GAME.load({"hand": 0}, changed).key() != GAME.load({"hand": 0}, USUAL).key()


def test_the_end_is_part_of_the_key() -> None:
    played = {"hand": 0, "half": 2, "minute": 42}
    assert GAME.load({**played, "over": True}, USUAL).key() != GAME.load(played, USUAL).key()


def test_a_copy_shares_nothing() -> None:
    state: Any = GAME.load({"hand": 0, "minute": 9, "score": [3, 0], "yellow": [[4], [6]], "red": [1, 0]}, SHORT)
    before = state.data(), state.key()
    state.events.append(("rule", "event"))
    copy = state.clone()
    assert (copy.data(), copy.key(), copy.events) == (*before, [])
    copy.score[0] += 3
    copy.yellow[1].append(8)
    copy.yellow[0].append(8)
    copy.red[1] += 1
    copy.spent[0] += 1
    copy.minute += 1
    assert (state.data(), state.key()) == before
    assert (copy.part, copy.last_minute) == (state.part, state.last_minute) == ("match", 20)


def test_everybody_sees_the_same() -> None:
    table = action(25, 1, half=2, score=[8, 3], yellow=[[15, 3], [20]], red=[0, 1])
    assert table.position.observe(0).view == table.position.observe(1).view == {
        "part": "second-half",
        "half": 2,
        "minute": 25,
        "last_minute": 40,
        "length": 40,
        "last_action": False,
        "over": False,
        "hand": 1,
        "first": 0,
        "score": [8, 3],
        "cards": [
            [{"card": "yellow", "until": 25, "left": 1}],
            [{"card": "red", "until": None, "left": None}, {"card": "yellow", "until": 30, "left": 6}],
        ],
        "received": [{"red": 0, "yellow": 2}, {"red": 1, "yellow": 1}],
        "dice": [],
    }  # fmt: skip


def lasting(table: Table, seat: int) -> list[Any]:
    """The minutes that are left of a seat's cards, as the board shows them."""
    return [card["left"] for card in table.position.observe(0).view["cards"][seat]]


@pytest.mark.parametrize("minutes", [2, 5, 10, 20])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_fresh_yellow_has_all_its_minutes_left(minutes: int, seat: int) -> None:
    """It counts for the actions that start in the ten minutes after it, and no longer, also while it is being given."""
    table = Table("double", "action", house={"yellow": str(minutes)}, whole=True, minute=3, hand=seat)
    table.then("reading.action 22", "cards.colour 12")
    assert (lasting(table, seat), table.now("minute")) == ([minutes], 3)
    table.then("doubles.one kick", "doubles.fault-kick 3", "doubles.fault-kick 3")
    # The action took two minutes: of the minutes after the card the first has gone by.
    assert (lasting(table, seat), table.now("minute")) == ([minutes - 1], 5)


@pytest.mark.parametrize(("state", "left"), [
    ({"minute": 14, "yellow": [[12], []]}, [9]),
    ({"minute": 20, "yellow": [[10], []]}, [1]),
    ({"half": 2, "minute": 21, "yellow": [[21], []]}, [11]),
    ({"half": 2, "minute": 21, "yellow": [[23], []]}, [13]),
    ({"half": 2, "minute": 33, "yellow": [[23], []]}, [1]),
    ({"half": 2, "minute": 34, "yellow": [[23], []]}, []),
])  # fmt: skip
def test_minutes_left_are_those_at_which_an_action_may_start(state: dict[str, Any], left: list[int]) -> None:
    assert lasting(Table("double", "action", hand=0, **state), 0) == left


def test_the_view_shows_the_dice_of_the_action() -> None:
    assert throw("34").position.observe(0).view["dice"] == [3, 4]


def test_before_the_kick_off_nobody_has_the_hand() -> None:
    view = GAME.view(GAME.new(SHORT), 0)
    assert (view["hand"], view["first"], view["part"], view["last_action"]) == (None, None, "match", False)


def test_after_full_time_there_is_no_last_action() -> None:
    view = throw("12", 40, 0, half=2, score=[3, 0]).position.observe(0).view
    assert (view["over"], view["last_action"]) == (True, False)


def _scored() -> State:
    """A match in which Camille has just scored seven points and Sacha got a yellow card."""
    table = throw("66", score=[3, 0]).then("cards.colour 12")
    state = table.position.state
    state.events.extend(table.events)
    return state


def test_the_books_balance() -> None:
    GAME.audit(_scored())
    GAME.audit(GAME.load({"hand": 0, "minute": 8, "score": [3, 5], "red": [1, 1]}, USUAL))
    whole = GAME.new(USUAL)
    whole.events.append(("double.kickoff.first-action", "starts", 0))
    GAME.audit(whole)


@pytest.mark.parametrize("seat", [0, 1])
def test_points_made_up_or_lost_are_found(seat: int) -> None:
    for points in (3, -3):
        state: Any = _scored()
        state.score[seat] += points
        with pytest.raises(Refusal, match="audit-points") as caught:
            GAME.audit(state)
        for lang in LANGUAGES:
            assert "audit" not in GAME.text(lang).refusal(caught.value)


def test_cards_lost_are_found() -> None:
    state: Any = _scored()
    state.yellow[1].clear()
    with pytest.raises(Refusal, match="audit-cards") as caught:
        GAME.audit(state)
    for lang in LANGUAGES:
        assert "audit" not in GAME.text(lang).refusal(caught.value)
    red: Any = throw("66").then("cards.colour 11").position.state
    red.events.append(("double.cards.red", "red", 1))
    GAME.audit(red)
    red.red[1] = 0
    with pytest.raises(Refusal, match="audit-cards"):
        GAME.audit(red)


@pytest.mark.parametrize("card", ["red", "yellow"])
def test_cards_made_up_are_found_in_a_whole_log(card: str) -> None:
    whole: Any = GAME.new(USUAL)
    whole.events.append(("double.kickoff.first-action", "starts", 0))
    if card == "red":
        whole.red[0] += 1
    else:
        whole.yellow[1].append(3)
    with pytest.raises(Refusal, match="audit-cards"):
        GAME.audit(whole)
