"""Keyboard only, and ears only: everything can be reached, focus stays, and the live region tells what happened."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.expected import asked, game_of, page_of, situation_of, told
from tests.browser.house import LANGUAGES, in_language
from tests.browser.page import Reader

_FOCUS = "() => document.activeElement?.id ?? ''"
_MOST_TABS = 120


def _tab_to(page: Page, id_: str) -> None:
    """Press Tab until the element has the focus."""
    for _ in range(_MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(_FOCUS) == id_:
            return
    raise AssertionError(f"Tab never comes to {id_}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_home_page_can_be_played_with_keys_alone(reader: Reader, lang: str) -> None:
    page = reader.open(in_language("", lang))
    widget = reader.widget("first-throw")
    _tab_to(page, f"{widget.id}--go")
    page.keyboard.press("Enter")
    expect(widget.root.locator(".ce-story .ce-mark").first).to_be_visible()
    assert page.evaluate("id => document.getElementById(id).contains(document.activeElement)", widget.id)
    expect(page.locator("[aria-live=polite]").filter(has_text=widget.told[-1].text)).to_have_count(1)


def test_focus_goes_on_from_choice_to_throw_to_end(reader: Reader) -> None:
    page = reader.open(page_of("penalty-award"))
    widget = reader.widget("penalty-award")
    position = situation_of("penalty-award").begin(game_of())
    while (ask := position.ask) is not None:
        if ask.kind == "choose":
            _tab_to(page, f"{widget.id}--opt-kick")
            page.keyboard.press("Space")
            position = position.send("kick")
            widget.expect_told(told(position, "en"))
            expect(widget.go).to_be_focused()
        else:
            faces = "34"[: getattr(ask, "dice", 1)]
            widget.answer(ask, faces)
            position = position.send(ask.parse(faces))
            widget.expect_told(told(position, "en"))
    expect(widget.question).to_be_focused()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_live_region_tells_throws_refusals_and_undo(reader: Reader, lang: str) -> None:
    page = reader.open(in_language(page_of("penalty-kick"), lang))
    widget = reader.widget("penalty-kick")
    live = page.locator("[aria-live=polite]")
    start = situation_of("penalty-kick").begin(game_of())
    widget.set_dice((2,))
    for line in told(start.send((2,)), lang)[len(start.log) :]:
        expect(live.filter(has_text=line.text)).to_have_count(1)
    widget.button(widget.say("widgets.undo")).click()
    expect(live.filter(has_text=widget.say("widgets.undone"))).to_have_count(1)
    expect(live.filter(has_text=asked(start, lang))).to_have_count(1)


def test_dice_can_be_set_with_keys(reader: Reader) -> None:
    page = reader.open(page_of("penalty-kick"))
    widget = reader.widget("penalty-kick")
    widget.part("set").locator("summary").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    widget.expect_told(told(situation_of("penalty-kick").begin(game_of()).send((2,)), "en"))


def test_the_first_stop_leads_past_the_header(open_reader: Open) -> None:
    page = open_reader(sparing=True).open("double/penalty/")
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("Skip to content")
    page.keyboard.press("Enter")
    page.wait_for_url("**/double/penalty/#*")
    # The browser jumps when it next paints, and only then goes on from there.
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.wait_for_timeout(300)
    page.keyboard.press("Tab")
    assert page.evaluate("document.querySelector('article').contains(document.activeElement)")
