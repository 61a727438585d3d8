"""A small book: the pages of one game in one language, with all that they need and a list of files of its own.

To put the whole book by, five games in two languages, costs a test seconds of work. What is to be proved of a host that
dies, comes back or has habits is the same for a book of one game.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path

from engine.games import SHELF
from site_plugins.live.offline import write
from tests.conftest import ROOT

GAME = "double"
ASSETS = "assets/live"
LEFT_OUT = (
    "fr",
    "lab",
    "coup-denvoi.*.html",
    *(game for game in SHELF if game != GAME),
    *(f"{ASSETS}/answers-{game}-*" for game in SHELF if game != GAME),
    f"{ASSETS}/answers-*-fr.*",
    f"{ASSETS}/finder-fr.*",
    f"{ASSETS}/lab*",
)


def edition_of(site: Path) -> str:
    """The edition that a built site says it is."""
    found: str = json.loads((site / ASSETS / "live.json").read_text("utf-8"))["edition"]
    return found


def small(site: Path, to: Path) -> Path:
    """Copy what belongs to the small book, and have the project's own step list its files."""

    def left_out(folder: str, names: Sequence[str]) -> set[str]:
        beside = Path(folder).relative_to(site)
        return {name for name in names if any(fnmatch((beside / name).as_posix(), pattern) for pattern in LEFT_OUT)}

    shutil.copytree(site, to, ignore=left_out)
    write(to, ROOT / "node_modules", edition_of(site), ASSETS)
    return to
