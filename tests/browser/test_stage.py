"""The screen on which one plays: over a whole match of each game everything is in sight, and nothing jumps."""

from __future__ import annotations

from math import isfinite
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from engine.games import SHELF
from tests.browser.conftest import Open
from tests.browser.page import until
from tests.browser.table import Table

PHONE, SMALL, TABLET, DESK = (390, 844), (360, 640), (820, 1180), (1440, 900)
SIZES = (PHONE, SMALL, TABLET, DESK)
LOOKED = (PHONE, DESK)
"""What every decision of a match is looked at on."""
STILL = 8
"""Pixels by which the question may move from press to press."""
SHIFT = 0.02
"""What may move by itself in a whole match, as browsers count it."""
FAST = 14
"""So many presses, of which some hurry a computer player, come before the turns that are looked at: by then there is a
story to push, and a hand to play from."""
TURNS = 3
"""So many decisions each on a phone and on a desk are followed at a real pace."""
KEYS = 1.2
"""Keys that a decision takes who has no mouse, in the mean of a whole match."""
EVERY = 6
"""Every so many presses the same moment is looked at on a small phone and a tablet too."""
STRETCH = 12
"""So many decisions are made on a phone, then as many on a desk, and so on."""

# What a reader who is to decide cannot see, and where the question stands.
SEEN = """(id) => {
  const root = document.getElementById(id);
  const within = (each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    for (let box = each.parentElement; box && box !== root; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible') continue;
      const frame = box.getBoundingClientRect();
      if (top < frame.top - 1 || bottom > frame.bottom + 1) return false;
      if (left < frame.left - 1 || right > frame.right + 1) return false;
    }
    return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  };
  const shown = (selector) => [...root.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const name = (each) => each.id || each.className || each.textContent;
  const strip = root.querySelector('.ce-stage__strip');
  const placed = shown('.ce-stage__options button').map((each) => [each, each.getBoundingClientRect()]);
  const after = ([, a], [, b]) => (b.top >= a.bottom - 1 ? true : b.bottom <= a.top + 1 ? false : b.left > a.left);
  const cross = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return {
    order: placed.slice(1).filter((each, place) => !after(placed[place], each)).map(([each]) => name(each)),
    covered: shown('.ce-held__do .ce-go__note').filter((each) =>
      [...each.parentElement.querySelectorAll('svg text')].some((word) =>
        cross(each.getBoundingClientRect(), word.getBoundingClientRect()))).map((each) => name(each.parentElement)),
    options: shown('.ce-stage__options button, .ce-held__do').filter((each) => !within(each)).map(name),
    tools: shown('.ce-tool').filter((each) => !within(each)).map(name),
    small: shown('.ce-tool, .ce-stage__options button, .ce-held__do')
      .filter((each) => Math.min(each.offsetWidth, each.offsetHeight) < 24).map(name),
    told: strip ? Math.max(0, strip.scrollHeight - strip.clientHeight - 1) : 0,
    left: shown('.ce-strip__left').map((each) => each.textContent),
    board: shown('.ce-stage__board > *').filter((each) => !within(each)).map(name),
    page: Math.max(document.documentElement.scrollWidth - innerWidth, root.scrollHeight - root.clientHeight),
    ask: document.getElementById(id + '--ask').getBoundingClientRect().top,
    first: Math.min(...shown('.ce-stage__options button').map((each) => each.getBoundingClientRect().top)),
  };
}"""
# Whether the page waits for the reader, not for a computer player.
DECIDING = "(id) => !document.getElementById(`${id}--go`)?.dataset.send.includes('hurry')"
# Shifts of the layout, gathered as browsers do: in windows of at most five seconds without a pause of one.
WATCH = """() => {
  window.ceShift = { phone: 0, desk: 0 };
  window.ceDevice = 'phone';
  window.ceMoved = [];
  window.ceSized = [0, 0];
  let sum = 0, first = 0, last = -1e9, seen = window.ceDevice;
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, startTime, value, sources } of list.getEntries()) {
      // Another device is no shift, however late a busy machine tells of it.
      if (hadRecentInput || (startTime >= window.ceSized[0] && startTime <= window.ceSized[1])) continue;
      const device = window.ceDevice;
      const apart = startTime - last > 1000 || startTime - first > 5000 || device !== seen;
      if (apart) [sum, first, window.ceMoved] = [0, startTime, []];
      [sum, last, seen] = [sum + value, startTime, device];
      const named = (node) => node?.id || node?.getAttribute?.('class') || `${node?.nodeName} ${node?.textContent}`;
      window.ceMoved.push(...sources.map(({ node }) => `${value.toFixed(4)} ${named(node)}`));
      if (sum > window.ceShift[device]) window.ceWorst = window.ceMoved.slice();
      window.ceShift[device] = Math.max(window.ceShift[device], sum);
    }
  }).observe({ type: 'layout-shift' });
}"""


# Two drawings later all of it has been seen.
SETTLED = """(device) => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
  window.ceSized[1] = performance.now();
  window.ceDevice = device;
  done();
}, 30))))"""


def sized(page: Page, size: tuple[int, int]) -> None:
    """Look at the page on another device."""
    page.set_viewport_size({"width": size[0], "height": size[1]})


