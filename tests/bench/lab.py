"""Time to the first result in the Lab, against PyScript's own editor on a page with nothing else, in turns."""

from __future__ import annotations

import shutil
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Playwright
from preview.serve import Server

from tests.bench import bare, boot, chromium
from tests.conftest import ROOT

FOLDER = ROOT / ".cache" / "bench" / "pyscript"
# As PyScript's documentation shows it, with the stock runtime beside it instead of far away.
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Bare PyScript</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="core.css">
<script type="module" src="core.js"></script>
<script type="py-editor" config='{"interpreter": "./pyodide.mjs"}'>
print("ready")
</script>
</html>
"""
# Press Run as soon as there is something to press, and note when the result is painted.
PRESS = """([button, result]) => {
  const bench = (window.bench = { shown: 0 });
  const press = () => {
    const found = document.querySelector(button);
    if (!found) return setTimeout(press, 4);
    found.click();
  };
  const look = () => {
    if (!document.querySelector(result)) return setTimeout(look, 4);
    requestAnimationFrame(() => setTimeout(() => { bench.shown = performance.now(); }));
  };
  press();
  look();
}"""
OURS = ("[data-lab] [data-do=run]:enabled", "[data-lab][data-ran]")
THEIRS = (".py-editor-run-button", ".py-editor-output:not(:empty)")


def make(folder: Path = FOLDER) -> Path:
    """Put the page, PyScript and the stock runtime into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in (ROOT / "node_modules" / "@pyscript" / "core" / "dist").iterdir():
        if file.suffix != ".map":
            shutil.copyfile(file, folder / file.name)
    for name in bare.STOCK:
        shutil.copyfile(ROOT / "node_modules" / "pyodide" / name, folder / name)
    (folder / "index.html").write_text(PAGE, "utf-8")
    return folder


def _visit(playwright: Playwright, url: str, names: tuple[str, str]) -> float:
    """A first visit: milliseconds from the beginning of the page's load to the painted result."""
    with chromium.profile(playwright) as context:
        page = context.new_page()
        page.add_init_script(f"({PRESS})({list(names)!r})")
        page.goto(url, wait_until="commit")
        return boot.shown(page, "window.bench.shown")


def measure(playwright: Playwright, url: str, rounds: int) -> tuple[dict[str, float], dict[str, Any]]:
    """Both pages in turns, each time in a browser that has never been anywhere."""
    other = Server(make(), "/", 0, lasting=True)
    times: dict[str, list[float]] = {"ours": [], "theirs": []}
    try:
        for number in range(rounds + 1):
            pair = (
                _visit(playwright, other.url, THEIRS),
                _visit(playwright, f"{url}lab/", OURS),
            )
            # The servers pack their files in the first round.
            if number:
                times["theirs"].append(pair[0])
                times["ours"].append(pair[1])
    finally:
        other.stop()
    ratios = [ours / theirs for ours, theirs in zip(times["ours"], times["theirs"], strict=True)]
    return {"lab-ready": median(ratios)}, {"lab_ms": {name: round(median(found)) for name, found in times.items()}}
