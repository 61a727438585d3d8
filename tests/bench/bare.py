"""The page we compare ourselves with: stock Pyodide as its documentation shows it, and one function."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.conftest import ROOT

STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Bare Pyodide</title>
<link rel="icon" href="data:,">
<p id="out"></p>
<script type="module">
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
const roll = python.runPython(`
def roll():
    from random import Random
    dice = Random()
    return f"{dice.randint(1, 6)}-{dice.randint(1, 6)}"

roll
`);
document.getElementById("out").textContent = roll();
requestAnimationFrame(() => setTimeout(() => { window.shown = performance.now(); }));
</script>
</html>
"""


def make(folder: Path) -> Path:
    """Put the bare page and the stock runtime into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in STOCK:
        shutil.copyfile(ROOT / "node_modules" / "pyodide" / name, folder / name)
    (folder / "index.html").write_text(PAGE, "utf-8")
    return folder
