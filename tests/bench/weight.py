"""What Python weighs on the wire until it answers: the ordinary way, and from the picture of its memory."""

from __future__ import annotations

import re
from statistics import median
from typing import Any

from playwright.sync_api import Page, Playwright, Request

from engine.games import SHELF
from tests.bench import boot, chromium

PYTHON = re.compile(r"/live/[^/]+\.(bin|mjs|wasm)$")
"""The parts of Python, and nothing that the page's own scripts are made of."""
HASH = re.compile(r"\.[0-9a-f]{8,}\.")
WAY = "() => document.documentElement.dataset.python ?? ''"
SPARING = "Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });"
"""Who saves data gets no picture, on whatever link."""
PRESS = """() => new Promise((done) => {
  const press = () => {
    const root = document.querySelector("[data-live]");
    if (root.dataset.state !== "still") return done(true);
    root.querySelector("button[data-send]:not([aria-disabled])").click();
    setTimeout(press, 20);
  };
  press();
})"""


def _weight(page: Page, url: str) -> tuple[str, dict[str, int]]:
    """Open a page and press something: the way in which Python starts, and what came for it until then."""
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request) if PYTHON.search(request.url) else None)
    page.goto(url, wait_until="load")
    page.evaluate(PRESS)
    page.wait_for_function(WAY, timeout=boot.PATIENCE)
    # What comes from now on is not counted, though asking for sizes takes its time.
    came = list(asked)
    way: str = page.evaluate(WAY)
    return way, {HASH.sub(".", request.url.rpartition("/")[2]): request.sizes()["responseBodySize"] for request in came}


def measure(playwright: Playwright, url: str) -> tuple[dict[str, float], dict[str, Any]]:
    """A first visit to the cover of each game: the heaviest counts, and of those with the snapshot the median."""
    found: dict[str, dict[str, dict[str, int]]] = {"ordinary": {}, "snapshot": {}}
    for wanted, init in (("ordinary", SPARING), ("snapshot", "")):
        for game in SHELF:
            with chromium.profile(playwright) as context:
                page = context.new_page()
                page.add_init_script(init)
                way, came = _weight(page, f"{url}{game}/")
                assert way == wanted, (
                    f"Python started the {way} way on {game}/, where the {wanted} one was to be weighed"
                )
                found[wanted][game] = came
    totals = {way: [sum(came.values()) / 1e6 for came in games.values()] for way, games in found.items()}
    # A busy machine may take a quick link for a slow one at first, and fetch more than it needs.
    return {"bytes-python": max(totals["ordinary"]), "bytes-snapshot": median(totals["snapshot"])}, {"bytes": found}
