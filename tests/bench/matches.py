"""Whole matches in Chromium: how long computer players think, and how long the page is ever kept busy.

How long a task takes is the time of the processor that it took, as the browser's own trace tells it: what a busy
machine makes it wait for the processor is no fault of the page. The time by the clock stands beside it.
"""

from __future__ import annotations

from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Page, Playwright

from engine.games import SHELF
from tests.bench import chromium
from tests.browser.scripts import PRESS

# What the worker says about each decision, and how long each press waits for its answer.
LISTEN = """
window.bench = { took: [], presses: [] };
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
TASK, MAIN = "RunTask", "CrRendererMain"
"""What a trace calls one task, and the thread on which those of a page run."""
KINDS = {"includedCategories": ["disabled-by-default-devtools.timeline"], "excludedCategories": ["*"]}


class Trace:
    """What the browser notes of the tasks of a page, from now on."""

    def __init__(self, page: Page) -> None:
        """Begin to note."""
        self.page = page
        self.noted: list[dict[str, Any]] = []
        self.complete = False
        self.session = page.context.new_cdp_session(page)
        self.session.on("Tracing.dataCollected", lambda told: self.noted.extend(told["value"]))
        self.session.on("Tracing.tracingComplete", lambda _: setattr(self, "complete", True))
        self.session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": KINDS})

    def tasks(self) -> list[tuple[float, float]]:
        """Stop noting; the milliseconds of the processor and of the clock that each task of the page took."""
        self.session.send("Tracing.end")
        while not self.complete:
            self.page.wait_for_timeout(20)
        named = [each for each in self.noted if each["name"] == "thread_name" and each["args"]["name"] == MAIN]
        main = {(each["pid"], each["tid"]) for each in named}
        done = [each for each in self.noted if each["name"] == TASK and (each["pid"], each["tid"]) in main]
        return [(each["tdur"] / 1000, each["dur"] / 1000) for each in done if "tdur" in each]


class Played(NamedTuple):
    """One whole match in milliseconds."""

    took: list[float]
    """Of each decision of the computer player."""
    tasks: list[tuple[float, float]]
    """Of each task of the page, by the processor and by the clock."""
    presses: list[float]
    """Of each press until its answer is on the screen."""


def play(playwright: Playwright, url: str, game: str, level: str) -> Played:
    """One whole match."""
    with chromium.profile(playwright) as context:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.add_init_script(LISTEN)
        page.goto(f"{url}{game}/play/", wait_until="load")
        root = f"s-{game}-play"
        page.hover(f"#{root}")
        page.wait_for_selector(f"#{root}[data-state=ready]")
        page.wait_for_timeout(1_000)
        trace = Trace(page)
        page.evaluate(SETUP, [root, level])
        page.wait_for_selector(f"#{root}--leave")
        page.evaluate(PRESS, [root, 1, 4000, False])
        page.wait_for_selector(f"#{root}--rematch")
        tasks = trace.tasks()
        return Played(page.evaluate("window.bench.took"), tasks, page.evaluate("window.bench.presses"))


def measure(playwright: Playwright, url: str) -> tuple[dict[str, float], dict[str, Any]]:
    """A match of every game against medium and against hard; slowest decision, longest task, slowest median press."""
    worst = {"medium": 0.0, "hard": 0.0}
    longest = pressed = 0.0
    details: dict[str, Any] = {}
    for game in SHELF:
        for level in ("medium", "hard"):
            took, tasks, presses = play(playwright, url, game, level)
            task, clock = (max(each) for each in zip(*tasks, strict=True))
            worst[level] = max(worst[level], *took)
            longest, pressed = max(longest, task), max(pressed, median(presses))
            mean = sum(took) / max(1, len(took))
            details[f"{game} {level}"] = {
                "decisions": len(took), "mean_ms": round(mean, 1), "worst_ms": round(max(took), 1),
                "tasks": len(tasks), "task_ms": round(task, 1), "task_clock_ms": round(clock, 1),
                "press_ms": round(median(presses), 1),
            }  # fmt: skip
            print(f"  {game} {level}: {details[f'{game} {level}']}", flush=True)
    values = {"hard-move": worst["hard"], "medium-move": worst["medium"], "match-task": longest, "match-press": pressed}
    return values, {"matches": details}
