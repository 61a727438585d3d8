"""Every lesson, as a reader goes through it who knows, or gives every wrong answer; each hint points at something."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import SHELF
from engine.learn.judging import WRONG, begin, offered, tries
from engine.learn.lessons import Lesson, lessons
from engine.learn.predictions import guesses
from site_plugins.live.widgets.learn.screen import POINTS
from site_plugins.live.widgets.learn.sitting import END, MISSED, RIGHT, TASK
from site_plugins.live.widgets.page.gists import gist
from tests.widgets.learn.page import Page, solve
from tests.widgets.reader import by_class, plain, text

EVERY = pytest.mark.parametrize(
    ("game", "lesson"),
    [pytest.param(game, one, id=f"{game}/{one.id}") for game in SHELF for one in lessons(game).values()],
)
ALL = [(game, one) for game in SHELF for one in lessons(game).values()]
"""Every lesson; the fast tests read them in both languages by turns, and the slow ones each in the other."""
FEW, MANY = 3, 12
"""Wrong answers to a step that the fast tests give, and tries of several choices that the slow ones make."""


def by_turns(first: int) -> pytest.MarkDecorator:
    """Every lesson in one of both languages, the next in the other."""
    return pytest.mark.parametrize(
        ("game", "lesson", "lang"),
        [
            pytest.param(game, one, lang, id=f"{game}/{one.id}-{lang}")
            for at, (game, one) in enumerate(ALL, first)
            for lang in (("en", "fr")[at % 2],)
        ],
    )


@by_turns(0)
def test_a_reader_who_knows_gets_through_a_lesson_and_it_is_kept(game: str, lesson: Lesson, lang: str) -> None:
    known(game, lesson, lang)


@pytest.mark.slow
@by_turns(1)
def test_it_is_so_in_the_other_language_too(game: str, lesson: Lesson, lang: str) -> None:
    known(game, lesson, lang)


def known(game: str, lesson: Lesson, lang: str) -> None:
    """A lesson is read by somebody who knows all of it."""
    page = Page(game, lang)
    page.open(lesson.id)
    for number, step in enumerate(lesson.steps, 1):
        if page.now.reel:
            break
        page.wait()
        assert page.now.number == number
        assert plain(step.say[lang]) in page.read("say")
        if page.now.phase == TASK:
            assert not page.can("show")
            solve(page)
            assert page.now.phase == RIGHT
            assert page.say("learn.right") in page.read("verdict")
        page.press("go")
    page.wait()
    assert page.now.phase == END
    assert page.progress["lessons"] == {f"{game}/{lesson.id}": list(range(1, len(lesson.steps) + 1))}
    taught = {rule for step in lesson.steps for rule in step.teaches}
    assert taught <= set(page.progress["rules"])
    assert all(each["kind"] == "lesson" and each["grade"] in (1, 2, 3, 4) for each in page.learned)


@EVERY
def test_a_wrong_answer_says_why_and_shows_its_rule(game: str, lesson: Lesson) -> None:
    wrongly(game, lesson, FEW)


@pytest.mark.slow
@EVERY
def test_every_wrong_answer_says_why_and_shows_its_rule(game: str, lesson: Lesson) -> None:
    wrongly(game, lesson, None)


def wrongly(game: str, lesson: Lesson, most: int | None) -> None:
    """So many wrong answers are given to each step, or all of them."""
    page = Page(game)
    for number, step in enumerate(lesson.steps, 1):
        attempt = begin(lesson, number)
        if step.kind in ("show", "seed"):
            continue
        if step.kind == "want":
            wrong = [(list(tried.said), verdict) for tried, verdict in tries(attempt) if verdict.kind == WRONG][:MANY]
        elif step.kind == "which":
            wrong = [([option], verdict) for option, verdict in offered(attempt) if verdict.kind == WRONG]
        else:
            wrong = [
                ([str(at)], each.verdict) for at, each in enumerate(guesses(attempt)) if each.verdict.kind == WRONG
            ]
        for said, verdict in wrong[:most]:
            page.do("leave")
            page.open(lesson.id, number)
            for option in said:
                page.wait()
                page.do(
                    *(("guess",) if step.kind == "predict" else ("pick",) if step.kind == "which" else ("choose",)),
                    **({"at": int(option)} if step.kind == "predict" else {"option": option}),
                )
            page.wait()
            assert page.now.phase == MISSED, (number, said)
            told = gist(verdict.rule, "en")
            assert told is not None
            box = plain(text(by_class(page.frame, "ce-panel--rule")[0]))
            assert plain(told.title) in box
            assert page.part("rule").get("href", "").endswith(f"#{verdict.rule}")
            assert len(page.read("verdict")) > 12, (number, said)
            # What was said stands beside the board, which is still there, and so is the task.
            assert page.has("board")
            assert page.has("say")


@EVERY
def test_each_hint_points_at_something_that_is_there(game: str, lesson: Lesson) -> None:
    page = Page(game)
    for number, base in enumerate(lesson.steps, 1):
        for again, step in enumerate((base, *base.again)):
            if step.hint is None:
                continue
            page.do("leave")
            page.open(lesson.id, number)
            page.wait()
            for _ in range(again):
                page.do("again")
                page.wait()
            assert page.now.again == again
            page.press("hint")
            assert plain(step.hint.say["en"]) in page.read("hinted")
            assert plain(step.hint.say["en"]) in page.status
            (stage,) = by_class(page.frame, "ce-stage")
            assert stage.get("data-points") == POINTS.get(step.hint.point, f'[id="{page.root}--{step.hint.point}"]')
            assert pointed(page, step.hint.point), (number, again, step.hint.point)


def pointed(page: Page, point: str) -> list[Any]:
    """What a browser finds by the selector of a part."""
    if point not in POINTS:
        return [page.part(point)]
    found: list[Any] = []
    for selector in POINTS[point].split(", "):
        if selector.startswith("[id$="):
            name = selector.removeprefix("[id$='--").removesuffix("']")
            found += [page.part(name)] if page.has(name) else []
        else:
            *above, last = selector.split()
            places = [page.frame] if not above else by_class(page.frame, above[0][1:])
            found += [each for place in places for each in by_class(place, last[1:])]
    return found
