"""From page to page: one runtime for the whole visit, positions that wait, and the same page in the other language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Open
from tests.browser.expected import game_of, page_of, situation_of, told
from tests.browser.house import LANGUAGES, in_language
from tests.browser.page import Reader, until


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_second_page_needs_no_second_boot_and_positions_wait(reader: Reader, lang: str) -> None:
    first, second = in_language(page_of("penalty-kick"), lang), in_language(page_of("try-video"), lang)
    reader.open(first)
    reader.page.evaluate("window.sameDocument = true")
    kick = reader.widget("penalty-kick")
    after = situation_of("penalty-kick").begin(game_of()).send((2,))
    kick.set_dice((2,))
    kick.expect_told(told(after, lang))

    reader.turn_to(second)
    video = reader.widget("try-video")
    begin = situation_of("try-video").begin(game_of())
    assert begin.ask is not None
    text = situation_of("try-video").example[0]
    video.answer(begin.ask, text)
    video.expect_told(told(begin.send(begin.ask.parse(text)), lang))

    reader.page.go_back()
    reader.page.wait_for_url(reader.house.url + first)
    kick.expect_told(told(after, lang))
    reader.page.go_forward()
    reader.page.wait_for_url(reader.house.url + second)
    video.expect_told(told(begin.send(begin.ask.parse(text)), lang))
    assert reader.page.evaluate("window.sameDocument")
    assert reader.boots == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_language_switch_opens_the_same_page(shared_reader: Open, lang: str) -> None:
    reader = shared_reader(sparing=True)
    other = next(code for code in LANGUAGES if code != lang)
    for address in ("", "double/penalty/", "double/rulings/"):
        page = reader.open(in_language(address, lang))
        expect(page.locator("html")).to_have_attribute("lang", lang)
        page.locator(f"header a[hreflang='{other}']").click()
        page.wait_for_url(reader.house.url + in_language(address, other))
        expect(page.locator("html")).to_have_attribute("lang", other)
        page.locator(f"header a[hreflang='{lang}']").click()
        page.wait_for_url(reader.house.url + in_language(address, lang))
        expect(page.locator("html")).to_have_attribute("lang", lang)


def test_the_language_switch_follows_instant_navigation(shared_reader: Open) -> None:
    reader = shared_reader(sparing=True)
    page = reader.open("double/penalty/")
    reader.turn_to("double/tries/")
    page.locator("header a[hreflang='fr']").click()
    page.wait_for_url(reader.house.url + "fr/double/tries/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_a_line_of_the_log_leads_to_its_rule(reader: Reader) -> None:
    page = reader.open(page_of("penalty-kick"))
    widget = reader.widget("penalty-kick")
    widget.set_dice((2,))
    widget.expect_told(told(situation_of("penalty-kick").begin(game_of()).send((2,)), "en"))
    mark = widget.root.locator(".ce-story .ce-mark").last
    rule = widget.told[-1].rule
    mark.click()
    expect(page.locator(f"[id='{rule}']")).to_be_in_viewport()
    assert reader.boots == 1


# Scrolls and follows a link in the same breath, while Material has not yet noted how far the page is scrolled.
LEAVE = """address => {
  scrollTo(0, 2000);
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}"""


def test_a_link_leads_where_it_says_however_slowly_its_page_comes(open_reader: Open) -> None:
    """A page that is left while it scrolls does not hand on how far it was scrolled; a step back finds it again."""
    reader = open_reader(sparing=True)
    page = reader.open("double/penalty/")

    def slowly(route: Route) -> None:
        page.wait_for_timeout(400)
        route.continue_()

    page.route("**/double/rulings/", slowly)
    page.evaluate(LEAVE, reader.house.url + "double/rulings/#r19")
    page.wait_for_url(re.compile(r"double/rulings/#r19$"))
    expect(page.locator("[id='r19']")).to_be_in_viewport()
    page.route("**/double/tries/", slowly)
    page.evaluate(LEAVE, reader.house.url + "double/tries/")
    expect(page.locator("link[rel=canonical]")).to_have_attribute("href", reader.house.url + "double/tries/")
    expect(page.locator("main h1")).to_be_in_viewport()
    page.go_back()
    expect(page.locator("[id='r19']")).to_be_attached()
    assert until(page, "() => scrollY > 1000", None)


def test_a_step_within_the_page_leaves_it_as_it_is(open_reader: Open) -> None:
    """By a link, by an address, by a step back: what is half written stays, and no page is fetched for it."""
    reader = open_reader(sparing=True)
    page = reader.open("referee/")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url) if request.url.endswith("/") else None)
    field = page.locator("#s-referee-f-minute")
    field.evaluate("field => { field.value = '77' }")
    within = page.locator("main a.headerlink").first
    place = (within.get_attribute("href") or "").partition("#")[2]

    within.evaluate("link => link.click()")
    page.wait_for_url(re.compile(f"referee/#{place}$"))
    page.evaluate("() => { location.hash = 'nothing-of-this-name' }")
    page.go_back()
    page.wait_for_url(re.compile(f"referee/#{place}$"))
    page.wait_for_timeout(500)
    expect(field).to_have_value("77")
    assert not fetched

    # From here to another page and back Material leads as ever.
    page.evaluate("window.sameDocument = true")
    reader.turn_to("rulings/")
    page.go_back()
    expect(page.locator("link[rel=canonical]")).to_have_attribute("href", reader.house.url + "referee/")
    page.go_forward()
    expect(page.locator("link[rel=canonical]")).to_have_attribute("href", reader.house.url + "rulings/")
    page.go_back()
    expect(page.locator("link[rel=canonical]")).to_have_attribute("href", reader.house.url + "referee/")
    assert page.evaluate("window.sameDocument")
