"""The page we compare ourselves with: stock Pyodide as its documentation shows it, and one function of the engine."""

from __future__ import annotations

import shutil
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

from engine.cli.skeleton import FOLDER
from tests.conftest import ROOT

ENGINE = "engine.zip"
STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
FILES = (*STOCK, ENGINE)
READ = {".py", ".toml", ".json"}
"""What the engine is made of: sources, words and data."""
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Bare Pyodide</title>
<link rel="icon" href="data:,">
<p id="out"></p>
<script type="module">
import { loadPyodide } from "./pyodide.mjs";
const engine = fetch("./engine.zip").then((answer) => answer.arrayBuffer());
const python = await loadPyodide();
python.unpackArchive(await engine, "zip");
const roll = python.runPython(`
from random import Random
from engine.core.players import at_random
from engine.core.position import Position, Start
from engine.games import load

def roll():
    position = Position.begin(Start.of(load("double"), play="action", data={"hand": 0}))
    position = position.send(at_random(Random())(position.ask))
    return position.start.game.text("en").event(position.log[0])

roll
`);
document.getElementById("out").textContent = roll();
requestAnimationFrame(() => setTimeout(() => { window.shown = performance.now(); }));
</script>
</html>
"""


def make(folder: Path) -> Path:
    """Put the bare page, the stock runtime and the engine as it is written into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in STOCK:
        shutil.copyfile(ROOT / "node_modules" / "pyodide" / name, folder / name)
    with ZipFile(folder / ENGINE, "w", ZIP_DEFLATED) as packed:
        for file in sorted((ROOT / "engine").rglob("*")):
            if file.suffix in READ and not file.is_relative_to(ROOT / FOLDER):
                packed.write(file, file.relative_to(ROOT))
    (folder / "index.html").write_text(PAGE, "utf-8")
    return folder
