"""The whole site on the reader's device: Workbox lists its files and writes the service worker."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from site_plugins.live.bundle import BUILD
from site_plugins.live.node import package, run

SOURCE = Path(__file__).with_name("assets") / "scripts" / "sw.js"
# Maps for debuggers, and files for hosts and search engines. (sitemap.xml stays: instant navigation reads it.)
COUNT = "shelf.json"
"""Tells a reader who saves data what the book costs, before it is fetched."""
LEFT_OUT = ("**/*.map", "sitemap.xml.gz", "robots.txt", ".nojekyll", "CNAME")


class Shelf(NamedTuple):
    """How much of the site is put by."""

    files: int
    size: int
    wire: int
    """Bytes that a reader's device receives: a host packs what gains by it."""


def write(site: Path, packages: Path, edition: str, assets_dir: str) -> Shelf:
    """Write sw.js for the site as it lies on disk; the memory snapshot only makes a start faster, so it waits."""
    package(packages, "workbox-build")
    job = {
        "modules": str(packages.resolve()),
        "source": str(SOURCE),
        "site": str(site.resolve()),
        "edition": edition,
        "leaveOut": [*LEFT_OUT, f"{assets_dir}/snapshot.*", f"{assets_dir}/{COUNT}"],
    }
    done = json.loads(run(BUILD / "offline.mjs", job))
    (site / assets_dir / COUNT).write_text(json.dumps({"files": done["count"], "wire": done["wire"]}), encoding="utf-8")
    return Shelf(done["count"], done["size"], done["wire"])
