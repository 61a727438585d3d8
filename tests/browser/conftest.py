"""One Chromium and one server for all browser tests of a worker; every test has readers of its own, and hears of their
troubles.

Tests run side by side (`-n 4`), so each worker serves the site at a port of its own, which its Chromium takes for the
site's address. Those that depend on how quick the link is are marked `alone` and come after the others.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright
from playwright.sync_api import TimeoutError as Late
from preview.serve import free_port

from tests.browser.frames import frames
from tests.browser.house import House
from tests.browser.page import PATIENCE, Reader
from tests.browser.readers import Open, house, reader
from tests.browser.small import small
from tests.browser.visits import Visits

HERE = Path(__file__).parent
FLAGS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
# What Python's machine runs is compiled anew in every visit, and first in a hurry. To compile the busiest of it once
# more, and better, pays after minutes of play: a test is over by then, and another one has had to wait for the core.
COMPILE_ONCE = "--js-flags=--wasm-tiering-budget=1000000000"
expect.set_options(timeout=PATIENCE)

__all__ = ["Open", "house", "reader"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything in this folder, so that the fast tests leave it alone."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


# Those who are in at the moment.
READERS: list[Reader] = []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A press that was waited for in vain: say what the pages do meanwhile, since it is seldom seen again."""
    report = yield
    if call.excinfo and call.excinfo.errisinstance(Late):
        pages = [page for reader in READERS for page in reader.context.pages]
        report.sections.append(("The pages meanwhile", "\n".join(map(frames, pages))))
    return report


CHROMIUM = os.environ.get("CHROMIUM") or "/usr/bin/chromium"


@pytest.fixture(scope="session")
def _playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


def flags(house: House) -> list[str]:
    """Whatever asks for another host gets no answer, so that a forgotten request cannot pass for a harmless one."""
    address = urlsplit(house.url).netloc
    return [*FLAGS, COMPILE_ONCE, f"--host-resolver-rules=MAP {address} 127.0.0.1:{house.port}, MAP * ~NOTFOUND"]


@pytest.fixture(scope="session")
def chromium(_playwright: Playwright, _house: House) -> Iterator[Browser]:
    """The browser that all readers share."""
    browser = _playwright.chromium.launch(executable_path=CHROMIUM, args=flags(_house))
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
            _playwright.chromium.launch_persistent_context(
                tmp_path / "profile", executable_path=CHROMIUM, args=flags(house), reduced_motion="reduce"
            )
        ]
        contexts[0].set_default_timeout(PATIENCE)
        return Reader(contexts[0], house)

    yield come
    for context in contexts:
        context.close()


@pytest.fixture(scope="session")
def _house() -> Iterator[House]:
    built = House(port=free_port())
    yield built
    built.close()


@pytest.fixture(scope="session")
def little(tmp_path_factory: pytest.TempPathFactory, _house: House) -> Path:
    """The book of one game, to be put by in a moment: for what no other page has a part in."""
    return small(_house.folder, tmp_path_factory.mktemp("small") / "site")


def _begin(chromium: Browser, house: House, sparing: bool = False, **options: Any) -> Reader:
    """Someone with a memory of their own."""
    options.setdefault("service_workers", "block")
    options.setdefault("reduced_motion", "reduce")
    context = chromium.new_context(**options)
    context.set_default_timeout(PATIENCE)
    if sparing:
        # Someone who asked the browser to save data: Python comes only when a widget is touched.
        context.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    return Reader(context, house, sparing=sparing)


@pytest.fixture
def open_reader(request: pytest.FixtureRequest, chromium: Browser, house: House) -> Iterator[Open]:
    """Let readers in, each with a memory of its own; their troubles fail the test when they leave."""
    readers = READERS
    readers.clear()

    def come(sparing: bool = False, **options: Any) -> Reader:
        readers.append(_begin(chromium, house, sparing, **options))
        if request.node.get_closest_marker("by_python"):
            readers[-1].context.route("**/answers-*", lambda route: route.fulfill(body="null"))
        return readers[-1]

    yield come
    for each in readers:
        each.settle()
        each.context.close()
    for each in readers:
        each.watch.verify()


@pytest.fixture(scope="session")
def _visits(chromium: Browser, _house: House) -> Iterator[Visits]:
    visits = Visits(partial(_begin, chromium, _house))
    yield visits
    visits.close()


@pytest.fixture
def shared_reader(request: pytest.FixtureRequest, _visits: Visits, house: House) -> Iterator[Open]:
    """Let readers in who stay from test to test, with nothing kept; where Python has started, it needs no second start.

    Not for a test that changes the browser itself (a script of its own in every page, a held request, no network) or
    that is about the first moment of a visit: those begin with `open_reader`.
    """
    failed = request.session.testsfailed
    yield _visits.come
    _visits.leave(well=request.session.testsfailed == failed)
