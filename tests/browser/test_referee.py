"""Ask the referee in a real browser: a dispute settled, mistakes told at their fields, links, the box of rules."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from engine import games
from engine.core.game import Game
from engine.core.languages import words
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.core.record import Record
from tests.browser.conftest import Open
from tests.browser.house import LANGUAGES, in_language
from tests.browser.page import Reader, Widget, until
from tests.browser.table import Table

AT = "referee/"
# Changes a field as a person would, and waits until the frame that answers it is in place.
CHANGE = """async ([id, value]) => {
  const field = document.getElementById(id), root = document.getElementById('s-referee');
  const before = root.dataset.answered;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  while (root.dataset.answered === before) await new Promise((done) => setTimeout(done, 1));
  return root.dataset.state;
}"""


class Desk(Widget):
    """The referee's desk."""

    def __init__(self, page: Page, lang: str = "en") -> None:
        super().__init__(page, "s-referee", lang)
        self.lang = lang

    @classmethod
    def at(cls, reader: Reader, lang: str = "en") -> Desk:
        """Open the page and wait for Python."""
        reader.open(in_language(AT, lang))
        desk = cls(reader.page, lang)
        desk.boot()
        return desk

    def field(self, name: str) -> Locator:
        """A place of the form."""
        return self.root.locator(f"[id='s-referee-f-{name}']")

    def ask(self, game: str, moment: str) -> None:
        """Choose a game and a moment."""
        self.part("game").select_option(game)
        expect(self.root.locator(".ce-referee__desk")).to_have_attribute("data-game", game)
        self.part("moment").select_option(moment)
        expect(self.part("title")).to_have_text(games.moment_words(game, self.lang).moments[moment])

    def tell(self, name: str, value: str) -> None:
        """Write something into a field, leave it, and look at what the referee makes of it."""
        before = self.root.get_attribute("data-answered")
        self.field(name).fill(value)
        self.field(name).press("Tab")
        until(self.page, "([id, was]) => document.getElementById(id).dataset.answered !== was", [self.id, before], 5)

    def fault(self, name: str) -> Locator:
        """What is wrong at a field."""
        return self.field(f"{name}-fault")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_dispute_is_settled_and_its_link_shows_it(open_reader: Open, lang: str) -> None:
    """A 5 and a 2 with a yellow card in force: the video, its rule, the odds; and the same for who gets the link."""
    reader = open_reader(permissions=["clipboard-read", "clipboard-write"])
    desk = Desk.at(reader, lang)
    desk.tell("minute", "15")
    desk.tell("yellow0", "12")
    desk.set_dice([5, 2])
    expect(desk.root.locator(".ce-referee__steps a[href$='#double.tries.lowered']").first).to_be_visible()
    expect(desk.question.locator("a")).to_have_attribute("href", re.compile("double.tries.video$"))
    expect(desk.root.locator(".ce-odds__rows").first).to_be_visible()
    assert desk.odds
    told = desk.told
    link = desk.copy_link()
    assert "#s-referee:q1double." in link

    other = open_reader()
    other.page.goto(link)
    there = Desk(other.page, lang)
    expect(there.field("minute")).to_have_value("15")
    expect(there.field("yellow0")).to_have_value("12")
    there.expect_told(told)


def test_what_cannot_be_is_told_at_its_field(reader: Reader) -> None:
    """The ball beyond the dead-ball line: said at the field, heard by screen readers, and gone with the mistake."""
    desk = Desk.at(reader)
    desk.ask("flair", "tackle")
    question = desk.question.inner_text()
    desk.tell("ball", "130")
    expect(desk.fault("ball")).to_contain_text("from -15 to 115")
    expect(desk.field("ball")).to_have_attribute("aria-invalid", "true")
    expect(desk.question).to_have_text(question)
    expect(reader.page.locator(".ce-voice")).to_contain_text("This is not possible.")
    desk.tell("ball", "13")
    expect(desk.fault("ball")).to_have_count(0)
    desk.field("hands1-add").click()
    for _ in range(4):
        desk.root.locator("[id='s-referee-put-hands1-9']").click()
    expect(desk.fault("hands1")).to_contain_text("Sacha cannot have 5 cards numbered 9")
    desk.field("hands1-9").click()
    expect(desk.fault("hands1")).to_have_count(0)


