"""Every state of a match for everyone: nothing that axe-core objects to, in forced colours, and at twice the size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from engine.core.record import Record
from tests.browser.conftest import Open
from tests.browser.house import in_language
from tests.browser.page import Reader, until
from tests.browser.table import Table
from tests.browser.test_pages import _axe

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "color_scheme": "dark"}
DESK = {"viewport": {"width": 1280, "height": 800}}
TWICE = {"viewport": {"width": 640, "height": 400}, "forced_colors": "active"}
"""The same desk where everything is twice as large; a phone on its side is hardly larger."""
SCREENS: dict[str, tuple[dict[str, Any], str]] = {
    "phone by night": (PHONE, "fr"),
    "desk by day": (DESK, "en"),
    "twice as large": (TWICE, "en"),
}

# What can be pressed in what lies on top: a dialog, an open panel, or the frame itself.
_TOP = """(root) => {
  const panel = root.dataset.panel && root.querySelector(`.ce-panel--${root.dataset.panel}`);
  const top = document.querySelector('dialog[open]') ?? (panel || root);
  return [...top.querySelectorAll('button, a[href], summary, input, select')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }) && (top !== root || !each.closest('.ce-panel')));
}"""
# What no scrolling brings under the finger; whether anything is too wide; what has no edge once backgrounds and shadows
# are gone, and no drawing of its own; and what is held but looks like the rest.
BEYOND = f"""(id) => {{
  const root = document.getElementById(id);
  const name = (each) => each.id || each.outerHTML.slice(0, 80);
  const reached = (each) => {{
    each.scrollIntoView({{ block: 'nearest', behavior: 'instant' }});
    const {{ left, top, width, height }} = each.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (each.contains(there) || there.contains(each));
  }};
  const edged = (each) => {{
    const {{ borderTopStyle, borderTopWidth }} = getComputedStyle(each);
    return borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0;
  }};
  const all = ({_TOP})(root);
  const wide = Math.max(root.scrollWidth - root.clientWidth, document.documentElement.scrollWidth - innerWidth);
  return [
    ...all.filter((each) => !reached(each)).map((each) => `${{name(each)}} cannot be reached`),
    ...all.filter((each) => each.matches('.ce-go') && !edged(each)).map((each) => `${{name(each)}} has no edge`),
    ...(matchMedia('(forced-colors: active)').matches ? all : [])
      .filter((each) => each.ariaPressed === 'true' && getComputedStyle(each).outlineStyle === 'none')
      .map((each) => `${{name(each)}} does not look held`),
    ...(wide > 0 ? [`${{wide}} px too wide`] : []),
  ];
}}"""
# A ring around what the keyboard is at, drawn by what forced colours leave.
RING = """() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  const ring = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  return ring ? [] : [`no ring around ${document.activeElement.outerHTML.slice(0, 120)}`];
}"""


def states(table: Table) -> Iterator[str]:
    """A match of cards: its question, a card taken up, every panel, the rule, and a computer player at it."""
    page = table.page
    card = table.root.locator(".ce-held__do[data-card]").first
    for _ in range(60):
        if card.count():
            break
        table.press_on(1)
    yield "question"
    table.look()
    card.click()
    expect(card).to_have_attribute("aria-expanded", "true")
    yield "card"
    card.click()
    for name in ("ahead", "odds", "story", "menu", "coach"):
        table.part("menu" if name == "menu" else f"{name}-go").click()
        expect(table.part(f"panel-{name}")).to_be_visible()
        if name == "coach":
            expect(table.root.locator(".ce-coach__table")).to_be_visible()
            assert until(page, "() => !document.querySelector('.ce-coach progress')", None)
        yield name
        page.keyboard.press("Escape")
    table.part("why").click()
    expect(page.locator("dialog.ce-why .ce-rule")).to_be_visible()
    yield "why"
    page.keyboard.press("Escape")
    for _ in range(60):
        if table.go.count() and "go-on" in (table.go.get_attribute("data-send") or ""):
            break
        table.press_on(1)
    yield "waiting"


def played(reader: Reader, lang: str) -> Iterator[tuple[Table, str]]:
    """Matches of all games with one runtime, each in its states; of those that are short, the end as well."""
    flair = Table.at(reader, "flair", lang)
    flair.set_up(seat1="easy", pace="turn", seed="states")
    for state in states(flair):
        yield flair, state
    for game in ("draft", "scrumball", "tomy", "double"):
        reader.follow(in_language(f"{game}/play/", lang))
        table = Table(reader.page, game, lang)
        table.set_up(seat1="easy", pace="instant", seed="states", **{"double": {"rule_length": "20"}}.get(game, {}))
        table.press_on(2)
        if game == "tomy":
            die = table.root.locator(".ce-again").first
            for _ in range(60):
                if die.count():
                    break
                table.press_on(1)
            table.look()
            die.click()
            expect(die).to_have_attribute("aria-pressed", "true")
        yield table, "question"
    table.press_on()
    expect(table.over).to_be_visible()
    expect(table.part("verdict").locator("progress")).to_have_count(0)
    yield table, "over"
    yield from aside(reader, table)


def aside(reader: Reader, table: Table) -> Iterator[tuple[Table, str]]:
    """What is beside a match: replay, sheet, season, the device between two people, a match that was sent."""
    page = reader.page
    table.part("replay").click()
    expect(table.part("at")).to_be_visible()
    yield table, "replay"
    table.part("back").click()
    table.part("sheet-go").click()
    expect(table.part("print")).to_be_visible()
    yield table, "sheet"
    table.part("go").click()
    table.part("leave").click()
    table.part("statistics").locator("summary").first.click()
    yield table, "season"
    table.set_up(seat1="human", pace="instant", seed="states")
    table.press_on(4)
    link = Record.of(table.in_cpython()).link()
    reader.follow(in_language("scrumball/play/", reader.lang))
    other = Table(page, "scrumball", reader.lang)
    # The match that was begun there waits.
    other.part("leave").click()
    other.set_up(seat1="human", pace="instant", seed="states")
    for _ in range(60):
        if "reveal" in (other.go.get_attribute("data-send") or ""):
            break
        other.press_on(1)
    yield other, "curtain"
    reader.follow(in_language(f"{table.game}/play/", reader.lang) + f"#{table.id}:{link}")
    expect(table.part("go")).to_have_text(table.say("review.play-on"))
    yield table, "sent"


@pytest.mark.parametrize("form", SCREENS)
def test_every_state_of_a_match_is_for_everyone(open_reader: Open, form: str) -> None:
    screen, lang = SCREENS[form]
    reader = open_reader(**screen)
    page, faults = reader.page, list[str]()
    for table, state in played(reader, lang):
        found: list[Any] = page.evaluate(BEYOND, table.id)
        if form == "twice as large":
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement === document.body"):
                # Past the last thing of the page one comes to its first.
                page.keyboard.press("Tab")
            found += page.evaluate(RING)
        else:
            found += _axe(page)
        faults += [f"{table.game}, {state}: {each}" for each in found]
    assert not faults, "\n".join(faults)
