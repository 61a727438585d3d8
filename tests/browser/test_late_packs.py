"""Packs that come later: lessons and questions at a first visit, from another page, without a network, and at last."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from engine.core.languages import words
from engine.learn.lessons import FIRST, lessons
from tests.browser.conftest import Open
from tests.browser.expected import game_of, page_of, situation_of, told
from tests.browser.house import LANGUAGES, House, in_language
from tests.browser.page import Reader, Widget
from tests.browser.test_offline import visit

KICK = "penalty-kick"
PACK = "**/learn.*.bin"
LESSON = next(id_ for id_ in lessons("double") if id_ != FIRST)


def packs(reader: Reader) -> int:
    """How often the pack of lessons and questions was fetched."""
    return sum(re.search(r"/live/learn\.\w+\.bin$", url) is not None for url in reader.watch.requests)


def open_lesson(reader: Reader) -> None:
    """Press the first lesson of the list, and find oneself in it."""
    learn = Widget(reader.page, "s-double-learn", reader.lang)
    learn.part(LESSON).click()
    expect(learn.root.locator(".ce-stage--lesson")).to_be_visible()
    step = words(reader.lang)("learn.step", number=1, total=len(lessons("double")[LESSON].steps))
    expect(learn.root.locator(".ce-steps .ce-vh")).to_have_text(step)


def play(reader: Reader) -> None:
    """Play a penalty kick."""
    reader.widget(KICK).set_dice((2,))
    reader.widget(KICK).expect_told(told(situation_of(KICK).begin(game_of()).send((2,)), reader.lang))


@pytest.mark.parametrize("sparing", [False, True])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_first_visit_to_lessons_brings_their_pack_with_python(open_reader: Open, lang: str, sparing: bool) -> None:
    reader = open_reader(sparing=sparing)
    page = reader.open(in_language("double/learn/", lang))
    open_lesson(reader)
    assert packs(reader) == 1
    assert reader.boots == 1
    expect(page.locator("html")).to_have_attribute("data-python", "ordinary" if sparing else re.compile("."))


def test_a_first_visit_to_questions_or_to_the_map_brings_it_too(open_reader: Open) -> None:
    for address, id_, part in (("double/drill/", "s-double-drill", "section"), ("progress/", "s-progress", None)):
        reader = open_reader()
        page = reader.open(address)
        widget = Widget(page, id_, "en").ready()
        if part:
            expect(widget.part(part).locator("option")).not_to_have_count(1)
        else:
            expect(widget.root.locator(".ce-map__cell").first).to_be_visible()
        assert packs(reader) == 1


@pytest.mark.parametrize("sparing", [False, True])
def test_who_only_plays_never_fetches_it_and_who_turns_to_lessons_does(open_reader: Open, sparing: bool) -> None:
    """Whichever way Python started: it is there already, goes on, and keeps every position."""
    reader = open_reader(sparing=sparing)
    reader.open(page_of(KICK))
    play(reader)
    assert packs(reader) == 0
    # The first press was answered before Python was there.
    expect(reader.page.locator("html")).to_have_attribute("data-python", re.compile("."))
    way = reader.page.locator("html").get_attribute("data-python")
    assert way == "ordinary" if sparing else way
    reader.turn_to("double/learn/")
    open_lesson(reader)
    assert packs(reader) == 1
    reader.turn_to("double/drill/")
    expect(Widget(reader.page, "s-double-drill", "en").part("section").locator("option")).not_to_have_count(1)
    reader.turn_to(page_of(KICK))
    reader.widget(KICK).expect_told(told(situation_of(KICK).begin(game_of()).send((2,)), "en"))
    assert packs(reader) == 1
    assert reader.boots == 1
    expect(reader.page.locator("html")).to_have_attribute("data-python", way or "")


def test_a_pack_that_does_not_come_is_told_and_trying_again_works(open_reader: Open) -> None:
    """What was played meanwhile stays: Python only lacks a file."""
    reader = open_reader()
    reader.watch.forgive("ERR_FAILED")
    reader.open(page_of(KICK))
    play(reader)

    def lose(route: Route) -> None:
        route.abort()

    reader.context.route(PACK, lose)
    reader.turn_to("double/learn/")
    learn = Widget(reader.page, "s-double-learn", "en")
    learn.part(LESSON).click()
    again = learn.button(learn.say("widgets.page.retry"))
    expect(again).to_be_visible()
    expect(learn.root).to_have_attribute("data-state", "failed")
    again.click()
    expect(learn.root).to_have_attribute("data-state", "failed")
    reader.context.unroute(PACK, lose)
    expect(again).to_be_visible()
    again.click()
    expect(learn.root.locator(".ce-stage--lesson")).to_be_visible()
    reader.turn_to(page_of(KICK))
    reader.widget(KICK).expect_told(told(situation_of(KICK).begin(game_of()).send((2,)), "en"))
    assert reader.boots == 1


def test_lessons_and_questions_open_with_the_server_gone(open_reader: Open, house: House) -> None:
    reader = open_reader(service_workers="allow", sparing=True)
    reader.watch.forgive("ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED")
    visit(reader)
    house.close()
    for lang in LANGUAGES:
        reader.open(in_language("double/learn/", lang))
        open_lesson(reader)
    page = reader.open("flair/drill/")
    drill = Widget(page, "s-flair-drill", "en")
    expect(drill.part("section").locator("option")).not_to_have_count(1)