def unseen(page: Page, id_: str, faults: list[str], where: str) -> dict[str, float]:
    """Note what cannot be seen at a decision; where the question stands, and the first thing to press below it."""
    seen: dict[str, Any] = page.evaluate(SEEN, id_)
    asked = page.locator(f"[id='{id_}--ask']").inner_text()
    for what in ("options", "tools", "small", "board", "order", "covered", "left"):
        if seen[what]:
            faults.append(f"{where}: {what} {seen[what]} at “{asked}”")
    if seen["told"] > 0 or seen["page"] > 0:
        faults.append(f"{where}: told {seen['told']}, page {seen['page']} at “{asked}”")
    return {part: seen[part] for part in ("ask", "first") if isfinite(seen[part])}


# How many figures stand for a choice; 0 where there is one thing to do.
FIGURES = "(id) => document.getElementById(id).querySelectorAll('[data-figure]').length"
TAKEN = "(id) => document.getElementById(id).dataset.card ?? ''"
WENT = """([id, answered, card]) => {
  const { dataset } = document.getElementById(id);
  return dataset.answered !== answered || (dataset.card ?? '') !== card;
}"""
ANSWERED = "(id) => document.getElementById(id).dataset.answered"


def press(page: Page, id_: str, luck: Random) -> tuple[int, int]:
    """Decide by keys alone, as somebody does who has no mouse: the keys that it took, and the taps of a finger."""
    before, keys, taps, wanted = page.evaluate(ANSWERED, id_), 0, 0, 0.0
    while page.evaluate(ANSWERED, id_) == before:
        figures, taken = page.evaluate(FIGURES, id_), page.evaluate(TAKEN, id_)
        # Who has to press again wants the same as before: the match does not depend on how quick the machine is.
        wanted = wanted or luck.random()
        page.keyboard.press(str(1 + int(wanted * min(9, figures))) if figures else "Space")
        keys += 1
        went = until(page, WENT, [id_, before, taken], 0.5)
        # A key that comes too soon after a change is not taken, as no finger would be: that is no tap.
        taps += went
        wanted = 0.0 if went else wanted
        assert keys < 40, "no key answers this question"
    return keys, taps


@pytest.mark.parametrize("game", SHELF)
def test_everything_is_in_sight_and_nothing_jumps(shared_reader: Open, game: str) -> None:
    """A whole match by keys, played on a phone and on a desk in turns; every decision is looked at on both.

    It is played in the language that takes more room.
    """
    reader = shared_reader(viewport={"width": PHONE[0], "height": PHONE[1]})
    table = Table.at(reader, game, "fr")
    table.set_up(seat1="medium", pace="instant", seed="stage")
    counted = table.say("digest.counted", count=2).removeprefix("2")
    page, faults, decisions, luck = reader.page, list[str](), 0, Random(game)
    keys, taps = dict.fromkeys(SIZES, 0), dict.fromkeys(SIZES, 0)
    places: dict[tuple[int, int], list[dict[str, float]]] = {size: [] for size in SIZES}
    page.evaluate(WATCH)
    here = PHONE
    while not table.over.count() and decisions < 400:
        assert until(page, DECIDING, table.id)
        here = (PHONE, DESK)[decisions // STRETCH % 2]
        page.evaluate("window.ceSized = [performance.now(), Infinity]")
        for size in (*(size for size in SIZES if size != here and (size in LOOKED or decisions % EVERY == 0)), here):
            sized(page, size)
            places[size].append(unseen(page, table.id, faults, f"{size[0]}×{size[1]}"))
        page.evaluate(SETTLED, "phone" if here == PHONE else "desk")
        if counted in (said := page.locator(f"[id='{table.id}--strip']").inner_text()):
            faults.append(f"only counted, not told: {said}")
        pressed, tapped = press(page, table.id, luck)
        keys[here], taps[here] = keys[here] + pressed, taps[here] + tapped
        decisions += 1
    assert table.over.count(), "the match did not end"
    tops = {
        (size, part): [place[part] for place in found if part in place]
        for size, found in places.items()
        for part in ("ask", "first")
    }
    jumps = {at: max(found) - min(found) for at, found in tops.items() if found}
    assert not faults, f"{len(faults)} in {decisions} decisions:\n" + "\n".join(faults[:12])
    assert all(jump <= STILL for jump in jumps.values()), jumps
    shift = page.evaluate("window.ceShift")
    assert max(shift.values()) <= SHIFT, f"{shift}: {page.evaluate('window.ceWorst')}"
    print(f"{game}: {decisions} decisions, {jumps=}, {shift=}, {keys=}, {taps=}")
    assert sum(keys.values()) <= KEYS * decisions, f"{keys} keys for {decisions} decisions"


@pytest.mark.parametrize("game", SHELF)
def test_what_happens_by_itself_pushes_nothing(shared_reader: Open, game: str) -> None:
    """Some turns at a real pace: browsers excuse what moves right after a press, and at once everything is right after.

    They are played in the midst of a match, on a phone and then on a desk.
    """
    reader = shared_reader(viewport={"width": PHONE[0], "height": PHONE[1]})
    table = Table.at(reader, game, "fr")
    table.set_up(seat1="easy", pace="quick", seed="stage")
    table.press_on(FAST)
    page, luck = reader.page, Random(game)
    page.evaluate(WATCH)
    for device, size in (("phone", PHONE), ("desk", DESK)):
        page.evaluate("window.ceSized = [performance.now(), Infinity]")
        sized(page, size)
        page.evaluate(SETTLED, device)
        for _ in range(TURNS):
            assert until(page, DECIDING, table.id)
            press(page, table.id, luck)
        assert until(page, DECIDING, table.id)
    assert not table.over.count(), "the match was over before these turns"
    shift = page.evaluate("window.ceShift")
    print(f"{game}: {shift=}")
    assert max(shift.values()) <= SHIFT, f"{shift}: {page.evaluate('window.ceWorst')}"
