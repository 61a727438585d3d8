"""Time to the first roll on screen, ours against the bare page, in turns and with fresh profiles."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urljoin
from urllib.request import Request, urlopen

from playwright.sync_api import BrowserContext, Page, Playwright

from tests.bench import bare, chromium

SCRIPT = Path(__file__).with_name("boot.js").read_text("utf-8")
PATIENCE = 120_000
VISITS = ("cold", "warm")
# A service worker that is still filling its cache would take time away from the second visit.
SETTLED = """() => Promise.race([
  navigator.serviceWorker.ready,
  new Promise((_, fail) => setTimeout(() => fail(new Error("no service worker after a minute")), 60000)),
]).then((found) => new Promise((done) => {
  const look = () => (found.active?.state === "activated" && !found.installing ? done(true) : setTimeout(look, 50));
  look();
}))"""
# A reader who saves data: Python starts with the click and not before, so its tasks can be told from the page's own.
LATER = """
window.benchLater = true;
Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) });
"""
STAY = 6_000
APART = ("/worker.", ".wasm", ".bin", "/pyodide", "icon", "webmanifest")
"""What comes for Python is counted by itself; icons are for the browser's own frame, and no page waits for them."""


def shown(page: Page, where: str) -> float:
    """Milliseconds from the beginning of the page's load to the painted result."""
    # As a function: the pages' own policy forbids evaluating a string.
    page.wait_for_function(f"() => {where} > 0", timeout=PATIENCE)
    return float(page.evaluate(where))


def _bare(context: BrowserContext, url: str) -> float:
    """One visit to the bare page, long enough for the browser to keep what it compiled."""
    page = context.new_page()
    page.goto(url, wait_until="commit")
    took = shown(page, "window.shown")
    page.wait_for_timeout(STAY)
    page.close()
    return took


def _ours(context: BrowserContext, url: str) -> tuple[float, float]:
    """One visit to our page, until everything is put by for the next one: the first roll, and Python's first answer."""
    page = context.new_page()
    page.add_init_script(SCRIPT)
    page.goto(url, wait_until="commit")
    took = shown(page, "window.bench.shown"), shown(page, "window.bench.python")
    page.evaluate(SETTLED)
    page.wait_for_timeout(STAY)
    page.close()
    return took


def longest_task(playwright: Playwright, url: str) -> float:
    """The longest task between a click on a page at rest and Python's answer to the next: what its start costs."""
    with chromium.profile(playwright) as context:
        page = context.new_page()
        page.add_init_script(LATER + SCRIPT)
        page.goto(url, wait_until="load")
        page.wait_for_timeout(1_500)
        assert page.evaluate("window.bench.workers") == 0, "Python started before the click"
        page.evaluate("window.bench.roll()")
        painted = shown(page, "window.bench.python")
        page.wait_for_timeout(500)
        asked: float = page.evaluate("window.bench.asked")
        tasks: list[tuple[float, float]] = page.evaluate("window.bench.tasks")
        # A task that began just before the click's own note may hold the click itself.
        return max((length for start, length in tasks if start + length >= asked and start <= painted), default=0.0)


def second_page(playwright: Playwright, url: str, page_path: str) -> tuple[float, float]:
    """Go on to another page by a link and roll there: how often Python started again, and the time it took."""
    with chromium.profile(playwright) as context:
        page = context.new_page()
        page.add_init_script(SCRIPT)
        page.goto(url + page_path, wait_until="commit")
        shown(page, "window.bench.python")
        workers = page.evaluate("window.bench.workers")
        page.evaluate("window.bench.visit = 'the same'")
        here = page.url
        there: str = page.evaluate(
            """here => {
              const rules = new URL("../", here).href;
              const link = [...document.querySelectorAll("a[href]")].find(
                (a) => a.href.startsWith(rules) && a.href !== rules && !a.href.includes("#") && a.href !== here
                  && !/rulings|coverage|result|play|learn|drill/.test(a.href));
              link.click();
              return link.href;
            }""",
            here,
        )
        page.wait_for_url(there)
        page.wait_for_function("() => document.querySelector('link[rel=canonical]').href === location.href")
        if page.evaluate("window.bench.visit") != "the same":
            return 1.0, 0.0
        began = page.evaluate("(window.bench.roll(), performance.now())")
        took = shown(page, "window.bench.shown") - began
        return float(page.evaluate("window.bench.workers") - workers), took


def bytes_to_roll(playwright: Playwright, url: str) -> float:
    """All kB that come over the wire until the first roll is on screen, as the browser counts; Python's files apart."""
    with chromium.profile(playwright) as context:
        page = context.new_page()
        page.add_init_script(LATER + SCRIPT)
        session = context.new_cdp_session(page)
        names: dict[str, str] = {}
        came: dict[str, float] = {}
        session.on("Network.requestWillBeSent", lambda sent: names.update({sent["requestId"]: sent["request"]["url"]}))
        session.on("Network.loadingFinished", lambda done: came.update({done["requestId"]: done["encodedDataLength"]}))
        session.send("Network.enable")
        page.goto(url, wait_until="load")
        page.wait_for_timeout(1_500)
        page.evaluate("window.bench.roll()")
        shown(page, "window.bench.shown")
        kept = [size for id_, size in came.items() if not any(part in names.get(id_, "") for part in APART)]
        return sum(kept) / 1000


def warm_up(url: str, names: tuple[str, ...]) -> None:
    """Let a server pack its files once, so that no round pays for it."""
    for name in names:
        with urlopen(Request(urljoin(url, name), headers={"Accept-Encoding": "gzip"})) as answer:
            answer.read()


def measure(
    playwright: Playwright, url: str, page_path: str, bare_url: str, rounds: int
) -> tuple[dict[str, float], dict[str, Any]]:
    """All that has to do with starting Python: visits begin on the first page, the rest is tried on a heavy one."""
    warm_up(bare_url, ("", *bare.FILES))
    with chromium.profile(playwright) as context:
        _ours(context, url)
    times: dict[str, list[float]] = {f"{who} {visit}": [] for who in ("ours", "python", "bare") for visit in VISITS}
    longest: list[float] = []
    for _ in range(rounds):
        with chromium.profile(playwright) as context:
            times["bare cold"].append(_bare(context, bare_url))
            times["bare warm"].append(_bare(context, bare_url))
        with chromium.profile(playwright) as context:
            for visit in VISITS:
                roll, python = _ours(context, url)
                times[f"ours {visit}"].append(roll)
                times[f"python {visit}"].append(python)
        longest.append(longest_task(playwright, url + page_path))
    boots, second = second_page(playwright, url, page_path)
    values = {
        f"{key}-{visit}": median(
            ours / other for ours, other in zip(times[f"{who} {visit}"], times[f"bare {visit}"], strict=True)
        )
        for key, who in (("boot", "ours"), ("python", "python"))
        for visit in VISITS
    }
    weights = {page or "home": bytes_to_roll(playwright, url + page) for page in ("", page_path)}
    values |= {"longest-task": median(longest), "second-page-boots": boots, "bytes-first-roll": max(weights.values())}
    details = {
        "boot_ms": {name: round(median(found)) for name, found in times.items()},
        "busy_page": page_path,
        "first_roll_kB": {page: round(weight, 1) for page, weight in weights.items()},
        "longest_tasks_ms": sorted(map(round, longest)),
        "second_page_roll_ms": round(second),
    }
    return values, details
