"""The state of a match: what it can be, what it cannot, and what it shows."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from engine.core.house_rules import agreed
from engine.core.languages import LANGUAGES
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.core.refusal import Refusal
from engine.games import load, moments
from tests.contract import house_rules
from tests.games.scrumball import open_play, phase, tackled

GAME = load("scrumball")
USUAL = agreed(GAME.house_rules, {})
CLOCK = agreed(GAME.house_rules, {"mode": "clock"})


def refuse(data: Any, house: dict[str, str] = USUAL) -> Refusal:
    """The refusal of these values."""
    with pytest.raises(Refusal) as caught:
        GAME.load(data, house)
    return caught.value


@pytest.mark.parametrize("data", [
    {},
    {"attack": 0},
    {"attack": 1, "first": 1, "half": 2, "ball": 0, "score": [999, 3]},
    {"attack": 0, "ball": -9},
    {"attack": 1, "ball": 109},
    {"attack": 0, "phase": "kick-off", "due": [6, 6]},
    {"attack": 0, "ball": 100, "hands": [["pass"] * 6, ["tackle"] * 6], "played": ["run"] * 6},
    {"attack": 0, "ball": 60, "beneficiary": 0, "mark": 55},
    {"attack": 1, "phase": "maul", "phases": 1, "subs": [0, 1]},
    {"attack": 1, "phase": "scrum", "bench": 2, "hands": [["run"], []], "due": [5, 6]},
    {"attack": 0, "half": 2, "drawn": 60, "over": True, "score": [5, 5]},
    {"attack": 0, "drawn": 999},
    {"attack": 1, "ball": 20, "trace": [[40, 50, "passed"], [50, 20, "kicked"]]},
    {"attack": 1, "phase": "mark", "ball": 105, "bench": 2},
    {"attack": 0, "phase": "conversion", "ball": 105, "score": [8, 0]},
    {"attack": 0, "ball": 40, "phase": "attack", "bench": 1},
])  # fmt: skip
def test_what_can_be_is_loaded_and_comes_back(data: dict[str, Any]) -> None:
    state = GAME.load(data, USUAL)
    for field, value in data.items():
        assert state.data()[field] == value
    assert GAME.load(state.data(), USUAL).data() == state.data()


def test_what_is_left_out_is_as_in_a_new_match() -> None:
    assert GAME.load({}, USUAL).data() == GAME.new(USUAL).data()
    assert GAME.load({"attack": 1}, USUAL).data()["phase"] == "attack"
    assert GAME.load({"attack": 1, "hands": [["run"], ["pass", "run"]]}, USUAL).data()["drawn"] == 3


IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("state-unknown", {"pile": []}),
    ("match-field", {"attack": 0, "half": 3}),
    ("match-field", {"attack": 0, "half": True}),
    ("match-field", {"attack": 2}),
    ("match-field", {"attack": "Camille"}),
    ("match-field", {"attack": 0, "first": -1}),
    ("match-field", {"attack": 0, "phase": "ruck"}),
    ("match-field", {"attack": 0, "phase": 3}),
    ("match-field", {"attack": 0, "ball": 111}),
    ("match-field", {"attack": 0, "ball": -11}),
    ("match-field", {"attack": 0, "ball": 50.0}),
    ("match-field", {"attack": 0, "ball": "50"}),
    ("match-field", {"attack": 0, "score": [1, 0]}),
    ("match-field", {"attack": 0, "score": [0, 4]}),
    ("match-field", {"attack": 0, "score": [-3, 0]}),
    ("match-field", {"attack": 0, "score": [0, 1000]}),
    ("match-field", {"attack": 0, "score": [3]}),
    ("match-field", {"attack": 0, "hands": [["run"] * 7, []]}),
    ("match-field", {"attack": 0, "hands": [["joker"], []]}),
    ("match-field", {"attack": 0, "hands": [["run"]]}),
    ("match-field", {"attack": 0, "hands": ["run", []]}),
    ("match-field", {"attack": 0, "played": ["run"] * 41}),
    ("match-field", {"attack": 0, "played": "run"}),
    ("match-field", {"attack": 0, "drawn": -1}),
    ("match-field", {"attack": 0, "seconds": 36_000}),
    ("match-field", {"attack": 0, "subs": [3, 0]}),
    ("match-field", {"attack": 0, "subs": [0, -1]}),
    ("match-field", {"attack": 0, "phases": 2}),
    ("match-field", {"attack": 0, "bench": 3}),
    ("match-field", {"attack": 0, "hands": [["run"], []], "due": [6, 0]}),
    ("match-field", {"attack": 0, "due": [0, True]}),
    ("mark-and-side", {"attack": 0, "beneficiary": 0}),
    ("match-field", {"attack": 0, "mark": "50"}),
    ("match-field", {"attack": 0, "beneficiary": 0, "mark": 200}),
    ("match-field", {"attack": 0, "over": 1}),
    ("match-field", {"attack": 0, "trace": "40"}),
    ("match-field", {"attack": 0, "trace": [[40, 50]]}),
    ("match-field", {"attack": 0, "trace": [[40, 500, "passed"]]}),
    ("match-field", {"attack": 0, "trace": [[40, 50, "passed"]] * 5}),
    ("cards-too-many", {"attack": 0, "hands": [["drop"] * 4, []]}),
    ("cards-too-many", {"attack": 0, "hands": [["touch"] * 2, ["touch"]], "played": ["touch"]}),
    ("drawn-and-cards", {"attack": 0, "hands": [["run"], []], "drawn": 2}),
    ("drawn-and-cards", {"attack": 0, "hands": [["run", "run"], []], "drawn": 1}),
    ("drawn-and-cards", {"attack": 0, "drawn": 39}),
    ("hand-and-first", {"first": 0}),
    ("hand-and-first", {"phase": "scrum"}),
    ("hand-and-first", {"attack": 0, "phase": "opening"}),
    ("not-kicked-off", {"half": 2}),
    ("not-kicked-off", {"score": [3, 0]}),
    ("not-kicked-off", {"ball": 40}),
    ("not-kicked-off", {"hands": [["run"], []]}),
    ("not-kicked-off", {"due": [6, 6]}),
    ("not-kicked-off", {"bench": 2}),
    ("not-kicked-off", {"subs": [1, 2]}),
    ("not-kicked-off", {"ball": 50, "trace": [[40, 50, "passed"]]}),
    ("kick-off-spot", {"attack": 0, "phase": "kick-off", "ball": 40}),
    ("kick-off-side", {"attack": 0, "first": 1, "phase": "kick-off"}),
    ("kick-off-side", {"attack": 1, "first": 1, "phase": "kick-off", "half": 2}),
    ("drop-out-spot", {"attack": 0, "phase": "drop-out", "ball": 78}),
    ("drop-out-spot", {"attack": 1, "phase": "drop-out", "ball": 50}),
    ("set-piece-spot", {"attack": 0, "phase": "scrum", "ball": 4}),
    ("set-piece-spot", {"attack": 0, "phase": "line-out", "ball": 96}),
    ("set-piece-spot", {"attack": 1, "phase": "penalty", "ball": 100}),
    ("mark-spot", {"attack": 0, "phase": "mark", "ball": 23}),
    ("mark-spot", {"attack": 1, "phase": "mark", "ball": 77}),
    ("mark-spot", {"attack": 1, "phase": "mark", "ball": 110}),
    ("mark-spot", {"attack": 0, "phase": "mark", "ball": 105}),
    ("conversion-spot", {"attack": 0, "phase": "conversion", "ball": 99, "score": [5, 0]}),
    ("conversion-spot", {"attack": 1, "phase": "conversion", "ball": 100, "score": [0, 5]}),
    ("conversion-score", {"attack": 0, "phase": "conversion", "score": [3, 5]}),
    ("conversion-score", {"attack": 0, "phase": "conversion", "score": [7, 0]}),
    ("carried-spot", {"attack": 0, "ball": 101}),
    ("carried-spot", {"attack": 0, "ball": -10}),
    ("carried-spot", {"attack": 1, "ball": -1, "phase": "maul"}),
    ("phases-without-maul", {"attack": 0, "phases": 1, "phase": "attack"}),
    ("advantage-stopped", {"attack": 0, "ball": 50, "phase": "scrum", "beneficiary": 0, "mark": 50}),
    ("advantage-stopped", {"attack": 0, "ball": 50, "bench": 2, "beneficiary": 0, "mark": 50}),
    ("advantage-stopped", {"attack": 0, "ball": 50, "due": [6, 6], "beneficiary": 0, "mark": 50}),
    ("advantage-mark", {"attack": 0, "ball": 50, "beneficiary": 0, "mark": 51}),
    ("advantage-mark", {"attack": 0, "ball": 50, "beneficiary": 0, "mark": 40}),
    ("advantage-mark", {"attack": 1, "ball": 50, "beneficiary": 1, "mark": 49}),
    ("due-and-hands", {"attack": 0, "hands": [["run"], []], "due": [5, 0]}),
    ("due-and-hands", {"attack": 0, "hands": [["run"], []], "due": [1, 6]}),
    ("bench-and-phase", {"attack": 0, "phase": "conversion", "bench": 2}),
    ("trace-and-ball", {"attack": 0, "ball": 30, "trace": [[40, 50, "passed"]]}),
    ("over-and-going-on", {"attack": 0, "half": 2, "drawn": 60, "over": True, "phase": "scrum"}),
    ("over-and-going-on", {"attack": 0, "half": 2, "drawn": 60, "over": True, "bench": 1}),
    ("advantage-seat", {"attack": 0, "beneficiary": 1, "mark": 50}),
    ("seconds-without-clock", {"attack": 0, "seconds": 5}),
    ("over-too-early", {"attack": 0, "over": True}),
    ("over-too-early", {"attack": 0, "drawn": 60, "over": True}),
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
        assert not re.search(r"\{(low|high)\}", sentence)


def test_every_reason_of_the_form_is_shown_at_its_field() -> None:
    """Whoever fills in the referee's form is told at which place of it the trouble lies."""
    blamed = moments("scrumball").blame
    nowhere = {"state-unknown", "match-field", "not-kicked-off", "seconds-without-clock", "trace-and-ball"}
    assert {code for code, _ in IMPOSSIBLE} - blamed.keys() == nowhere | {"over-too-early", "over-and-going-on"}


