"""Moments: what people tell a referee, read and written back, and refused by the place where it stands."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.moment_fields import MISSING, Card, Cards, Clock, Field, Flag, Minutes, Number, Seat, Word
from engine.core.moments import Moment, Moments
from engine.core.refusal import Refusal

BALL = Number("ball", 40, low=-10, high=110)
SCORE = Number("score", (3, 0), parts=2, high=99)
HANDS = Cards("hands", (("a", "b"), ()), parts=2, known=("a", "b"))
ADVANTAGE = Seat("advantage", path=("advantage", "seat"), blank=True)
MARK = Number("mark", high=100, path=("advantage", "mark"), blank=True)
LATE = Flag("late")
MOMENT = Moment("scrum", "scrum", (BALL, SCORE, HANDS, ADVANTAGE, MARK, LATE), rest={"phase": "scrum"})


@pytest.mark.parametrize(
    ("field", "text", "value"),
    [
        (BALL, "-7", -7),
        (BALL, "−7", -7),
        (BALL, " 12 ", 12),
        (Clock("clock", high=600), "7:30", 450),
        (Clock("clock", high=600), "10", 600),
        (Minutes("minutes", low=1, high=40), "12, 15;3", [12, 15, 3]),
        (Minutes("minutes", low=1, high=40), "", []),
        (Word("half", 1, known=(1, 2)), "2", 2),
        (Word("won", "ruck", known={"ruck": "ruck-strict"}), "ruck", "ruck-strict"),
        (Seat("hand", 0), "1", 1),
        (LATE, "on", True),
        (HANDS, "a a b", ["a", "a", "b"]),
        (Cards("shots", known={"in": True, "wide": False}), "in wide", [True, False]),
        (Card("top", known=("a", "b")), "b", "b"),
    ],
)
def test_what_people_write_is_read(field: Field, text: str, value: Any) -> None:
    assert field.parse(text.strip()) == value


@pytest.mark.parametrize(
    ("field", "text", "code"),
    [
        (BALL, "111", "place-number"),
        (BALL, "-11", "place-number"),
        (BALL, "4.5", "place-number"),
        (BALL, "", "place-number"),
        (BALL, "9" * 30, "place-number"),
        (BALL, "٣", "place-number"),
        (Clock("clock", high=600), "7:60", "place-clock"),
        (Clock("clock", high=600), "10:01", "place-clock"),
        (Clock("clock", high=600), "seven", "place-clock"),
        (Minutes("minutes", low=1, high=40), "12 x", "place-numbers"),
        (Minutes("minutes", low=1, high=40), "41", "place-numbers"),
        (Word("half", 1, known=(1, 2)), "3", "place-word"),
        (Seat("hand", 0), "2", "place-word"),
        (HANDS, "a z", "place-card"),
        (Card("top", known=("a", "b")), "", "place-card"),
    ],
)
def test_what_cannot_be_read_is_refused(field: Field, text: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        field.parse(text)
    assert refused.value.code == code


def test_a_form_begins_as_usual_and_says_so() -> None:
    assert MOMENT.usual({}) == {
        "ball": "40",
        "score0": "3",
        "score1": "0",
        "hands0": "a b",
        "hands1": "",
        "advantage": "",
        "mark": "",
        "late": "",
    }


def test_a_form_becomes_the_values_of_a_state() -> None:
    texts = {**MOMENT.usual({}), "ball": "-3", "advantage": "0", "mark": "50", "late": "on"}
    told = MOMENT.read(texts, MOMENT.rest, {})
    assert told.faults == {}
    assert told.data == {
        "phase": "scrum",
        "ball": -3,
        "score": [3, 0],
        "hands": [["a", "b"], []],
        "advantage": {"seat": 0, "mark": 50},
        "late": True,
    }


def test_every_place_that_cannot_be_read_is_told_by_its_name() -> None:
    texts = {**MOMENT.usual({}), "ball": "200", "score1": "x", "hands0": "a q"}
    assert {name: why.code for name, why in MOMENT.read(texts, {}, {}).faults.items()} == {
        "ball": "place-number",
        "score1": "place-number",
        "hands0": "place-card",
    }


def test_a_state_fills_the_form_and_comes_back() -> None:
    state = {"phase": "scrum", "ball": 12, "score": [7, 5], "hands": [[], ["b"]], "advantage": None, "more": [1]}
    filled = MOMENT.fill(state, {key: state[key] for key in ("phase", "ball", "score", "hands", "more")}, {})
    assert filled is not None
    assert filled.rest == {"phase": "scrum", "more": [1]}
    told = MOMENT.read(filled.texts, filled.rest, {})
    assert told.data == {key: value for key, value in state.items() if key != "advantage"}


def test_a_state_that_no_place_can_show_is_kept_somehow() -> None:
    state = {"ball": 500, "score": [7, 5], "hands": [[], []]}
    assert MOMENT.fill(state, state, {}) is None
    filled = MOMENT.fill(state, state, {}, somehow=True)
    assert filled is not None
    assert "ball" not in filled.texts
    assert MOMENT.read(filled.texts, filled.rest, {}).data["ball"] == 500


def test_what_is_not_so_against_what_is_usual_stays_as_it_was() -> None:
    """A tick that is not there means: as usual. A state in which it is told not to be so keeps that."""
    filled = MOMENT.fill({"ball": 1, "score": [0, 0], "hands": [[], []]}, {"late": False}, {})
    assert filled is not None
    assert filled.rest == {"late": False}
    assert MOMENT.read(filled.texts, filled.rest, {}).data["late"] is False


def test_a_refusal_finds_its_place() -> None:
    moments = Moments((MOMENT,), {"too-many": "hands", "nowhere": "trace"})
    texts = {**MOMENT.usual({}), "score1": "4"}

    def at(why: Refusal) -> str:
        return moments.place(why, MOMENT, texts, {})

    assert at(Refusal("match-field", field="ball", value="300")) == "ball"
    assert at(Refusal("match-field", field="score", value="4")) == "score1"
    assert at(Refusal("too-many", seat=1)) == "hands1"
    assert at(Refusal("too-many")) == "hands0"
    assert at(Refusal("nowhere")) == ""
    assert at(Refusal("match-field", field="advantage", value="{}")) == "advantage"


def test_a_field_that_may_stay_empty_is_left_out() -> None:
    assert MARK.read({"mark": " "}, {}) is MISSING
    zone = Number("zone", parts=2, low=1, high=6, blank=True)
    assert zone.read({"zone0": "", "zone1": ""}, {}) is MISSING
    faults: dict[str, Refusal] = {}
    zone.read({"zone0": "2", "zone1": ""}, faults)
    assert set(faults) == {"zone1"}


def test_house_rules_decide_what_is_asked() -> None:
    moment = Moment("card", "open", (BALL, Clock("seconds", high=600, blank=True, when={"mode": ("clock",)})))
    assert [field.key for field in moment.asked({"mode": "cards"})] == ["ball"]
    assert [field.key for field in moment.asked({"mode": "clock"})] == ["ball", "seconds"]
