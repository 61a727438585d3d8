"""A consequence is seen before it is chosen: on hover, on focus and under a finger the board shows an option's."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Open
from tests.browser.page import Reader
from tests.browser.table import Table

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1440, "height": 900}}
SCREENS = pytest.mark.parametrize("screen", [PHONE, DESK], ids=["phone", "desk"])
# Puts a finger on an element, and takes it off elsewhere, so that nothing is pressed.
FINGER = """(button, sign) => button.dispatchEvent(new PointerEvent(sign, {bubbles: true, pointerType: 'touch'}))"""
PRESSES = 80


def at_a_choice(reader: Reader, game: str) -> Table:
    """A match against a computer player at a moment when an option of the reader's would change the board."""
    table = Table.at(reader, game)
    table.set_up(seat1="easy", pace="instant", seed="5")
    for _ in range(PRESSES):
        if table.root.locator(".ce-stage__dock [data-option], .ce-stage__dock [data-card]").count() and ghosts(table):
            return table
        table.press_on(1)
        reader.page.wait_for_timeout(30)
    raise AssertionError(f"{game}: no option has a ghost")


def ghosts(table: Table) -> list[str]:
    """The options that have a ghost, and a button in sight."""
    named = table.root.locator("[data-ghost]").evaluate_all("all => all.flatMap((one) => one.dataset.ghost.split(' '))")
    return [option for option in dict.fromkeys(named) if button(table, option).count()]


def button(table: Table, option: str) -> Locator:
    """What is pressed for an option, or for the card that has it among its ways."""
    return table.root.locator(f'.ce-stage__dock [data-option="{option}"]:visible')


def shown(table: Table) -> Locator:
    """The ghosts that can be seen."""
    return table.root.locator(".ce-ghost--shown")


def expect_of(table: Table, option: str) -> None:
    """Nothing but the ghost of this option can be seen."""
    expect(shown(table)).not_to_have_count(0)
    for one in shown(table).all():
        assert option in str(one.get_attribute("data-ghost")).split()


@SCREENS
@pytest.mark.parametrize("game", ["double", "tomy", "draft", "scrumball"])
def test_hover_focus_and_a_finger_show_what_comes_of_it(shared_reader: Open, game: str, screen: dict[str, Any]) -> None:
    reader = shared_reader(**screen)
    table = at_a_choice(reader, game)
    option = ghosts(table)[0]
    pressed = button(table, option)
    before = table.kept
    if screen is DESK:
        pressed.hover()
        expect_of(table, option)
        reader.page.mouse.move(1, 1)
        expect(shown(table)).to_have_count(0)
    else:
        pressed.evaluate(FINGER, "pointerdown")
        expect_of(table, option)
        pressed.evaluate(FINGER, "pointerout")
        expect(shown(table)).to_have_count(0)
    pressed.focus()
    expect_of(table, option)
    # To look is not to choose.
    assert table.kept == before


@SCREENS
def test_the_first_tap_on_a_card_opens_its_ways_and_shows_them(shared_reader: Open, screen: dict[str, Any]) -> None:
    reader = shared_reader(**screen)
    table = at_a_choice_of_card(reader)
    card = table.root.locator(".ce-held__do[data-card]").first
    before = table.kept
    if screen is PHONE:
        card.tap()
    else:
        card.click()
    ways = table.root.locator(f'[data-ways="{card.get_attribute("data-card")}"] [data-option]')
    expect(ways.first).to_be_visible()
    expect(shown(table)).not_to_have_count(0)
    assert table.kept == before, "a first tap plays nothing"
    # Each way says how far it goes or how likely it is; the words are part of what a listener hears.
    noted = ways.locator(".ce-go__note")
    expect(noted.first).to_have_text(re.compile(r"\d+\sm|%|out of reach"))


def at_a_choice_of_card(reader: Reader) -> Table:
    """A match of French Flair at which a card of the reader's can be played in several ways."""
    table = Table.at(reader, "flair")
    table.set_up(seat1="easy", pace="instant", seed="5")
    for _ in range(PRESSES):
        if table.root.locator(".ce-held__do[data-card]").count():
            return table
        table.press_on(1)
        reader.page.wait_for_timeout(30)
    raise AssertionError("no card can be played in several ways")
