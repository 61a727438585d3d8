"""The registry from a rule's id to its function."""

from __future__ import annotations

import pytest

from engine.core.rules import RULES, game_of, page_of, rule, rules_of, section_of, watching
from tests.core import toy


def test_an_id_leads_to_its_function() -> None:
    assert RULES["toy.toy.throw"] is toy.throw
    assert RULES["toy.toy.ace"] is RULES["toy.toy.take"]
    assert game_of("toy.toy.throw") == "toy"
    assert section_of("toy.toy.throw") == "toy"


def test_rules_of_a_game_stand_in_order() -> None:
    assert list(rules_of("toy")) == ["toy.toy.turn", "toy.toy.take", "toy.toy.ace", "toy.toy.throw"]


@pytest.mark.parametrize("id_", ["toy.throw", "toy.test_rules.x", "Toy.toy.x", "toy.toy.", "toy.toy.a_b", "a.b.c.d"])
def test_an_id_is_three_words(id_: str) -> None:
    with pytest.raises(ValueError, match="not a rule id"):
        rule(id_)(lambda: None)


def test_the_section_is_the_module() -> None:
    with pytest.raises(ValueError, match="must live in the module kick"):
        rule("toy.kick.x")(lambda: None)


def test_a_paragraph_may_stand_on_another_page_than_its_section() -> None:
    def moved() -> None:
        """A rule."""

    moved.__module__ = "tests.core.toy"
    rule("toy.toy.moved", page="kicks")(moved)
    try:
        assert (section_of("toy.toy.moved"), page_of("toy.toy.moved")) == ("toy", "kicks")
        assert page_of("toy.toy.throw") == "toy"
    finally:
        del RULES["toy.toy.moved"]


def test_a_rule_says_itself_in_a_sentence_and_has_one_function() -> None:
    def silent() -> None: ...

    def told() -> None:
        """A rule."""

    for function in (silent, told):
        function.__module__ = "tests.core.toy"
    with pytest.raises(ValueError, match="no docstring"):
        rule("toy.toy.silent")(silent)
    with pytest.raises(ValueError, match="two functions"):
        rule("toy.toy.throw")(told)


def test_watching_sees_which_rules_run() -> None:
    with watching() as ran:
        list(zip(range(1), toy.throw(toy.Toy(False), 0), strict=False))
    assert ran == {"toy.toy.throw"}