FOLLOWS: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"attack": 0, "phase": "drop-out"}, {"ball": 22}),
    ({"attack": 1, "phase": "drop-out"}, {"ball": 78}),
    ({"attack": 1, "phase": "mark"}, {"ball": 78}),
    ({"attack": 0, "phase": "conversion"}, {"ball": 100, "score": [5, 0]}),
    ({"attack": 1, "phase": "conversion"}, {"ball": 0, "score": [0, 5]}),
    ({"attack": 1, "phase": "conversion", "score": [3, 12]}, {"ball": 0, "score": [3, 12]}),
    ({"attack": 1, "phase": "kick-off"}, {"ball": 50, "first": 1}),
    ({"attack": 1, "phase": "kick-off", "half": 2}, {"ball": 50, "first": 0}),
    ({"attack": 1, "phase": "kick-off", "score": [3, 0]}, {"first": 0}),
    ({"attack": 0, "phases": 1}, {"phase": "maul"}),
    ({"attack": 0, "trace": [[40, 62, "passed"]]}, {"ball": 62}),
    ({"attack": 0, "drawn": 60}, {"over": False}),
]


@pytest.mark.parametrize(("told", "follows"), FOLLOWS)
def test_what_follows_from_the_rest_may_be_left_out(told: dict[str, Any], follows: dict[str, Any]) -> None:
    data = GAME.load(told, USUAL).data()
    assert {field: data[field] for field in follows} == follows


