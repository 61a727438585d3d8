"""Random players, and matches played through."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.core.asks import Cast, Choose, Die, Draw, Roll
from engine.core.players import at_random, play_out
from tests.core.toy import GAME


def test_a_random_match_ends_with_its_whole_log() -> None:
    played = play_out(GAME, at_random(Random(1)))
    assert GAME.result(played.state) is not None
    assert played.choices == 4
    assert played.decisions >= 8
    assert sum(event[1] == "took" for event in played.state.events) == 4


def test_the_same_seed_plays_the_same_match() -> None:
    logs = [play_out(GAME, at_random(Random(7))).state.events for _ in range(2)]
    assert logs[0] == logs[1]


def test_options_reach_the_match() -> None:
    easy = play_out(GAME, at_random(Random(3)), {"easy": "yes"}).state
    assert easy.key() != play_out(GAME, at_random(Random(3))).state.key()


def test_every_answer_is_as_likely_as_it_should_be() -> None:
    answer = at_random(Random(5))
    cards = Counter(answer(Draw("c", 0, "r", ("king", "ace", "king", "king"))) for _ in range(4000))
    assert set(cards) == {"ace", "king"}
    assert 850 < cards["ace"] < 1150
    faces = Counter(answer(Roll("d", 0, "r", 1)) for _ in range(6000))
    assert set(faces) == {(n,) for n in range(1, 7)}
    assert all(850 < n < 1150 for n in faces.values())
    many = answer(Roll("d", 0, "r", 8))
    assert len(many) == 8
    pictures = Counter(answer(Cast("p", 0, "r", (Die("d", ("in", "in", "out")),))) for _ in range(3000))
    assert 1850 < pictures["in",] < 2150
    assert {answer(Choose("q", 0, "r", ("a", "b"))) for _ in range(50)} == {"a", "b"}
