"""Debian's Firefox, driven by a Playwright of its own (`make firefox`): newer ones no longer speak to it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import House
from tests.browser.page import PATIENCE, Reader
from tests.browser.readers import Open, house, reader

HERE = Path(__file__).parent
__all__ = ["Open", "house", "reader"]
# What the page's own policy has forbidden, page after page: Firefox tells it to the page, too.
HEAR = """
  self.forbidden ??= [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    self.forbidden.push(`${violatedDirective}: ${blockedURI}`);
  });
"""
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything in this folder, so that only `make firefox` runs it."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.firefox)
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def firefox() -> Iterator[Browser]:
    """The browser that all readers share."""
    with sync_playwright() as playwright:
        browser = playwright.firefox.launch(
            channel="moz-firefox", executable_path=os.environ.get("FIREFOX") or "/usr/bin/firefox-esr"
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def _house() -> Iterator[House]:
    built = House()
    yield built
    built.close()


@pytest.fixture
def open_reader(firefox: Browser, house: House) -> Iterator[Open]:
    """Let readers in, each with a memory of its own."""
    readers: list[Reader] = []

    def come(**options: Any) -> Reader:
        options.setdefault("reduced_motion", "reduce")
        context = firefox.new_context(**options)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(HEAR)
        readers.append(Reader(context, house))
        return readers[-1]

    yield come
    for each in readers:
        each.context.close()
