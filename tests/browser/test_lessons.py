"""Lessons without a server, a combination put together card by card, and the pace that a reader has chosen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from engine.learn.lessons import FIRST, lessons
from tests.browser.conftest import Open
from tests.browser.house import LANGUAGES, House, in_language
from tests.browser.learner import Learner
from tests.browser.solved import answers
from tests.browser.table import Table
from tests.browser.test_offline import visit
from tests.browser.test_pages import _axe
from tests.browser.test_practice import kept
from tests.browser.test_stage import PHONE, unseen


def test_a_lesson_goes_on_with_the_server_gone(open_reader: Open, house: House) -> None:
    """A wrong answer shows its rule, the paragraph opens, the lesson is solved, the next one opens; it is kept."""
    reader = open_reader(service_workers="allow", sparing=True)
    reader.watch.forgive("ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED")
    visit(reader, "double/penalty/")
    house.close()
    page = reader.open("tomy/learn/")
    learner = Learner(reader, "tomy")
    found = [lesson for lesson in lessons("tomy").values() if lesson.id != FIRST]
    lesson, following = found[:2]
    learner.boot().part(lesson.id).click()
    missed = 0
    for number, step in enumerate(lesson.steps, 1):
        learner.rest()
        if learner.phase == "task":
            right, wrong = answers(lesson, number)
            if wrong and not missed:
                learner.reply(wrong[0])
                learner.rest()
                expect(learner.root.locator(".ce-rulebox__text")).to_be_visible()
                learner.look().part("rule").click()
                box = page.locator("dialog.ce-why")
                expect(box.locator("[data-live]").first).to_be_visible()
                page.keyboard.press("Escape")
                expect(box).to_be_hidden()
                # A key pressed upon a link is the link's: the reader goes on to the question.
                learner.question.focus()
                missed += 1
                if step.kind == "want":
                    learner.key("Enter")
            for option in right:
                learner.rest()
                learner.reply(option)
            learner.rest()
            assert learner.phase == "right"
        learner.key("Enter")
    assert missed
    assert learner.phase == "end"
    learner.key("Enter")
    expect(learner.root.locator(".ce-steps .ce-vh")).to_have_text(
        learner.say("learn.step", number=1, total=len(following.steps))
    )
    page.reload()
    expect(learner.root.locator(".ce-steps .ce-vh")).to_be_visible()
    assert kept(page)["lessons"] == {f"tomy/{lesson.id}": list(range(1, len(lesson.steps) + 1))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_combination_is_put_together_and_played_by_keys(open_reader: Open, lang: str) -> None:
    reader = open_reader(viewport={"width": PHONE[0], "height": PHONE[1]})
    page = reader.open(in_language("flair/learn/#combine.3", lang))
    learner = Learner(reader, "flair")
    faults: list[str] = []
    learner.rest()
    unseen(page, learner.id, faults, "task")
    right, _ = answers(lessons("flair")["combine"], 3)
    learner.part("ahead-go").focus()
    learner.key("Enter")
    expect(learner.root.locator(".ce-panel--ahead")).to_be_visible()
    faults += _axe(page)
    for option in right:
        learner.part(f"add-{option}").focus()
        learner.key("Enter")
        expect(learner.part("verdict")).to_be_focused()
    faults += _axe(page)
    page.keyboard.press("Escape")
    expect(learner.root.locator(".ce-panel--ahead")).to_be_hidden()
    expect(learner.part("ahead-go")).to_be_focused()
    unseen(page, learner.id, faults, "put together")
    for _ in right:
        learner.look().part("ahead").focus()
        learner.key("Enter")
    learner.rest()
    assert learner.phase == "right"
    # The same with other cards: twice wrong, and then it is shown.
    learner.part("other").focus()
    learner.key("Enter")
    for _ in range(2):
        learner.rest()
        learner.part("card-9").focus()
        learner.key("Enter")
        learner.part("opt-9:kick").focus()
        learner.key("Enter")
        learner.rest()
        assert learner.phase == "missed"
        if not learner.part("show-me").count():
            learner.key("Enter")
    learner.part("show-me").focus()
    learner.key("Enter")
    learner.rest()
    assert learner.phase == "shown"
    faults += _axe(page)
    unseen(page, learner.id, faults, "shown")
    assert not faults, "\n".join(faults)


def test_the_pace_that_was_chosen_last_holds_in_the_next_match_and_in_lessons(open_reader: Open) -> None:
    reader = open_reader(reduced_motion="no-preference")
    table = Table.at(reader, "double")
    table.set_up(pace="turn")
    expect(table.part("leave")).to_be_visible()
    page = reader.open(f"tomy/learn/#{FIRST}")
    learner = Learner(reader, "tomy")
    expect(learner.part("go")).to_have_text(learner.say("match.go-on"))
    page = reader.open("tomy/play/")
    expect(page.locator("[id='s-tomy-play--pace']")).to_have_value("turn")
