"""The site at any static host: wherever it lies, whatever is packed, named or kept there, it plays and stays."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from site_plugins.hosting import archive
from tests.browser.conftest import CHROMIUM, COMPILE_ONCE, FLAGS
from tests.browser.hosting import HOSTS, hosted
from tests.browser.page import PATIENCE, Widget, until
from tests.browser.watch import Watch

RULES = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
STORED = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active?.state !== 'activated' || !navigator.serviceWorker.controller) return false;
  return Boolean(await caches.match(location.href, { ignoreSearch: true }));
}"""


@pytest.fixture(scope="module")
def anywhere(_playwright: Playwright) -> Iterator[Browser]:
    """A browser that takes addresses as they are."""
    browser = _playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, COMPILE_ONCE, RULES])
    yield browser
    browser.close()


def roll(page: Page) -> None:
    """A situation is played."""
    root = page.locator("[data-live]").first
    widget = Widget(page, root.get_attribute("id") or "", "en")
    widget.boot()
    before = widget.state
    root.locator("button[data-send]").first.click()
    widget.expect_other_than(before)


def visit(browser: Browser, address: str) -> None:
    """Somebody comes, plays, turns a page, and plays on there when the host is gone."""
    context = browser.new_context(reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    watch = Watch(context, address)
    page = context.new_page()
    page.goto(address)
    roll(page)
    assert until(page, STORED, None)
    page.locator(".ce-head__links a").first.click()
    expect(page.locator("main h1").first).to_be_visible()
    assert page.url == f"{address}double/"
    watch.verify()
    context.set_offline(True)
    page.goto(f"{address}double/penalty/")
    roll(page)
    context.close()


@pytest.mark.parametrize("host", HOSTS)
def test_it_plays_at_any_host_and_stays(anywhere: Browser, little: Path, host: str) -> None:
    with hosted(little, HOSTS[host]) as address:
        visit(anywhere, address.replace(" ", "%20"))


def test_the_zip_plays_wherever_it_is_unpacked(anywhere: Browser, little: Path, tmp_path: Path) -> None:
    archive.pack(little, tmp_path / "book.zip")
    with ZipFile(tmp_path / "book.zip") as packed:
        packed.extractall(tmp_path)
    start = tmp_path / "coup-denvoi" / archive.START.name
    with subprocess.Popen([sys.executable, str(start), "0"], stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        address = run.stdout.readline().split()[2]
        try:
            visit(anywhere, address)
        finally:
            run.terminate()
    # And as a folder of a larger site.
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as run:
        assert run.stdout is not None
        port = run.stdout.readline().split()[5]
        try:
            visit(anywhere, f"http://127.0.0.1:{port}/coup-denvoi/")
        finally:
            run.terminate()
