"""Where things stand on the screen of a match: what was asked for is in sight, and no press goes astray."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.expected import page_of
from tests.browser.page import Reader, until
from tests.browser.table import Table

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1440, "height": 900}}
SCREENS = pytest.mark.parametrize("screen", [PHONE, DESK], ids=["phone", "desk"])
# How much of an element can be seen between header and foot of the window, and how far below the header it begins.
SEEN = """(id) => {
  const { top, bottom, height } = document.getElementById(id).getBoundingClientRect();
  const head = Math.max(0, document.querySelector('.ce-head').getBoundingClientRect().bottom);
  const seen = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, head));
  return [seen / Math.min(height, innerHeight - head), top - head];
}"""


def seen(page: Page, id_: str) -> tuple[float, float]:
    """Which share of what could be seen of an element is, and how far below the header it begins."""
    share, below = page.evaluate(SEEN, id_)
    return share, below


def begin(reader: Reader, game: str, **fields: str) -> Table:
    """A match against a computer player that has just begun."""
    table = Table.at(reader, game)
    table.set_up(**{"seat1": "easy", "pace": "instant", **fields})
    return table


@SCREENS
@pytest.mark.parametrize("game", ["double", "tomy", "scrumball"])
def test_the_coach_and_a_refusal_come_into_sight(shared_reader: Open, game: str, screen: dict[str, Any]) -> None:
    reader = shared_reader(**screen)
    table = begin(reader, game, seed="3")
    page = reader.page
    # The match fills the window, and the book has stepped aside.
    assert seen(page, table.id) == (1, 0)
    expect(page.locator(".ce-head")).to_be_hidden()
    # Nothing has been played yet: there is no way back, and the reason stands where one looks.
    expect(table.part("undo")).to_have_attribute("aria-disabled", "true")
    table.part("undo").dispatch_event("click")
    expect(table.note).to_be_visible()
    assert seen(page, f"{table.id}--note")[0] == 1, "why there is no way back is out of sight"
    table.ask_coach()
    expect(table.root.locator(".ce-coach__table")).to_be_visible()
    share, _ = seen(page, f"{table.id}--panel-coach")
    assert share > 0.95, f"{share:.0%} of the coach can be seen"
    # The options stay beside it, and whatever is chosen closes it where it lies over the board.
    assert seen(page, f"{table.id}--ask")[0] == 1


@SCREENS
def test_panels_open_and_close_by_touch_and_by_keys(shared_reader: Open, screen: dict[str, Any]) -> None:
    """Menu, odds and story are one tap away; Escape closes, and the focus goes back to what opened them."""
    reader = shared_reader(**screen)
    table = begin(reader, "scrumball")
    page, over = reader.page, screen is PHONE
    for name, opener in (("menu", "menu"), ("odds", "odds-go"), ("story", "story-go")):
        panel = table.part(f"panel-{name}")
        table.part(opener).click()
        expect(panel).to_be_visible()
        if name != "menu" and not over:
            # On a desk they stand there anyway: the focus goes into it.
            expect(panel.locator(".ce-panel__inside")).to_be_focused()
            continue
        expect(table.part(opener)).to_have_attribute("aria-expanded", "true")
        page.keyboard.press("Escape")
        expect(panel).to_be_hidden()
        expect(table.part(opener)).to_be_focused()
    table.part("menu").click()
    table.part("shut-menu").click()
    expect(table.part("panel-menu")).to_be_hidden()


def test_why_opens_over_the_match_and_closes_back_to_it(shared_reader: Open) -> None:
    """The paragraph comes with its situation, which plays; the match is as it was."""
    reader = shared_reader(**PHONE)
    table = begin(reader, "double", seed="3")
    page = reader.page
    asked = table.question.inner_text()
    table.part("why").click()
    box = page.locator("dialog.ce-why")
    expect(box.locator(".ce-rule")).to_be_visible()
    rule = table.part("why").get_attribute("href") or ""
    expect(box.locator(".ce-rule")).to_have_attribute("id", rule.partition("#")[2])
    situation = box.locator("[data-live]").first
    expect(situation).to_have_attribute("data-state", "ready")
    before = situation.inner_text()
    situation.locator(".ce-go").first.click()
    expect(situation).not_to_have_text(before)
    # A word of the glossary is explained over it, and closes back to the paragraph.
    word, told = box.locator("a.ce-term").first, box.locator(".ce-term-pop")
    word.click()
    expect(told).to_be_visible()
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    expect(box.locator(".ce-rule")).to_be_visible()
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    assert page.url.endswith("double/play/")
    assert table.question.inner_text() == asked
    expect(table.part("why")).to_be_focused()


@SCREENS
def test_leaving_brings_the_book_back(shared_reader: Open, screen: dict[str, Any]) -> None:
    """Replay, take over, leave: each press leads to a screen that begins at its top."""
    reader = shared_reader(**screen)
    table = begin(reader, "scrumball")
    page = reader.page
    table.press_on(6)
    table.reach("replay").click()
    expect(table.part("at")).to_be_visible()
    assert 0 <= seen(page, table.id)[1] < 40
    table.part("over").locator("summary").click()
    table.part("over-go").click()
    expect(table.part("at")).to_have_count(0)
    assert seen(page, table.id) == (1, 0), "the match that was taken over does not fill the window"
    table.part("leave").click()
    expect(table.part("kick-off")).to_be_visible()
    expect(page.locator(".ce-head")).to_be_visible()
    assert 0 <= seen(page, table.id)[1] < 40


GO_SEND = "(id) => document.getElementById(`${id}--go`)?.dataset.send ?? ''"


def test_a_finger_that_goes_down_on_one_button_presses_no_other(shared_reader: Open) -> None:
    """The computer player moves while the finger is down; what stands there then was not meant."""
    reader = shared_reader()
    table = Table.at(reader, "double")
    table.set_up(seat1="easy", pace="quick")
    page = reader.page
    tried = 0
    for _ in range(400):
        send = page.evaluate(GO_SEND, table.id)
        if "hurry" not in send:
            if table.over.count():
                break
            table.press_on(1)
            page.wait_for_timeout(20)
            continue
        table.go.scroll_into_view_if_needed()
        box = table.go.bounding_box()
        if box is None:
            continue
        page.mouse.move(box["x"] + 20, box["y"] + 20)
        page.mouse.down()
        changed = until(page, f"([id, was]) => ({GO_SEND})(id) !== was", [table.id, send], 15)
        if not changed or "roll" not in page.evaluate(GO_SEND, table.id):
            page.mouse.up()
            continue
        answered = table.root.get_attribute("data-answered")
        page.mouse.up()
        page.wait_for_timeout(400)
        assert table.root.get_attribute("data-answered") == answered, "a press that was meant for the one before"
        tried += 1
        # An honest press, and another in the same place at once.
        table.go.click()
        later = "([id, was]) => document.getElementById(id).dataset.answered !== was"
        assert until(page, later, [table.id, answered])
        break
    assert tried, "it never came to that"


# Whether a press shows before anybody has answered it: the same script presses, and looks at the very next moment.
AT_ONCE = """(id) => {
  const go = document.getElementById(`${id}--go`);
  const look = () => getComputedStyle(go).boxShadow;
  const before = look();
  go.click();
  return [go.isConnected, before !== look(), document.getElementById(id).dataset.answered];
}"""


def test_a_press_is_seen_before_it_is_answered_and_the_answer_takes_the_sign_away(shared_reader: Open) -> None:
    reader = shared_reader()
    table = begin(reader, "double", seed="3")
    page = reader.page
    answered = table.root.get_attribute("data-answered")
    there, seen_, still = page.evaluate(AT_ONCE, table.id)
    assert (there, seen_, still) == (True, True, answered)
    assert until(page, "([id, was]) => document.getElementById(id).dataset.answered !== was", [table.id, answered])
    expect(page.locator(".ce-pressed")).to_have_count(0)


KEPT = "(text) => Object.values(localStorage).some((each) => each.includes(text))"


def test_the_pace_is_changed_in_the_menu(shared_reader: Open) -> None:
    reader = shared_reader()
    table = Table.at(reader, "scrumball")
    table.set_up(seat1="easy", pace="turn", seed="3")
    table.part("menu").click()
    table.part("pace").select_option("instant")
    assert until(reader.page, KEPT, '"pace":"instant"')
    assert table.kept[-1]["save"]["settings"]["pace"] == "instant"
    expect(table.part("pace")).to_have_value("instant")


# What is drawn is noted so much later than it was, and a press likewise: no test depends on how quick a machine is.
CLOCKS = """
  window.ahead = window.later = 0;
  const real = performance.now.bind(performance);
  performance.now = () => real() + window.ahead;
  const { get } = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
  Object.defineProperty(Event.prototype, 'timeStamp', { get() { return get.call(this) + window.later; } });
