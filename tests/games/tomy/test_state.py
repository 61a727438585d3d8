"""The state of a game: what it can be, what it cannot, what it shows, and how its books are kept."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core.house_rules import agreed
from engine.core.languages import LANGUAGES
from engine.core.players import at_random, play_out
from engine.core.position import Position, Start
from engine.core.refusal import Refusal
from engine.games import load
from engine.games.tomy.rules.box import BOOK
from tests.games.table import Table
from tests.games.tomy import DROP, scored, thrown, turn

GAME = load("tomy")
USUAL = agreed(GAME.house_rules, {})
SINGLE = agreed(GAME.house_rules, {"format": "single"})
CUP = agreed(GAME.house_rules, {"format": "cup"})
PAIRS = agreed(GAME.house_rules, {"players": "2"})
SHOOTOUT: dict[str, Any] = {"part": "shootout", "hand": 1, "first": 0, "score": [8, 8]}
FIVE = [True, False, True, False, True]


@pytest.mark.parametrize("data", [
    {},
    {"hand": 0},
    {"hand": 1, "first": 1},
    {"hand": 1, "score": [3, 0], "warnings": [2, 0]},
    {"hand": 0, "round": 6, "score": [70, 6], "warnings": [1, 2]},
    {"hand": 1, "round": 3, "score": [3, 0], "warnings": [0, 2]},
    {"hand": 1, "round": 2, "serving": 0},
    {"hand": 0, "first": 0, "part": "second-half", "serving": 1},
    {"hand": 0, "part": "extra-time", "score": [5, 5]},
    {"hand": 1, "part": "extra-time", "score": [8, 5]},
    SHOOTOUT,
    {**SHOOTOUT, "hand": 0, "shots": [[], [True]], "warnings": [2, 0]},
    {**SHOOTOUT, "round": 6, "shots": [FIVE, FIVE]},
    {"results": [[3, 5, 1], [5, 5, 0]], "hand": 0},
    {"results": [[3, 5, 1], [3, 8, 1]], "score": [3, 8], "part": "second-half", "round": 6, "hand": 0, "over": True},
])  # fmt: skip
def test_what_can_be_is_loaded_and_comes_back(data: dict[str, Any]) -> None:
    state = GAME.load(data, USUAL)
    for field, value in data.items():
        assert state.data()[field] == value
    assert GAME.load(state.data(), USUAL).data() == state.data()


def test_what_is_left_out_is_as_in_a_new_game() -> None:
    assert GAME.load({}, USUAL).data() == GAME.new(USUAL).data()
    assert GAME.load({"hand": 1}, USUAL).data()["first"] == 0


@pytest.mark.parametrize(("data", "follows"), [
    # Who began follows from who has thrown, who is suspended, whose score it is and whose kick.
    ({"hand": 0, "round": 1, "score": [0, 3]}, {"first": 1}),
    ({"hand": 0, "round": 2, "serving": 1}, {"first": 1}),
    ({"hand": 0, "round": 3, "warnings": [2, 0], "score": [0, 3]}, {"first": 1, "serving": None}),
    ({"hand": 0, "part": "extra-time", "score": [5, 8]}, {"first": 1}),
    ({"hand": 0, "part": "shootout", "score": [8, 8]}, {"first": 1}),
    ({"hand": 0, "part": "shootout", "score": [8, 8], "shots": [[], [True]]}, {"first": 0}),
    # Whoever comes into a round with a red card is suspended in it.
    ({"hand": 0, "round": 3, "warnings": [1, 2]}, {"first": 0, "serving": 1}),
    ({"hand": 1, "round": 3, "warnings": [2, 0]}, {"first": 0, "serving": None}),
    ({"hand": 1, "round": 3, "first": 1, "warnings": [2, 0]}, {"serving": 0}),
    ({"hand": 1, "round": 1, "part": "second-half", "warnings": [2, 0]}, {"first": 0, "serving": 0}),
])  # fmt: skip
def test_what_follows_from_the_rest_need_not_be_told(data: dict[str, Any], follows: dict[str, Any]) -> None:
    found = GAME.load(data, USUAL).data()
    assert {field: found[field] for field in follows} == follows


@pytest.mark.parametrize(("state", "throwers"), [
    ({"hand": 0, "round": 2}, [1, 1]),
    ({"hand": 1, "round": 2}, [0, 1]),
    ({"hand": 1, "part": "second-half", "round": 2, "first": 0}, [1, 1]),
    ({"hand": 1, "part": "shootout", "first": 0}, [0, 0]),
])  # fmt: skip
def test_teammates_have_thrown_in_turn(state: dict[str, Any], throwers: list[int]) -> None:
    assert GAME.load(state, PAIRS).data()["throwers"] == throwers


def test_the_score_of_a_game_that_is_over_is_that_of_its_last_match() -> None:
    assert GAME.load({"results": [[3, 5, 1], [3, 8, 1]]}, USUAL).data()["score"] == [3, 8]


IMPOSSIBLE: list[tuple[str, dict[str, Any], dict[str, str]]] = [
    ("state-unknown", {"minute": 3}, USUAL),
    ("match-field", {"part": "third-half"}, USUAL),
    ("match-field", {"part": 1}, USUAL),
    ("match-field", {"hand": 0, "round": 0}, USUAL),
    ("match-field", {"hand": 0, "round": 7}, USUAL),
    ("match-field", {"hand": 0, "round": True}, USUAL),
    ("match-field", {"hand": 0, "part": "extra-time", "round": 3}, USUAL),
    ("match-field", {**SHOOTOUT, "round": 100}, USUAL),
    ("match-field", {"hand": 2}, USUAL),
    ("match-field", {"hand": "0"}, USUAL),
    ("match-field", {"hand": 0, "serving": 3}, USUAL),
    ("match-field", {"hand": 0, "round": 2, "score": [4, 0]}, USUAL),
    ("match-field", {"hand": 0, "round": 2, "score": [0, -3]}, USUAL),
    ("match-field", {"hand": 0, "round": 2, "score": [0, 1000]}, USUAL),
    ("match-field", {"hand": 0, "round": 2, "score": [0]}, USUAL),
    ("match-field", {"hand": 0, "round": 2, "score": "00"}, USUAL),
    ("match-field", {"hand": 0, "round": 2, "warnings": [3, 0]}, USUAL),
    ("match-field", {"hand": 0, "round": 2, "warnings": [0, False]}, USUAL),
    ("match-field", {"hand": 0, "round": 2, "throwers": [1, 0]}, USUAL),
    ("match-field", {"hand": 0, "round": 2, "throwers": [0, 2]}, PAIRS),
    ("match-field", {**SHOOTOUT, "shots": [[1], []]}, USUAL),
    ("match-field", {**SHOOTOUT, "shots": [[], [True] * 100]}, USUAL),
    ("match-field", {**SHOOTOUT, "shots": [[], "in"]}, USUAL),
    ("match-field", {"results": 3}, USUAL),
    ("match-field", {"results": [[3, 5, 1]] * 4}, USUAL),
    ("match-field", {"results": [[3, 5, 1]] * 2}, SINGLE),
    ("match-field", {"results": [[3, 5]]}, USUAL),
    ("match-field", {"results": [[3, 5, 2]]}, USUAL),
    ("match-field", {"results": [[3, 5, None]]}, USUAL),
    ("match-field", {"results": [[3, 4, 1]]}, USUAL),
    ("match-field", {"results": [[5, 3, 2]]}, CUP),
    ("fewer-points-won", {"results": [[3, 5, 0]]}, USUAL),
    ("fewer-points-won", {"results": [[3, 5, 1], [5, 3, 3]]}, CUP),
    ("decided-already", {"results": [[3, 5, 1], [3, 5, 1], [3, 5, 1]]}, USUAL),
    ("over-disagrees", {"results": [[3, 5, 1]], "over": True}, USUAL),
    ("over-disagrees", {"results": [[3, 5, 1]], "over": False}, SINGLE),
    ("over-other-score", {"results": [[3, 5, 1]], "hand": 0, "round": 6, "score": [3, 8]}, SINGLE),
    ("hand-and-first", {"first": 0}, USUAL),
    ("too-early", {"hand": 0, "score": [3, 0]}, USUAL),
    ("too-early", {"hand": 0, "first": 0, "warnings": [0, 1]}, USUAL),
    ("too-early", {"score": [3, 0]}, USUAL),
    ("throwers-in-turn", {"hand": 0, "first": 0, "throwers": [0, 1]}, PAIRS),
    ("throwers-in-turn", {"hand": 1, "round": 2, "throwers": [0, 0]}, PAIRS),
    ("points-by-throws", {"hand": 1, "score": [3, 3]}, USUAL),
    ("points-by-throws", {"hand": 1, "score": [11, 0]}, USUAL),
    ("points-by-throws", {"hand": 0, "first": 0, "round": 3, "score": [0, 11]}, USUAL),
    ("points-by-throws", {"hand": 0, "round": 6, "score": [71, 0]}, USUAL),
    ("points-by-throws", {"results": [[195, 0, 0]]}, USUAL),
    ("warned-before-throwing", {"hand": 1, "warnings": [0, 1]}, USUAL),
    ("warned-before-throwing", {"hand": 1, "warnings": [0, 2], "score": [3, 0]}, USUAL),
    ("warned-before-throwing", {"hand": 1, "first": 0, "round": 3, "warnings": [0, 2], "score": [0, 3]}, USUAL),
    ("not-begun", {"round": 2}, USUAL),
    ("not-begun", {"part": "second-half"}, USUAL),
    ("two-reds", {"hand": 0, "round": 2, "warnings": [2, 2]}, USUAL),
    ("hand-suspended", {"hand": 0, "round": 2, "warnings": [2, 0]}, USUAL),
    ("not-serving", {"hand": 0, "round": 2, "serving": 0}, USUAL),
    ("not-serving", {"hand": 0, "first": 0, "round": 2, "serving": 1}, USUAL),
    ("not-serving", {"hand": 1, "serving": 0}, USUAL),
    ("not-serving", {"hand": 1, "first": 0, "round": 2, "serving": 1}, USUAL),
    ("not-serving", {"hand": 1, "round": 2, "serving": 0, "warnings": [0, 2]}, USUAL),
    ("not-level", {"hand": 0, "first": 0, "part": "extra-time", "round": 2, "score": [8, 27]}, USUAL),
    ("not-serving", {"hand": 1, "round": 2, "serving": 0, "warnings": [1, 0]}, USUAL),
    ("not-serving", {**SHOOTOUT, "serving": 1}, USUAL),
    ("not-level", {"hand": 0, "first": 0, "part": "extra-time", "score": [8, 5]}, USUAL),
    ("not-level", {**SHOOTOUT, "score": [8, 5]}, USUAL),
    ("no-shots-yet", {"hand": 0, "round": 2, "shots": [[True], []]}, USUAL),
    ("shots-in-turn", {**SHOOTOUT, "shots": [[True], []]}, USUAL),
    ("shots-in-turn", {**SHOOTOUT, "round": 2, "shots": [[], [True]]}, USUAL),
    ("shots-decided", {**SHOOTOUT, "round": 6, "shots": [FIVE, [True] * 5]}, USUAL),
    ("shots-decided", {**SHOOTOUT, "round": 8, "shots": [[*FIVE, True, False], [*FIVE, False, True]]}, USUAL),
]


@pytest.mark.parametrize(("code", "data", "house"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_in_both_languages(code: str, data: Any, house: dict[str, str]) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.load(data, house)
    assert caught.value.code == code
    for lang in LANGUAGES:
        sentence = GAME.text(lang).refusal(caught.value)
        assert sentence.endswith(".")
        assert code not in sentence
        assert not {"{", "}"} & set(sentence)


def test_a_game_that_is_over_cannot_be_entered() -> None:
    over = {"results": [[3, 8, 1]], "score": [3, 8], "part": "second-half", "round": 6, "hand": 0}
    with pytest.raises(Refusal, match="nothing-to-play"):
        Position.begin(Start.of(GAME, {"format": "single"}, data=over))
    for play in GAME.plays:
        with pytest.raises(Refusal):
            Position.begin(Start.of(GAME, {"format": "single"}, play=play, data=over))


@pytest.mark.parametrize("change", [
    {"hand": 1}, {"first": 1}, {"round": 4}, {"part": "second-half"}, {"score": [7, 5]}, {"score": [5, 7]},
    {"warnings": [1, 1]}, {"warnings": [0, 2]}, {"results": [[3, 0, 0]]}, {"serving": 0, "hand": 1, "warnings": [0, 1]},
])  # fmt: skip
def test_the_key_tells_games_apart(change: dict[str, Any]) -> None:
    usual = {"hand": 0, "first": 0, "round": 3, "score": [5, 5], "warnings": [0, 1]}
    assert GAME.load(usual, USUAL).key() == GAME.load(usual, USUAL).key()
    assert GAME.load({**usual, **change}, USUAL).key() != GAME.load(usual, USUAL).key()


def test_the_key_knows_kicks_and_throwers() -> None:
    two = {**SHOOTOUT, "round": 2}
    keys = {GAME.load({**two, "shots": [[a], [b]]}, USUAL).key() for a in (True, False) for b in (True, False)}
    assert len(keys) == 4
    next_pair: Any = GAME.load({"hand": 1}, PAIRS)
    before = next_pair.key()
    next_pair.throwers = [0, 0]
    assert next_pair.key() != before


@pytest.mark.parametrize("house_rule", GAME.house_rules)
def test_the_key_knows_the_house_rules(house_rule: Any) -> None:
    other = next(value for value in house_rule.allowed if value != house_rule.default)
    changed = agreed(GAME.house_rules, {house_rule.key: other})
    assert GAME.load({"hand": 0}, changed).key() != GAME.load({"hand": 0}, USUAL).key()


def test_a_copy_shares_nothing() -> None:
    state: Any = GAME.load({**SHOOTOUT, "round": 2, "shots": [[True], [False]], "results": [[3, 0, 0]]}, PAIRS)
    before = state.data(), state.key()
    state.events.append(("rule", "event"))
    copy = state.clone()
    assert (copy.data(), copy.key(), copy.events) == (*before, [])
    copy.score[0] += 3
    copy.warnings[1] += 1
    copy.throwers[0] = 1
    copy.shots[1].append(True)
    copy.shots[0].append(True)
    copy.results.append((3, 0, 0))
    assert (state.data(), state.key()) == before


def test_everybody_sees_the_same() -> None:
    table = turn(4, 1, score=[8, 3], warnings=[2, 1], results=[[3, 5, 1]])
    assert table.position.observe(0).view == table.position.observe(1).view == {
        "format": "series",
        "players": 1,
        "match": 2,
        "wins": [0, 1],
        "results": [[3, 5]],
        "winners": [1],
        "part": "first-half",
        "round": 4,
        "rounds": 6,
        "hand": 1,
        "first": 0,
        "team": [0, 1],
        "throwers": [0, 0],
        "score": [8, 3],
        "warnings": [2, 1],
        "suspended": [False, False],
        "shots": [[], []],
        "dice": [],
        "attempt": 0,
        "over": False,
        "bracket": None,
        "box": BOOK,
    }  # fmt: skip


def test_the_view_shows_the_dice_as_they_lie() -> None:
    table = thrown("card/posts/ball")
    view = table.position.observe(0).view
    assert (view["dice"], view["attempt"]) == (["ball", "posts", "card"], 1)
    table.then("turn.again card", "turn.again foot")
    view = table.position.observe(0).view
    assert (view["dice"], view["attempt"]) == (["ball", "foot", "posts"], 2)


@pytest.mark.parametrize(("state", "suspended"), [
    ({"hand": 0, "warnings": [0, 2]}, [False, True]),
    ({"hand": 1, "warnings": [2, 0]}, [False, False]),
    ({"hand": 1, "serving": 0}, [True, False]),
    ({**SHOOTOUT, "warnings": [2, 0], "round": 1}, [False, False]),
])  # fmt: skip
def test_the_view_says_who_is_suspended(state: dict[str, Any], suspended: list[bool]) -> None:
    play = "kick" if "part" in state else "turn"
    assert Table("tomy", play, **{"round": 3, **state}).position.observe(0).view["suspended"] == suspended


def _played(house: dict[str, str], seed: int = 3) -> Any:
    return play_out(GAME, at_random(Random(seed)), house).state


def _found(state: Any, code: str) -> None:
    with pytest.raises(Refusal, match=code) as caught:
        GAME.audit(state)
    for lang in LANGUAGES:
        assert "audit" not in GAME.text(lang).refusal(caught.value)


def test_points_lost_or_made_up_are_found() -> None:
    state = _played({"format": "single"})
    GAME.audit(state)
    state.score[0] += 3
    _found(state, "audit-points")


def test_cards_lost_or_made_up_are_found() -> None:
    state = _played({"format": "single"})
    state.warnings[1] = (state.warnings[1] + 1) % 3
    _found(state, "audit-cards")


def test_kicks_lost_or_made_up_are_found() -> None:
    state = _played({"format": "single"})
    state.shots[0].append(True)
    _found(state, "audit-shots")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_kick_that_was_saved_is_entered_as_none(seat: int) -> None:
    """The books take a saved kick away from the side that kicked, in a shoot-out of which they know every kick."""
    state = SHOOTOUT if seat == 1 else {**SHOOTOUT, "first": 1, "hand": 0}
    table = Table("tomy", "kick", house={"shootout-defence": "on"}, **state)
    table.then("shootout.five in", "shootout.defence defend", "shootout.defence block")
    saved: Any = table.position.state
    saved.events.extend(table.events)
    GAME.audit(saved)
    for which in (seat, 1 - seat):
        saved.shots[which].append(True)
        _found(saved, "audit-shots")
        saved.shots[which].pop()


def test_matches_lost_are_found() -> None:
    state = _played({})
    state.results.pop()
    _found(state, "audit-matches")


def test_a_line_that_does_not_follow_is_found() -> None:
    state = _played({"format": "single"})
    places = [place for place, event in enumerate(state.events) if event[1] == "turn"]
    event = state.events[places[5]]
    state.events[places[5]] = (*event[:7], (event[7][0] + 3, event[7][1]), event[8])
    _found(state, "audit-line")


def test_a_log_that_begins_in_the_middle_is_audited_from_there() -> None:
    state: Any = scored(DROP, warnings=[0, 1]).then("defence.choice let").position.state
    GAME.audit(state)
    middle: Any = scored(DROP, warnings=[0, 1]).position.state
    GAME.audit(middle)
    middle.score[0] += 3
    _found(middle, "audit-points")
