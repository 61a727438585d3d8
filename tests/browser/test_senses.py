"""What a hand and an ear find at a match: letters for the tools, dice that are tapped, sound once it is chosen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.page import Reader, until
from tests.browser.table import Table

PLACES = {"o": "odds", "s": "story", "m": "menu", "?": "menu"}
ANSWERED = "([id, was]) => document.getElementById(id).dataset.answered !== was"
# How often the way back is pressed; what it leads to is another test's business.
COUNTED = """(id) => {
  window.undone = 0;
  document.getElementById(`${id}--undo`).addEventListener('click', () => { window.undone += 1; });
}"""
KEPT = (
    "() => Object.entries(localStorage).filter(([key]) => key.includes('drama')).map(([, value]) => JSON.parse(value))"
)
# Every tone and every pulse is counted; nothing is heard on a machine of tests.
LISTEN = """
window.tones = 0;
window.pulses = 0;
const Wave = window.OscillatorNode;
window.OscillatorNode = class extends Wave { constructor(...given) { super(...given); window.tones += 1; } };
Navigator.prototype.vibrate = () => { window.pulses += 1; return true; };
"""


def test_letters_open_the_tools_and_press_the_way_back(open_reader: Open) -> None:
    reader = open_reader(viewport={"width": 390, "height": 844})
    table = Table.at(reader, "scrumball")
    table.set_up(seat1="easy", pace="instant", seed="3")
    page = reader.page
    table.ask_coach()
    page.keyboard.press("Escape")
    for letter, panel in PLACES.items():
        page.keyboard.press(letter)
        expect(table.part(f"panel-{panel}")).to_be_visible()
        page.keyboard.press("Escape")
        expect(table.part(f"panel-{panel}")).to_be_hidden()
    page.keyboard.press("c")
    expect(table.root.locator(".ce-coach__table")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    expect(page.locator("dialog.ce-why .ce-rule")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.ce-why")).to_be_hidden()
    page.evaluate(COUNTED, table.id)
    page.keyboard.press("u")
    assert page.evaluate("window.undone") == 1


def test_dice_that_are_tapped_are_those_that_are_rolled_again(reader: Reader) -> None:
    table = Table.at(reader, "tomy")
    table.set_up(seat1="easy", pace="instant", seed="3")
    dice = table.root.locator(".ce-again")
    for _ in range(60):
        if dice.count():
            break
        table.press_on(1)
    table.look()
    tapped = dice.first.get_attribute("data-again")
    dice.first.click()
    meant = table.root.locator(".ce-go--meant")
    expect(meant).to_have_count(1)
    assert meant.get_attribute("data-option") == tapped
    before = table.in_cpython()
    was = table.root.get_attribute("data-answered")
    meant.click()
    assert until(reader.page, ANSWERED, [table.id, was])
    after = table.in_cpython()
    assert str(after.history[len(before.history)][1]) == tapped


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_nothing_sounds_or_trembles_until_it_is_chosen(open_reader: Open, motion: str) -> None:
    reader = open_reader(reduced_motion=motion)
    reader.context.add_init_script(LISTEN)
    table = Table.at(reader, "double")
    table.set_up(seat1="easy", pace="instant", seed="42")
    page = reader.page
    table.part("menu").click()
    for what in ("sound", "vibration"):
        expect(table.part(what)).not_to_be_checked()
    page.keyboard.press("Escape")
    table.press_on(9)
    position = table.in_cpython()
    assert any(position.start.game.points(position.state)), "nothing has weighed anything yet"
    assert page.evaluate("[window.tones, window.pulses]") == [0, 0]
    table.part("menu").click()
    for what in ("sound", "vibration"):
        table.part(what).check()
    page.keyboard.press("Escape")
    table.press_on()
    expect(table.over).to_be_visible()
    tones, pulses = page.evaluate("[window.tones, window.pulses]")
    assert (tones > 1, pulses > 0) == ((True, True) if motion == "no-preference" else (False, False))
    # What was chosen is kept on the device.
    assert page.evaluate(KEPT) == [{"sound": True, "vibration": True}]


# Where a card can be pressed, and how far its drawing stands above that.
PRESSED = """(card) => {
  const [place, drawn] = [card, card.querySelector('svg')].map((each) => each.getBoundingClientRect().top);
  return [Math.round(place * 10), getComputedStyle(card.querySelector('svg')).translate !== 'none', drawn < place];
}"""


def test_a_card_that_is_pointed_at_is_lifted_and_stays_under_the_pointer(shared_reader: Open) -> None:
    """What moved away from a pointer at its edge came back at once, and away again: no press was ever taken there."""
    table = Table.at(shared_reader(viewport={"width": 1440, "height": 900}), "scrumball")
    table.set_up(seat1="easy", pace="instant", seed="3")
    card = table.root.locator(".ce-held__do:not([aria-disabled])").first
    for _ in range(60):
        if card.count():
            break
        table.press_on(1)
    table.look()
    box = card.bounding_box()
    assert box is not None
    before, lifted, _ = card.evaluate(PRESSED)
    assert not lifted
    for below in (box["height"] / 2, box["height"] - 2):
        table.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + below)
        assert card.evaluate(PRESSED) == [before, True, True]
