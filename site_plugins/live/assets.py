"""The small files of the browser side: joined, stripped of remarks, and named after their content."""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from site_plugins.live.node import CannotBuild, package

HERE = Path(__file__).with_name("assets")
ENTRY = "live.js"
WORKER = "worker.js"
SCRIPTS = (
    *("face.js", "find.js", "house.js", "links.js", "live.js", "matches.js", "offline.js", "play.js"),
    *("runtime.js", "tables.js", "worker.js"),
)
MORPHER = "idiomorph.js"
_REMARKS = re.compile(r"^[ \t]*(?:/\*\*.*?\*/[ \t]*\n|//[^\n]*\n)", re.MULTILINE | re.DOTALL)
_IMPORT = re.compile(r'(\bfrom |\bimport ?\()"\./(?P<name>[\w-]+\.js)"')
_STATIC = re.compile(r'\bfrom "\./(?P<name>[\w-]+\.js)"')


class Small(NamedTuple):
    """Small files as they go into the site."""

    content: dict[str, bytes]
    names: dict[str, str]
    early: tuple[str, ...]


def hashed(name: str, content: bytes) -> str:
    """A file's name with its content's hash in it, so that a cache can never be wrong about it."""
    path = PurePosixPath(name)
    return f"{path.stem}.{sha256(content).hexdigest()[:10]}{path.suffix}"


def without_remarks(script: str) -> str:
    """A script without its comments on lines of their own: they are for us, not for the wire."""
    return _REMARKS.sub("", script)


def style_sheet(folder: Path = HERE) -> bytes:
    """All style sheets of the widgets as one, the page's own strip first."""
    sheets = sorted(folder.glob("*.css"), key=lambda sheet: (sheet.name.startswith("live"), sheet.stem, sheet.name))
    return "\n".join(sheet.read_text("utf-8") for sheet in sheets).encode()


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


def small(packages: Path, folder: Path = HERE) -> Small:
    """Every small file with its final name and content."""
    scripts = {name: without_remarks((folder / name).read_text("utf-8")) for name in SCRIPTS}
    early = _needed_by(ENTRY, scripts)
    wired = wire({**scripts, MORPHER: morpher(packages)})
    sheet = style_sheet(folder)
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