"""

# Whether everything that was asked for has been answered.
RESTS = "(id) => (({ asked, answered }) => asked === answered)(document.getElementById(id).dataset)"


def test_a_button_that_has_just_taken_another_s_place_waits_for_the_eye(reader: Reader) -> None:
    """The clocks of the page are held: a press that comes at once is not taken, one that comes later is."""
    reader.context.add_init_script(CLOCKS)
    table = Table.at(reader, "double")
    table.set_up(seat1="easy", pace="quick", seed="3")
    page = reader.page
    # As soon as a computer player is at it, every change is noted as if it came hours from now: until then no press is
    # late enough for it. What was noted before is as old as ever.
    hold = f"(id) => ({GO_SEND})(id).includes('hurry')"
    hold += " && Boolean([window.later, window.ahead] = [window.ahead, window.ahead + 1e7])"
    # A drawing is in sight before it counts as answered: what brought the button there is no answer to a press on it.
    asks = f"(id) => ({RESTS})(id) && !({GO_SEND})(id).includes('hurry')"
    for _ in range(200):
        # Where the computer player leaves something to choose, no button takes the place of another: on to its next.
        if page.evaluate(hold, table.id):
            assert until(page, asks, table.id)
            if "roll" in page.evaluate(GO_SEND, table.id):
                break
        table.press_on(1)
        page.wait_for_timeout(20)
    assert "roll" in page.evaluate(GO_SEND, table.id)
    answered = table.root.get_attribute("data-answered")
    table.go.click()
    page.wait_for_timeout(300)
    assert table.root.get_attribute("data-answered") == answered
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    assert table.root.get_attribute("data-answered") == answered
    page.evaluate("window.later = window.ahead + 1e7")
    table.go.click()
    assert until(page, "([id, was]) => document.getElementById(id).dataset.answered !== was", [table.id, answered])


def test_a_second_press_at_full_time_begins_no_other_match(reader: Reader) -> None:
    """Whoever presses twice in one place never presses what has come to stand there.

    The clocks of the page are held: each answer is drawn long after the press that it belongs to, and before the next.
    """
    reader.context.add_init_script(CLOCKS)
    table = begin(reader, "double", rule_length="20")
    page, last, hours = reader.page, (0.0, 0.0), 0
    while not table.over.count():
        hours += 2
        box = table.root.locator(".ce-stage__options [data-send]:not([aria-disabled])").first.bounding_box()
        assert box is not None
        last = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.evaluate("hours => { window.later = hours * 3.6e6; window.ahead = (hours + 1) * 3.6e6 }", hours)
        page.mouse.click(*last)
        table.look()
    there = page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.closest('[data-send]')?.id ?? ''", list(last))
    assert there, "nothing stands there after the match, so that there was nothing to press"
    page.mouse.click(*last)
    table.look()
    assert table.over.count(), f"{there} was pressed, which nobody had seen"
    assert len(table.kept) == 1
    assert table.in_cpython().over
    # Whoever has looked may press it.
    page.evaluate("hours => { window.later = hours * 3.6e6 }", hours + 2)
    page.mouse.click(*last)
    expect(table.over).to_have_count(0)


def test_a_widget_on_a_phone_is_as_wide_before_the_first_press_as_after(shared_reader: Open) -> None:
    reader = shared_reader(**PHONE)
    page = reader.open(page_of("penalty-kick"))
    widget = reader.widget("penalty-kick")
    before = widget.root.bounding_box()
    widget.boot().throw()
    expect(widget.root.locator(".ce-story .ce-mark").first).to_be_visible()
    after = widget.root.bounding_box()
    assert before is not None
    assert after is not None
    assert (before["x"], before["width"]) == (after["x"], after["width"])
    # A notice covers nothing of the page, and takes no press.
    page.evaluate("window.alert$.next('The whole book is stored on this device: it plays without a connection.')")
    expect(page.locator(".md-dialog--active")).to_be_visible()
    notice, head = (page.locator(each).bounding_box() for each in (".md-dialog", ".ce-head"))
    assert notice is not None
    assert head is not None
    assert notice["y"] + notice["height"] <= head["y"] + head["height"] + 1
    assert page.locator(".md-dialog").evaluate("each => getComputedStyle(each).pointerEvents") == "none"


# What can be pressed in the dock, and whether the notice leaves it free: the place, and a finger on its middle.
UNDER = """(root) => [...document.querySelectorAll(`#${root} .ce-stage__dock [data-send]`)]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width)
  .map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const there = document.querySelector('.md-dialog').getBoundingClientRect();
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const free = there.bottom <= top || there.top >= bottom || there.right <= left || there.left >= right;
    return [one.id || one.textContent, free && !met?.closest('.md-dialog')];
  })"""


@SCREENS
def test_the_notice_that_the_book_is_stored_covers_no_card_and_no_option(
    shared_reader: Open, screen: dict[str, Any]
) -> None:
    """It came over the hand of Draft, just when somebody wanted to play."""
    reader = shared_reader(**screen)
    table = begin(reader, "draft", seed="3")
    page = reader.page
    page.evaluate("said => window.alert$.next(said)", table.say("widgets.page.offline-ready"))
    expect(page.locator(".md-dialog--active")).to_be_visible()
    cards = page.evaluate(UNDER, table.id)
    assert len(cards) >= 6, cards
    assert [name for name, free in cards if not free] == []
