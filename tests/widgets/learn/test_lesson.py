"""A lesson on the stage: watched, tried, wrong, right, shown; what is said and kept of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.games import SHELF
from engine.learn.judging import SOLVED, WRONG, begin, offered, solution, tries
from engine.learn.lessons import FIRST, Lesson, lessons
from engine.learn.predictions import guesses
from site_plugins.live.widgets.learn.screen import POINTS
from site_plugins.live.widgets.learn.sitting import END, MISSED, RIGHT, SHOWN, TASK, WATCH
from site_plugins.live.widgets.page.gists import gist
from tests.widgets.learn.page import Page
from tests.widgets.reader import by_class, plain, text

EVERY = pytest.mark.parametrize(
    ("game", "lesson"),
    [pytest.param(game, one, id=f"{game}/{one.id}") for game in SHELF for one in lessons(game).values()],
)
BOTH = pytest.mark.parametrize("lang", ["en", "fr"])
LEAST_MS, MOST_MS = 10_000, 60_000
"""How long what is watched in thirty seconds takes, with few sentences or with many."""


def right_answers(page: Page) -> list[str]:
    """What a reader presses who knows it."""
    now = page.now
    if now.step.kind == "predict":
        return [str(at) for at, guess in enumerate(guesses(now.first)) if guess.verdict.kind == SOLVED]
    if now.step.kind == "which":
        return [option for option, verdict in offered(now.first) if verdict.kind == SOLVED]
    return list(solution(now.first) or ())


def wrong_answers(page: Page) -> list[str]:
    """What a reader may press at once who does not know it."""
    now = page.now
    if now.step.kind == "predict":
        return [str(at) for at, guess in enumerate(guesses(now.first)) if guess.verdict.kind == WRONG]
    if now.step.kind == "which":
        return [option for option, verdict in offered(now.first) if verdict.kind == WRONG]
    return [tried.said[0] for tried, verdict in tries(now.first) if verdict.kind == WRONG and len(tried.said) == 1]


def solve(page: Page) -> None:
    """Solve a step, and let everything happen that comes of it."""
    for answer in right_answers(page):
        page.wait()
        page.press(f"opt-{answer}")
    page.wait()


@EVERY
@BOTH
def test_a_reader_who_knows_gets_through_a_lesson_and_it_is_kept(game: str, lesson: Lesson, lang: str) -> None:
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
def test_every_wrong_answer_says_why_and_shows_its_rule(game: str, lesson: Lesson) -> None:
    page = Page(game)
    for number, step in enumerate(lesson.steps, 1):
        attempt = begin(lesson, number)
        if step.kind in ("show", "seed"):
            continue
        if step.kind == "want":
            wrong = [(list(tried.said), verdict) for tried, verdict in tries(attempt) if verdict.kind == WRONG][:12]
        elif step.kind == "which":
            wrong = [([option], verdict) for option, verdict in offered(attempt) if verdict.kind == WRONG]
        else:
            wrong = [
                ([str(at)], each.verdict) for at, each in enumerate(guesses(attempt)) if each.verdict.kind == WRONG
            ]
        for said, verdict in wrong:
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


def test_each_part_at_which_a_hint_may_point_is_agreed() -> None:
    from engine.learn.lessons import PARTS

    assert set(POINTS) == set(PARTS)


def test_after_two_wrong_tries_it_is_shown_step_by_step() -> None:
    page = Page()
    page.open("penalty", 2)
    for _ in range(2):
        assert not page.has("show-me")
        page.press("opt-keep")
        page.wait()
        assert page.say("learn.wrong") in page.read("ask")
        if page.now.misses < 2:
            page.press("go")
    page.press("show-me")
    assert page.now.phase == SHOWN
    assert "next" in page.answer
    seen = page.now.attempt.sent
    page.send(page.answer["next"]["send"])
    assert page.now.attempt.sent == seen + 1
    page.wait()
    assert not page.now.flows
    # It is not solved by being shown, but the reader may go on, or do it himself.
    assert "double/penalty" not in page.progress["lessons"]
    page.press("alone")
    page.press("opt-kick")
    page.wait()
    assert page.now.phase == RIGHT
    assert page.progress["lessons"] == {"double/penalty": [2]}
    assert [(each["rule"], each["grade"]) for each in page.learned] == [
        ("double.penalty.keep", 1),
        ("double.penalty.award", 2),
    ]


def test_a_prediction_keeps_its_answers_where_they_are_and_then_it_is_seen() -> None:
    page = Page()
    page.open("penalty", 3)
    before = [each.get("id") for each in by_class(page.frame, "ce-go--choice")]
    assert len(before) == 4
    (right,) = right_answers(page)
    wrong = next(str(at) for at in range(4) if str(at) != right)
    page.press(f"opt-{wrong}")
    assert [each.get("id") for each in by_class(page.frame, "ce-go--choice")] == before
    assert not page.can(f"opt-{wrong}")
    assert page.status.startswith(page.say("learn.wrong"))
    page.press(f"opt-{right}")
    assert page.now.phase == RIGHT
    assert page.now.attempt.sent == 0
    page.wait()
    assert page.now.attempt.sent == 1
    assert "not under 2" in page.read("verdict")


def test_the_same_with_other_dice_goes_round() -> None:
    page = Page()
    page.open("penalty", 2)
    first = page.read("say")
    page.press("opt-kick")
    page.wait()
    page.press("other")
    assert page.now.again == 1
    assert page.read("say") != first
    page.press("opt-kick")
    page.wait()
    page.press("other")
    assert page.now.again == 0


def test_the_match_in_thirty_seconds_stops_steps_and_goes_on() -> None:
    page = Page()
    page.open(FIRST)
    assert page.now.phase == WATCH
    page.press("go")
    assert page.now.paused
    assert "next" not in page.answer
    page.press("forward")
    assert page.now.attempt.sent == 1
    assert "next" not in page.answer
    page.press("go")
    assert "next" in page.answer
    page.wait()
    assert page.now.phase == END
    assert [one for one in page.said if "11 of 11" in one or "11." in one]


@pytest.mark.parametrize("game", [game for game in SHELF if FIRST in lessons(game)])
@BOTH
def test_it_takes_about_as_long_as_it_says(game: str, lang: str) -> None:
    page = Page(game, lang)
    page.open(FIRST)
    page.wait()
    assert LEAST_MS < page.waited < MOST_MS


def test_whoever_wants_nothing_to_move_steps_through_it() -> None:
    page = Page()
    page.still = True
    page.open(FIRST)
    assert "next" not in page.answer
    assert page.now.paused


def test_what_falls_can_be_hurried() -> None:
    page = Page()
    page.open("penalty")
    assert "next" in page.answer
    page.press("go")
    assert "next" not in page.answer
    assert page.say("learn.next") in page.read("go")


def test_a_lesson_opens_at_what_is_not_solved_or_at_the_step_of_a_link() -> None:
    page = Page()
    page.progress = {"lessons": {"double/penalty": [1, 2]}}
    page.open("penalty")
    assert page.now.number == 3
    page.do("leave")
    page.open("penalty", 4)
    assert page.now.number == 4
    page.do("leave")
    page.do("open", lesson="penalty", step="99")
    assert page.now.number == 3
    # Coming back to what is open changes nothing.
    page.do("open", lesson="penalty")
    assert page.now.number == 3


@BOTH
def test_a_lesson_that_is_no_more_is_named_and_the_list_is_there(lang: str) -> None:
    page = Page(lang=lang)
    page.open("doppelpass")
    gone = plain(page.say("learn.gone", name="doppelpass"))
    assert page.status == gone
    assert gone in page.read("note")
    assert page.has("penalty")


@pytest.mark.parametrize(
    "progress", [None, 7, [], "x", {"lessons": 7}, {"lessons": {"double/penalty": ["x", -1]}, "rules": []}]
)
def test_progress_that_cannot_be_read_keeps_nobody_from_learning(progress: object) -> None:
    page = Page()
    page.progress = progress
    page.do("open")
    page.open("penalty", 2)
    page.press("opt-kick")
    page.wait()
    assert page.progress["lessons"]["double/penalty"] == [2]


def test_what_is_done_is_marked_in_the_list() -> None:
    page = Page()
    page.progress = {"lessons": {"double/dice": [1, 2, 3, 4], "double/penalty": [1, 2]}}
    page.do("open", lesson="")
    assert page.say("learn.done") in page.read("dice")
    assert page.say("learn.so-far", done=2, total=4) in page.read("penalty")


@pytest.mark.parametrize("game", [game for game in SHELF if lessons(game)])
@BOTH
def test_a_guided_match_is_offered_where_one_knows_enough_and_after_the_last_lesson(game: str, lang: str) -> None:
    page, all_ = Page(game, lang), [one for one in lessons(game).values() if one.id != FIRST]
    (enough,) = (one for one in all_ if one.enough)
    page.do("open", lesson="")
    html, there = str(page.answer["html"]), f"../{game}/play/#guided"
    assert page.part("match").get("href") == there
    following = all_[all_.index(enough) + 1]
    assert html.index(f'id="{enough.id}"') < html.index(there) < html.index(f'id="{following.id}"')
    for lesson, name in ((enough, "match"), (all_[-1], "go")):
        page.open(lesson.id, len(lesson.steps))
        page.wait()
        if page.now.phase == TASK:
            solve(page)
        page.press("go")
        assert page.now.phase == END
        assert page.part(name).get("href") == there
        assert page.part(name).get("data-out") is not None, "it would open as an explanation, over the lesson"
        assert page.read(name) == page.say("learn.first-match")


@pytest.mark.parametrize("start", [{}, {"lessons": 7}, {"lessons": {"x": {}}}, {"lessons": {"x": 7}, "situations": []}])
def test_lessons_that_are_damaged_are_refused_in_words(start: dict[str, Any]) -> None:
    page = Page()
    page.start = start
    page.do("open")
    assert page.status == page.say("widgets.refusals.spec-broken", field="lessons")


@pytest.mark.parametrize(
    "command",
    [
        {"do": "choose", "option": "kick"},
        {"do": "guess", "at": 0},
        {"do": "pick", "option": "kick"},
        *({"do": do} for do in ("next", "retry", "again", "show", "hint", "hurry", "pause", "resume", "forward")),
    ],
    ids=json.dumps,
)
def test_nothing_can_be_done_where_no_lesson_is_open(command: dict[str, Any]) -> None:
    page = Page()
    page.do("open")
    before = page.answer["html"]
    page.send(command)
    assert page.status
    page.do("open")
    assert page.answer["html"] == before


@pytest.mark.parametrize(
    ("game", "lesson", "number", "what"),
    [
        ("tomy", "attempts", 2, "dice"),
        ("flair", "duel", 2, "dice"),
        ("flair", "combine", 3, "cards"),
        ("draft", "goals", 3, "cards"),
    ],
)
def test_what_differs_the_next_time_is_called_by_its_name(game: str, lesson: str, number: int, what: str) -> None:
    page = Page(game, "en")
    page.open(lesson, number)
    page.wait()
    solve(page)
    assert f"other {what}" in page.read("other")
