"""Whole matches in Chromium: how long computer players think, and how long the page is ever kept busy."""

from __future__ import annotations

from statistics import median
from typing import Any

from playwright.sync_api import Playwright

from engine.games import SHELF
from tests.bench import chromium
from tests.browser.table import PRESS

# What the worker says about each decision, and every stretch of work that kept the page from answering.
LISTEN = """
window.bench = { took: [], tasks: [], presses: [] };
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) window.bench.tasks.push(task.duration);
}).observe({ type: "longtask", buffered: true });
// From a press to the moment when its answer is on the screen and the page is ready for the next.
let pressed = 0;
addEventListener("click", ({ target }) => {
  if (target.closest?.(".ce-stage__dock [data-send]")) pressed = performance.now();
}, true);
new MutationObserver(() => {
  if (pressed) window.bench.presses.push(performance.now() - pressed);
  pressed = 0;
}).observe(document, { attributes: true, attributeFilter: ["data-answered"], subtree: true });
const RealWorker = window.Worker;
window.Worker = class extends RealWorker {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      const took = data?.answer?.match?.took;
      if (took) window.bench.took.push(took);
    });
  }
};
"""
SETUP = """([id, level]) => {
  for (const [name, value] of [["seat1", level], ["pace", "instant"], ["seed", "bench"]]) {
    document.getElementById(`${id}--${name}`).value = value;
  }
  document.getElementById(`${id}--kick-off`).click();
}"""
PATIENCE = 600_000


def _match(playwright: Playwright, url: str, game: str, level: str) -> tuple[list[float], float, list[float]]:
    """One whole match: milliseconds of each decision of the computer player, of the longest task, of each press."""
    with chromium.profile(playwright) as context:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.add_init_script(LISTEN)
        page.goto(f"{url}{game}/play/", wait_until="load")
        root = f"s-{game}-play"
        page.hover(f"#{root}")
        page.wait_for_selector(f"#{root}[data-state=ready]")
        page.wait_for_timeout(1_000)
        page.evaluate("window.bench.tasks.length = 0")
        page.evaluate(SETUP, [root, level])
        page.wait_for_selector(f"#{root}--leave")
        page.evaluate(PRESS, [root, 1, 4000, False])
        page.wait_for_selector(f"#{root}--rematch")
        took: list[float] = page.evaluate("window.bench.took")
        longest: float = page.evaluate("Math.max(0, ...window.bench.tasks)")
        presses: list[float] = page.evaluate("window.bench.presses")
        return took, longest, presses


def measure(playwright: Playwright, url: str) -> tuple[dict[str, float], dict[str, Any]]:
    """A match of every game against medium and against hard; slowest decision, longest task, slowest median press."""
    worst = {"medium": 0.0, "hard": 0.0}
    longest = pressed = 0.0
    details: dict[str, Any] = {}
    for game in SHELF:
        for level in ("medium", "hard"):
            took, task, presses = _match(playwright, url, game, level)
            worst[level] = max(worst[level], *took)
            longest, pressed = max(longest, task), max(pressed, median(presses))
            mean = sum(took) / max(1, len(took))
            details[f"{game} {level}"] = {
                "decisions": len(took), "mean_ms": round(mean, 1), "worst_ms": round(max(took), 1), "task_ms": task,
                "press_ms": round(median(presses), 1),
            }  # fmt: skip
            print(f"  {game} {level}: {details[f'{game} {level}']}", flush=True)
    values = {"hard-move": worst["hard"], "medium-move": worst["medium"], "match-task": longest, "match-press": pressed}
    return values, {"matches": details}
