"""A guided match by keyboard alone, from the link that leads to it; and odds that are guessed before they are shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import FilePayload, expect

from tests.browser.conftest import Open
from tests.browser.house import in_language
from tests.browser.page import until
from tests.browser.table import Table
from tests.browser.test_pages import _axe
from tests.browser.test_stage import unseen
from tests.widgets.match.test_guided import kick_or_keep

PHONE = {"width": 390, "height": 844}
NOTES = "() => [...document.querySelectorAll('.ce-margin > p > .ce-margin__title')].map((each) => each.textContent)"
HEIGHT = "() => document.querySelector('.ce-stage__strip').getBoundingClientRect().height"
# What is asked, and what stands in the margin: another of these is another moment.
MOMENT = "(id) => document.getElementById(id).dataset.answered"
WENT = "([id, before]) => document.getElementById(id).dataset.answered !== before"


# The manner of the match, for which nobody has to leave the button.
SETTINGS = """(id) => {
  document.getElementById(`${id}--pace`).value = 'instant';
  document.getElementById(`${id}--seed`).value = 'guided';
}"""


def press(table: Table, key: str) -> None:
    """Press a key, and wait until the page has answered."""
    before = table.page.evaluate(MOMENT, table.id)
    table.look().page.keyboard.press(key)
    assert until(table.page, WENT, [table.id, before])
    table.look()


@pytest.mark.parametrize(("game", "lang"), [("double", "en"), ("tomy", "fr")])
def test_a_first_match_is_guided_by_keyboard(open_reader: Open, game: str, lang: str) -> None:
    """From the link to the match by keys; each rule is explained once, in place, and nothing changes its height."""
    reader = open_reader(viewport=PHONE)
    page = reader.open(in_language(f"{game}/play/#guided", lang))
    table = Table(page, game, lang)
    expect(table.part("guided")).to_be_focused()
    page.evaluate(SETTINGS, table.id)
    page.keyboard.press("Enter")
    note = page.locator(".ce-margin > p").first
    expect(note).to_be_visible()
    assert not _axe(page)
    # The paragraph opens over the match, and the match is as it was.
    note.get_by_role("link").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog.ce-why .ce-rule")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.ce-why")).not_to_be_visible()
    # A key pressed upon a link is the link's: the reader goes on to the question.
    table.question.focus()
    height, told, faults = page.evaluate(HEIGHT), list[str](), list[str]()
    for _ in range(8):
        now = page.evaluate(NOTES)
        assert len(now) <= 2
        assert not set(now) & set(told)
        told += now
        assert page.evaluate(HEIGHT) == height
        unseen(page, table.id, faults, f"after {len(told)} notes")
        press(table, "1" if table.root.locator("[data-figure]").count() else "Space")
        if page.evaluate(NOTES) == now:
            told = told[: len(told) - len(now)]
    assert len(told) > 2
    # Beside a note the story may be shorter: the rest of it is a tap away.
    faults = [fault for fault in faults if ": left [" not in fault]
    assert not faults, "\n".join(faults)
    # The device keeps what was explained: it is not said again when the match is taken up.
    reader.open(page.url.removeprefix(reader.house.url))
    expect(table.part("leave")).to_be_visible()
    expect(page.locator(".ce-margin")).to_be_attached()
    assert not set(page.evaluate(NOTES)) & set(told)


def test_a_bad_idea_is_questioned_once_and_the_second_press_does_it(open_reader: Open) -> None:
    reader = open_reader(viewport=PHONE)
    table = Table.at(reader, "double")
    page = table.page
    file = FilePayload(name="match.json", mimeType="application/json", buffer=kick_or_keep().encode())
    expect(table.root).to_have_attribute("data-state", "ready")
    table.part("file").set_input_files(file)
    expect(table.part("opt-kick")).to_be_visible()
    table.look().page.keyboard.press("1")
    doubt = page.locator(".ce-margin__doubt")
    expect(doubt).to_contain_text("You may; but")
    expect(table.part("opt-keep")).to_be_visible()
    assert not _axe(page)
    table.look().page.keyboard.press("1")
    expect(doubt).to_have_count(0)
    expect(table.part("opt-kick")).to_have_count(0)
    # To the end by keys alone: what was met, and what to try next.
    for _ in range(40):
        if page.locator(".ce-margin-after").count():
            break
        press(table, "1" if table.root.locator("[data-figure]").count() else "Space")
    expect(page.locator(".ce-margin-after")).to_be_visible()
    expect(table.part("to-learn")).to_be_visible()
    assert not _axe(page)


def test_odds_may_be_guessed_before_they_are_shown(open_reader: Open) -> None:
    reader = open_reader(viewport=PHONE)
    reader.open("double/penalty/")
    widget = reader.widget("penalty-kick")
    odds = widget.part("odds")
    assert odds.get_attribute("open") is None
    widget.boot().part("guess-0").press("Enter")
    expect(widget.part("guess")).to_contain_text("1 in 2")
    expect(widget.part("odds-guessed")).to_be_visible()
    assert not _axe(reader.page)
    widget.throw()
    expect(widget.part("guess")).to_have_count(0)


def test_without_a_script_nothing_is_to_be_guessed(open_reader: Open) -> None:
    page = open_reader(java_script_enabled=False).open("double/penalty/")
    expect(page.locator("[id='s-double-penalty-kick--guess']")).to_be_hidden()
    expect(page.locator("[id='s-double-penalty-kick--odds']")).to_be_visible()
