"""The grammar of combinations: legality, reasons, lists and explanations come from one table."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.languages import LANGUAGES
from engine.core.refusal import Refusal
from engine.core.rules import rules_of
from engine.games import load
from engine.games.flair.table.explain import combinations, explain, table
from engine.games.flair.table.grammar import (
    AGAINST,
    ENDS,
    GRAMMAR,
    MOMENTS,
    READ,
    STARTS,
    TURNS,
    choices,
    possible,
    why,
)
from engine.games.flair.table.numbers import ABILITIES, DECK, EVERYBODY, code
from tests.games.flair import attack

GAME = load("flair")
HANDS = st.permutations(DECK).map(lambda cards: tuple(cards[:6]))


def spelled(hand: tuple[str, ...], moment: str) -> set[str]:
    """Every combination of a hand with each of its endings, as it is written."""
    found = set()
    for cards in combinations(hand, moment):
        *before, last = cards
        number, _, ways = last.partition(":")
        if number.isdigit():
            found |= {"-".join((*before, f"{number}:{way}")) for way in ways.split("/")}
        else:
            found.add("-".join(cards))
    return found


@pytest.mark.parametrize(("text", "hand", "moment", "metres"), [
    ("9-5-6-7:run", "5 6 7 9", "ruck", [5, 10, 10, "dice"]),
    ("9-7-8-9", "7 8 9 9", "open", [5, 10, 10, 10]),
    ("9-10-12-10:touch", "9 10 10 12", "open", [5, 10, 10, "dice"]),
    ("9-8:run", "8 9", "restart", [5, "dice"]),
    ("9-10:drop", "9 10", "fixing", [5, "dice"]),
    ("9-15:touch", "9 15", "ruck", [5, "dice"]),
    ("relay:4-6-7:run", "4 6 7", "ruck", [0, 5, "dice"]),
    ("relay:4-12", "4 12", "line-out", [0, 10]),
    ("relay:4-10:drop", "4 10", "line-out", [0, "dice"]),
    ("8-9-11:run", "8 9 11", "scrum", [5, 5, "dice"]),
    ("maul:2-maul:8", "2 8", "line-out", [0, 5]),
    ("fix:1-fix:3", "1 3", "ruck", [0, 5]),
    ("12", "12", "open", [10]),
    ("14:run", "14", "kick", ["dice"]),
    ("relaunch:10-8:run", "8 10", "kick", [10, "dice"]),
    ("10-9:drop", "9 10", "kick", [5, "dice"]),
    ("10-8:run", "8 10", "restart", [10, "dice"]),
])  # fmt: skip
def test_the_examples_of_the_book_hold(text: str, hand: str, moment: str, metres: list[object]) -> None:
    told = explain(text, hand.split(), moment)
    assert told.stopped is None
    assert [step.metres for step in told.steps] == metres


@pytest.mark.parametrize(("text", "hand", "moment", "at", "rule", "reason"), [
    ("9-7-5", "5 7 9", "open", 2, "flair.combinations.forwards", "against"),
    ("9-6", "6 9", "open", 1, "flair.combinations.forwards", "against"),
    ("9-12:run", "9 12", "ruck", 1, "flair.combinations.link", "against"),
    ("9-12-13", "9 12 13", "ruck", 1, "flair.combinations.link", "against"),
    ("9-10-10", "9 10 10", "open", 2, "flair.combinations.backs", "against"),
    ("9-10-12-10:drop", "9 10 10 12", "open", 3, "flair.combinations.model", "against"),
    ("10-12", "10 12", "ruck", 0, "flair.exits.groupings", "against"),
    ("12:kick", "12", "ruck", 0, "flair.exits.groupings", "against"),
    ("12", "12", "line-out", 0, "flair.exits.groupings", "against"),
    ("3", "3", "scrum", 0, "flair.scrum.front-five", "against"),
    ("9-3-6", "3 6 9", "scrum", 1, "flair.scrum.front-five", "against"),
    ("relay:6-3", "3 6", "scrum", 1, "flair.scrum.front-five", "against"),
    ("12:run", "12", "open", 0, "flair.run.metres", "against"),
    ("12:touch", "12", "open", 0, "flair.cards.abilities", "against"),
    ("4:run", "4", "kick", 0, "flair.cards.abilities", "against"),
    ("relay:4-9", "4 9", "ruck", 1, "flair.exits.relay-nine", "against"),
    ("relay:4-10-9", "4 9 10", "open", 2, "flair.exits.relay-nine", "against"),
    ("8-10", "8 10", "scrum", 1, "flair.exits.scrum-exit", "against"),
    ("10", "10", "tap", 0, "flair.penalty.tap", "against"),
    ("fix:1-fix:3", "1 3", "line-out", 0, "flair.fixing.point", "against"),
    ("maul:2-maul:8", "2 8", "ruck", 0, "flair.maul.two-cards", "against"),
    ("15-15", "15 15", "restart", 1, "flair.relaunch.relaunch", "against"),
    ("10-8:run", "8 10", "kick", 1, "flair.combinations.backs", "against"),
    ("relaunch:10-9:drop", "9 10", "kick", 1, "flair.combinations.model", "against"),
    ("relaunch:10-9", "9 10", "ruck", 0, "flair.relaunch.relaunch", "against"),
    ("relaunch:10", "9 10", "kick", 1, "flair.combinations.model", "unfinished"),
    ("9:advance-10", "9 10", "open", 1, "flair.combinations.model", "over"),
    ("9-10-12-13-10-14-15", "9 10 10 12 13 14 15", "open", 6, "flair.combinations.model", "too-long"),
    ("9-10", "9 12", "open", 1, "flair.cards.deck", "not-in-hand"),
    ("9-9-10", "9 10", "open", 1, "flair.cards.deck", "not-in-hand"),
    ("relay:4", "4 12", "ruck", 1, "flair.combinations.model", "unfinished"),
    ("relay:4", "4", "ruck", 1, "flair.combinations.model", "nothing-follows"),
    ("relay:6", "3 6", "scrum", 1, "flair.combinations.model", "nothing-follows"),
    ("maul:2", "2 8", "line-out", 1, "flair.combinations.model", "unfinished"),
])  # fmt: skip
def test_the_first_rule_broken_is_told_at_its_card(
    text: str, hand: str, moment: str, at: int, rule: str, reason: str
) -> None:
    told = explain(text, hand.split(), moment)
    assert told.stopped is not None
    assert (told.stopped.at, told.stopped.rule, told.stopped.reason) == (at, rule, reason)
    assert len(told.steps) == at


def test_where_a_card_can_be_tackled() -> None:
    told = explain("relay:4-10-12:run", ["4", "10", "12"], "ruck")
    assert [step.tackle for step in told.steps] == ["never", "in-22", "always"]
    assert explain("9-10:kick", ["9", "10"], "ruck").steps[-1].tackle == "never"
    assert [step.tackle for step in explain("relaunch:10-8:run", ["8", "10"], "kick").steps] == ["in-22", "always"]
    spoken = explain("counter-attack:10-8:run", ["8", "10"], "kick")
    assert spoken == explain("relaunch:10-8:run", ["8", "10"], "kick")
    assert explain("pick-and-go:1-pick-and-go:3", ["1", "3"], "ruck") == explain("fix:1-fix:3", ["1", "3"], "ruck")
    assert explain("maul:2-maul:8", ["2", "8"], "line-out").steps[-1].tackle == "never"


@pytest.mark.parametrize(("text", "hand", "moment", "code_"), [
    ("9-x", ["9"], "open", "card-unknown"), ("16", ["9"], "open", "card-unknown"),
    ("9:pass", ["9"], "open", "card-unknown"), ("9", ["q"], "open", "card-unknown"),
    ("", ["9"], "open", "nothing-played"), ("--", ["9"], "open", "nothing-played"),
    ("9", ["9"], "scrummage", "moment-unknown"), ("9", ["9"], "nine", "moment-unknown"),
])  # fmt: skip
def test_what_cannot_be_read_is_refused_in_both_languages(text: str, hand: list[str], moment: str, code_: str) -> None:
    with pytest.raises(Refusal) as caught:
        explain(text, hand, moment)
    assert caught.value.code == code_
    for lang in LANGUAGES:
        sentence = GAME.text(lang).refusal(caught.value)
        assert sentence.endswith(".")
        assert code_ not in sentence


@settings(max_examples=40)
@given(HANDS, st.sampled_from(MOMENTS))
def test_everything_listed_can_be_explained_and_nothing_else_of_two_cards(hand: tuple[str, ...], moment: str) -> None:
    listed = spelled(hand, moment)
    for text in sorted(listed)[:200]:
        assert explain(text, hand, moment).stopped is None, text
    pairs = product(READ, READ)
    for first, second in (pair for pair in pairs if READ[pair[0]][0] in hand and READ[pair[1]][0] in hand):
        if READ[second][2] == "on":
            continue
        told = explain(f"{first}-{second}", hand, moment)
        assert (told.stopped is None) is (f"{first}-{second}" in listed), f"{first}-{second}"


@settings(max_examples=60)
@given(HANDS, st.sampled_from(MOMENTS))
def test_the_choices_of_a_match_are_the_first_cards_of_the_list(hand: tuple[str, ...], moment: str) -> None:
    first = {text.partition("-")[0] for text in spelled(hand, moment)}
    table_ = attack(" ".join(hand), moment)
    assert set(table_.options) == (first or {"none"})


@settings(max_examples=60)
@given(HANDS, st.sampled_from(MOMENTS))
def test_a_combination_that_was_listed_can_be_played_to_its_end(hand: tuple[str, ...], moment: str) -> None:
    for text in sorted(spelled(hand, moment), key=len)[-5:]:
        position = attack(" ".join(hand), moment, 5).position
        for option in text.split("-"):
            while position.ask is not None and position.ask.name != "attack":
                position = position.send(next(answer for answer, _ in position.ask.outcomes()))
            assert position.ask is not None
            position = position.send(option)


@settings(max_examples=60)
@given(HANDS, st.sampled_from(tuple(GRAMMAR)), st.integers(0, 15), st.integers(0, 5))
def test_a_card_is_either_allowed_or_barred_with_a_rule(
    hand: tuple[str, ...], point: str, last: int, count: int
) -> None:
    options, barred = choices(point, last, count, code(list(hand)))
    assert not {option for option, _ in barred} & set(options)
    assert len(set(options)) == len(options)
    assert bool(options) is possible(point, last, count, code(list(hand)))
    cards = {READ[option][0] for option in options} | {READ[option][0] for option, _ in barred}
    assert cards == set(hand)
    assert {rule for _, rule in barred} <= set(rules_of("flair"))


def test_every_reason_is_a_rule_with_words() -> None:
    known = rules_of("flair")
    for point, number in product(GRAMMAR, EVERYBODY):
        for way in {READ[option][2] for option in READ}:
            if (number, way) not in TURNS[point]:
                rule = why(point, 0, number, way)
                assert rule in known
                for lang in LANGUAGES:
                    assert GAME.text(lang).against(rule)  # type: ignore[attr-defined]
    assert set(AGAINST) == set(GRAMMAR)


def test_nobody_does_what_the_number_cannot() -> None:
    for turns in TURNS.values():
        for number, way in turns:
            assert way not in ENDS or way in ABILITIES[number]
    assert set(MOMENTS) <= set(STARTS) <= set(GRAMMAR)


def test_the_printed_table_is_the_grammar_without_house_rules() -> None:
    lines = table()
    assert {line.point for line in lines} >= {*MOMENTS, "nine", "ten", "forwards", "backs", "relaunch", "eight-nine"}
    assert not {line.point for line in lines} & {"ruck-strict", "scrum-far", "line-out-single"}
    assert all(line.rule in rules_of("flair") for line in lines)
