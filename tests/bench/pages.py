"""The pages as documents: Lighthouse on a phone, and axe-core on every page of the site."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Literal

from playwright.sync_api import BrowserContext, Playwright

from tests.bench import boot, chromium
from tests.conftest import ROOT

CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
COVER = "flair/"
"""A cover, with the largest chart of a turn."""
PLAY, LEARN = f"{COVER}play/", f"{COVER}learn/"
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
LIGHTHOUSE = ROOT / "node_modules" / "lighthouse" / "cli" / "index.js"


def addresses(site: Path) -> list[str]:
    """The address of every page of a built site, relative to its root; the one for lost readers too."""
    pages = sorted(file.relative_to(site) for file in site.rglob("*.html") if "assets" not in file.parts)
    return [str(page).removesuffix("index.html") for page in pages]


def heaviest(site: Path) -> str:
    """The rules page with the most to draw, as a path that both languages share."""
    pages = [page for page in site.glob("*/*/index.html") if "data-rule=" in page.read_text("utf-8")]
    pages = [page for page in pages if page.relative_to(site).parts[0] != "fr"]
    return str(max(pages, key=lambda page: page.stat().st_size).parent.relative_to(site)) + "/"


def lighthouse(url: str) -> dict[str, float]:
    """One run with Lighthouse's own phone settings: the score of each category out of a hundred, and the machine's."""
    with TemporaryDirectory(prefix="coup-denvoi-", ignore_cleanup_errors=True) as folder:
        report = Path(folder) / "report.json"
        # The page without its runtime: on such a link Python waits for the reader's first touch.
        flags = " ".join(["--headless=new", "--force-effective-connection-type=2G", *chromium.FLAGS])
        subprocess.run(
            ["node", LIGHTHOUSE, url, "--quiet", "--output=json", f"--output-path={report}", f"--chrome-flags={flags}",
             f"--only-categories={','.join(CATEGORIES)}"],
            check=True, env={**os.environ, "CHROME_PATH": chromium.path()}, capture_output=True, timeout=180,
        )  # fmt: skip
        told = json.loads(report.read_text("utf-8"))
    scores = {name: 100 * (told["categories"][name]["score"] or 0) for name in CATEGORIES}
    # How fast this machine was at that moment, by Lighthouse's own yardstick: a busy machine lowers the scores.
    return {**scores, "machine": told["environment"]["benchmarkIndex"]}


def measure_lighthouse(url: str, site: Path, rounds: int) -> tuple[dict[str, float], dict[str, Any]]:
    """Home, a cover, the heaviest rules, a match and a lesson in both languages; the worst page's median counts."""
    scores: dict[str, dict[str, float]] = {}
    for page in (lang + own for own in ("", COVER, heaviest(site), PLAY, LEARN) for lang in ("", "fr/")):
        runs = [lighthouse(url + page) for _ in range(rounds)]
        scores[page or "/"] = {name: round(median(run[name] for run in runs), 1) for name in (*CATEGORIES, "machine")}
    worst = {f"lighthouse-{name}": min(page[name] for page in scores.values()) for name in CATEGORIES}
    return worst, {"lighthouse": scores}


def violations(context: BrowserContext, url: str, *, rolled: bool = False) -> list[str]:
    """What axe-core finds wrong with one page, each as a short line; `rolled` looks after a throw of the first dice."""
    page = context.new_page()
    if rolled:
        page.add_init_script(boot.SCRIPT)
    page.goto(url, wait_until="load")
    if rolled:
        page.wait_for_function("() => window.bench.shown > 0", timeout=boot.PATIENCE)
    page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, list[dict[str, Any]]] = page.evaluate("() => axe.run(document)")
    page.close()
    assert found["passes"], f"axe-core looked at nothing on {url}"
    return [f"{fault['id']}: {node['target']}" for fault in found["violations"] for node in fault["nodes"]]


def measure_axe(playwright: Playwright, url: str, site: Path) -> tuple[dict[str, float], dict[str, Any]]:
    """Every page in both languages, by day and by night, and the heaviest one also after a throw."""
    faults: dict[str, list[str]] = {}
    pages = addresses(site)
    for scheme in SCHEMES:
        with chromium.profile(playwright, scheme) as context:
            for page in pages:
                if found := violations(context, url + page):
                    faults[f"{page or '/'} ({scheme})"] = found
            for page in (heaviest(site), f"fr/{heaviest(site)}"):
                if found := violations(context, url + page, rolled=True):
                    faults[f"{page} ({scheme}, after a throw)"] = found
    return {"axe-violations": sum(map(len, faults.values()))}, {"axe_pages": len(pages), "axe_faults": faults}
