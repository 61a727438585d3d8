"""The book as an app on the device: its shortcuts, what it keeps, and a first visit whose host dies on the way."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import Error as PlaywrightError

from engine.core.languages import words
from engine.games import SHELF
from tests.browser.conftest import Open
from tests.browser.hosting import Habits, Life, hosted
from tests.browser.house import LANGUAGES, SITE, in_language
from tests.browser.page import PATIENCE, POLL, Widget, until
from tests.browser.table import Table
from tests.browser.test_hosts import STORED, anywhere, roll

__all__ = ["anywhere"]
ASKED = """if (navigator.storage) {
  navigator.storage.persist = async () => Boolean((window.asked = (window.asked ?? 0) + 1));
}"""
# After how many answers the host dies: within the page, its sheet, its scripts, Python, and what is put by afterwards.
DEATHS = (0, 1, 2, 4, 8, 12, 16, 24, 60, 120)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_shortcuts_lead_to_every_game(lang: str) -> None:
    folder = SITE / in_language("", lang)
    found = json.loads((folder / "manifest.webmanifest").read_text("utf-8"))["shortcuts"]
    assert [shortcut["url"] for shortcut in found] == [f"{game}/play/" for game in SHELF]
    for shortcut in found:
        assert (folder / shortcut["url"] / "index.html").is_file()
        assert (folder / shortcut["icons"][0]["src"]).is_file()
        assert shortcut["name"]


def test_the_device_is_asked_to_keep_what_is_worth_it(open_reader: Open) -> None:
    reader = open_reader()
    reader.context.add_init_script(ASKED)
    table = Table.at(reader, "double")
    table.set_up(seat1="easy", pace="instant", seed="42", rule_length="20")
    table.press_on(1)
    assert table.page.evaluate("window.asked ?? 0") == 0
    table.press_on()
    expect(table.over).to_be_visible()
    assert until(table.page, "() => window.asked === 1", None)


@pytest.mark.parametrize("answers", DEATHS)
def test_a_first_visit_heals_when_its_host_is_back(anywhere: Browser, little: Path, answers: int) -> None:
    life = Life(answers)
    with hosted(little, Habits(), life) as address:
        context = anywhere.new_context(reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        with suppress(PlaywrightError):
            page.goto(address)
        whole = page.locator("html[data-python]").or_(page.locator("[data-state=failed]"))
        if page.locator("[data-live]").count():
            with suppress(PlaywrightError):
                page.locator("[data-live]").first.hover(timeout=2000)
                page.locator("[data-live] [data-send]").first.click(timeout=2000)
            # Python is there, or the page says what it lacks, or what would say so is itself among what it lacks.
            for _ in range(8000 // POLL):
                if whole.count() or life.forsaken():
                    break
                page.wait_for_timeout(POLL)
        assert life.died.wait(PATIENCE / 1000)
        life.revive()
        again = page.get_by_role("button", name=words("en")("widgets.page.retry"))
        if again.count():
            # The page is there and says what it lacks: a press is enough.
            again.first.click()
            widget = Widget(page, page.locator("[data-live]").first.get_attribute("id") or "", "en")
            widget.ready()
        else:
            page.goto(address)
        roll(page)
        # What could not be put by then is put by at the next page, and stays when the host is gone for good.
        page.goto(f"{address}double/")
        assert until(page, STORED, None)
        context.set_offline(True)
        page.goto(f"{address}double/penalty/")
        roll(page)
        context.close()
