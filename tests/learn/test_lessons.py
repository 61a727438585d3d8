"""Lessons: read from TOML with the line of every mistake, judged by the rules, held to what they promise."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.core.refusal import Refusal
from engine.games import load, situations
from engine.learn.conditions import Scene, holds, read
from engine.learn.judging import LUCK, OPEN, SOLVED, WRONG, YOU, Verdict, begin, ended, offered, played
from engine.learn.lessons import Lesson, Malformed, parse_lessons
from engine.learn.predictions import CHANCE, SEAT, guesses
from engine.learn.proof import prove, words
from tests.contributing import PAGES

GAME = load("double")
HEAD = """[kick]
title = { en = "Kick", fr = "Tirer" }
goal = { en = "Kick well.", fr = "Bien tirer." }

[[kick.steps]]
"""
SAY = 'say = { en = "Kick.", fr = "Tirez." }\n'
GOOD = (
    HEAD
    + 'at = "penalty-award"\nteaches = ["double.penalty.kick"]\nwant = { event = "penalty-kicked" }\nluck = ["2"]\n'
    + 'wrong = [{ when = { answer = "keep" }, rule = "double.penalty.keep" }]\n'
    + 'hint = { point = "opt-kick", say = { en = "Now.", fr = "Là." } }\n'
    + 'again = [{ answers = ["53"], luck = ["4"] }]\n'
    + SAY
)


def lesson(text: str) -> Lesson:
    """The one lesson of a file."""
    (found,) = parse_lessons(GAME, text, situations("double")).values()
    return found


def step(body: str) -> Lesson:
    """A lesson of one step."""
    return lesson(HEAD + SAY + body)


def test_a_step_is_solved_wrong_or_open() -> None:
    attempt = begin(lesson(GOOD), 1)
    assert (attempt.due, attempt.you, attempt.verdict.kind) == (YOU, 0, OPEN)
    kicked = attempt.send("kick")
    assert (kicked.due, kicked.verdict.kind) == (LUCK, OPEN)
    assert kicked.go_on().verdict == Verdict(SOLVED)
    verdict = attempt.send("keep").verdict
    assert (verdict.kind, verdict.rule, verdict.say) == (WRONG, "double.penalty.keep", {})


def test_a_missed_goal_is_explained_by_the_event_that_decided() -> None:
    missed = begin(lesson(GOOD.replace('luck = ["2"]', 'luck = ["5"]')), 1).send("kick").go_on().verdict
    assert (missed.kind, missed.rule, missed.event) == (
        WRONG,
        "double.penalty.kick",
        ("double.penalty.kick", "penalty-missed", 0, 5, 4),
    )


def test_what_is_barred_or_belongs_elsewhere_is_wrong_by_its_rule_and_nonsense_is_refused() -> None:
    attempt = begin(step('at = "penalty-own-half"\nwant = { answer = "keep" }'), 1)
    for option, rule in (("kick", "double.penalty.own-half"), ("drop", "double.doubles.three")):
        verdict = attempt.tried(option)
        assert isinstance(verdict, Verdict)
        assert (verdict.kind, verdict.rule) == (WRONG, rule)
        assert verdict.refusal is not None
    with pytest.raises(Refusal):
        attempt.tried("sing")


def test_luck_that_no_script_names_falls_the_same_each_time() -> None:
    bare = GOOD.replace('luck = ["2"]\n', "")
    falls = {begin(lesson(bare), 1).send("kick").go_on().now.answer for _ in range(5)}
    assert len(falls) == 1


def test_a_variant_has_what_differs_and_keeps_the_rest() -> None:
    other = begin(lesson(GOOD), 1, 1)
    assert other.start.given == ((5, 3),)
    assert other.send("kick").go_on().now.answer == (4,)
    assert other.step.wrong
    merged = GOOD.replace('{ answers = ["53"], luck = ["4"] }', "{ state = { minute = 14 } }")
    assert begin(lesson(merged), 1, 1).now.state.data()["score"] == [7, 8]
    assert begin(lesson(merged), 1, 1).now.state.data()["minute"] == 14


def test_a_step_without_a_position_goes_on_where_the_one_before_ended() -> None:
    two = lesson(GOOD + "\n[[kick.steps]]\n" + SAY + 'show = ["12"]\n')
    assert ended(two, 1).state.data()["score"] == [10, 8]
    assert begin(two, 2).now.state.data()["minute"] == 14
    assert [one.now.answer for one in played(begin(two, 2))] == [(1, 2)]


def test_a_seed_is_played_until_its_condition_holds() -> None:
    found = step('play = "opening"\nseed = 3\nuntil = { event = "half-time" }')
    shown = list(played(begin(found, 1)))
    assert shown[-1].now.news[-2][1] == "half-time" or any(event[1] == "half-time" for event in shown[-1].now.news)
    assert [one.now.answer for one in played(begin(found, 1))] == [one.now.answer for one in shown]


def test_what_may_be_done_is_asked_of_the_engine() -> None:
    may = offered(begin(step('at = "penalty-own-half"\nwhich = "may"\noffer = ["kick", "keep", "drop"]'), 1))
    assert [(option, verdict.kind) for option, verdict in may] == [("kick", WRONG), ("keep", SOLVED), ("drop", WRONG)]
    may_not = offered(begin(step('at = "penalty-own-half"\nwhich = "may-not"'), 1))
    assert [(option, verdict.kind) for option, verdict in may_not] == [("keep", WRONG), ("kick", SOLVED)]


def test_predictions_are_computed_right_and_wrong() -> None:
    odds = guesses(
        begin(step('at = "penalty-award"\npredict = { of = "odds", event = "penalty-kicked", option = "kick" }'), 1)
    )
    assert [guess.value for guess in odds if guess.verdict.kind == SOLVED] == [Fraction(1, 2)]
    assert {guess.kind for guess in odds} == {CHANCE}
    assert len(odds) == 4
    assert {guess.verdict.rule for guess in odds} == {"double.penalty.kick"}
    hand = guesses(begin(step('at = "first-throw"\nluck = ["12"]\npredict = { of = "hand" }'), 1))
    assert [(guess.kind, guess.value, guess.verdict.kind) for guess in hand] == [(SEAT, 0, WRONG), (SEAT, 1, SOLVED)]
    came = guesses(begin(step('at = "first-throw"\nluck = ["53"]\npredict = { of = "outcome" }'), 1))
    assert [guess.value for guess in came if guess.verdict.kind == SOLVED] == ["penalty+?award"]
    assert len({guess.value for guess in came}) == len(came) == 4


@pytest.mark.parametrize(
    ("condition", "holds_"),
    [
        ({"answer": "kick"}, True),
        ({"answer": ["keep", "k*k"]}, True),
        ({"answer": "keep"}, False),
        ({"event": "penalty-kicked"}, True),
        ({"event": "penalty-kicked", "by": "you", "face": {"max": 2}, "x": 4}, True),
        ({"event": "penalty-kicked", "face": {"min": 3}}, False),
        ({"event": "penalty-kicked", "by": "them"}, False),
        ({"event": "penalty-kicked", "rule": "double.penalty.keep"}, False),
        ({"rule": "double.penalty.kick"}, True),
        ({"rule": "double.penalty.keep"}, False),
        ({"state": {"score.0": 10, "minute": {"min": 14}}}, True),
        ({"state": {"score": [10, 8], "hand": 0}}, False),
        ({"asks": "action", "by": "them"}, True),
        ({"asks": "action", "by": "you"}, False),
        ({"over": False}, True),
        ({"not": {"answer": "kick"}}, False),
        ({"all": [{"answer": "kick"}, {"over": True}]}, False),
        ({"any": [{"over": True}, {"answer": "kick"}]}, True),
    ],
)
def test_a_condition_holds_or_not(condition: dict[str, object], holds_: bool) -> None:
    end = begin(lesson(GOOD), 1).send("kick").go_on()
    assert holds(read(condition, GAME), Scene(end.now, end.events, end.said, end.you)) is holds_


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[a", "lessons.toml: "),
        (HEAD + SAY, "lessons.toml:5: [kick] step 1 is one of show, seed, want, which, predict, not none of them"),
        (HEAD + SAY + 'show = ["1"]', "lessons.toml:5: [kick] step 1 lacks a position: at, play or state"),
        (GOOD.replace(', fr = "Tirez."', ""), "lessons.toml:5: [kick] step 1 lacks say.fr"),
        (GOOD.replace("Tirer", "Tirer").replace('title = { en = "Kick", ', "title = { "), "[kick] lacks title.en"),
        (GOOD + "colour = 3", "step 1 has an unknown field 'colour'"),
        (GOOD.replace("[[kick.steps]]", "enough = 1\n\n[[kick.steps]]"), "[kick]: enough is a int"),
        (GOOD + "plays = [1]", "step 1: plays is a list"),
        (GOOD.replace('"penalty-award"', '"penalty"'), "step 1 begins at 'penalty', which is no situation"),
        (GOOD.replace('"penalty-kicked"', '"kicked"'), "step 1 names the event 'kicked', which there is not"),
        (GOOD.replace('"penalty-kicked"', '["penalty-kicked"]'), "names the event ['penalty-kicked']"),
        (GOOD.replace('"penalty-kicked"', '"penalty-kicked", metres = 2'), "the fact of penalty-kicked 'metres'"),
        (GOOD.replace('{ answer = "keep" }', "{ state = { moon = 1 } }"), "names the field of the match 'moon'"),
        (GOOD.replace('{ answer = "keep" }', '{ says = "keep" }'), "a condition is one of"),
        (GOOD.replace('"double.penalty.keep"', '"double.penalty.sing"'), "double.penalty.sing, which no function"),
        (GOOD.replace('"opt-kick"', '"moon"'), "points at 'moon'"),
        (HEAD + SAY + 'at = "penalty-award"\npredict = { of = "odds", event = "x" }', "asks for the odds of 'x'"),
        (HEAD + SAY + 'at = "penalty-award"\npredict = { of = "moon" }', "predicts 'moon'"),
        (HEAD + SAY + 'at = "penalty-award"\nwhich = "all"', "has which = 'all'"),
        (HEAD + SAY + 'at = "penalty-award"\nseed = 1', "has a seed but no until"),
    ],
)  # fmt: skip
def test_a_malformed_file_is_told_with_its_line(text: str, problem: str) -> None:
    with pytest.raises(Malformed) as why:
        lesson(text)
    assert problem in str(why.value)


def test_a_language_may_keep_its_texts_among_its_own_words() -> None:
    text = GOOD.replace(', fr = "Tirez."', "")
    own = {"fr": {"kick.steps.1.say": "Allez-y."}}
    (found,) = parse_lessons(GAME, text, situations("double"), own).values()
    assert found.steps[0].say == {"en": "Kick.", "fr": "Allez-y."}


QUIZ = "\n[[kick.steps]]\n" + SAY + 'at = "penalty-own-half"\nwhich = "may"\n'


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("Kick.", "one " * 26 + ".", "step 1: say.en has 26 words, 25 at most"),
        ("Kick well.", "one " * 16 + ".", "lessons.toml:1: [kick]: goal.en has 16 words, 15 at most"),
        ('luck = ["2"]', 'luck = ["5"]', "step 1: no answers were found that solve it"),
        ('luck = ["2"]', 'luck = ["2"]\nsolve = ["keep"]', "step 1: keep does not solve it"),
        ('luck = ["2"]', 'luck = ["2", "12", "34"]', "not all of its luck"),
        ('"penalty-kicked" }', '"penalty" }', "its goal is reached before anything is done"),
        ('answer = "keep"', 'answer = "drop"', "no try was found to which its wrong 1 applies"),
        ('"double.penalty.keep"', '"double.doubles.six"', "wrong by double.doubles.six, which it never plays"),
        ('["double.penalty.kick"]', '["double.doubles.six"]', "step 1 never plays double.doubles.six"),
        ('["double.penalty.kick"]', "[]", "teaches no rule"),
        ('"opt-kick"', '"opt-drop"', "the hint points at 'drop'"),
        ('["53"], luck = ["4"]', '["43", "keep"]', "again 1"),
    ],
)
def test_a_lesson_is_held_to_what_it_promises(old: str, new: str, problem: str) -> None:
    assert prove(lesson(GOOD), GAME).problems == ()
    if "reached" in problem:
        # What has happened before the step is none of it: only a state can hold too soon.
        old, new = '{ event = "penalty-kicked" }', "{ state = { hand = 0 } }"
    text = GOOD.replace(old, new, 1)
    assert text != GOOD
    problems = prove(lesson(text), GAME).problems
    assert any(problem in told for told in problems), problems


def test_a_lesson_recognises_two_wrong_answers_at_least() -> None:
    shorter = GOOD.replace('again = [{ answers = ["53"], luck = ["4"] }]\n', "")
    assert any("fewer than 2 wrong answers" in told for told in prove(lesson(shorter), GAME).problems)
    assert prove(lesson(shorter + QUIZ), GAME).problems == ()


def test_words_are_counted_as_people_do() -> None:
    assert words("Deux dés : 3-4, l’essai ! - oui") == 5


def test_the_proof_says_what_the_page_quotes() -> None:
    told = "\n".join(fence.text for page in PAGES.values() for fence in page.fences if "lessons.toml:" in fence.text)
    assert "step 2 names the event 'penalty-good', which there is not" in told
    assert "say.en has 28 words, 25 at most" in told
    assert "no try was found to which its wrong 1 applies" in told
