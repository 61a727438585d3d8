"""Situations: read from TOML, and held to what they say."""

from __future__ import annotations

import pytest

from engine.core.situations import Malformed, Situation, parse_situations, verify
from tests.core.toy import GAME

GOOD = """
[a-throw]
rule = "toy.toy.throw"
title = { en = "A throw", fr = "Un lancer" }
play = "turn"
state = { turns = 2 }
answers = ["king", "throw"]
example = ["22"]
outcome = "scored:0"
after = { turns = 1, points = [1, 0] }
odds = { "scored:0" = "1/6", missed = "5/6" }
"""


def read(text: str) -> Situation:
    """The one situation of a file."""
    return parse_situations("toy", text)["a-throw"]


def test_a_situation_that_holds_has_no_problem() -> None:
    situation = read(GOOD)
    assert verify(situation, GAME) == []
    assert situation.line == 2
    ask = situation.begin(GAME).ask
    assert ask is not None
    assert ask.name == "dice"
    assert situation.worked(GAME).over


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('rule = "toy.toy.throw"', 'rule = "toy.toy.pass"', "which no function plays"),
        ('["22"]', '["21"]', "its outcome is 'missed', not 'scored:0'"),
        ('["22"]', "[]", "its example stops before the end of the play"),
        ('["22"]', '["28"]', "No die shows 8"),
        ('["22"]', '["22", "22"]', "is over before its answer 2"),
        ("points = [1, 0]", "points = [0, 0]", "afterwards points is [1, 0], not [0, 0]"),
        ("turns = 1,", "moons = 1,", "afterwards moons is None"),
        ('"1/6"', '"1/7"', "its odds of scored:0 are 1/6, not 1/7"),
        ("missed =", "lost =", "its odds of lost are none, not 5/6"),
        ("turns = 2", "turns = 7", "“turns” cannot be 7"),
    ],
)
def test_a_situation_is_held_to_what_it_says(old: str, new: str, problem: str) -> None:
    problems = verify(read(GOOD.replace(old, new)), GAME)
    assert any(problem in told for told in problems), problems
    assert all(told.startswith("situations.toml:2: [a-throw]") for told in problems)


def test_the_example_must_run_its_own_rule() -> None:
    kept = (
        GOOD.replace('["king", "throw"]', '["king"]')
        .replace('["22"]', '["keep"]')
        .replace('"scored:0"\n', '"nothing"\n')
    )
    problems = verify(read(kept), GAME)
    assert any("never runs toy.toy.throw" in told for told in problems), problems


def test_odds_of_a_choice_are_compared_by_option() -> None:
    text = GOOD.replace('["king", "throw"]', '["king"]').replace('["22"]', '["throw", "22"]')
    good = text.replace('odds = { "scored:0" = "1/6", missed = "5/6" }', 'odds = { throw = { "scored:0" = "1/6" } }')
    assert verify(read(good), GAME) == []
    bad = good.replace('"1/6"', '"2/6"')
    assert any("throw → scored:0 are 1/6" in told for told in verify(read(bad), GAME))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[a", "situations.toml: "),
        (GOOD + "colour = 3\n", "situations.toml:2: [a-throw] has an unknown field 'colour'"),
        (GOOD.replace('example = ["22"]', 'example = "22"'), "example is a str"),
        (GOOD.replace('play = "turn"', ""), "lacks play"),
        (GOOD.replace(', fr = "Un lancer"', ""), "lacks title.fr"),
    ],
)
def test_a_malformed_file_is_told_with_its_line(text: str, problem: str) -> None:
    with pytest.raises(Malformed) as why:
        parse_situations("toy", text)
    assert problem in str(why.value)
