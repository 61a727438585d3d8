"""The small files of the browser side: scripts bundled by esbuild, and one style sheet."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from engine.games import SHELF
from site_plugins.cascade import layered
from site_plugins.content_hash import hashed
from site_plugins.live.node import package, run, run_once

ROOT = Path(__file__).parents[2]
SCRIPT_FOLDER = Path(__file__).with_name("assets") / "scripts"
STYLE_FOLDER = SCRIPT_FOLDER.with_name("styles")
LAB_FOLDER = Path(__file__).with_name("lab") / "assets"
ESBUILD = Path(__file__).with_name("build") / "esbuild.mjs"
ENTRY, WORKER, LAB = "live.js", "worker.js", "lab.js"
LATE = (
    *("copying.js", "finder.js", "house.js", "idiomorph.js", "learn.js", "play.js", "practice.js", "terms.js"),
    "weak.js",
)
"""Scripts that a page fetches by their names when it needs them."""
SHEETS = {
    "widgets": (*("carrier", "situation", "dice", "hands", "odds", "pitch", "sheet", "states", "table", "whatif"),),
    "pages": ("house", "play", "stage", "still", "margin", "learn", "after", "referee", "practice"),
}
"""The sheets of each layer, in the order in which they build on each other."""


class Small(NamedTuple):
    """Small files as they go into the site, the name of each that is asked for, and what each script imports."""

    content: dict[str, bytes]
    names: dict[str, str]
    imports: dict[str, list[str]]

    def early(self, entry: str) -> tuple[str, ...]:
        """A script and all that it imports at once, which the page announces."""
        found = [self.names[entry]]
        for name in found:
            found += [one for one in self.imports[name] if one not in found]
        return tuple(found)


def bundled(packages: Path, entries: Iterable[Path], root: Path = ROOT, memory: Path | None = None) -> Small:
    """Scripts with all that they import; what several share comes once. Each is named after its content.

    With a memory, the same scripts are bundled once only.
    """
    reads = {package(packages, "esbuild") / "package.json"}
    paths = {path.name.partition(".")[0]: str(path.absolute()) for path in entries}
    folders = {SCRIPT_FOLDER, *(Path(path).parent for path in paths.values())}
    reads |= {file for folder in folders for file in folder.glob("*.js")}
    job = {"modules": str(packages.resolve()), "root": str(root), "entries": paths}
    made = json.loads(run_once(ESBUILD, job, reads, memory))
    files: dict[str, str] = made["files"]
    final: dict[str, str] = {}

    def name(file: str) -> str:
        """The name of a file after its content, in which stand the final names of all that it imports."""
        if file not in final:
            for other in made["imports"][file]:
                files[file] = files[file].replace(other["name"], name(other["name"]))
            final[file] = hashed(f"{file.partition('.')[0]}.js", files[file].encode())
        return final[file]

    content = {name(file): files[file].encode() for file in list(files)}
    names = {f"{file.partition('.')[0]}.js": final[file] for file in files if file.partition(".")[0] in paths}
    at_once = {file: [one["name"] for one in made["imports"][file] if not one["later"]] for file in files}
    return Small(content, names, {final[file]: [final[one] for one in at_once[file]] for file in files})


@cache
def minified(packages: Path, sheet: str) -> str:
    """A style sheet without what is for us and not for the wire; every language of the site has the same."""
    package(packages, "esbuild")
    made: str = json.loads(run(ESBUILD, {"modules": str(packages.resolve()), "sheet": sheet}))
    return made


def style_sheet(folder: Path = STYLE_FOLDER) -> bytes:
    """All style sheets of the widgets as one, each in its layer."""
    parts = {layer: [folder / f"{name}.css" for name in names] for layer, names in SHEETS.items()}
    # A game's sheets are found by its name, so that a new one has nothing to declare.
    own = [sheet for game in SHELF for sheet in _own_sheets(folder / "games", game)]
    parts["games"] = own
    return "\n".join(layered(layer, [file.read_text("utf-8") for file in parts[layer]]) for layer in parts).encode()


def _own_sheets(folder: Path, game: str) -> list[Path]:
    """The sheet of a game, and after it those of its parts."""
    return [file for file in (folder / f"{game}.css",) if file.is_file()] + sorted(folder.glob(f"{game}-*.css"))


def small(packages: Path, memory: Path | None = None) -> Small:
    """Every small file with its final name and content."""
    ours = (ENTRY, WORKER, *(name for name in LATE if name != "idiomorph.js"))
    morpher = package(packages, "idiomorph", "dist/idiomorph.esm.js") / "dist/idiomorph.esm.js"
    made = bundled(packages, (*(SCRIPT_FOLDER / name for name in ours), LAB_FOLDER / LAB, morpher), memory=memory)
    sheet = style_sheet()
    name = hashed("live.css", sheet)
    return Small({**made.content, name: sheet}, {**made.names, "live.css": name}, made.imports)
