"""The longest link that is taken, followed on every kind of page: how long until its answer is on the screen."""

from __future__ import annotations

from statistics import median
from typing import Any

from playwright.sync_api import Page, Playwright

from engine.core.game import Game
from engine.core.position import Position, Start
from engine.core.record import MOST_ANSWERS, Record
from engine.games import SHELF, load
from tests.bench import chromium
from tests.browser.expected import page_of, whole_match
from tests.core.test_cost import endless, record

TRIES = 3
PATIENCE = 60_000
READY = "id => document.getElementById(id).dataset.state === 'ready'"
# From the address that changes to the frame after the answer; a link to a short match between two long ones. A widget
# that Material has put in the place of this one would be answered in vain, and one may wait for ever for nothing.
FOLLOW = """([id, link, patience]) => new Promise((done, fail) => {
  const root = document.getElementById(id);
  const was = root.dataset.answered;
  const began = performance.now();
  const late = setTimeout(() => {
    const now = document.getElementById(id)?.dataset ?? {};
    const where = root.isConnected ? "" : ", and another has taken its place";
    const asked = `${now.asked ?? "nothing"} was asked, ${now.answered ?? "nothing"} answered, it is ${now.state}`;
    fail(new Error(`${id} shows no answer to its link after ${patience / 1000} s: ${asked}${where}.`));
  }, patience);
  const watch = new MutationObserver(() => {
    if (root.dataset.answered === was) return;
    watch.disconnect();
    clearTimeout(late);
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
  });
  watch.observe(root, { attributes: true, attributeFilter: ["data-answered"] });
  location.hash = `${id}:${link}`;
})"""


def _places(game: str) -> dict[str, tuple[str, str]]:
    """Each kind of page that takes links: its address, and the widget on it."""
    situation = whole_match(game)
    return {
        "situation": (page_of(situation, game), f"s-{game}-{situation}"),
        "play": (f"{game}/play/", f"s-{game}-play"),
        "referee": ("referee/", "s-referee"),
    }


def _followed(page: Page, game: str, widget: str, links: tuple[str, str]) -> float:
    """The median of so many times that the long link was followed."""
    long, short = links
    times: list[float] = []
    for _ in range(TRIES):
        page.evaluate(FOLLOW, [widget, short, PATIENCE])
        times.append(page.evaluate(FOLLOW, [widget, long, PATIENCE]))
        if widget == "s-referee" and type(load(game)).known is not Game.known:
            # What one side cannot know is not shown before it is said who asks: that is an answer of its own.
            page.locator(f"#{widget}--seat0").wait_for()
    return median(times)


def measure(playwright: Playwright, url: str) -> tuple[dict[str, float], dict[str, Any]]:
    """A match of every game at the cap of answers, on each kind of page; the slowest page of a game counts."""
    values: dict[str, float] = {}
    details: dict[str, Any] = {}
    for game in SHELF:
        kicked_off = Position.begin(Start.of(load(game)))
        links = (record(game, endless(game, MOST_ANSWERS)).link(), Record.of(kicked_off).link())
        took: dict[str, float] = {}
        for kind, (address, widget) in _places(game).items():
            with chromium.profile(playwright) as context:
                page = context.new_page()
                page.set_default_timeout(PATIENCE)
                page.goto(url + address, wait_until="load")
                page.hover(f"#{widget}")
                page.wait_for_function(READY, arg=widget)
                took[kind] = round(_followed(page, game, widget, links))
        values[f"link {game}"] = max(took.values())
        details[game] = took
        print(f"  {game}: {took}", flush=True)
    return values, {"links": details}
