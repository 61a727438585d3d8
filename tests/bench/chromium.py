"""A Chromium for measurements: a fresh profile on disk each time, as a reader's own browser has one."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import BrowserContext, Playwright

from tests.conftest import ROOT

FLAGS = ["--no-sandbox", "--disable-dev-shm-usage"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
FIND = [
    str(ROOT / ".ci" / "browser"),
    "CHROMIUM",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
]


@cache
def path() -> str:
    """The Chromium that the project's own script finds."""
    return subprocess.run(FIND, capture_output=True, text=True, check=True).stdout.strip()


@cache
def version() -> str:
    """Its version number."""
    said = subprocess.run([path(), "--version", *FLAGS], capture_output=True, text=True, check=True).stdout
    return next((word for word in said.split() if word[0].isdigit()), said.strip())


@contextmanager
def profile(playwright: Playwright, scheme: Literal["light", "dark"] = "light") -> Iterator[BrowserContext]:
    """A browser that has never been anywhere; its memory goes when the block ends."""
    with TemporaryDirectory(prefix="coup-denvoi-", ignore_cleanup_errors=True) as folder:
        context = playwright.chromium.launch_persistent_context(
            folder, executable_path=path(), args=FLAGS, color_scheme=scheme, viewport={"width": 1280, "height": 800}
        )
        try:
            yield context
        finally:
            context.close()
