"""Debian's WebKit, driven by a Selenium of its own (`make webkit`): Playwright has none that Debian brings."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.browser.house import House
from tests.webkit.visitor import PATIENCE, Visitor

HERE = Path(__file__).parent
SHELLS = ("/usr/lib/*/webkit2gtk-4.1/MiniBrowser", "/usr/lib/*/webkit2gtk-4.0/MiniBrowser")
"""The window with nothing but a page in it that comes with the engine."""
Come = Callable[[str], Visitor]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything in this folder, so that only `make webkit` runs it."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.webkit)
            item.add_marker(pytest.mark.browser)


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
def driver() -> Iterator[webdriver.WebKitGTK]:
    """A browser that remembers nothing of the test before."""
    options = Options()
    options.binary_location = str(next(path for shell in SHELLS for path in sorted(Path("/").glob(shell[1:]))))
    options.add_argument("--automation")
    service = Service(os.environ.get("WEBKIT") or "/usr/bin/WebKitWebDriver")
    browser = webdriver.WebKitGTK(options=options, service=service)
    browser.set_window_size(1280, 900)
    browser.set_script_timeout(PATIENCE)
    yield browser
    browser.quit()


@pytest.fixture
def come(driver: webdriver.WebKitGTK) -> Come:
    """Someone who reads in a language."""
    return lambda lang: Visitor(driver, lang)
