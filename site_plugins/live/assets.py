"""The small files of the browser side: joined, minified by Terser, and named after their content."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from engine.games import SHELF
from site_plugins.cascade import layered
from site_plugins.content_hash import hashed
from site_plugins.live.node import CannotBuild, package, run

SCRIPT_FOLDER = Path(__file__).with_name("assets") / "scripts"
STYLE_FOLDER = SCRIPT_FOLDER.with_name("styles")
ENTRY = "live.js"
WORKER = "worker.js"
SCRIPTS = (
    *("face.js", "find.js", "fetched.js", "guard.js", "house.js", "keep.js", "landing.js", "links.js", "live.js"),
    *("matches.js", "offline.js", "page.js", "play.js", "runtime.js", "search.js", "shelf.js", "store.js"),
    *("tables.js", "worker.js", "writing.js"),
)
SHEETS = {
    "widgets": (*("carrier", "situation", "dice", "hands", "odds", "pitch", "sheet", "states", "table", "whatif"),),
    "pages": ("house", "play", "referee"),
}
"""The sheets of each layer, in the order in which they build on each other."""
MORPHER = "idiomorph.js"
MINIFY = Path(__file__).with_name("build") / "minify.mjs"
_IMPORT = re.compile(r'(\bfrom ?|\bimport ?\()"\./(?P<name>[\w-]+\.js)"')
_STATIC = re.compile(r'\bfrom ?"\./(?P<name>[\w-]+\.js)"')


class Small(NamedTuple):
    """Small files as they go into the site."""

    content: dict[str, bytes]
    names: dict[str, str]
    early: tuple[str, ...]


def minified(packages: Path, files: Iterable[Path]) -> dict[str, str]:
    """Scripts by their names, without what is for us and not for the wire."""
    package(packages, "terser")
    scripts = {file.name: file.read_text("utf-8") for file in files}
    made: dict[str, str] = json.loads(run(MINIFY, {"modules": str(packages.resolve()), "scripts": scripts}))
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


def morpher(packages: Path) -> str:
    """Idiomorph's small file is no module; one line makes it one."""
    file = package(packages, "idiomorph", "dist/idiomorph.min.js") / "dist/idiomorph.min.js"
    return file.read_text("utf-8") + "\nexport { Idiomorph };\n"


def wire(scripts: Mapping[str, str]) -> dict[str, tuple[str, str]]:
    """Give every script its hashed name, and let those that import it know; name → (hashed name, text)."""
    done: dict[str, tuple[str, str]] = {}

    def finish(name: str, importers: tuple[str, ...]) -> str:
        if name in importers:
            raise CannotBuild(f"{name} imports itself by way of {' and '.join(importers)}.")
        if name not in scripts:
            raise CannotBuild(f"{importers[-1]} imports {name}, and there is no such script.")
        if name not in done:
            text = _IMPORT.sub(
                lambda found: f'{found[1]}"./{finish(found["name"], (*importers, name))}"', scripts[name]
            )
            done[name] = (hashed(name, text.encode()), text)
        return done[name][0]

    for name in scripts:
        finish(name, ())
    return done


def small(packages: Path) -> Small:
    """Every small file with its final name and content."""
    scripts = minified(packages, (SCRIPT_FOLDER / name for name in SCRIPTS))
    early = _needed_by(ENTRY, scripts)
    wired = wire({**scripts, MORPHER: morpher(packages)})
    sheet = style_sheet()
    names = {name: final for name, (final, _) in wired.items()} | {"live.css": hashed("live.css", sheet)}
    content = {final: text.encode() for final, text in wired.values()} | {names["live.css"]: sheet}
    return Small(content, names, tuple(names[name] for name in (ENTRY, *early)))


def _needed_by(entry: str, scripts: Mapping[str, str]) -> list[str]:
    """What a script imports at once, and what that imports in turn; the page announces these early."""
    found: list[str] = []
    for match in _STATIC.finditer(scripts[entry]):
        for name in (match["name"], *_needed_by(match["name"], scripts)):
            if name not in found:
                found.append(name)
    return found
