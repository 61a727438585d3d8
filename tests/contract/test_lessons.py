"""Lessons: every step can be solved, every mistake that was foreseen is recognised, every sentence is short."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.core.asks import Choose
from engine.core.game import Game
from engine.core.languages import LANGUAGES
from engine.core.rules import RULES
from engine.games import games
from engine.learn.judging import OPEN, SOLVED, WRONG, YOU, Verdict, begin, offered, played, tries
from engine.learn.lessons import FIRST, Lesson, lessons, lessons_of
from engine.learn.predictions import guesses
from engine.learn.proof import STEP_MOST, WRONG_LEAST, prove, words

EVERY = pytest.mark.parametrize(
    ("game", "lesson"),
    [pytest.param(game, one, id=f"{game.id}/{one.id}") for game in games() for one in lessons(game.id).values()],
)


@EVERY
def test_every_lesson_is_proved(game: Game[Any], lesson: Lesson) -> None:
    proof = prove(lesson, game)
    assert proof.problems == ()
    assert len(proof.solved) == sum(1 + len(step.again) for step in lesson.steps)
    assert lesson.id == FIRST or len(proof.wrong) >= WRONG_LEAST
    assert all(rule in RULES and rule.startswith(f"{game.id}.") for _, _, rule in proof.wrong)


@EVERY
def test_a_reader_who_goes_through_it_is_judged(game: Game[Any], lesson: Lesson) -> None:
    """By what a page calls, and not by what proves: wrong first, then right."""
    wrong: set[tuple[int, object]] = set()
    for number, step in enumerate(lesson.steps, 1):
        for again in range(1 + len(step.again)):
            attempt = begin(lesson, number, again)
            verdicts: list[tuple[object, Verdict]] = []
            if step.kind == "want":
                verdicts += [(tried.said, verdict) for tried, verdict in tries(attempt)]
                assert attempt.verdict.kind == OPEN
                assert [attempt, *played(attempt)][-1].verdict.kind == SOLVED
                ask = attempt.settled().now.ask
                assert isinstance(ask, Choose)
                assert attempt.settled().due == YOU
                assert all(isinstance(attempt.settled().tried(option), Verdict) for option, _ in ask.barred)
            elif step.kind == "which":
                verdicts += offered(attempt)
            elif step.kind == "predict":
                verdicts += [(guess.value, guess.verdict) for guess in guesses(attempt)]
                assert [verdict.kind for _, verdict in verdicts].count(SOLVED) == 1
            else:
                assert list(played(attempt))
                continue
            kinds = {verdict.kind for _, verdict in verdicts}
            # Some questions have two answers: one wrong answer at each step, and two in each lesson.
            assert kinds >= {SOLVED, WRONG}
            wrong |= {(number, answer) for answer, verdict in verdicts if verdict.kind == WRONG}
            assert all(verdict.rule.startswith(f"{game.id}.") for _, verdict in verdicts if verdict.kind == WRONG)
    assert lesson.id == FIRST or len(wrong) >= WRONG_LEAST


@EVERY
def test_its_texts_are_short_and_set_as_the_book_is(game: Game[Any], lesson: Lesson) -> None:
    for step in lesson.steps:
        for variant in (step, *step.again):
            said = [variant.say, *(wrong.say for wrong in variant.wrong if wrong.say)]
            said += [variant.hint.say] if variant.hint is not None else []
            for text in said:
                assert set(text) >= set(LANGUAGES)
                for lang in LANGUAGES:
                    assert words(text[lang]) <= STEP_MOST, text[lang]
                    assert not re.search(r"['\"\u00a0\u202f]|\.\.\.|  ", text[lang]), text[lang]
                    assert text[lang][-1] in ".?!", text[lang]
    for lang in LANGUAGES:
        assert words(lesson.goal[lang]) + words(lesson.steps[0].say[lang]) <= 40
        assert lesson.title[lang][-1] not in ".!"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_lessons_begin_with_the_match_and_have_titles_of_their_own(game: Game[Any]) -> None:
    found = lessons(game.id)
    assert not found or next(iter(found)) == FIRST
    for lang in LANGUAGES:
        titles = [lesson.title[lang] for lesson in found.values()]
        assert len(set(titles)) == len(titles)
    for lesson in found.values():
        for rule in {rule for step in lesson.steps for rule in step.teaches}:
            assert lesson.id in lessons_of(rule)
