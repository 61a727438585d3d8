"""The page of house rules: picked once, kept, carried by links, refused when wrong, shown beside rules, and printed."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import quote, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.core.languages import words
from engine.games import games, load
from site_plugins.live.widgets.page.view import small
from tests.browser.conftest import Open
from tests.browser.house import LANGUAGES, in_language
from tests.browser.page import Reader

EN = words("en")
NO_STORE = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
PACK = "pass=12,run=8,tackle=8,pass-tackle=4,kick=4,drop=2,touch=2"


def pick(page: Page, rule: str, value: str) -> Locator:
    """The button of an answer."""
    return page.locator(f"input[name='{rule}'][value='{value}']")


def count(page: Page) -> Locator:
    """How many rules differ, in words."""
    return page.locator(".ce-agree output")


def box(page: Page) -> Locator:
    """What is said above the form."""
    return page.locator(".ce-agree__offer")


def kept(reader: Reader) -> Any:
    """What the device keeps."""
    key = f"coup-denvoi-tables-{urlsplit(reader.house.url).path}"
    return reader.page.evaluate("key => JSON.parse(localStorage.getItem(key) ?? '{}')", key)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_picked_once_and_told_everywhere(open_reader: Open, lang: str) -> None:
    say, text = words(lang), load("double").text(lang)
    reader = open_reader()
    page = reader.open(in_language("house/", lang))
    expect(count(page)).to_have_text(say("book.house.script.none"))
    pick(page, "double/length", "20").check()
    expect(count(page)).to_have_text(say("book.house.script.one"))
    # By instant navigation, and then with a page of its own: the rule, its ruling and its situation say so.
    reader.turn_to(in_language("double/", lang))
    expect(page.locator("[data-at-table='double/length']:visible")).to_have_count(1)
    reader.open(in_language("double/clock/", lang))
    line = page.locator("[id='double.clock.full-time'] .ce-at-table")
    expect(line).to_contain_text(small(text.setting("length", "20")))
    expect(page.locator("[id='double.clock.minutes'] .ce-at-table")).to_have_count(0)
    expect(page.locator("[data-at-table='double/hand-kept']")).to_be_hidden()
    expect(page.locator("[data-live] .ce-house").first).to_contain_text(small(text.setting("length", "20")))
    line.locator("a").click()
    page.wait_for_url(re.compile(r"/house/#double-length$"))
    expect(pick(page, "double/length", "20")).to_be_checked()
    page.locator("[data-do=reset]").click()
    expect(count(page)).to_have_text(say("book.house.script.none"))
    assert kept(reader) == {}
    page.locator("[data-do=undo]").click()
    expect(count(page)).to_have_text(say("book.house.script.one"))
    assert kept(reader) == {"double": {"length": "20"}}


def test_a_link_asks_before_it_changes_anything(shared_reader: Open) -> None:
    reader = shared_reader(sparing=True, permissions=["clipboard-read", "clipboard-write"])
    page = reader.open("house/")
    pick(page, "double/length", "20").check()
    pick(page, "flair/maul", "two-in-all").check()
    page.locator("[data-do=copy]").click()
    expect(page.get_by_text(EN("book.house.script.copied")).first).to_be_attached()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("/house/#rules=double.length=20&flair.maul=two-in-all")

    friend = shared_reader(sparing=True)
    there = friend.open("house/")
    pick(there, "double/yellow", "5").check()
    there.goto(link)
    expect(box(there)).to_contain_text(EN("book.house.script.offer"))
    expect(box(there).locator("li")).to_have_count(3)
    expect(box(there).locator("li").first).to_contain_text("40 minutes, in two halves → 20 minutes, in one go")
    assert kept(friend) == {"double": {"yellow": "5"}}
    box(there).locator("[data-do=leave]").click()
    expect(box(there)).to_be_hidden()
    assert kept(friend) == {"double": {"yellow": "5"}}

    there.goto(link)
    box(there).locator("[data-do=take]").click()
    assert kept(friend) == {"double": {"length": "20"}, "flair": {"maul": "two-in-all"}}
    assert there.url.endswith("/house/")
    expect(count(there)).to_have_text(EN("book.house.script.many").replace("#", "2"))
    there.goto(link)
    expect(box(there)).to_contain_text(EN("book.house.script.same"))


@pytest.mark.parametrize(
    ("rules", "named"),
    [
        ("double.length=90", "double.length=90"),
        ("chess.length=20", "chess.length"),
        ("double.length=20&double.length=20", "double.length"),
        ("%E0%A4%A", "%A"),
        ("double.length=20&" + "x" * 9000, "double.length=20"),
    ],
)
def test_a_bad_link_is_refused_in_words_and_changes_nothing(shared_reader: Open, rules: str, named: str) -> None:
    reader = shared_reader(sparing=True)
    page = reader.open("house/")
    pick(page, "double/yellow", "5").check()
    page.goto(f"{reader.house.url}house/#rules={rules}")
    expect(box(page)).to_contain_text("nothing has been changed")
    expect(box(page)).to_contain_text(named)
    expect(box(page).locator("button:visible")).to_have_count(0)
    expect(pick(page, "double/yellow", "5")).to_be_checked()
    assert kept(reader) == {"double": {"yellow": "5"}}


def test_what_a_table_has_written_for_itself_is_read_by_python(reader: Reader) -> None:
    page = reader.open(f"house/#rules=scrumball.pack={quote('pass=41')}")
    expect(box(page)).to_contain_text("Scrumball Rugby – ")
    assert kept(reader) == {}
    page.goto(f"{reader.house.url}house/#rules=scrumball.pack={quote(PACK)}&double.length=20")
    said = load("scrumball").text("en").setting("pack", PACK)
    expect(box(page).locator("li").last).to_contain_text(said)
    box(page).locator("[data-do=take]").click()
    assert kept(reader) == {"double": {"length": "20"}, "scrumball": {"pack": PACK}}
    expect(page.locator("[data-house='scrumball/pack'] [data-own]")).to_be_checked()
    page.reload()
    expect(page.locator("[data-house='scrumball/pack'] .ce-agree__said").last).to_have_text(said)
    page.locator("[data-house='scrumball/pack'] input").first.check()
    assert kept(reader) == {"double": {"length": "20"}}
    assert reader.boots == 2


def test_two_tabs_and_a_device_that_keeps_anything(shared_reader: Open) -> None:
    reader = shared_reader(sparing=True)
    page = reader.open("house/")
    second = reader.context.new_page()
    second.goto(reader.house.url + "double/clock/")
    line = second.locator("[id='double.clock.full-time'] .ce-at-table")
    expect(line).to_be_hidden()
    pick(page, "double/length", "20").check()
    expect(line).to_be_visible()
    key = f"coup-denvoi-tables-{urlsplit(reader.house.url).path}"
    for text in ("no json", "[1]", '{"double": {"length": "90"}}', '{"double": 7, "chess": {"a": "b"}}'):
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])
        page.reload()
        expect(count(page)).to_have_text(EN("book.house.script.none"))


def test_a_device_that_keeps_nothing_is_told_and_holds_for_the_visit(open_reader: Open) -> None:
    reader = open_reader(sparing=True)
    reader.context.add_init_script(NO_STORE)
    page = reader.open("house/")
    expect(page.locator(".ce-agree__warning")).to_be_hidden()
    pick(page, "double/length", "20").check()
    expect(page.locator(".ce-agree__warning")).to_be_visible()
    expect(count(page)).to_have_text(EN("book.house.script.one"))
    reader.turn_to("double/")
    expect(page.locator("[data-at-table='double/length']:visible")).to_have_count(1)


def test_the_sheet_holds_only_what_differs(open_reader: Open) -> None:
    reader = open_reader(sparing=True)
    page = reader.open("house/")
    pick(page, "double/length", "20").check()
    page.emulate_media(media="print")
    assert list(filter(None, page.locator("main").inner_text().splitlines())) == [
        EN("book.house.sheet"),
        "5-3-Double!",
        "How long is a match?",
        "20 minutes, in one go",
        *EN.list("book.house.signed"),
    ]
    legend, answer = (page.locator(f"#double-length {one}").first for one in ("legend", ".ce-agree__option:visible"))
    top = [one.bounding_box() for one in (legend, answer)]
    assert top[0] is not None
    assert top[1] is not None
    assert abs(top[0]["y"] - top[1]["y"]) < 8, "on one line"


def test_without_a_script_it_is_a_reference(open_reader: Open) -> None:
    page = open_reader(java_script_enabled=False).open("fr/house/")
    expect(page.locator("fieldset")).to_have_count(sum(len(game.house_rules) for game in games()))
    expect(page.locator("fieldset input:visible")).to_have_count(0)
    expect(page.locator(".ce-agree__bar")).to_be_hidden()
    expect(page.locator("#double-length .ce-effect").first).to_contain_text("Survient dans tous les matchs")
