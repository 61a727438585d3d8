"""The whole site on the reader's device: Workbox lists its files and writes the service worker."""

from __future__ import annotations

import json
from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, NamedTuple

from site_plugins.live.bundle import BUILD
from site_plugins.live.node import CannotBuild, package, run

SOURCE = Path(__file__).with_name("assets") / "scripts" / "sw.js"
# Maps for debuggers, files for hosts and search engines, and the whole book in one file. (sitemap.xml stays: instant
# navigation reads it.)
COUNT = "shelf.json"
"""Tells a reader who saves data what the book costs, before it is fetched."""
LEFT_OUT = ("**/*.map", "sitemap.xml.gz", "robots.txt", ".nojekyll", "CNAME", "coup-denvoi.*.html")


class Shelf(NamedTuple):
    """How much of the site is put by."""

    files: int
    size: int
    wire: int
    """Bytes that a reader's device receives: a host packs what gains by it."""


def to_keep(site: Path, left_out: Iterable[str]) -> list[str]:
    """Every file of the site that a reader needs without a network."""
    left = [pattern.removeprefix("**/") for pattern in (*left_out, "sw.js")]
    files = (path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    return sorted(file for file in files if not any(fnmatch(file, pattern) for pattern in left))


def write(site: Path, packages: Path, edition: str, assets_dir: str) -> Shelf:
    """Write sw.js for the site as it lies on disk; the memory snapshot only makes a start faster, so it waits."""
    package(packages, "workbox-build")
    job: dict[str, Any] = {
        "modules": str(packages.resolve()),
        "source": str(SOURCE),
        "site": str(site.resolve()),
        "edition": edition,
        "leaveOut": [*LEFT_OUT, f"{assets_dir}/snapshot.*", f"{assets_dir}/{COUNT}"],
    }
    done = json.loads(run(BUILD / "offline.mjs", job))
    wanted = to_keep(site, job["leaveOut"])
    if done["count"] != len(wanted):
        raise CannotBuild(f"sw.js keeps {done['count']} files of {len(wanted)}: Workbox has skipped some of the site.")
    (site / assets_dir / COUNT).write_text(json.dumps({"files": done["count"], "wire": done["wire"]}), encoding="utf-8")
    return Shelf(done["count"], done["size"], done["wire"])
