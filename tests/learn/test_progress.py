"""What a device knows of its reader: kept, carried elsewhere, merged, and read whatever state it is in."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.refusal import Refusal
from engine.learn.memory import AGAIN, DAY, EASY, GOOD, RELEARNING
from engine.learn.progress import KNOWN, MET, PRACTISED, UNMET, Progress, from_file, from_link, read

RULE, OTHER, THIRD = "double.penalty.kick", "double.penalty.keep", "flair.run.metres"
NOW = 1_790_000_000
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=9) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=12,
)
ENTRY = st.lists(st.integers(-5, 10**12) | st.floats() | st.sampled_from(["", "new", "lost", "x"]), max_size=9)
RULES = st.dictionaries(st.sampled_from([RULE, "x"]), ENTRY | JSON)
GRADES = st.lists(st.tuples(st.sampled_from([RULE, OTHER, THIRD]), st.integers(1, 4), st.integers(0, 90)), max_size=12)


def answered(answers: list[tuple[str, int, int]]) -> Progress:
    progress, when = Progress(), NOW
    for rule, grade, days in answers:
        when += days * DAY // 9
        progress = progress.note(rule, grade, when)
    return progress


def test_a_rule_goes_from_unmet_to_known_and_is_forgotten_again() -> None:
    progress = Progress()
    assert progress.status(RULE, NOW) == UNMET
    progress = progress.meet([RULE], NOW)
    assert progress.status(RULE, NOW) == MET
    progress = progress.note(RULE, GOOD, NOW)
    assert progress.status(RULE, NOW) == PRACTISED
    progress = progress.note(RULE, GOOD, NOW + 700)
    assert progress.status(RULE, NOW + 700) == KNOWN
    assert progress.status(RULE, NOW + 300 * DAY) == PRACTISED
    progress = progress.note(RULE, AGAIN, NOW + DAY)
    assert progress.status(RULE, NOW + DAY) == PRACTISED
    assert progress.rules[RULE].practised == 3
    assert progress.rules[RULE].met == NOW


def test_what_is_due_comes_first_then_what_was_met_then_what_is_new() -> None:
    progress = Progress().note(RULE, AGAIN, NOW).meet([OTHER], NOW).note(THIRD, EASY, NOW)
    order = progress.weakest([THIRD, "double.reading.action", OTHER, RULE], NOW + RELEARNING[0])
    assert order == (RULE, OTHER, "double.reading.action", THIRD)
    assert progress.is_due(RULE, NOW + 60)
    assert not progress.is_due(THIRD, NOW + 60)


def test_a_rule_is_weak_from_a_wrong_answer_to_a_right_one() -> None:
    progress = Progress().note(RULE, AGAIN, NOW).note(OTHER, GOOD, NOW).meet([THIRD], NOW)
    assert progress.weak() == (RULE,)
    assert progress.kept() == {**progress.plain(), "weak": [RULE]}
    assert read(progress.kept()) == read(progress.plain())
    assert progress.note(RULE, GOOD, NOW + 60).weak() == ()
    known = progress.note(OTHER, GOOD, NOW + 700).note(OTHER, AGAIN, NOW + 2 * DAY)
    assert set(known.weak()) == {RULE, OTHER}


def test_a_clock_that_was_set_back_does_no_harm() -> None:
    progress = Progress().note(RULE, GOOD, NOW).note(RULE, GOOD, NOW - 5 * DAY)
    card = progress.rules[RULE].card
    assert card is not None
    assert card.last == NOW


@settings(derandomize=True, max_examples=60)
@given(GRADES)
def test_what_is_exported_comes_back_as_file_and_as_link(answers: list[tuple[str, int, int]]) -> None:
    progress = answered(answers).solve("double/penalty", 2).choose("double", asks="weak")
    there = read(progress.plain())
    assert there == from_file(progress.export()) == from_link("https://x/#" + progress.link())
    assert there.lost == 0
    assert there.plain() == progress.plain()


@settings(derandomize=True, max_examples=60)
@given(GRADES, GRADES)
def test_merging_loses_nothing_and_does_not_care_for_the_order(
    mine: list[tuple[str, int, int]], yours: list[tuple[str, int, int]]
) -> None:
    one, other = answered(mine).solve("a/b", 1), answered(yours).solve("a/b", 2)
    both = one.merged(other)
    assert both.merged(one).merged(other) == both
    assert set(both.rules) == {*one.rules, *other.rules}
    assert both.lessons == {"a/b": (1, 2)}
    for rule, known in both.rules.items():
        lasts = [each.rules[rule].card for each in (one, other) if rule in each.rules]
        assert known.card is not None
        assert known.card.last == max(card.last for card in lasts if card is not None)


@settings(derandomize=True, max_examples=300)
@given(
    JSON
    | st.fixed_dictionaries({"rules": st.dictionaries(st.sampled_from([RULE, "x"]), ENTRY | JSON), "lessons": JSON})
)
def test_reading_never_fails_and_what_was_read_can_be_gone_on_with(given: Any) -> None:
    progress = read(given)
    for rule in (RULE, OTHER):
        progress.status(rule, NOW)
        progress.note(rule, GOOD, NOW)
    assert read(progress.plain()) == progress._replace(lost=0)


def test_what_cannot_be_read_is_left_out_and_counted() -> None:
    kept = answered([(RULE, 3, 0)]).plain()
    kept["rules"] |= {OTHER: ["x"], "chess.pawn.moves": [0, 0], THIRD: [0, 1, float("1e9"), 5, 0, 0, "", 0]}
    kept["lessons"] = {"double/first": [0, "1"], "double/penalty": [0]}
    progress = read(kept)
    assert (set(progress.rules), dict(progress.lessons), progress.lost) == ({RULE}, {"double/penalty": (0,)}, 4)
    assert read({"rules": 7}).lost == 1
    assert read(None) == Progress()


HUGE = json.dumps(
    {"format": "coup-denvoi-progress", "version": 1, "rules": {f"double.a.b{n}": [0, 0] for n in range(40_000)}}
)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "progress-broken"),
        ("{", "progress-broken"),
        ("[]", "progress-foreign"),
        ('{"format": "coup-denvoi-1"}', "progress-foreign"),
        ('{"format": "coup-denvoi-progress"}', "progress-broken"),
        ('{"format": "coup-denvoi-progress", "version": 2}', "progress-newer"),
        (HUGE, "progress-long"),
        ("[" * 100_000, "progress-broken"),
    ],
)
def test_a_file_of_another_kind_is_refused(text: str, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        from_file(text)


def test_a_link_that_is_foreign_or_damaged_is_refused() -> None:
    link = answered([(RULE, 3, 0), (OTHER, 1, 4)]).link()
    for text, code in (
        ("c1abc", "progress-foreign"),
        (link[:-9], "link-short"),
        ("p1" + link[9:], "link-broken"),
        ("p1" + "a" * 70_000, "progress-long"),
        ("p1é", "link-broken"),
    ):
        with pytest.raises(Refusal, match=code):
            from_link(text)


@pytest.mark.parametrize(("grade", "when"), [(0, NOW), (5, NOW), (3, -1), (3, 10**12)])
def test_a_grade_or_a_time_out_of_bounds_is_refused(grade: int, when: int) -> None:
    with pytest.raises(Refusal, match="progress-grade"):
        Progress().note(RULE, grade, when)
