"""Measure every promise, write it down part by part, and fail when one is broken.

make bench                                       all of it
make bench PARTS="players odds"                  these parts anew; the others stay as they were measured
.venv-bench/bin/python -m tests.bench --only engine odds --rounds 1 --out .cache/bench/try.json
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Playwright, sync_playwright
from preview.serve import Server, built_for, split_url

from engine.core.languages import words
from site_plugins.speed import Unreadable, number, title
from tests.bench import bare, boot, engines, jobs, lab, links, matches, pages, players, presses, record, referee, weight
from tests.conftest import ROOT

SITE = ROOT / "site"
OUT = ROOT / "docs" / "assets" / "bench.json"
BARE = ROOT / ".cache" / "bench" / "bare"
Measured = tuple[dict[str, float], dict[str, Any]]
PARTS = (
    "engine", "odds", "jobs", "players", "solved", "referee", "presses", "boot", "bytes", "lab", "matches", "links",
    "axe", "lighthouse",
)  # fmt: skip


def parts(
    playwright: Playwright, site: Path, ours: Server | None, other: Server, rounds: int
) -> dict[str, Callable[[], Measured]]:
    """How each part is measured; those in the browser need the site to be served at its own address."""
    found: dict[str, Callable[[], Measured]] = {
        "engine": lambda: engines.measure(rounds),
        "odds": lambda: engines.measure_odds(rounds),
        "jobs": lambda: jobs.measure(rounds),
        "players": players.measure,
        "solved": players.measure_solved,
        "referee": referee.measure,
        "presses": presses.measure,
    }
    if ours is not None:
        page = pages.heaviest(site)
        url = ours.url
        found |= {
            "boot": lambda: boot.measure(playwright, url, page, other.url, rounds),
            "bytes": lambda: weight.measure(playwright, url),
            "lab": lambda: lab.measure(playwright, url, rounds),
            "matches": lambda: matches.measure(playwright, url),
            "links": lambda: links.measure(playwright, url),
            "axe": lambda: pages.measure_axe(playwright, url, site),
            "lighthouse": lambda: pages.measure_lighthouse(url, site, min(rounds, 3)),
        }
    return found


def run(wanted: list[str], rounds: int, site: Path, out: Path) -> tuple[record.Record, list[str]]:
    """Measure the wanted parts and write each down when it is done; also those that failed, which stay as they were."""
    found, stamp = record.load(out), record.stamp(rounds, out)
    failed: list[str] = []
    ours = None
    if set(wanted) - {"engine", "odds", "jobs", "players", "solved", "referee", "presses"}:
        port, prefix = split_url(built_for(site))
        ours = Server(site, prefix, port)
    other = Server(bare.make(BARE), "/", 0, lasting=True)
    try:
        with sync_playwright() as playwright:
            for name, measure in parts(playwright, site, ours, other, rounds).items():
                if name not in wanted:
                    continue
                print(f"Measuring {name}…", flush=True)
                try:
                    values, details = measure()
                except Exception:
                    traceback.print_exc()
                    failed.append(name)
                    continue
                rounded = {key: round(value, 4) for key, value in values.items()}
                found = record.replace(found, name, stamp | {"values": rounded, "details": details})
                record.save(found, out)
    finally:
        for server in (ours, other):
            if server is not None:
                server.stop()
    return found, failed


def report(found: record.Record) -> str:
    """The promises as lines of text, each with the day on which it was measured."""
    lines, say = [], words("en")
    for row in found["promises"]:
        value = "not measured" if row["value"] is None else number(row["value"], row["unit"], say)
        limit = f"{row['sense']} {number(row['limit'], row['unit'], say)}"
        made = found["parts"][row["part"]]["made"] if row["part"] else " " * 10
        lines.append(
            f"  {'kept  ' if row['kept'] else 'BROKEN'}  {made}  {value:>12}  ({limit})  {title(row['key'], say)}"
        )
    return "\n".join(lines)


def main() -> int:
    """Run from the command line; the exit code is 1 when a promise is broken or unmeasured, or when a part failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="Measure what we promise.")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS), help="measure only these parts anew")
    parser.add_argument("--rounds", type=int, default=7, help="how often each thing is measured (default 7)")
    parser.add_argument("--out", type=Path, default=OUT, help="where to write the JSON")
    parser.add_argument("--site", type=Path, default=SITE, help="the built site (default site/)")
    wanted = parser.parse_args()
    try:
        found, failed = run(wanted.only, max(1, wanted.rounds), wanted.site, wanted.out)
    except Unreadable as error:
        parser.error(f"{error}: mend it or move it away. Nothing was measured.")
    except KeyboardInterrupt:
        print("Stopped. The parts that were done are written down, the others stay as they were.")
        return 130
    print(report(found))
    for name in failed:
        print(f"Measuring {name} failed: what was measured of it before, if anything, still stands.")
    return 0 if not failed and all(row["kept"] for row in found["promises"]) else 1


if __name__ == "__main__":
    sys.exit(main())
