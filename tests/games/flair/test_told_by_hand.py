"""A match told by hand: what follows from the rest is found, what the rest denies is refused, a real one comes back."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.house_rules import agreed
from engine.core.languages import LANGUAGES
from engine.core.position import Position, Start
from engine.core.refusal import Refusal
from engine.games import load, moments
from engine.games.flair.table.grammar import STARTS
from tests.contract import house_rules, walk

GAME = load("flair")
USUAL = agreed(GAME.house_rules, {})
SIX = [["3", "7", "9", "10", "12", "15"], ["1", "4", "8", "9", "11", "14"]]
FEW = [["3", "7", "9"], ["1", "4", "8"]]


def told(answers: str = "", **data: Any) -> Position:
    """A match in which seat 0 has the ball, and what was answered since."""
    position = Position.begin(Start.of(GAME, data={"attack": 0, "hands": SIX, **data}))
    for answer in answers.split():
        assert position.ask is not None
        position = position.send(position.ask.parse(answer))
    return position


def asked(position: Position) -> str:
    """What is asked."""
    assert position.ask is not None
    return position.ask.name


# What follows is found


def test_a_line_out_at_five_metres_can_be_tackled_over_the_line() -> None:
    for point in ("line-out", "scrum", "fixing"):
        position = told("7:advance", ball=95, point=point)
        assert asked(position) == "tackle-card"
        assert position.state.data()["score"] == [0, 0]
    assert told("7:advance", ball=95, point="ruck").state.data()["score"] == [5, 0]


def test_after_a_scrum_the_front_five_wait_for_a_tackle() -> None:
    position = told("7:advance pass", ball=50, point="scrum")
    assert position.ask is not None
    with pytest.raises(Refusal) as caught:
        position.send("3:advance")
    assert caught.value.rule == "flair.scrum.front-five"


def test_a_carrier_without_cards_is_tackled_by_default() -> None:
    assert asked(told(phase="tackle", ball=50, hands=[[], SIX[1]])) == "forced-card"
    assert asked(told(phase="tackle", ball=100, crossing=True, hands=[[], SIX[1]])) == "tackle-card"


def test_the_form_of_the_referee_gives_the_same_answers() -> None:
    moment = moments("flair").find("attack")
    texts = {**moment.usual(USUAL), "ball": "95", "point": "line-out"}
    data = moment.read(texts, moment.rest, USUAL).data
    position = Position.begin(Start.of(GAME, play=moment.play, data=data)).send("7:advance")
    assert asked(position) == "tackle-card"


FOUND: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"ball": 95, "point": "scrum"}, {"five": True, "packed": True}),
    ({"ball": 94, "point": "scrum"}, {"five": False, "packed": True}),
    ({"ball": 95, "point": "maul-pair", "last": 2}, {"five": True, "packed": False, "count": 1}),
    ({"ball": 98, "point": "fixing"}, {"five": True}),
    ({"ball": 94, "point": "fixing"}, {"five": False}),
    ({"ball": 95, "point": "relay", "last": 4}, {"five": False, "count": 1}),
    ({"point": "eight"}, {"packed": True, "last": 8, "count": 1}),
    ({"point": "eight-nine"}, {"packed": True, "last": 9, "count": 2}),
    ({"point": "nine"}, {"last": 9, "count": 1}),
    ({"point": "ten"}, {"last": 10, "count": 1}),
    ({"point": "backs", "last": 12}, {"count": 2}),
    ({"point": "forwards", "last": 1}, {"count": 2}),
    ({"point": "relaunch", "last": 9}, {"count": 2}),
    ({"phase": "received", "ball": 10}, {"marking": True, "point": "kick"}),
    ({"phase": "received", "ball": -3}, {"marking": False, "point": "kick"}),
    ({"phase": "scrum", "hands": FEW}, {"renewing": True}),
    ({"phase": "penalty", "hands": SIX}, {"renewing": False}),
    ({"point": "ruck", "hands": FEW}, {"renewing": False}),
    ({"phase": "kick-off"}, {"first": 0}),
    ({"phase": "kick-off", "half": 2}, {"first": 1}),
    ({"phase": "kick-off", "attack": 1}, {"first": 1}),
    ({"seconds": 600}, {"late": True}),
    ({"mark": 45}, {"beneficiary": 0}),
    ({"leader": 1}, {"leader": None}),
]


@pytest.mark.parametrize(("data", "found"), FOUND)
def test_what_follows_from_the_rest_is_found(data: dict[str, Any], found: dict[str, Any]) -> None:
    full = GAME.load({"attack": 0, "hands": SIX, **data}, USUAL).data()
    assert {field: full[field] for field in found} == found


# What the rest denies is refused


DENIED: list[tuple[str, dict[str, Any]]] = [
    ("five", {"five": True, "ball": 50}),
    ("five", {"five": True, "ball": 95, "point": "ruck"}),
    ("five", {"five": False, "ball": 95, "point": "line-out"}),
    ("five", {"five": True, "ball": 95, "phase": "tackle"}),
    ("packed", {"packed": True, "point": "line-out"}),
    ("packed", {"packed": True, "phase": "contest", "zone": [2, 5], "leader": 0}),
    ("packed", {"packed": False, "point": "scrum"}),
    ("forced", {"forced": True, "phase": "tackle"}),
    ("forced", {"forced": False, "phase": "tackle", "hands": [[], SIX[1]]}),
    ("forced", {"forced": True}),
    ("crossing", {"crossing": True, "phase": "tackle", "ball": 95}),
    ("crossing", {"crossing": True, "phase": "contest", "ball": 100, "zone": [2, 5], "leader": 0}),
    ("marking", {"marking": True}),
    ("marking", {"marking": False, "phase": "received", "ball": 10}),
    ("marking", {"marking": True, "phase": "received", "ball": 10, "point": "restart"}),
    ("late", {"late": False, "seconds": 600}),
    ("renewing", {"renewing": True}),
    ("renewing", {"renewing": False, "phase": "penalty", "hands": FEW}),
    ("renewing", {"renewing": True, "phase": "tackle", "hands": FEW}),
    ("renewing", {"renewing": True, "point": "backs", "last": 12, "hands": FEW}),
    ("first", {"phase": "kick-off", "first": 1}),
    ("first", {"phase": "kick-off", "half": 2, "first": 0}),
    ("last", {"point": "nine", "last": 4}),
    ("last", {"point": "backs", "last": 3}),
    ("count", {"point": "nine", "count": 3}),
    ("count", {"point": "forwards", "last": 3, "count": 5}),
    ("extra", {"extra": 1}),
    ("extra", {"extra": 0, "phase": "tackle"}),
    ("point", {"extra": 0, "point": "scrum"}),
    ("ball", {"phase": "tackle", "ball": 104}),
    ("ball", {"phase": "tackle", "ball": -4}),
    ("ball", {"phase": "tackle", "ball": 60, "point": "nine"}),
    ("point", {"phase": "tackle", "ball": 90, "point": "relay", "last": 4}),
    ("point", {"phase": "tackle", "point": "ruck"}),
    ("point", {"phase": "scrum", "point": "scrum"}),
    ("ball", {"point": "scrum", "ball": 97}),
    ("zone", {"phase": "contest", "zone": [4, 4], "leader": 0}),
    ("mark", {"mark": 45, "phase": "line-out"}),
    ("mark", {"mark": 30, "ball": 40}),
]


@pytest.mark.parametrize(("field", "data"), DENIED)
def test_what_the_rest_denies_is_refused_at_its_field(field: str, data: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.load({"attack": 0, "hands": SIX, **data}, USUAL)
    assert (caught.value.code, caught.value.data["field"]) == ("match-told", field)
    for lang in LANGUAGES:
        sentence = GAME.text(lang).refusal(caught.value)
        assert field in sentence
        assert sentence.endswith(".")


@pytest.mark.parametrize(("phase", "leader", "zone"), [("contest", 1, [2, 5]), ("clear-out", 0, [5, 5])])
def test_with_one_card_nobody_throws_at_a_ruck(phase: str, leader: int, zone: list[int]) -> None:
    with pytest.raises(Refusal) as caught:
        told(phase=phase, leader=leader, zone=zone, hands=[["9"], SIX[1]])
    assert (caught.value.code, caught.value.rule) == ("ruck-one-card", "flair.ruck.one-card")
    assert "Camille has 1 card in hand" in GAME.text("en").refusal(caught.value)
    assert "Camille a 1 carte en main" in GAME.text("fr").refusal(caught.value)


# A real match comes back


OUT_OF_SCRUM = {"open", "nine", "ten", "relay", "forwards", "forwards-relayed", "backs", "backs-relayed"}
"""Points to which a scrum may have led, or not."""
ONE_WAY = {*STARTS, "nine", "ten", "eight", "eight-far", "eight-nine", "relaunch-nine"}
"""Points to which only one number leads."""
ONE_CARD = {"relay", "relaunch-relay", "maul-pair", "maul-second-pair", "fixing-pair"}
"""Points at which one card lies, whichever it is."""


def follows(data: dict[str, Any], real: bool) -> list[str]:
    """What of a real match may be left out: all that follows from the rest."""
    phase, point, hands = data["phase"], data["point"], data["hands"]
    found = ["forced", "beneficiary"]
    if phase not in {"contest", "clear-out"}:
        found += ["leader", "zone"]
    if not real:
        found.append("late")
    if phase != "attack" or point != "relay":
        found.append("five")
    if phase != "conversion" and (phase not in {"attack", "tackle"} or point not in OUT_OF_SCRUM):
        found.append("packed")
    if phase != "tackle":
        found.append("crossing")
    if phase != "received" or point != "kick" or (100 - data["ball"] if data["attack"] else data["ball"]) > 0:
        found.append("marking")
    if phase not in {"attack", "conversion"} or [len(hand) for hand in hands] == [6, 6]:
        found.append("renewing")
    if point in ONE_WAY | ONE_CARD:
        found.append("count")
    if point in ONE_WAY:
        found.append("last")
    return found


@pytest.mark.slow
@pytest.mark.parametrize("changed", list(house_rules(GAME)), ids=str)
def test_every_state_of_a_match_comes_back_without_what_follows(changed: dict[str, str]) -> None:
    real = changed.get("clock") == "real"
    for seed in range(40 if not changed else 20):
        for position in walk(GAME, seed, changed):
            data, options, key = position.base.data(), position.start.house, position.base.key()
            if position.given or position.over:
                continue
            assert GAME.load(data, options).key() == key
            less = {field: value for field, value in data.items() if field not in follows(data, real)}
            assert GAME.load(less, options).key() == key, (data, less)


@pytest.mark.slow
def test_a_match_that_is_over_comes_back_as_it_ended() -> None:
    for seed in range(60):
        last = walk(GAME, seed)[-1]
        assert last.over
        assert GAME.load(last.state.data(), last.start.house).key() == last.state.key()
    drop = {"over": True, "half": 2, "seconds": 605, "ball": 115, "last": 10, "count": 1}
    assert GAME.load({"attack": 0, **drop}, USUAL).data()["count"] == 1


def test_a_match_that_ended_with_its_first_conversion_comes_back() -> None:
    """Seven points are no try that waits for its kick, but after the last whistle it has been kicked."""
    told = {"phase": "conversion", "attack": 1, "ball": 0, "half": 2, "seconds": 605, "score": [17, 7]}
    with pytest.raises(Refusal, match="converting"):
        GAME.load(told, USUAL)
    assert GAME.load({**told, "over": True}, USUAL).score == [17, 7]


@pytest.mark.slow
def test_each_of_these_is_left_out_somewhere_although_it_is_so() -> None:
    missing = {"forced", "five", "packed", "marking", "renewing", "last", "count", "beneficiary", "late"}
    for seed in range(30):
        for position in walk(GAME, seed):
            data = position.base.data()
            missing -= {field for field in follows(data, real=False) if data[field] not in (None, False, 0)}
            missing -= {"beneficiary"} if data["beneficiary"] is not None else set()
    assert not missing
