"""A combination put together in a lesson as in a match, and the pace of what falls by itself."""

from __future__ import annotations

import pytest

from engine.learn.lessons import FIRST
from site_plugins.live.widgets.learn.sitting import MISSED, RIGHT
from site_plugins.live.widgets.page.contract import forget
from tests.widgets.learn.page import Page
from tests.widgets.learn.test_lesson import BOTH, LEAST_MS, right_answers
from tests.widgets.reader import ids

BUILT = ("combine", 3)
"""The step of French Flair that asks for a combination."""


@BOTH
def test_a_combination_is_put_together_as_in_a_match_and_then_played(lang: str) -> None:
    page = Page("flair", lang)
    page.open(*BUILT)
    page.wait()
    assert page.now.builds
    position, empty = page.now.attempt, page.read("verdict")
    answers = right_answers(page)
    for answer in answers:
        page.press(f"add-{answer}")
        assert page.answer["focus"] == f"{page.root}--verdict"
        assert page.status == page.read("verdict") != empty
    # Nothing has been played yet, and the last card ends it.
    assert page.now.attempt is position
    assert not [id_ for id_ in ids(page.frame) if "--add-" in id_]
    for _ in answers:
        page.press("ahead")
    page.wait()
    assert page.now.phase == RIGHT
    assert page.progress["lessons"] == {"flair/combine": [3]}


def test_what_was_put_together_is_forgotten_once_something_else_is_played() -> None:
    page = Page("flair")
    page.open(*BUILT)
    page.wait()
    page.press("add-9")
    page.press("add-10")
    page.press("ahead")
    assert list(page.now.plan.options) == ["10"]
    page.do("choose", option="12:advance")
    page.wait()
    assert not list(page.now.plan.options)
    assert page.now.phase == MISSED
    assert page.part("rule").get("href", "").endswith("#flair.combinations.model")
    assert not page.has("ahead-go")


@pytest.mark.parametrize("line", ["99", "1:fly", "-", "x" * 500, "9-9-9-9", "<b>", 7, None])
def test_what_cannot_be_put_together_is_left_out(line: object) -> None:
    page = Page("flair")
    page.open(*BUILT)
    page.wait()
    page.do("build", fields={"line": line})
    assert not page.has("note")
    assert page.has("add-12:advance") or page.has("add-10")


@pytest.mark.parametrize(
    ("game", "lesson", "step"), [("flair", "card", 2), ("scrumball", "kick", 1), ("double", "penalty", 2)]
)
def test_where_one_card_is_all_nothing_is_put_together(game: str, lesson: str, step: int) -> None:
    page = Page(game)
    page.open(lesson, step)
    page.wait()
    assert not page.has("ahead-go")
    before = page.now
    page.do("build", fields={"line": "9"})
    assert page.now is before
    assert page.has("note")


def waited(lesson: str, pace: object, game: str = "flair") -> int:
    """How long a page waits until a lesson comes to rest."""
    forget()
    page = Page(game)
    page.pace = pace
    page.open(lesson)
    page.wait()
    return page.waited


def test_what_falls_is_shown_at_the_pace_of_the_reader_s_matches_and_reading_takes_its_time() -> None:
    calm, quick, instant = (waited("combine", pace) for pace in ("calm", "quick", "instant"))
    assert calm > quick > instant > 0
    assert calm - instant == pytest.approx(3 * (quick - instant), abs=3)
    assert waited(FIRST, "calm") > waited(FIRST, "instant") > LEAST_MS


@pytest.mark.parametrize("pace", [None, 7, "", "x", ["quick"]])
def test_a_pace_that_there_is_not_is_the_usual_one(pace: object) -> None:
    assert waited("combine", pace) == waited("combine", "calm")


def test_who_plays_turn_by_turn_goes_through_the_match_step_by_step() -> None:
    page = Page()
    page.pace = "turn"
    page.open(FIRST)
    assert page.now.paused
    assert "next" not in page.answer