@pytest.mark.parametrize(("play", "data", "code"), [
    ("drop-out", {"attack": 0, "ball": 40}, "drop-out-spot"),
    ("scrum", {"attack": 0, "ball": 99}, "set-piece-spot"),
    ("mark", {"attack": 0, "ball": 50}, "mark-spot"),
    ("conversion", {"attack": 0, "ball": 50}, "conversion-spot"),
    ("kick-off", {"attack": 0, "ball": 40}, "kick-off-spot"),
    ("penalty", {"attack": 0, "ball": 50, "beneficiary": 0, "mark": 50}, "advantage-stopped"),
])  # fmt: skip
def test_a_play_entered_by_its_name_must_be_possible_too(play: str, data: dict[str, Any], code: str) -> None:
    with pytest.raises(Refusal, match=code):
        Position.begin(Start.of(GAME, play=play, data=data))


@pytest.mark.slow
def test_every_state_of_two_hundred_matches_is_loaded_as_it_is() -> None:
    rules = [*house_rules(GAME)]
    states = 0
    for seed in range(200):
        house = agreed(GAME.house_rules, rules[seed % len(rules)])
        player, state = at_random(Random(seed)), GAME.new(house)
        while True:
            data = state.data()
            again = GAME.load(data, house)
            assert again.data() == data
            assert again.key() == state.key()
            assert again.late == state.late
            states += 1
            play = GAME.next_play(state)
            assert GAME.next_play(again) == play
            if play is None:
                break
            steps = GAME.plays[play](state)
            try:
                ask = next(steps)
                while True:
                    ask = steps.send(player(ask))
            except StopIteration:
                pass
    assert states > 20_000


