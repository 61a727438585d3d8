"""The Learn page as somebody uses it who knows nothing but the page: by keys alone, on a phone, by a teacher's link."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine.core.languages import words
from engine.games import SHELF
from engine.learn.lessons import FIRST, lessons
from tests.browser.conftest import Open
from tests.browser.house import LANGUAGES, in_language
from tests.browser.learner import Learner
from tests.browser.solved import answers
from tests.browser.test_pages import _axe
from tests.browser.test_stage import PHONE, SMALL, sized, unseen

MOST_BEFORE = 40
"""Words before the first thing to do."""
BEFORE = """() => {
  const range = document.createRange();
  range.setStart(document.querySelector('article'), 0);
  range.setEndBefore(document.querySelector('[data-lesson]'));
  const part = range.cloneContents();
  for (const gone of part.querySelectorAll('.headerlink, .ce-term__def, script, svg, noscript')) gone.remove();
  return [...part.querySelectorAll('p, h1, h2')].map((each) => each.textContent).join(' ');
}"""
POINTED = "(id) => Boolean(document.getElementById(id).querySelector('.ce-pointed')?.checkVisibility())"


@pytest.mark.parametrize(("game", "lang"), [("double", "en"), ("tomy", "fr")])
def test_the_whole_path_by_keys_on_a_phone(open_reader: Open, game: str, lang: str) -> None:
    """Every lesson, each step once wrong and then right: all is in sight on two phones, and axe-core is content."""
    reader = open_reader(viewport={"width": PHONE[0], "height": PHONE[1]})
    page = reader.open(in_language(f"{game}/learn/", lang))
    learner = Learner(reader, game)
    faults: list[str] = []
    looked: set[str] = set()

    def look(where: str) -> None:
        learner.look()
        for size in (SMALL, PHONE):
            sized(page, size)
            unseen(page, learner.id, faults, f"{where} {size[0]}×{size[1]}")
        kind = f"{learner.phase} {learner.root.locator('.ce-guesses').count()}" + where.partition(" hint")[1]
        if kind not in looked:
            looked.add(kind)
            faults.extend(f"{where}: {fault}" for fault in _axe(page))

    found = [lesson for lesson in lessons(game).values() if lesson.id != FIRST]
    learner.part(found[0].id).focus()
    page.keyboard.press("Enter")
    for lesson in found:
        expect(page).to_have_url(re.compile(f"#{lesson.id}$"))
        for number, step in enumerate(lesson.steps, 1):
            learner.rest()
            where = f"{lesson.id} {number}"
            expect(learner.root.locator(".ce-steps .ce-vh")).to_have_text(
                learner.say("learn.step", number=number, total=len(lesson.steps))
            )
            look(where)
            if learner.phase == "task":
                right, wrong = answers(lesson, number)
                if step.hint is not None:
                    learner.key("h")
                    if not page.evaluate(POINTED, learner.id):
                        faults.append(f"{where}: the hint points at nothing")
                    look(f"{where} hint")
                if wrong:
                    learner.reply(wrong[0])
                    learner.rest()
                    assert learner.phase == "missed", where
                    expect(learner.root.locator(".ce-rulebox__text")).to_be_visible()
                    look(f"{where} wrong")
                    if step.kind == "want":
                        learner.key("Enter")
                for option in right:
                    learner.rest()
                    learner.reply(option)
                learner.rest()
                assert learner.phase == "right", where
                look(f"{where} right")
            learner.key("Enter")
        assert learner.phase == "end"
        look(f"{lesson.id} end")
        if lesson is not found[-1]:
            learner.key("Enter")
    assert looked >= {"task 0", "task 1", "task 1 hint", "missed 0", "missed 1", "right 0", "end 0"}
    assert not faults, "\n".join(faults)
    # Back leads to the list, where all of it is marked.
    page.go_back()
    expect(learner.root.locator(".ce-lessons__state--done")).to_have_count(len(found))
    assert not _axe(page)


@pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in SHELF for lang in LANGUAGES])
def test_few_words_stand_before_the_first_thing_to_do(shared_reader: Open, game: str, lang: str) -> None:
    page = shared_reader(sparing=True).open(in_language(f"{game}/learn/", lang))
    before = re.findall(r"\w[\w’'-]*", page.evaluate(BEFORE))
    assert 0 < len(before) <= MOST_BEFORE, before


def test_what_is_watched_stops_steps_and_goes_on_by_keys(open_reader: Open) -> None:
    reader = open_reader(viewport={"width": PHONE[0], "height": PHONE[1]}, reduced_motion="no-preference")
    page = reader.open("double/learn/")
    learner = Learner(reader)
    learner.part(FIRST).focus()
    page.keyboard.press("Enter")
    expect(learner.part("go")).to_have_text(learner.say("match.pause"))
    learner.key("Space")
    expect(learner.part("go")).to_have_text(learner.say("match.go-on"))
    faults: list[str] = []
    unseen(page, learner.id, faults, "paused")
    assert not faults
    assert not _axe(page)
    before = learner.state
    page.wait_for_timeout(2500)
    assert learner.state == before
    learner.part("forward").focus()
    page.keyboard.press("Enter")
    learner.expect_other_than(before)
    learner.part("go").focus()
    learner.key("Space")
    expect(learner.root.locator(".ce-steps__figures")).to_have_text("3/11", timeout=30_000)


def test_whoever_wants_nothing_to_move_is_not_hurried(open_reader: Open) -> None:
    reader = open_reader(reduced_motion="reduce")
    reader.open(f"double/learn/#{FIRST}")
    learner = Learner(reader)
    expect(learner.part("go")).to_have_text(learner.say("match.go-on"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_teachers_link_opens_a_lesson_and_one_that_is_gone_says_so(open_reader: Open, lang: str) -> None:
    reader = open_reader()
    page = reader.open(in_language("double/learn/#penalty.2", lang))
    learner = Learner(reader)
    say = words(lang)
    expect(learner.root.locator(".ce-steps .ce-vh")).to_have_text(
        say("learn.step", number=2, total=len(lessons("double")["penalty"].steps))
    )
    page.evaluate("location.hash = '#doppelpass'")
    expect(learner.note).to_have_text(say("learn.gone", name="doppelpass"))
    expect(learner.part("penalty")).to_be_visible()
    assert "#" not in page.url


def test_leaving_and_back_lead_to_the_list(open_reader: Open) -> None:
    reader = open_reader()
    page = reader.open("double/learn/")
    learner = Learner(reader)
    learner.part("penalty").click()
    expect(learner.part("say")).to_be_visible()
    learner.look().part("leave").click()
    expect(learner.part("penalty")).to_be_focused()
    assert "#" not in page.url
    learner.look().part("tries").click()
    expect(learner.part("say")).to_be_visible()
    page.go_back()
    expect(learner.part("tries")).to_be_visible()


def test_why_opens_the_rule_in_place_and_it_can_be_played(open_reader: Open) -> None:
    reader = open_reader()
    reader.open("double/learn/#penalty.2")
    learner = Learner(reader)
    learner.choose("keep")
    learner.look().part("rule").click()
    box = reader.page.locator("dialog.ce-why")
    expect(box.locator("[data-live]").first).to_be_visible()
    reader.page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    expect(learner.part("say")).to_be_visible()


@pytest.mark.parametrize("kept", ["{", "[]", '{"lessons": 7}', json.dumps({"format": "other", "rules": []})])
def test_progress_that_cannot_be_read_is_set_aside_and_nothing_is_lost(open_reader: Open, kept: str) -> None:
    reader = open_reader()
    page = reader.open("double/learn/")
    key = progress_key(page)
    page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [key, kept])
    reader.open("double/learn/#penalty.2")
    page.reload()
    learner = Learner(reader)
    learner.choose("kick")
    expect(learner.part("verdict")).to_be_visible()
    learner.look()
    every: dict[str, Any] = page.evaluate("({ ...localStorage })")
    assert json.loads(every[key])["lessons"] == {"double/penalty": [2]}
    assert kept in every.values()


def progress_key(page: Page) -> str:
    """Where this site keeps progress."""
    return f"coup-denvoi-progress-{page.evaluate('new URL(document.baseURI).pathname')}".partition("double/")[0]
