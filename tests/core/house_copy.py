"""A copy of the whole house in which something new is tried."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.conftest import ROOT

Run = Callable[..., str]


def git(house: Path, *words: str) -> str:
    """What git says in a folder."""
    return subprocess.run(["git", *words], cwd=house, capture_output=True, text=True, check=True).stdout


def copy_to(house: Path) -> Run:
    """Copy every file that git knows or would take; returns what runs Python there, which has to go well."""
    for name in filter(None, git(ROOT, "ls-files", "-co", "--exclude-standard", "-z").split("\0")):
        if (ROOT / name).is_file():
            (house / name).parent.mkdir(parents=True, exist_ok=True)
            (house / name).write_bytes((ROOT / name).read_bytes())

    def python(*words: str) -> str:
        done = subprocess.run([sys.executable, *words], cwd=house, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout[-4000:]}\n{done.stderr[-2000:]}"
        return done.stdout

    git(house, "init", "-q")
    git(house, "add", "-A")
    return python
