"""Readers who stay from test to test, with one browser and one Python, and keep nothing of what a test has left."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from playwright.sync_api import Error as PlaywrightError

from tests.browser.page import Reader, until
from tests.browser.readers import Open

# All that a page may have put by.
_CLEAR = """async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
}"""
_HAS_PYTHON = "() => Boolean(document.documentElement.dataset.python)"
# A match is left before its page is: what was still to come of it would be drawn on the next one.
_LEFT = """() => {
  const root = document.querySelector('[data-play]'), leave = root?.querySelector("[id$='--leave']");
  leave?.click();
  return !leave && root?.dataset.asked === root?.dataset.answered;
}"""
REST = "about/"
"""Where readers wait for the next test: a page on which nothing plays."""


class Visits:
    """Who is there between two tests, by the kind of browser; and who is out in the test that runs."""

    def __init__(self, begin: Open) -> None:
        """Readers are let in by `begin` where none of their kind waits."""
        self._begin = begin
        self._waiting: dict[str, Reader] = {}
        self._out: list[tuple[str, Reader]] = []

    def come(self, sparing: bool = False, **options: Any) -> Reader:
        """A reader with such a browser; two of a kind in one test are two people."""
        kind = repr((sparing, sorted(options.items())))
        reader = self._waiting.pop(kind, None) or self._begin(sparing=sparing, **options)
        reader.begin_anew()
        self._out.append((kind, reader))
        return reader

    def leave(self, well: bool) -> None:
        """Whoever has done well waits for the next test; after any fault the browser is thrown away with its Python."""
        out, self._out = self._out, []
        for kind, reader in out:
            reader.settle()
            if not well or reader.watch.faults or not _rested(reader):
                reader.context.close()
            else:
                self._waiting[kind] = reader
        for _, reader in out:
            reader.watch.verify()

    def close(self) -> None:
        """Everybody goes."""
        for reader in self._waiting.values():
            reader.context.close()


def _rested(reader: Reader) -> bool:
    """Leave nothing behind, and go where nothing plays; False where that does not succeed."""
    with suppress(PlaywrightError, AssertionError):
        for page in reader.context.pages:
            if page is not reader.page:
                page.close()
        reader.page.mouse.move(0, 0)
        if reader.page.evaluate(_HAS_PYTHON):
            assert until(reader.page, _LEFT, None)
            reader.come(REST if reader.lang == "en" else f"{reader.lang}/{REST}")
            reader.page.evaluate(_CLEAR)
        else:
            reader.page.evaluate(_CLEAR)
            reader.page.goto("about:blank")
        if reader.page.viewport_size != reader.viewport and reader.viewport is not None:
            reader.page.set_viewport_size(reader.viewport)
        return not reader.watch.faults
    return False
