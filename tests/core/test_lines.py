"""A position as one line of text: written, read back to the same moment, and refused in words where it cannot be."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

import engine
from engine.core.lines import LINE_MOST, is_line
from engine.core.record import Record
from engine.games import games, load, situations
from engine.games.tomy.rules.box import OTHER
from tests.contract import house_rules, walk

GAMES = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
EVERY = 23
"""One moment in so many of a random match is written down."""


def same(position: engine.Position, again: engine.Position) -> bool:
    """Whether two positions are the same moment with the same story."""
    return (position.log, position.ask, position.state.key()) == (again.log, again.ask, again.state.key())


@GAMES
def test_every_situation_is_read_back_as_it_is(game: engine.Game[Any]) -> None:
    for name in situations(game.id):
        position = engine.situation(f"{game.id}/{name}")
        line = engine.write(position)
        again = engine.read(line)
        assert same(position, again), line
        assert Record.of(again) == Record.of(position), line
        assert engine.write(again) == line
        assert "\n" not in line
        assert is_line(line)


@GAMES
def test_any_moment_of_a_match_is_read_back_as_it_is(game: engine.Game[Any]) -> None:
    for seed, options in enumerate(house_rules(game)):
        path = walk(game, seed, options)
        for position in (*path[seed % EVERY :: EVERY], path[-1]):
            line = engine.write(position)
            assert same(position, engine.read(line)), line
            assert len(line) < LINE_MOST / 2


@GAMES
def test_the_play_that_is_going_on_is_enough_to_ask_the_same(game: engine.Game[Any]) -> None:
    for seed in range(3):
        for position in walk(game, seed)[:-1:EVERY]:
            line = engine.write(position, whole=False)
            again = engine.read(line)
            assert (again.ask, again.state.key()) == (position.ask, position.state.key()), line
            assert len(again.history) == len(position.given)


def test_a_line_is_short_and_says_what_differs() -> None:
    assert engine.write(engine.kick_off("double")) == "double:3"
    position = engine.begin("double", play="action", house={"yellow": "5"}, names=("Ann", "Bob"), hand=1, minute=12)
    assert engine.write(position.send((4, 3))) == 'double:3 yellow=5 "Ann" "Bob" | action hand=1 minute=12 > 43'
    position = engine.begin("scrumball", play="scrum", scope="play", attack=0, mark=None, hands=[["run"], []])
    assert engine.write(position) == 'scrumball:2 | only scrum attack=0 mark=null hands=[["run"],[]]'
    position = engine.begin("scrumball", attack=0, phase="scrum", over=False)
    assert engine.write(position) == "scrumball:2 | attack=0 phase=scrum over=false"


def test_a_match_that_is_over_has_no_play_to_tell() -> None:
    end = engine.play("double", "random", "random")
    assert engine.read(engine.write(end)).result == end.result
    with pytest.raises(engine.Refusal, match="nothing-to-play"):
        engine.write(end, whole=False)


@pytest.mark.parametrize("name", ["Bob", 'O"Neil', "a | b > c", "Zoé 山", "x=1", "back\\slash", "only"])
def test_names_of_any_kind_are_read_back(name: str) -> None:
    position = engine.kick_off("double", names=(name, "Ann")).send("5")
    assert engine.read(engine.write(position)).start.names == (name, "Ann")


def test_a_house_rule_of_many_signs_is_read_back() -> None:
    position = engine.kick_off("tomy", {"box": OTHER})
    assert position.start.house["box"] == OTHER
    assert engine.read(engine.write(position)).start.house == position.start.house


def test_what_goes_without_saying_may_be_left_out() -> None:
    position = engine.read("  double   | hand=0\tminute=12  >  43 kick ")
    assert same(position, engine.send_all(engine.begin("double", hand=0, minute=12), ["43", "kick"]))
    assert same(engine.read("tomy"), engine.kick_off("tomy"))
    assert same(engine.read("double |"), engine.kick_off("double"))
    assert engine.read("double > 5 3").start.game.version == load("double").version


@pytest.mark.parametrize(("line", "code", "part"), [
    ("", "game-unknown", ""),
    ("chess:1 | hand=0", "game-unknown", ""),
    ("double: | hand=0", "version-unknown", ""),
    ("double:99", "version-newer", ""),
    ("double:2 > 5", "version-other", ""),
    ("double length", "line-broken", "length"),
    ("double =20", "line-broken", "=20"),
    ("double length=", "line-broken", ""),
    ("double length=20 length=10", "line-twice", ""),
    ("double length=7", "switch-value", ""),
    ('double "Ann', "line-broken", '"Ann'),
    ('double "Ann"', "names", ""),
    ('double "Ann"x "Bob"', "line-broken", '"Ann"x'),
    ("double | | hand=0", "line-broken", "|"),
    ("double > 5 | hand=0", "line-broken", "|"),
    ("double > 5 > 3", "line-broken", ">"),
    ("double | hand=0 action", "line-broken", "action"),
    ("double | hand=0 hand=1", "line-twice", ""),
    ("double | hand=[0", "line-broken", "[0"),
    ("double | hand=0 score=[7, 8]", "line-broken", "[7,"),
    ("double | hand=NaN", "match-field", ""),
    ("double | hand=" + "9" * 400, "line-broken", "9"),
    ("double | hand=" + "[" * 400 + "]" * 400, "line-broken", "["),
    ("double | weather=1", "state-unknown", ""),
    ("double | scrum hand=0", "play-unknown", ""),
    ("double | opening hand=0", "kicked-off-already", ""),
    ("double > 5 3 49", "answer-refused", ""),
    ("double > " + "5 " * 3001, "answers-most", ""),
    ("double > " + "5 " * 30_000, "line-long", ""),
])  # fmt: skip
def test_a_line_that_cannot_be_is_refused_in_words(line: str, code: str, part: str) -> None:
    with pytest.raises(engine.Refusal) as why:
        engine.read(line)
    assert why.value.code == code
    assert str(why.value.data.get("part", "")).startswith(part)
    for lang in ("en", "fr"):
        assert 10 < len(why.value.words(lang)) < 400


def test_a_line_meant_to_do_harm_costs_little() -> None:
    began = process_time()
    for evil in ('"\\' * 20_000, '"\\"' * 15_000, "a=" * 25_000, '""' * 29_000, "> " * 29_000, "| " + "[" * 50_000):
        with pytest.raises(engine.Refusal):
            engine.read("double " + evil)
    assert process_time() - began < 20, "milliseconds, if the work grows with the line; minutes, if with its square"


@pytest.mark.parametrize(("text", "line"), [
    ("double:3", True),
    ("double:3 > 5", True),
    ("double | hand=0", True),
    ("double > 5", True),
    ("double length=20 > 5", True),
    ("double", False),
    ("double/penalty-kick", False),
    ("match of double.json", False),
    ("c1eNqLVkop", False),
    ("https://example.org/#c1eN", False),
    ("", False),
    (" ", False),
])  # fmt: skip
def test_a_line_is_told_from_a_name_a_link_and_a_file(text: str, line: bool) -> None:
    assert is_line(text) is line
