"""What the build has worked out for the same code before: a page that changes does not change it."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

import engine

WIDGETS = Path(__file__).parent / "live" / "widgets"
CODE = (Path(engine.__file__).parent, WIDGETS)
"""All that plays and draws; it reads nothing of the book's pages."""
KEPT = 3
"""Editions of the code of which something is kept."""


def fingerprint(folders: Iterable[Path] = CODE) -> str:
    """A name for exactly this code and data, run by this Python."""
    total = sha256(sys.version.encode())
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                content = path.read_bytes()
                total.update(f"{path.relative_to(folder.parent)}\0{len(content)}\0".encode())
                total.update(content)
    return total.hexdigest()


_loaded = cache(fingerprint)
"""The code as it was when this process first asked: that is what it runs, whatever has been changed since."""


def memory(folder: Path) -> Path | None:
    """Where in a folder that is kept between builds something of this code stands; none once the code has changed."""
    name = _loaded()
    if name != fingerprint():
        return None
    own = folder / name
    own.mkdir(parents=True, exist_ok=True)
    own.touch()
    others = sorted(folder.iterdir(), key=lambda one: one.stat().st_mtime, reverse=True)
    for old in others[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    return own


class Kept:
    """Texts by their names, each made when it is first asked for."""

    def __init__(self) -> None:
        """Nothing is known, and nothing will be kept."""
        self._texts: dict[str, str] = {}
        self._file: Path | None = None
        self._new = False

    def open(self, file: Path | None) -> None:
        """Begin with what stands in a file of this very code, and keep there what is new."""
        self._file, self._new = file, False
        self._texts = json.loads(file.read_text("utf-8")) if file and file.is_file() else {}

    def of(self, name: str, make: Callable[[], str]) -> str:
        """The text of this name."""
        if name not in self._texts:
            self._texts[name] = str(make())
            self._new = True
        return self._texts[name]

    def write(self) -> None:
        """Keep what is new; half a file is never taken for one."""
        if self._file and self._new:
            half = self._file.with_suffix(".new")
            half.write_text(json.dumps(self._texts, ensure_ascii=False), "utf-8")
            half.replace(self._file)
            self._new = False
