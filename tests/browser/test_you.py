"""Whoever plays alone is spoken to, keeps his name from game to game, and puts combinations together."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.house import in_language
from tests.browser.table import Table

NAME = "() => Object.keys(localStorage).filter((key) => key.startsWith('coup-denvoi-name'))"
"""Where the device keeps the name."""


@pytest.mark.parametrize(("lang", "you"), [("en", "You roll"), ("fr", "Vous lancez")])
def test_a_name_is_kept_for_all_games_and_the_match_says_you(shared_reader: Open, lang: str, you: str) -> None:
    reader = shared_reader()
    table = Table.at(reader, "double", lang)
    table.set_up(name0="Léa", seed="3", pace="instant")
    expect(table.question).to_contain_text(you)
    expect(table.root.locator(".ce-stage")).not_to_contain_text("Léa")
    other = Table.at(reader, "tomy", lang)
    expect(other.part("name0")).to_have_value("Léa")
    other.set_up(name0="Max", seed="3", pace="instant")
    expect(other.question).to_contain_text(you.split(maxsplit=1)[0], ignore_case=True)
    # Also where everything is loaded anew.
    reader.open(in_language("draft/play/", lang))
    again = Table(reader.page, "draft", lang)
    expect(again.part("name0")).to_have_value("Max")


def test_a_name_that_cannot_be_read_is_none_and_another_takes_its_place(shared_reader: Open) -> None:
    reader = shared_reader()
    table = Table.at(reader, "double")
    table.set_up(name0="Léa", seed="3", pace="instant")
    (key,) = reader.page.evaluate(NAME)
    reader.page.evaluate("key => localStorage.setItem(key, '{broken')", key)
    other = Table.at(reader, "tomy")
    expect(other.part("name0")).to_have_value("Camille")
    other.set_up(name0="Max", seed="3", pace="instant")
    # What was there is set aside, not lost.
    assert len(reader.page.evaluate(NAME)) == 2
    expect(Table.at(reader, "draft").part("name0")).to_have_value("Max")


def test_a_combination_is_put_together_in_a_panel_and_played_from_the_dock(shared_reader: Open) -> None:
    reader = shared_reader()
    table = Table.at(reader, "flair")
    table.set_up(seed="4", pace="instant")
    for _ in range(60):
        if table.part("ahead-go").count():
            break
        table.press_on(1)
    panel = table.root.locator(".ce-panel--ahead")
    expect(panel).to_be_hidden()
    table.part("ahead-go").click()
    expect(panel).to_be_visible()
    panel.locator(".ce-build__shirt").first.click()
    expect(table.part("verdict")).to_contain_text("1 card")
    expect(panel).to_be_visible()
    expect(table.part("verdict")).to_be_focused()
    before = table.state
    table.part("ahead").click()
    expect(panel).to_be_hidden()
    table.expect_other_than(before)
