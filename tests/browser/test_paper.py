"""Without script and on paper: the whole rule with its situation, and nothing that pretends to work."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from engine.core.languages import words
from tests.browser.conftest import Open
from tests.browser.expected import asked, game_of, shown_odds, situation_of, told, where
from tests.browser.house import LANGUAGES, in_language
from tests.browser.page import Widget

PAGE = "double/penalty/"


def _whole(page: Page, lang: str) -> None:
    """Every rule of the page with its text, and every situation with position, odds and worked example."""
    for rule in page.locator("section.ce-rule").all():
        expect(rule.locator(".ce-rule__text")).to_be_visible()
    for id_ in where()[PAGE]:
        widget = Widget(page, f"s-double-{id_}", lang)
        begin, worked = situation_of(id_).begin(game_of()), situation_of(id_).worked(game_of())
        expect(widget.root).to_be_visible()
        expect(widget.question).to_contain_text(asked(begin, lang))
        assert widget.odds == shown_odds(begin, lang)
        if shown_odds(begin, lang):
            expect(widget.root.locator(".ce-odds").first).to_be_visible()
        example = widget.root.locator(".ce-example")
        expect(example).to_be_visible()
        lines = told(worked, lang)[len(begin.log) :]
        assert lines
        for line in lines:
            expect(example).to_contain_text(line.text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_script_a_page_is_whole_and_has_no_dead_buttons(open_reader: Open, lang: str) -> None:
    reader = open_reader(java_script_enabled=False)
    page = reader.open(in_language(PAGE, lang))
    _whole(page, lang)
    dead = page.get_by_role("button").filter(visible=True)
    living = page.locator("[popovertarget], summary").filter(visible=True)
    assert dead.count() == dead.and_(living).count(), [button.inner_text() for button in dead.all()]
    expect(page.get_by_role("button", name=re.compile(words(lang)("widgets.throw", dice=1)))).to_have_count(0)
    page.get_by_role("link", name=re.compile("Tries|Les essais")).first.click()
    expect(page.locator("h1")).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_paper_has_the_example_and_no_buttons(open_reader: Open, lang: str) -> None:
    page = open_reader(sparing=True).open(in_language(PAGE, lang))
    page.emulate_media(media="print")
    _whole(page, lang)
    assert page.locator("button, form, input").filter(visible=True).count() == 0
    expect(page.locator("header")).to_be_hidden()
