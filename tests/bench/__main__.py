"""Measure every promise in one run, write it down, and fail when one is broken.

make bench                                       all of it
.venv-bench/bin/python -m tests.bench --only engine odds --rounds 1 --out .cache/bench/try.json
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from playwright.sync_api import Playwright, sync_playwright

from site_plugins.serve import Server, built_for, split_url
from site_plugins.speed import EN, number, title
from tests.bench import bare, boot, chromium, engines, lab, matches, pages, players
from tests.bench.promises import judge
from tests.conftest import ROOT

SITE = ROOT / "site"
OUT = ROOT / "docs" / "assets" / "bench.json"
BARE = ROOT / ".cache" / "bench" / "bare"
Measured = tuple[dict[str, float], dict[str, Any]]
PARTS = ("engine", "odds", "players", "boot", "lab", "matches", "axe", "lighthouse")


def parts(
    playwright: Playwright, site: Path, ours: Server | None, other: Server, rounds: int
) -> dict[str, Callable[[], Measured]]:
    """How each part is measured; those in the browser need the site to be served at its own address."""
    found: dict[str, Callable[[], Measured]] = {
        "engine": lambda: engines.measure(rounds),
        "odds": lambda: engines.measure_odds(rounds),
        "players": players.measure,
    }
    if ours is not None:
        page = pages.heaviest(site)
        url = ours.url
        found |= {
            "boot": lambda: boot.measure(playwright, url, page, other.url, rounds),
            "lab": lambda: lab.measure(playwright, url, rounds),
            "matches": lambda: matches.measure(playwright, url),
            "axe": lambda: pages.measure_axe(playwright, url, site),
            "lighthouse": lambda: pages.measure_lighthouse(url, site, min(rounds, 3)),
        }
    return found


def run(wanted: list[str], rounds: int, site: Path) -> dict[str, Any]:
    """Measure the wanted parts; one that fails is told and leaves its promises unmeasured, so the rest is not lost."""
    values: dict[str, float] = {}
    details: dict[str, Any] = {}
    ours = None
    if set(wanted) - {"engine", "odds", "players"}:
        port, prefix = split_url(built_for(site))
        ours = Server(site, prefix, port)
    other = Server(bare.make(BARE), "/", 0, lasting=True)
    with sync_playwright() as playwright:
        for name, measure in parts(playwright, site, ours, other, rounds).items():
            if name not in wanted:
                continue
            print(f"Measuring {name}…", flush=True)
            try:
                more, detail = measure()
            except Exception:
                traceback.print_exc()
                continue
            values |= more
            details |= detail
    for server in (ours, other):
        if server is not None:
            server.stop()
    machine = {"cores": os.cpu_count(), "python": platform.python_version(), "chromium": chromium.version()}
    return {
        "made": datetime.now(UTC).date().isoformat(),
        "rounds": rounds,
        "machine": machine,
        "promises": judge({key: round(value, 4) for key, value in values.items()}),
        "details": details,
    }


def report(found: dict[str, Any]) -> str:
    """The promises as lines of text."""
    lines = []
    for row in found["promises"]:
        value = "not measured" if row["value"] is None else number(row["value"], row["unit"], EN)
        limit = f"{row['sense']} {number(row['limit'], row['unit'], EN)}"
        lines.append(f"  {'kept  ' if row['kept'] else 'BROKEN'}  {value:>12}  ({limit})  {title(row['key'], EN)}")
    return "\n".join(lines)


def main() -> int:
    """Run from the command line; the exit code is 1 when a promise is broken or was not measured."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="Measure what we promise.")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS), help="measure only these parts")
    parser.add_argument("--rounds", type=int, default=7, help="how often each thing is measured (default 7)")
    parser.add_argument("--out", type=Path, default=OUT, help="where to write the JSON")
    parser.add_argument("--site", type=Path, default=SITE, help="the built site (default site/)")
    wanted = parser.parse_args()
    found = run(wanted.only, max(1, wanted.rounds), wanted.site)
    wanted.out.parent.mkdir(parents=True, exist_ok=True)
    wanted.out.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", "utf-8")
    print(report(found))
    return 0 if all(row["kept"] for row in found["promises"]) else 1


if __name__ == "__main__":
    sys.exit(main())