def test_every_change_is_answered(reader: Reader) -> None:
    """In every game, without a press of the button; how long that takes is measured by `make bench`."""
    desk = Desk.at(reader)
    for game, moment, name, values in (
        ("double", "throw", "minute", ("9", "17")),
        ("tomy", "turn", "round", ("2", "4")),
        ("draft", "answer", "top", ("green-goal-free", "blue-goal-free")),
        ("scrumball", "tackle", "ball", ("30", "60")),
        ("flair", "attack", "ball", ("30", "60")),
    ):
        desk.ask(game, moment)
        for value in values * 2:
            assert reader.page.evaluate(CHANGE, [f"s-referee-f-{name}", value]) == "ready"
            expect(desk.field(name)).to_have_value(value)
            expect(desk.fault(name)).to_have_count(0)
            expect(desk.part("line-text")).to_have_value(re.compile(rf"{name}=\S*{value}"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_position_is_pasted_as_a_line_and_copied_as_one(reader: Reader, lang: str) -> None:
    reader.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    desk = Desk.at(reader, lang)
    desk.part("line").locator("summary").click()
    field, fault = desk.part("line-text"), desk.part("line-fault")
    field.fill("double | hand=0 hand=1")
    desk.part("line-go").click()
    expect(fault).to_have_text(words(lang)("core.refusals.line-twice", key="hand"))
    expect(field).to_have_value("double | hand=0 hand=1")
    field.fill("double | hand=0 minute=12 score=[7,10] > 43")
    desk.part("line-go").click()
    expect(desk.field("minute")).to_have_value("12")
    expect(fault).to_have_count(0)
    desk.root.locator("[data-send*='\"kick\"']").click()
    expect(field).to_have_value(re.compile(r"minute=12 .*> 43 kick$"))
    desk.part("line-copy").click()
    expect(reader.page.locator(".md-dialog__inner")).to_have_text(words(lang)("referee.line-copied"))
    assert reader.page.evaluate("navigator.clipboard.readText()") == field.input_value()


def test_nothing_that_is_being_written_is_lost(reader: Reader) -> None:
    """An answer that comes while the next field is half written leaves that field alone."""
    desk = Desk.at(reader)
    desk.field("minute").fill("18")
    desk.field("minute").press("Tab")
    reader.page.keyboard.type("1")
    reader.page.keyboard.type("0", delay=60)
    reader.page.wait_for_timeout(300)
    assert reader.page.evaluate("document.activeElement.value").endswith("10")
    expect(desk.field("minute")).to_have_value("18")


# Tells a minute and picks a die in the same breath; then waits for the frame that answers the minute, and for the odds.
HURRY = """async () => {
  const root = document.getElementById('s-referee'), minute = document.getElementById('s-referee-f-minute');
  const change = () => new Promise((done) => new MutationObserver((_, watch) => (watch.disconnect(), done()))
    .observe(root, { attributes: true, attributeFilter: ['data-answered'] }));
  minute.value = '18';
  minute.dispatchEvent(new Event('input', { bubbles: true }));
  minute.dispatchEvent(new Event('change', { bubbles: true }));
  document.getElementById('s-referee--set').open = true;
  document.getElementById('s-referee--d0-5').click();
  await change();
  await change();
  return [minute.value, document.getElementById('s-referee--d0-5').checked];
}"""


def test_dice_that_are_being_set_stay_set(reader: Reader) -> None:
    """An answer that comes while the dice are being set, and the odds that come after it, leave them as they lie."""
    desk = Desk.at(reader)
    assert reader.page.evaluate(HURRY) == ["18", True]
    desk.set_dice([5, 5])
    expect(desk.part("set-go")).to_have_count(1)
    expect(desk.root.locator(".ce-referee__steps a").first).to_be_visible()
    assert not desk.page.locator("[id='s-referee--d0-5']").is_checked()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_situation_leads_here_by_one_tap(reader: Reader, lang: str) -> None:
    """Before Python has come, and after some steps: that very position is filled in."""
    reader.open(in_language("double/penalty/", lang))
    widget = reader.widget("penalty-kick")
    widget.root.hover()
    widget.part("referee").click()
    desk = Desk(reader.page, lang)
    expect(desk.field("minute")).to_have_value("12")
    expect(desk.question.locator("a")).to_have_attribute("href", re.compile("double.penalty.kick$"))

    reader.open(in_language("double/penalty/", lang))
    widget = reader.widget("penalty-award").boot()
    widget.choose("kick")
    widget.set_dice([1])
    expect(widget.part("over")).to_be_visible()
    widget.part("undo").click()
    expect(widget.go).to_be_visible()
    widget.part("referee").click()
    expect(desk.question.locator("a")).to_have_attribute("href", re.compile("double.penalty.kick$"))
    desk.part("undo").click()
    expect(desk.part("opt-kick")).to_be_visible()


def test_a_match_leads_here_and_gives_nothing_away(shared_reader: Open) -> None:
    """From a running match of cards: one's own hand is the true one."""
    reader = shared_reader()
    table = Table.at(reader, "flair")
    table.boot()
    table.set_up()
    for _ in range(40):
        if table.part("referee").count():
            break
        table.press_on(1)
        reader.page.wait_for_timeout(30)
    way = table.reach("referee")
    assert "referee/#s-referee:q1flair." in (way.get_attribute("href") or "")
    way.click()
    desk = Desk(reader.page)
    expect(desk.part("game")).to_have_value("flair")
    expect(desk.root.locator(".ce-tell__fault")).to_have_count(0)


def test_a_link_to_a_match_that_is_over_says_so_and_keeps_saying_it(reader: Reader) -> None:
    """In every game; the odds of what stands there come by themselves, and leave the reason alone."""
    desk = Desk.at(reader)
    for game in games.SHELF:
        position, player = Position.begin(Start.of(games.load(game))), at_random(Random(7))
        while position.ask is not None:
            before, position = position, position.send(player(position.ask))
        reader.page.evaluate("hash => { location.hash = hash }", f"s-referee:{Record.of(position).link()}")
        expect(desk.note).to_have_text(words("en")("core.refusals.nothing-to-play"))
        expect(desk.root.get_by_text(words("en")("referee.reckoning"))).to_have_count(0)
        expect(desk.note).to_be_visible()
        # One answer earlier there is something to ask about: at once, or once it is known who asks.
        reader.page.evaluate("hash => { location.hash = hash }", f"s-referee:{Record.of(before).link()}")
        expect(desk.note).to_have_count(0)
        if type(before.start.game).known is not Game.known:
            desk.part("seat0").click()
        expect(desk.part("game")).to_have_value(game)
        expect(desk.part("linked")).to_be_visible()
        expect(desk.root.locator(".ce-tell__fault")).to_have_count(0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_script_the_page_is_a_reference(open_reader: Open, lang: str) -> None:
    """Every moment with its question and its rule; nothing to press that would do nothing."""
    reader = open_reader(java_script_enabled=False)
    page = reader.open(in_language(AT, lang))
    expect(page.locator("#s-referee noscript .ce-note")).to_have_text(words(lang)("referee.no-script"))
    expect(page.locator("#ce-find")).not_to_be_visible()
    expect(page.locator(".ce-find__all a")).to_have_count(len(games.SHELF))
    expect(page.locator("#s-referee--form")).not_to_be_visible()
    expect(page.locator("#s-referee--ask")).to_be_visible()
    rows = page.locator(".ce-moments tbody tr")
    assert rows.count() == sum(len(games.moments(game).all) for game in games.SHELF)
    for row in (rows.first, rows.last):
        expect(row.locator("td a").last).to_have_attribute("href", re.compile("#"))


def test_a_moment_of_the_list_opens_at_the_desk(reader: Reader) -> None:
    desk = Desk.at(reader)
    reader.page.locator(".ce-moments th a", has_text=games.moment_words("flair", "en").moments["clear-out"]).click()
    expect(desk.part("moment")).to_have_value("clear-out")
    expect(desk.root).to_be_in_viewport()


def test_on_a_phone_the_question_stays_in_sight(open_reader: Open) -> None:
    """Below the form a line that says what is asked now, and leads there."""
    reader = open_reader(viewport={"width": 360, "height": 640}, has_touch=True)
    desk = Desk.at(reader)
    desk.field("minute").scroll_into_view_if_needed()
    jump = desk.root.locator(".ce-referee__jump")
    expect(jump).to_be_in_viewport()
    expect(jump).to_have_text("Camille rolls the two dice.")
    desk.tell("minute", "300")
    expect(jump).to_contain_text("This is not possible.")
    desk.tell("minute", "30")
    expect(jump).to_have_text("Camille rolls the two dice.")
    jump.click()
    expect(desk.question).to_be_in_viewport()
    assert reader.page.evaluate("document.documentElement.scrollWidth") == 360


def test_the_words_of_the_way_are_the_book_s(open_reader: Open) -> None:
    """The head of every page leads here, and so does the quiet row."""
    page = open_reader(sparing=True).open("flair/tackle/")
    expect(page.locator(".ce-head__links a", has_text=words("en")("widgets.referee"))).to_have_attribute(
        "href", re.compile("referee/$")
    )
