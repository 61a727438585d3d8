"""States whose fields are declared once: everything that follows from a declaration."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from engine.core.kinds import NOBODY, Card, Choice, Flag, Inner, Kind, Number, Rule, Seat, Seconds, Stage, Word
from engine.core.lists import Both, Cards, Lists, Many, Pair, Row
from engine.core.refusal import Refusal
from engine.core.state import State

NO_MARK = -99
PACK = ("ace", "king", "queen")
OPTIONS = {"pace": "quick"}


class ReadHouse:
    """House rules of a table, which are never copied."""

    def __init__(self, options: Any) -> None:
        self.key = tuple(sorted(options.items()))
        self.quick = options["pace"] == "quick"


class Match(State):
    """A field of every kind."""

    house = Rule(ReadHouse, by="key")
    quick = Rule(lambda house: house["pace"] == "quick")
    half = Choice(1, 2)
    ball = Number(-10, 110, 50)
    mark = Number(0, 100, nothing=NO_MARK)
    seconds = Seconds(0, 600)
    late = Flag()
    hand = Seat()
    phase = Word(("deal", "turn"))
    part = Stage(("first", "second"), wanted="part")
    score = Pair(Number(0, 99, never=(1, 2)))
    kicks = Number(0, 20, upto=lambda match: 20 if match.quick else 2 * match.half)
    hands = Both(Cards(PACK, 2, shuffled=True, order=sorted))
    decks = Both(Cards(PACK, start=PACK, shuffled=True), told=False)
    sides = Lists(Cards(PACK, wanted="cards", whole=True))
    piles = Lists(Cards(PACK), lambda match: match.half, name="pile")
    played = Cards(PACK, 3, keyed=False)
    due = Row(Many(Seat(), 2, wanted="seats", whole=True))
    minutes = Many(Number(1, 40), 3, wanted="minutes")
    top = Card(PACK)
    last = Inner(20)
    veiled = Inner([0], keyed=True)
    line = Number(20, 30, kept=False)

    def set_up(self, options: Any) -> None:
        """One pile."""
        self.piles = [[]]


TOLD = {
    "half": 2,
    "ball": -7,
    "mark": 30,
    "seconds": 90,
    "late": True,
    "hand": 1,
    "phase": "turn",
    "part": "second",
    "score": [3, 0],
    "kicks": 4,
    "hands": [["ace"], ["king", "queen"]],
    "sides": [["ace"], []],
    "pile": [["king"], ["king"]],
    "played": ["queen"],
    "due": [1, 0],
    "minutes": [3, 40],
    "top": "ace",
}
"""Every field that is kept, with another value than it has at first."""


def match(**data: Any) -> Match:
    """A match in which this was told."""
    made = Match(OPTIONS)
    made.tell(data)
    return made


def refused(**data: Any) -> Refusal:
    """Why this cannot be told."""
    with pytest.raises(Refusal) as caught:
        match(**data)
    return caught.value


def test_a_field_is_a_slot_and_nothing_else_can_be_set() -> None:
    assert set(Match.__slots__) == set(Match.fields) - {"line"}
    made = Match(OPTIONS)
    assert not hasattr(made, "__dict__")
    with pytest.raises(AttributeError):
        made.line = 21
    with pytest.raises(AttributeError):
        made.bal = 3  # type: ignore[attr-defined]


def test_a_new_match_has_every_field_as_it_is_at_first() -> None:
    made = Match(OPTIONS)
    assert made.data() == {
        "half": 1,
        "ball": 50,
        "mark": None,
        "seconds": 0,
        "late": False,
        "hand": None,
        "phase": "deal",
        "part": "first",
        "score": [0, 0],
        "kicks": 0,
        "hands": [[], []],
        "sides": [[], []],
        "pile": [[]],
        "played": [],
        "due": [],
        "minutes": [],
        "top": None,
    }
    assert (made.quick, made.mark, made.hand, made.last) == (True, NO_MARK, NOBODY, 20)
    assert made.decks == (list(PACK), list(PACK))
    assert made.events == []


def test_no_two_matches_share_what_a_play_may_change() -> None:
    one, two = Match(OPTIONS), Match(OPTIONS)
    one.score[0] += 3
    one.decks[1].remove("ace")
    one.veiled[0] = 1
    one.sides[0].append("ace")
    assert (two.score, two.decks[1], two.veiled, two.sides) == ([0, 0], list(PACK), [0], [[], []])
    assert one.sides[1] == []


def test_what_python_cannot_write_begins_as_the_very_same_thing() -> None:
    thing = object()

    class Odd(State):
        thing_ = Inner(thing)

    assert Odd({}).thing_ is thing


def test_values_are_told_in_the_order_of_their_declaration() -> None:
    assert list(match(**dict(reversed(TOLD.items()))).data()) == list(TOLD)


def test_what_is_told_comes_back() -> None:
    assert match(**TOLD).data() == TOLD
    assert match(hands=[[], ["queen", "king"]]).data()["hands"] == [[], ["king", "queen"]]


def test_tell_returns_what_was_told_and_null_tells_nothing() -> None:
    made = Match(OPTIONS)
    assert made.tell({"hand": None, "mark": None, "top": None}) == {}
    assert made.tell({"half": 2, "line": 21, "part": "second"}) == {"half": 2, "line": 21, "part": 1}
    assert "line" not in made.data()


def test_a_clone_is_the_same_and_shares_only_the_house_rules() -> None:
    made = match(**TOLD)
    made.log("a.b.c", "seen")
    twin = made.clone()
    assert type(twin) is Match
    assert (twin.data(), twin.key(), twin.events) == (made.data(), made.key(), [])
    assert twin.house is made.house
    for name, kind in Match.fields.items():
        if kind.kept and isinstance(getattr(made, name), list):
            assert getattr(twin, name) is not getattr(made, name), name
    for name in ("hands", "decks", "sides", "piles"):
        for ours, theirs in zip(getattr(made, name), getattr(twin, name), strict=True):
            assert ours is not theirs, name


@pytest.mark.parametrize("field", [name for name in Match.fields if Match.fields[name].name in TOLD])
def test_the_key_changes_with_every_field_that_counts(field: str) -> None:
    made, other = match(**TOLD), match(**TOLD)
    assert hash(made.key()) == hash(other.key())
    setattr(other, field, getattr(Match(OPTIONS), field))
    assert (other.key() != made.key()) is (field != "played")


def test_the_key_leaves_out_what_does_not_count() -> None:
    made = Match(OPTIONS)
    key = made.key()
    made.played.append("ace")
    made.last = 40
    assert made.key() == key
    made.veiled[0] = 1
    assert made.key() != key
    assert Match({"pace": "slow"}).key() != key
    one, two = Match(OPTIONS), Match(OPTIONS)
    one.decks[0].sort(reverse=True)
    assert one.key() == two.key()
    one.minutes, two.minutes = [3, 4], [4, 3]
    assert one.key() != two.key()


@pytest.mark.parametrize(
    ("field", "value", "wanted", "low", "high"),
    [
        ("half", 0, "number", 1, 2),
        ("half", 3, "number", 1, 2),
        ("half", True, "number", 1, 2),
        ("half", None, "number", 1, 2),
        ("ball", -11, "number", -10, 110),
        ("ball", 111, "number", -10, 110),
        ("ball", 50.0, "number", -10, 110),
        ("ball", "50", "number", -10, 110),
        ("mark", 101, "number", 0, 100),
        ("mark", NO_MARK, "number", 0, 100),
        ("seconds", 601, "number", 0, 600),
        ("late", 1, "true-or-false", 0, 0),
        ("hand", 2, "seat", 0, 0),
        ("hand", -1, "seat", 0, 0),
        ("hand", True, "seat", 0, 0),
        ("part", "third", "part", 0, 0),
        ("part", 1, "part", 0, 0),
        ("score", [0], "pair", 0, 0),
        ("score", [0, 100], "number", 0, 99),
        ("score", [2, 0], "points", 0, 0),
        ("kicks", 21, "number", 0, 20),
        ("hands", [["ace"]], "pair", 0, 0),
        ("hands", [["jack"], []], "card", 0, 0),
        ("hands", [["ace"] * 3, []], "cards", 0, 2),
        ("hands", ["ace", []], "cards", 0, 2),
        ("sides", [[]], "pair", 0, 2),
        ("pile", [[], []], "lists", 0, 1),
        ("due", [0, 1, 0], "seats", 0, 2),
        ("due", [2], "seats", 0, 2),
        ("minutes", [0], "number", 1, 40),
        ("minutes", 3, "minutes", 0, 3),
        ("top", "jack", "card", 0, 0),
        ("line", 31, "number", 20, 30),
    ],
)
def test_what_is_out_of_bounds_is_refused_by_its_field(
    field: str, value: Any, wanted: str, low: int, high: int
) -> None:
    why = refused(**{field: value})
    assert why.code == "match-field"
    assert why.data["field"] == field
    assert (why.data["wanted"], why.data["low"], why.data["high"]) == (wanted, low, high)


def test_one_of_many_that_cannot_be_may_be_refused_with_all_the_others() -> None:
    assert refused(sides=[["ace", "jack"], []]).data["value"] == "['ace', 'jack']"
    assert refused(hands=[["ace", "jack"], []]).data["value"] == "'jack'"


def test_a_word_that_is_not_known_is_refused_with_those_that_are() -> None:
    why = refused(phase="tea")
    assert (why.code, why.data["field"], why.data["known"]) == ("match-word", "phase", ("deal", "turn"))


def test_an_unknown_field_is_refused_before_anything_else() -> None:
    why = refused(half=9, weather="rain")
    assert (why.code, why.data["field"]) == ("state-unknown", "weather")
    assert why.data["known"] == (*TOLD, "line")
    for inner in ("house", "decks", "last", "piles"):
        assert refused(**{inner: 1}).code == "state-unknown"


def test_a_limit_may_hang_on_what_was_declared_before() -> None:
    made = Match({"pace": "slow"})
    made.tell({"half": 2, "kicks": 4})
    with pytest.raises(Refusal) as caught:
        made.tell({"half": 2, "kicks": 5})
    assert (caught.value.data["field"], caught.value.data["high"]) == ("kicks", 4)


def test_a_match_may_leave_less_room_than_the_declaration() -> None:
    made = match(ball=30, score=[5, 9], minutes=[3, 4])
    made.within("ball", 0, 30)
    made.within("score", high=9, value=made.score[1])
    for field, low, high, value in (
        ("ball", 31, None, None),
        ("ball", None, 29, None),
        ("score", None, 8, 9),
        ("minutes", 4, None, 3),
        ("line", None, 25, 26),
    ):
        with pytest.raises(Refusal) as caught:
            made.within(field, low, high, value)
        assert caught.value.data["field"] == field


def test_a_game_may_declare_a_kind_of_its_own() -> None:
    class Zone(Kind[tuple[int, int]]):
        """Two faces, the lower first; none is told as an empty list."""

        empty: object = []

        def plain(self, value: tuple[int, int]) -> list[int]:
            return list(value) if value != (0, 0) else []

        def check(self, field: str, value: Any, match: Any = None) -> tuple[int, int]:
            low, high = value
            return low, high

    class Ruck(State):
        zone = Zone((0, 0))

    ruck = Ruck({})
    assert (ruck.zone, ruck.data()) == ((0, 0), {"zone": []})
    assert ruck.tell({"zone": []}) == {}
    assert ruck.tell({"zone": [2, 5]}) == {"zone": (2, 5)}
    assert (ruck.clone().zone, ruck.key(), ruck.data()) == ((2, 5), ((2, 5),), {"zone": [2, 5]})


def test_games_that_are_alike_share_the_fields_of_a_class_above() -> None:
    class Rugby(State):
        ball = Number(0, 100, 50)
        score = Pair(Number(0, 99))

    class Own(Rugby):
        ball = Number(-10, 110, 20)
        over = Flag()

    assert (Own.__slots__, list(Own.fields)) == (("over",), ["ball", "score", "over"])
    one, two = Rugby({}), Own({})
    assert (one.data(), two.data()) == (
        {"ball": 50, "score": [0, 0]},
        {"ball": 20, "score": [0, 0], "over": False},
    )
    two.tell({"ball": 105, "over": True})
    two.clone().score[0] += 5
    assert two.key() == (105, 0, 0, True)
    with pytest.raises(Refusal):
        one.tell({"ball": 105})


def test_one_kind_can_serve_two_fields() -> None:
    class Own(State):
        near = far = Number(0, 9)

    assert Own({}).data() == {"near": 0, "far": 0}


def test_a_method_written_by_hand_is_kept() -> None:
    class Own(State):
        ball = Number(0, 9)

        def key(self) -> int:
            return self.ball

    assert Own({}).clone().key() == 0


def test_states_travel_between_processes() -> None:
    made = match(**TOLD)
    assert copy.deepcopy(made).data() == TOLD
    assert pickle.loads(pickle.dumps(made)).key() == made.key()
