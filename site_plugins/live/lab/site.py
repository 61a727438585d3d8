"""The files of the Lab with their final names, and how its page finds them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from engine.core.languages import words
from site_plugins.content_hash import hashed
from site_plugins.live.assets import LAB, LAB_FOLDER, bundled
from site_plugins.live.edition import Edition
from site_plugins.live.lab import pyscript
from site_plugins.live.node import package
from site_plugins.live.widgets.packs import LATE

PYTHON, SHEET = "lab-python.js", "lab.css"


class Lab(NamedTuple):
    """What only the Lab loads: file name → content, and the names that its page needs."""

    content: dict[str, bytes]
    script: str
    sheet: str
    early: tuple[str, ...]
    told: dict[str, Any]

    def data(self, lang: str) -> dict[str, Any]:
        """What the page tells its script."""
        return {**self.told, "words": words(lang).all("lab.script")}

    def write(self, folder: Path) -> None:
        """Put every file into the site."""
        for name, content in self.content.items():
            (folder / name).write_bytes(content)


def lab(packages: Path, edition: Edition, lock: str, memory: Path | None = None) -> Lab:
    """Name the files after their content; the interpreter is told which files of the edition it is made of."""
    theirs = pyscript.files(packages)
    named = pyscript.named(theirs)
    sheet = (LAB_FOLDER / SHEET).read_bytes()
    interpreter = _interpreter(packages, edition, lock, memory)
    content = {name: text.encode() for name, text in named.values()}
    told = {"core": named[pyscript.CORE][0], "interpreter": hashed(PYTHON, interpreter)}
    names = {"sheet": hashed(SHEET, sheet)}
    content |= {told["interpreter"]: interpreter, names["sheet"]: sheet}
    early = (*edition.small.early(LAB), *(named[name][0] for name in pyscript.early(theirs)))
    return Lab(content, edition.small.names[LAB], names["sheet"], early, told)


def _interpreter(packages: Path, edition: Edition, lock: str, memory: Path | None) -> bytes:
    files = {part: each["file"] for part, each in edition.manifest["parts"].items()}
    files["lab"] = next(name for name, source in edition.large.items() if source.stem == "lab")
    version = json.loads((package(packages, "pyodide") / "package.json").read_text("utf-8"))["version"]
    parts = {
        **{part: files[part] for part in ("loader", "machine", "wasm", "stdlib", "rules", "lab")},
        "late": [files[part] for part in LATE],
        "lock": lock,
        "version": version,
    }
    (text,) = bundled(packages, [LAB_FOLDER / PYTHON], memory=memory).content.values()
    return text.replace(b"self.__PARTS", json.dumps(parts).encode())
