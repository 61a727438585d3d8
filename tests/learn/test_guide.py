"""The guide of a first match: what matters at a decision, and what is a bad idea."""

from __future__ import annotations

from random import Random

import pytest

import engine
from engine.core.asks import Choose, Must
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.core.rules import RULES, game_of
from engine.games import SHELF, load
from engine.learn.guide import LEAST, Doubt, glance, option_rules, to_explain, usual


def doubt(position: Position, option: str) -> Doubt:
    """A doubt, thought to its end."""
    found = Doubt(position, option, glance(position, "a"), "b")
    while not found.done:
        found.step()
    return found


def choice(position: Position) -> Choose:
    assert isinstance(position.ask, Choose)
    return position.ask


def test_the_options_bring_their_rules() -> None:
    position = engine.situation("double/penalty-award")
    ask = choice(position)
    assert option_rules(position, ask, "kick") == ("double.penalty.kick",)
    assert option_rules(position, ask, "keep")[0] == "double.penalty.keep"
    told = to_explain(position, ask, position.log, ())
    assert told[0] == "double.penalty.award"
    assert set(told) >= {"double.penalty.kick", "double.penalty.keep"}
    assert to_explain(position, ask, (), told) == ()


def test_what_counts_comes_first() -> None:
    position = engine.situation("double/penalty-award")
    granted = ("double.tries.granted", "try", 1, 5)
    assert to_explain(position, choice(position), [granted], ())[0] == "double.tries.granted"
    spent = ("double.clock.minutes", "minutes", 2, 14, 0)
    assert to_explain(position, choice(position), [spent], ())[-1] == "double.clock.minutes"


def test_a_bad_idea_is_found_with_what_is_better() -> None:
    """Five points behind at the end: a long shot for three gives the ball away, and a try is wanted."""
    position = engine.begin("double", half=2, minute=36, score=[10, 15], hand=0).send("32")
    bad, good = doubt(position, "kick"), doubt(position, "keep")
    assert bad.told
    assert bad.better == "keep"
    assert bad.worth[1] - bad.worth[0] >= LEAST
    assert not good.told
    assert good.option == usual(position) or not good.told


def test_what_makes_no_difference_is_never_doubted() -> None:
    position = engine.begin("double", half=2, minute=36, score=[60, 0], hand=0).send("43")
    assert not doubt(position, "kick").told
    assert not doubt(position, "keep").told


def test_a_doubt_comes_out_the_same_for_the_same_luck() -> None:
    position = engine.situation("flair/run")
    while not (isinstance(position.ask, Choose) and len(position.ask.options) > 1):
        assert position.ask is not None
        position = position.send(at_random(Random(1))(position.ask))
    option = choice(position).options[-1]
    one, other = doubt(position, option), doubt(position, option)
    assert (one.told, one.better, one.worth) == (other.told, other.better, other.worth)


@pytest.mark.parametrize("game", SHELF)
def test_whatever_is_explained_is_a_rule_of_the_game(game: str) -> None:
    """Over a match in which any option is taken; nothing is explained twice."""
    position, rng, known = Position.begin(Start.of(load(game), {}, ())), Random(5), set[str]()
    for _ in range(150):
        ask = position.ask
        if ask is None:
            break
        if isinstance(ask, Choose) and not isinstance(ask, Must):
            told = to_explain(position, ask, position.news, known)
            assert not known & set(told)
            assert set(told) <= RULES.keys()
            assert {game_of(rule) for rule in told} <= {game}
            known |= set(told)
        answer = rng.choice(ask.options) if isinstance(ask, Choose) else at_random(rng)(ask)
        position = position.send(answer)
    assert known
