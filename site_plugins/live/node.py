"""Runs a script under Node, and says in one sentence what is missing when that cannot be."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from site_plugins.content_hash import hashed

PATIENCE_SECONDS = 300
REMEMBERED = 8
"""So many answers a memory keeps of each script."""


class CannotBuild(Exception):
    """What the browser needs cannot be made, with the reason as one sentence."""


def package(packages: Path, name: str, *files: str) -> Path:
    """The folder of an npm package that has all of the files that we take from it."""
    folder = packages / name
    absent = [file for file in ("package.json", *files) if not (folder / file).is_file()]
    if absent:
        raise CannotBuild(f"{folder / absent[0]} is missing: run `make setup`.")
    return folder


def run(script: Path, job: dict[str, Any]) -> str:
    """Give a job to a script as JSON, and hand back what it prints."""
    node = shutil.which("node")
    if node is None:
        raise CannotBuild(f"{script.name} needs Node 20 or newer, and there is no `node` on the path.")
    try:
        done = subprocess.run(
            [node, str(script)],
            input=json.dumps(job),
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=PATIENCE_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise CannotBuild(f"{script.name} was still not done after {PATIENCE_SECONDS} seconds.") from None
    if done.returncode:
        why = done.stderr.strip() or f"it ended with {done.returncode}"
        raise CannotBuild(f"{script.name} failed:\n{why}")
    return done.stdout


def run_once(script: Path, job: dict[str, Any], reads: Iterable[Path], memory: Path | None) -> str:
    """As `run`; with a memory, what was printed for the same job and the same files is handed back again."""
    if memory is None:
        return run(script, job)
    given = [json.dumps(job).encode(), *(str(file).encode() + file.read_bytes() for file in (script, *sorted(reads)))]
    kept = memory / hashed(f"{script.stem}.txt", b"\0".join(given))
    if not kept.is_file():
        printed = run(script, job)
        memory.mkdir(parents=True, exist_ok=True)
        kept.write_text(printed, "utf-8")
        for old in sorted(memory.glob(f"{script.stem}.*.txt"), key=lambda file: file.stat().st_mtime)[:-REMEMBERED]:
            old.unlink()
    return kept.read_text("utf-8")