def test_a_refusal_says_what_would_do() -> None:
    why = refuse({"attack": 0, "ball": 150})
    assert GAME.text("en").refusal(why) == (
        "In this match, “ball” cannot be 150: it must be a whole number from -10 to 110."
    )
    assert GAME.text("fr").refusal(why) == (
        "Dans ce match, «\u00a0ball\u00a0» ne peut pas valoir 150\u00a0: il faut un nombre entier de -10 à 110."
    )


def test_the_limit_follows_from_the_mode() -> None:
    assert GAME.view(GAME.load({"attack": 0, "drawn": 60}, USUAL), 0)["late"]
    assert not GAME.view(GAME.load({"attack": 0, "drawn": 60}, CLOCK), 0)["late"]
    assert GAME.view(GAME.load({"attack": 0, "seconds": 600}, CLOCK), 0)["late"]


@pytest.mark.parametrize(
    "play", ["attack", "maul", "scrum", "line-out", "penalty", "conversion", "drop-out", "mark", "kick-off"]
)
def test_nothing_is_played_before_the_kick_off_or_after_the_end(play: str) -> None:
    for data in ({}, {"attack": 0, "half": 2, "drawn": 60, "over": True}):
        with pytest.raises(Refusal) as caught:
            Position.begin(Start.of(GAME, play=play, data=data))
        assert caught.value.code == "nothing-to-play-now"
        assert caught.value.rule.startswith("scrumball.")
        for lang in LANGUAGES:
            assert GAME.text(lang).refusal(caught.value).endswith(".")


def test_a_match_is_kicked_off_once() -> None:
    with pytest.raises(Refusal, match="kicked-off-already"):
        Position.begin(Start.of(GAME, play="opening", data={"attack": 0}))


def test_the_view_shows_the_pitch_and_the_own_hand() -> None:
    view = open_play(62, us=["run", "pass"], them=["tackle"], beneficiary=0, mark=60).position.observe(0).view
    assert view["ball"] == 62
    assert view["attack"] == 0
    assert view["to_line"] == 38
    assert view["hand"] == ["pass", "run"]
    assert view["other"] == 1
    assert view["advantage"] == {"seat": 0, "mark": 60, "need": 8}
    assert (view["pile"], view["drawn"], view["mode"], view["half"]) == (37, 3, "cards", 1)
    assert (view["phase"], view["zone"], view["late"], view["over"]) == ("attack", None, False, False)


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
