"""One Chromium and one server for all browser tests; every test has readers of its own and hears of their troubles.

Tests run side by side (`-n 2`) when they only read the site; those that close the server or change its pace are marked
`alone` and come after the others.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from tests.browser.house import SHARED, House
from tests.browser.page import PATIENCE, Reader

HERE = Path(__file__).parent
FLAGS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # Whatever asks for another host gets no answer, so that a forgotten request cannot pass for a harmless one.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]
expect.set_options(timeout=PATIENCE)

Open = Callable[..., Reader]


def pytest_configure(config: pytest.Config) -> None:
    """Serve the site once for all who run side by side."""
    if getattr(config.option, "numprocesses", None) and not hasattr(config, "workerinput"):
        house = House()
        house.open()
        os.environ[SHARED] = "1"
        config.add_cleanup(house.close)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything in this folder, so that the fast tests leave it alone."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


CHROMIUM = os.environ.get("CHROMIUM") or "/usr/bin/chromium"


@pytest.fixture(scope="session")
def _playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(_playwright: Playwright) -> Iterator[Browser]:
    """The browser that all readers share."""
    browser = _playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def at_home(_playwright: Playwright, house: House, tmp_path: Path) -> Iterator[Callable[[], Reader]]:
    """Someone who comes back: each call closes the browser and opens it again with the memory that it had."""
    contexts: list[BrowserContext] = []

    def come() -> Reader:
        for context in contexts:
            context.close()
        contexts[:] = [
            _playwright.chromium.launch_persistent_context(tmp_path / "profile", executable_path=CHROMIUM, args=FLAGS)
        ]
        contexts[0].set_default_timeout(PATIENCE)
        return Reader(contexts[0], house)

    yield come
    for context in contexts:
        context.close()


@pytest.fixture(scope="session")
def _house() -> Iterator[House]:
    built = House()
    yield built
    built.close()


@pytest.fixture
def house(_house: House) -> House:
    """The site, served at its address; one that a test before closed is open again."""
    _house.open()
    return _house


@pytest.fixture
def open_reader(chromium: Browser, house: House) -> Iterator[Open]:
    """Let readers in, each with a memory of its own; their troubles fail the test when they leave."""
    readers: list[Reader] = []

    def come(sparing: bool = False, **options: Any) -> Reader:
        options.setdefault("service_workers", "block")
        options.setdefault("reduced_motion", "reduce")
        context = chromium.new_context(**options)
        context.set_default_timeout(PATIENCE)
        if sparing:
            # Someone who asked the browser to save data: Python comes only when a widget is touched.
            context.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
        readers.append(Reader(context, house, sparing=sparing))
        return readers[-1]

    yield come
    for reader in readers:
        reader.settle()
        reader.context.close()
    for reader in readers:
        reader.watch.verify()


@pytest.fixture
def reader(open_reader: Open) -> Reader:
    """A reader at a desk, without a service worker in between."""
    return open_reader()
