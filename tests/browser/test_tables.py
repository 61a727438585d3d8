"""A table of one's own: rebuilt parts written anew in the page, kept on the device, carried in links, or refused."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from engine.core.house_rules import agreed
from engine.games import load
from site_plugins.live.widgets.boards.tomy.editor import box_of, fields_of
from site_plugins.live.widgets.page.view import small
from tests.browser.conftest import Open
from tests.browser.house import LANGUAGES, in_language
from tests.browser.page import Reader, Widget

BOX = "tomy/box/"
NO_STORE = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"


def _box(reader: Reader) -> Widget:
    return reader.widget("box", "tomy")


def _write(widget: Widget, **faces: str) -> None:
    """Choose faces by their fields and use these dice."""
    for field, face in faces.items():
        widget.root.locator(f"select[name='{field.replace('_', '.')}']").select_option(face)
    widget.part("box-go").click()


def _kept(reader: Reader) -> object:
    """The tables that a device keeps; None where none was ever laid."""
    return json.loads(reader.page.evaluate("key => localStorage.getItem(key)", _key(reader)) or "null")


def _key(reader: Reader) -> str:
    """Where a device keeps its tables."""
    return f"coup-denvoi-tables-{urlsplit(reader.house.url).path}"


def _house(lang: str) -> str:
    """What the widget says of its table."""
    return small(load("tomy").text(lang).setting("box", _written(blue_0="player")))


def _written(**faces: str) -> str:
    """The switch that such a box stands for."""
    book = next(house_rule.default for house_rule in load("tomy").house_rules if house_rule.key == "box")
    fields = fields_of(book) | {field.replace("_", "."): face for field, face in faces.items()}
    return agreed(load("tomy").house_rules, {"box": box_of(fields)})["box"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_box_of_one_s_own_is_kept_shared_and_put_away(open_reader: Open, lang: str) -> None:
    reader = open_reader(permissions=["clipboard-read", "clipboard-write"])
    page = reader.open(in_language(BOX, lang))
    widget = _box(reader).boot()
    chances = widget.root.locator(".ce-chances").inner_text()
    _write(widget, blue_0="player")
    house = widget.root.locator(".ce-house")
    expect(house).to_contain_text(_house(lang))
    assert widget.root.locator(".ce-chances").inner_text() != chances
    # Every situation of the game is drawn anew by the new table, and takes no press for a moment.
    link = widget.look().copy_link()
    assert _kept(reader) == {"tomy": {"box": _written(blue_0="player")}}

    page.reload()
    expect(house).to_contain_text(_house(lang))
    expect(widget.root.locator("select[name='blue.1']")).to_have_value("player")
    reader.turn_to(in_language("tomy/turn/", lang))
    expect(page.locator("[data-live] .ce-house").first).to_be_visible()

    friend = open_reader()
    friend.lang = lang
    friend.page.goto(link)
    expect(_box(friend).root.locator(".ce-house")).to_contain_text(_house(lang))
    # The link is for this one look: the friend's own table stays as it was.
    assert _kept(friend) is None

    reader.turn_to(in_language(BOX, lang))
    widget.root.locator("""[data-send='{"do":"table"}']""").click()
    expect(house).to_have_count(0)
    expect(widget.root.locator("select[name='blue.1']")).to_have_value("ball")
    assert _kept(reader) == {}


def test_a_box_that_cannot_be_says_why_and_keeps_what_was_written(reader: Reader) -> None:
    reader.open(BOX)
    widget = _box(reader).boot()
    _write(widget, blue_2="ball")
    expect(widget.note).to_be_visible()
    expect(widget.root.locator("select[name='blue.2']")).to_have_value("ball")
    expect(widget.root.locator(".ce-house")).to_have_count(0)
    _write(widget, blue_2="player", blue_5="posts")
    expect(widget.note).to_have_count(0)
    expect(widget.root.locator(".ce-house")).to_be_visible()


def test_a_box_half_written_is_not_swept_away_by_a_throw(reader: Reader) -> None:
    reader.open(BOX)
    widget = _box(reader).boot()
    field = widget.root.locator("select[name='blue.0']")
    field.select_option("player")
    widget.throw()
    widget.look()
    expect(widget.part("undo")).not_to_have_attribute("aria-disabled", "true")
    expect(field).to_have_value("player")
    widget.part("box-go").click()
    expect(widget.root.locator(".ce-house")).to_be_visible()


def test_two_tabs_play_by_the_same_table(reader: Reader) -> None:
    reader.open(BOX)
    widget = _box(reader).boot()
    second = reader.context.new_page()
    second.goto(reader.house.url + BOX)
    there = Widget(second, widget.id, "en").boot()
    _write(widget, blue_0="player")
    expect(there.root.locator(".ce-house")).to_be_visible()


def test_a_device_that_keeps_nothing_is_told_and_plays_on(reader: Reader) -> None:
    reader.context.add_init_script(NO_STORE)
    page = reader.open(BOX)
    widget = _box(reader).boot()
    _write(widget, blue_0="player")
    expect(page.get_by_text(widget.say("widgets.page.not-kept")).first).to_be_attached()
    expect(widget.root.locator(".ce-house")).to_be_visible()


def test_what_a_device_has_kept_may_be_anything(reader: Reader) -> None:
    page = reader.open(BOX)
    for kept in ("no json", "[1]", '{"tomy": {"box": "blue=goat"}}', '{"tomy": 7}'):
        page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [_key(reader), kept])
        page.reload()
        widget = _box(reader).boot()
        expect(widget.root.locator(".ce-house")).to_have_count(0)
        widget.throw()
        expect(widget.root.locator(".ce-story .ce-mark").first).to_be_visible()


def test_an_arrow_of_one_s_own_changes_what_may_be_laid(reader: Reader) -> None:
    page = reader.open("draft/pack/")
    widget = reader.widget("rebuilt", "draft").boot()
    fold = widget.part("editor").locator("details").first
    fold.locator("summary").first.click()
    widget.part("on-yellow-green").check()
    widget.part("pack-use").click()
    expect(widget.root.locator(".ce-house")).to_be_visible()
    page.reload()
    expect(widget.boot().part("on-yellow-green")).to_be_checked()
    fold.locator("summary").first.click()
    widget.part("on-green-white").uncheck()
    widget.part("pack-use").click()
    expect(widget.note).to_be_visible()
    expect(widget.part("on-green-white")).not_to_be_checked()
    widget.part("pack-reset").click()
    expect(widget.root.locator(".ce-house")).to_have_count(0)
