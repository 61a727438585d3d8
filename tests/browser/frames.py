"""Why a press never came about: whether the page is painted at all, and what on it does not stand still."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page

# Looks at whatever can be pressed, frame after frame for a second; a page that is not painted has no frames.
_WATCH = """async () => {
  const things = [...document.querySelectorAll('button, a, summary, input, select, [data-live]')];
  const name = (thing) => thing.id || thing.dataset.send || thing.textContent.trim().slice(0, 30) || thing.tagName;
  const look = () => things.map((thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return `${x} ${y} ${width} ${height}`;
  });
  const frame = () => Promise.race([
    new Promise((done) => requestAnimationFrame(() => done(1))),
    new Promise((done) => setTimeout(() => done(0), 1000)),
  ]);
  const moved = new Map();
  const end = performance.now() + 1000;
  let [frames, before, top] = [0, look(), scrollY];
  while (performance.now() < end) {
    if (!(await frame())) continue;
    frames += 1;
    const now = look();
    now.forEach((place, at) => place !== before[at] && moved.set(name(things[at]), [before[at], place]));
    before = now;
  }
  return {
    frames,
    moved: Object.fromEntries([...moved].slice(0, 10)),
    scrolled: scrollY - top,
    animations: document.getAnimations().map((one) => `${one.animationName} ${one.playState}`),
    window: document.visibilityState,
    widgets: [...document.querySelectorAll('[data-live]')].map((one) => `${one.id} ${one.dataset.state}`).slice(0, 3),
  };
}"""


def frames(page: Page) -> str:
    """What a page does for a second while nobody touches it."""
    with suppress(PlaywrightError):
        return f"{page.url}: {page.evaluate(_WATCH)}"
    return f"{page.url}: it answers nothing"
