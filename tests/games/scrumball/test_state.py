"""The state of a match: what it can be, what it cannot, and what it shows."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.core.languages import LANGUAGES
from engine.core.options import parse_options
from engine.core.position import Position, Start
from engine.core.refusal import Refusal
from engine.games import load
from tests.games.scrumball import open_play, phase, tackled

GAME = load("scrumball")
USUAL = parse_options(GAME.switches, {})
CLOCK = parse_options(GAME.switches, {"mode": "clock"})


def refuse(data: Any, options: dict[str, str] = USUAL) -> Refusal:
    """The refusal of these values."""
    with pytest.raises(Refusal) as caught:
        GAME.load(data, options)
    return caught.value


@pytest.mark.parametrize("data", [
    {},
    {"hand": 0},
    {"hand": 1, "first": 1, "half": 2, "ball": -10, "score": [999, 3]},
    {"hand": 0, "phase": "kick-off", "due": [6, 6]},
    {"hand": 0, "ball": 110, "hands": [["pass"] * 6, ["tackle"] * 6], "played": ["run"] * 6},
    {"hand": 0, "ball": 60, "advantage": {"seat": 0, "mark": 55}},
    {"hand": 1, "phase": "maul", "phases": 1, "subs": [0, 1]},
    {"hand": 1, "phase": "scrum", "bench": 2, "hands": [["run"], []], "due": [5, 6]},
    {"hand": 0, "half": 2, "drawn": 60, "over": True, "score": [5, 5]},
    {"hand": 0, "drawn": 999},
    {"hand": 0, "trace": [[40, 50, "passed"], [50, -10, "kicked"]]},
])  # fmt: skip
def test_what_can_be_is_loaded_and_comes_back(data: dict[str, Any]) -> None:
    state = GAME.load(data, USUAL)
    for field, value in data.items():
        assert state.data()[field] == value
    assert GAME.load(state.data(), USUAL).data() == state.data()


def test_what_is_left_out_is_as_in_a_new_match() -> None:
    assert GAME.load({}, USUAL).data() == GAME.new(USUAL).data()
    assert GAME.load({"hand": 1}, USUAL).data()["phase"] == "open"
    assert GAME.load({"hand": 1, "hands": [["run"], ["pass", "run"]]}, USUAL).data()["drawn"] == 3


IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("state-unknown", {"pile": []}),
    ("match-field", {"hand": 0, "half": 3}),
    ("match-field", {"hand": 0, "half": True}),
    ("match-field", {"hand": 2}),
    ("match-field", {"hand": "Camille"}),
    ("match-field", {"hand": 0, "first": -1}),
    ("match-field", {"hand": 0, "phase": "ruck"}),
    ("match-field", {"hand": 0, "phase": 3}),
    ("match-field", {"hand": 0, "ball": 111}),
    ("match-field", {"hand": 0, "ball": -11}),
    ("match-field", {"hand": 0, "ball": 50.0}),
    ("match-field", {"hand": 0, "ball": "50"}),
    ("match-field", {"hand": 0, "score": [1, 0]}),
    ("match-field", {"hand": 0, "score": [0, 4]}),
    ("match-field", {"hand": 0, "score": [-3, 0]}),
    ("match-field", {"hand": 0, "score": [0, 1000]}),
    ("match-field", {"hand": 0, "score": [3]}),
    ("match-field", {"hand": 0, "hands": [["run"] * 7, []]}),
    ("match-field", {"hand": 0, "hands": [["joker"], []]}),
    ("match-field", {"hand": 0, "hands": [["run"]]}),
    ("match-field", {"hand": 0, "hands": ["run", []]}),
    ("match-field", {"hand": 0, "played": ["run"] * 41}),
    ("match-field", {"hand": 0, "played": "run"}),
    ("match-field", {"hand": 0, "drawn": -1}),
    ("match-field", {"hand": 0, "seconds": 36_000}),
    ("match-field", {"hand": 0, "subs": [3, 0]}),
    ("match-field", {"hand": 0, "subs": [0, -1]}),
    ("match-field", {"hand": 0, "phases": 2}),
    ("match-field", {"hand": 0, "bench": 3}),
    ("match-field", {"hand": 0, "hands": [["run"], []], "due": [6, 0]}),
    ("match-field", {"hand": 0, "due": [0, True]}),
    ("match-field", {"hand": 0, "advantage": 50}),
    ("match-field", {"hand": 0, "advantage": {"seat": 0}}),
    ("match-field", {"hand": 0, "advantage": {"seat": 0, "mark": 200}}),
    ("match-field", {"hand": 0, "over": 1}),
    ("match-field", {"hand": 0, "trace": "40"}),
    ("match-field", {"hand": 0, "trace": [[40, 50]]}),
    ("match-field", {"hand": 0, "trace": [[40, 500, "passed"]]}),
    ("match-field", {"hand": 0, "trace": [[40, 50, "passed"]] * 5}),
    ("cards-too-many", {"hand": 0, "hands": [["drop"] * 4, []]}),
    ("cards-too-many", {"hand": 0, "hands": [["touch"] * 2, ["touch"]], "played": ["touch"]}),
    ("drawn-and-cards", {"hand": 0, "hands": [["run"], []], "drawn": 2}),
    ("drawn-and-cards", {"hand": 0, "hands": [["run", "run"], []], "drawn": 1}),
    ("drawn-and-cards", {"hand": 0, "drawn": 39}),
    ("hand-and-first", {"first": 0}),
    ("hand-and-first", {"phase": "scrum"}),
    ("hand-and-first", {"hand": 0, "phase": "opening"}),
    ("not-kicked-off", {"half": 2}),
    ("not-kicked-off", {"score": [3, 0]}),
    ("not-kicked-off", {"ball": 40}),
    ("not-kicked-off", {"hands": [["run"], []]}),
    ("kick-off-spot", {"hand": 0, "phase": "kick-off", "ball": 40}),
    ("advantage-seat", {"hand": 0, "advantage": {"seat": 1, "mark": 50}}),
    ("seconds-without-clock", {"hand": 0, "seconds": 5}),
    ("over-too-early", {"hand": 0, "over": True}),
    ("over-too-early", {"hand": 0, "drawn": 60, "over": True}),
    ("over-too-early", {"hand": 0, "half": 2, "over": True}),
]


@pytest.mark.parametrize(("code", "data"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_in_both_languages(code: str, data: dict[str, Any]) -> None:
    why = refuse(data)
    assert why.code == code
    for lang in LANGUAGES:
        sentence = GAME.text(lang).refusal(why)
        assert sentence.endswith(".")
        assert code not in sentence
        assert not re.search(r"\{(low|high)\}", sentence)


def test_a_refusal_says_what_would_do() -> None:
    why = refuse({"hand": 0, "ball": 150})
    assert GAME.text("en").refusal(why) == (
        "In this match, “ball” cannot be 150: it must be a whole number from -10 to 110."
    )
    assert GAME.text("fr").refusal(why) == (
        "Dans ce match, «\u00a0ball\u00a0» ne peut pas valoir 150\u00a0: il faut un nombre entier de -10 à 110."
    )


def test_the_limit_follows_from_the_mode() -> None:
    assert GAME.view(GAME.load({"hand": 0, "drawn": 60}, USUAL), 0)["last"]
    assert not GAME.view(GAME.load({"hand": 0, "drawn": 60}, CLOCK), 0)["last"]
    assert GAME.view(GAME.load({"hand": 0, "seconds": 600}, CLOCK), 0)["last"]


@pytest.mark.parametrize(
    "play", ["open", "maul", "scrum", "line-out", "penalty", "conversion", "drop-out", "mark", "kick-off"]
)
def test_nothing_is_played_before_the_kick_off_or_after_the_end(play: str) -> None:
    for data in ({}, {"hand": 0, "half": 2, "drawn": 60, "over": True}):
        with pytest.raises(Refusal) as caught:
            Position.begin(Start.of(GAME, play=play, data=data))
        assert caught.value.code == "nothing-to-play-now"
        assert caught.value.rule.startswith("scrumball.")
        for lang in LANGUAGES:
            assert GAME.text(lang).refusal(caught.value).endswith(".")


def test_a_match_is_kicked_off_once() -> None:
    with pytest.raises(Refusal, match="kicked-off-already"):
        Position.begin(Start.of(GAME, play="opening", data={"hand": 0}))


def test_the_view_shows_the_pitch_and_the_own_hand() -> None:
    view = (
        open_play(62, us=["run", "pass"], them=["tackle"], advantage={"seat": 0, "mark": 60}).position.observe(0).view
    )
    assert view["ball"] == 62
    assert view["hand_seat"] == 0
    assert view["hand"] == ["pass", "run"]
    assert view["other"] == 1
    assert view["advantage"] == {"seat": 0, "mark": 60, "need": 8}
    assert (view["pile"], view["drawn"], view["mode"], view["half"]) == (37, 3, "cards", 1)
    assert (view["phase"], view["zone"], view["last"], view["over"]) == ("open", None, False, False)


def test_the_view_names_the_moment_and_the_last_moves() -> None:
    table = tackled(3, 40)
    view = table.position.observe(0).view
    assert (view["phase"], view["trace"]) == ("ruck", [[40, 50, "run"]])
    assert (
        open_play().then("cards.play run", "cards.run 2", "tackle.respond tackle").position.observe(1).view["phase"]
        == "tackle"
    )
    kicked = open_play(30).then("cards.play kick", "kicks.dice two", "kicks.high 22")
    assert kicked.position.observe(0).view["trace"] == [[30, 50, "kick"]]
    assert phase("maul", phases=1).position.observe(0).view["maul"] == 1
    dead = open_play(80).then("cards.play kick", "kicks.dice two", "kicks.high 65")
    assert dead.position.observe(0).view["trace"] == [[80, 110, "kick"], [110, 78, "place"]]
