"""A word of the glossary is explained where it stands: by a tap and by keys, over a match too, and without a script."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.core.languages import words
from tests.browser.conftest import Open
from tests.browser.house import LANGUAGES, in_language
from tests.browser.test_pages import _axe

PAGE = "scrumball/ruck/"
PHONE = {"width": 390, "height": 844}
BOX = ".ce-term-pop"


def _word(page: Page, term: str = "tackle") -> Locator:
    """The first mention of a term that is explained."""
    return page.locator(f"a.ce-term[href$='#{term}']").first


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tap_explains_a_word_and_another_closes_it(shared_reader: Open, lang: str) -> None:
    page = shared_reader(sparing=True, viewport=PHONE, has_touch=True).open(in_language(PAGE, lang))
    word, box = _word(page), page.locator(BOX)
    expect(word).to_have_attribute("aria-haspopup", "dialog")
    address, above = page.url, word.bounding_box()
    word.tap()
    expect(box).to_be_visible()
    expect(box.get_by_role("img")).to_be_visible()
    expect(box.locator(".ce-glossary__see")).to_be_visible()
    assert page.url == address
    assert word.bounding_box() == above
    expect(word).to_have_attribute("aria-expanded", "true")
    box.get_by_role("button", name=words(lang).all("widgets.page")["why-shut"]).tap()
    expect(box).to_be_hidden()
    expect(word).to_have_attribute("aria-expanded", "false")
    expect(word).to_be_focused()


def test_keys_open_it_escape_closes_it_and_the_focus_returns(shared_reader: Open) -> None:
    page = shared_reader(sparing=True).open(PAGE)
    word, box = _word(page), page.locator(BOX)
    word.focus()
    page.keyboard.press("Enter")
    expect(box).to_be_focused()
    expect(box).to_have_accessible_name("tackle")
    expect(box.get_by_role("img")).to_be_visible()
    expect(box.get_by_text("tackle", exact=True)).to_have_count(1)
    assert not _axe(page)
    box.locator("[data-term]").first.focus()
    page.keyboard.press("Enter")
    expect(box).not_to_have_accessible_name("tackle")
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    expect(word).to_be_focused()
    # What has just been told is not hinted at as well.
    expect(page.locator("#def-1")).to_be_hidden()


def test_over_a_match_the_word_is_explained_within_the_paragraph(shared_reader: Open) -> None:
    page = shared_reader(sparing=True, viewport=PHONE, has_touch=True).open(PAGE)
    # A dialog as a match opens it, with words in it: the box must not be shut out.
    page.evaluate(
        """() => {
          const dialog = document.createElement("dialog");
          dialog.id = "over";
          dialog.append(document.querySelector("a.ce-term").closest(".ce-term-box").cloneNode(true));
          document.body.append(dialog);
          dialog.showModal();
        }"""
    )
    page.locator("#over a.ce-term").tap()
    box = page.locator(f"#over {BOX}")
    expect(box).to_be_visible()
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    expect(page.locator("#over")).to_be_visible()


def test_what_comes_from_the_glossary_is_fetched_once_and_only_when_asked_for(shared_reader: Open) -> None:
    page = shared_reader(sparing=True).open(PAGE)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for number in range(2):
        page.locator("a.ce-term").nth(number).click()
        expect(page.locator(f"{BOX} .ce-glossary__see, {BOX} .ce-sketch").first).to_be_visible()
        page.keyboard.press("Escape")
    assert sum(bool(re.search(r"glossary/?$", url)) for url in asked) == 1


def test_without_a_script_a_word_leads_to_the_glossary(open_reader: Open) -> None:
    page = open_reader(java_script_enabled=False).open(PAGE)
    _word(page).click()
    expect(page).to_have_url(re.compile(r"/glossary/#tackle$"))
    expect(page.locator("section:has(#tackle) svg[role=img]")).to_be_visible()
