"""Questions and the map of progress: by keyboard alone, within one screen, kept on the device, and heard."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from engine.core.languages import words
from engine.learn.drills.make import drill
from engine.learn.drills.material import material
from engine.learn.progress import FORMAT
from tests.browser.conftest import Open
from tests.browser.page import LOOK, Widget, until
from tests.browser.test_pages import _axe

PHONE = ViewportSize(width=390, height=844)
SMALL = ViewportSize(width=360, height=640)
OUT_OF_SIGHT = """(id) => [...document.getElementById(id).querySelectorAll(
  '.ce-ask, .ce-drill__options > *, .ce-stage__tools > *, .ce-drill__verdict')].filter((each) => {
    const box = each.getBoundingClientRect();
    const frame = (each.closest('.ce-stage__options, .ce-stage__strip') ?? document.body).getBoundingClientRect();
    const low = Math.min(innerHeight, frame.bottom);
    return box.bottom > low + 1 || box.top < frame.top - 1 || box.right > innerWidth + 1;
  }).map((each) => each.textContent)"""


def options(widget: Widget) -> Locator:
    return widget.root.locator(".ce-drill__options [data-send]")


def press(page: Page, key: str) -> None:
    page.wait_for_timeout(LOOK)
    page.keyboard.press(key)


def kept(page: Page) -> dict[str, object]:
    found = page.evaluate("Object.entries(localStorage).find(([key]) => key.startsWith('coup-denvoi-progress-'))?.[1]")
    told: dict[str, object] = json.loads(found or "{}")
    return told


@pytest.mark.parametrize(("game", "lang"), [("double", "en"), ("flair", "fr")])
def test_questions_are_asked_answered_and_kept_by_keyboard_alone(open_reader: Open, game: str, lang: str) -> None:
    reader = open_reader(viewport=PHONE)
    say = words(lang)
    address = f"{game}/drill/" if lang == "en" else f"{lang}/{game}/drill/"
    page = reader.open(address)
    widget = Widget(page, f"s-{game}-drill", lang)
    widget.ready()
    expect(widget.part("section").locator("option")).not_to_have_count(1)
    widget.part("kept").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    for number in range(2):
        expect(options(widget).first).to_be_visible()
        assert page.evaluate(OUT_OF_SIGHT, widget.id) == []
        if not number:
            assert not _axe(page)
        press(page, "1")
        expect(widget.root.locator(".ce-drill__verdict")).to_be_visible()
        expect(page.get_by_role("status").filter(has_text=say("drill.decides"))).to_be_attached()
        assert page.evaluate(OUT_OF_SIGHT, widget.id) == []
        # The question keeps the focus: Enter goes on from there.
        expect(widget.go).to_be_visible()
        if not number:
            assert not _axe(page)
        press(page, "Enter")
    expect(options(widget).first).to_be_visible()
    assert kept(page)["format"] == FORMAT
    widget.part("enough").focus()
    press(page, "Enter")
    expect(widget.part("summary")).to_be_visible()
    assert not _axe(page)
    page.set_viewport_size(SMALL)
    reader.turn_to("progress/" if lang == "en" else f"{lang}/progress/")
    expect(page.locator(".ce-map__cell--practised").first).to_be_visible()
    assert not _axe(page)


def test_a_link_opens_its_question_and_its_position_is_played_beside_the_rule(open_reader: Open) -> None:
    number = next(n for n in range(60) if drill(material("double"), n).kind == "happens")
    made = drill(material("double"), number)
    reader = open_reader(viewport=PHONE)
    page = reader.open(f"double/drill/#s-double-drill:d{number}")
    widget = Widget(page, "s-double-drill", "en")
    expect(options(widget)).to_have_count(len(made.options))
    page.wait_for_timeout(LOOK)
    options(widget).nth(made.right).click()
    expect(widget.root.locator(".ce-drill__told--picked-right")).to_be_visible()
    widget.part("play").click()
    expect(page).to_have_url(re.compile(r"#s-double-[a-z0-9-]+:c1"))
    expect(page.locator(".ce-note--link").first).to_be_visible()


def test_a_teachers_link_asks_about_one_section(open_reader: Open) -> None:
    page = open_reader(viewport=PHONE).open("scrumball/drill/#section=tackle")
    widget = Widget(page, "s-scrumball-drill", "en")
    expect(options(widget).first).to_be_visible()
    page.wait_for_timeout(LOOK)
    options(widget).first.click()
    expect(widget.root.locator(".ce-drill__ways a").first).to_be_visible()


def test_progress_goes_out_as_a_file_comes_in_and_is_erased(open_reader: Open, tmp_path: Path) -> None:
    reader = open_reader()
    page = reader.open("progress/")
    widget = Widget(page, "s-progress", "en")
    widget.ready()
    file = tmp_path / "progress.json"
    file.write_text(json.dumps({"format": FORMAT, "version": 1, "rules": {"double.penalty.kick": [5, 0], "x": 1}}))
    widget.root.locator("input[type=file]").set_input_files(file)
    expect(widget.part("asked")).to_be_visible()
    assert not _axe(page)
    page.wait_for_timeout(LOOK)
    widget.part("yes").click()
    expect(widget.root.locator(".ce-map__cell--met")).to_have_count(1)
    page.wait_for_timeout(LOOK)
    with page.expect_download() as coming:
        widget.part("export").click()
    assert json.loads(Path(coming.value.path()).read_text())["rules"] == {"double.penalty.kick": [5, 0]}
    file.write_text("{")
    widget.root.locator("input[type=file]").set_input_files(file)
    expect(widget.note).to_contain_text("Nothing was changed")
    page.wait_for_timeout(LOOK)
    widget.part("erase").click()
    page.wait_for_timeout(LOOK)
    widget.part("yes").click()
    expect(widget.root.locator(".ce-map__cell--met")).to_have_count(0)
    widget.look()
    assert kept(page) == {}


def test_a_device_that_keeps_nothing_says_so_and_questions_go_on(open_reader: Open) -> None:
    reader = open_reader()
    reader.context.add_init_script("Storage.prototype.setItem = () => { throw new Error('full') }")
    page = reader.open("double/drill/#section=penalty")
    widget = Widget(page, "s-double-drill", "en")
    expect(options(widget).first).to_be_visible()
    page.wait_for_timeout(LOOK)
    options(widget).first.click()
    expect(page.get_by_text(words("en")("widgets.page.progress-not-kept")).first).to_be_attached()
    expect(widget.go).to_be_visible()
    assert until(page, "() => document.querySelectorAll('.ce-drill__told').length > 1", None)


KEY = "Object.keys(localStorage).find((key) => key.startsWith('coup-denvoi-progress-') && !key.endsWith('~aside'))"
PUT = """(text) => localStorage.setItem(
  `coup-denvoi-progress-${location.pathname.replace(/(fr[/])?(double[/])?(drill|progress)[/]$/, '')}`, text)"""
ASIDE = "Object.entries(localStorage).find(([key]) => key.endsWith('~aside'))?.[1]"
KEEPS = {"format": FORMAT, "version": 1, "rules": {}, "lessons": {}, "settings": {"double": {"drills": "kept"}}}


@pytest.mark.parametrize(
    "text", ["{", '{"format": "chess", "version": 1}', '{"format": "coup-denvoi-progress", "version": 99}']
)
def test_kept_progress_that_is_none_of_ours_is_told_and_set_aside(open_reader: Open, text: str) -> None:
    page = open_reader().open("double/drill/")
    page.evaluate(PUT, text)
    page.goto(page.url + "#section=penalty")
    page.reload()
    widget = Widget(page, "s-double-drill", "en")
    expect(options(widget).first).to_be_visible()
    expect(page.get_by_text(words("en")("widgets.page.progress-unread")).first).to_be_attached()
    page.wait_for_timeout(LOOK)
    options(widget).first.click()
    expect(widget.go).to_be_visible()
    assert until(page, f"() => {KEY} && JSON.parse(localStorage.getItem({KEY})).version === 1", None)
    assert page.evaluate(ASIDE) == text


def test_of_spoiled_progress_the_rest_is_kept(open_reader: Open) -> None:
    page = open_reader().open("double/drill/")
    page.evaluate(PUT, json.dumps({**KEEPS, "rules": {"double.penalty.keep": [5, 0], "double.penalty.kick": ["x"]}}))
    page.goto(page.url + "#section=penalty")
    page.reload()
    widget = Widget(page, "s-double-drill", "en")
    expect(options(widget).first).to_be_visible()
    expect(page.get_by_text(words("en")("widgets.page.progress-lost")).first).to_be_attached()
    page.wait_for_timeout(LOOK)
    options(widget).first.click()
    expect(widget.go).to_be_visible()
    rules = kept(page)["rules"]
    assert isinstance(rules, dict)
    assert "double.penalty.keep" in rules


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_rule_got_wrong_has_the_way_to_its_question_beside_its_paragraph(open_reader: Open, lang: str) -> None:
    book = material("double")
    number = next(n for n in range(60) if drill(book, n).rule.startswith("double.penalty."))
    made, root = drill(book, number), "" if lang == "en" else f"{lang}/"
    reader = open_reader(viewport=PHONE)
    page = reader.open(f"{root}double/penalty/")
    rule = page.locator(f".ce-rule[data-rule='{made.rule}']")
    expect(page.locator(".ce-weak")).to_have_count(0)
    before = rule.evaluate("(one) => [one.offsetTop, one.offsetHeight]")
    reader.turn_to(f"{root}double/drill/")
    page.evaluate(PUT, json.dumps(KEEPS))
    page.goto(page.url + f"#s-double-drill:d{number}")
    page.reload()
    widget = Widget(page, "s-double-drill", lang)
    expect(options(widget)).to_have_count(len(made.options))
    page.wait_for_timeout(LOOK)
    options(widget).nth((made.right + 1) % len(made.options)).click()
    expect(widget.root.locator(".ce-drill__told--picked-wrong")).to_be_visible()
    reader.turn_to(f"{root}double/penalty/")
    way = rule.locator(".ce-weak")
    expect(way).to_contain_text(words(lang)("widgets.page.rule-weak"))
    expect(page.locator(".ce-weak")).to_have_count(1)
    assert rule.evaluate("(one) => [one.offsetTop, one.offsetHeight]") == before
    assert not _axe(page)
    way.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"double/drill/#section={re.escape(made.rule)}$"))
    expect(options(widget).first).to_be_visible()
