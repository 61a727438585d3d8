"""What has been measured, kept part by part: a run replaces the parts that it measured and leaves the others."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from site_plugins.speed import read
from tests.bench import chromium
from tests.bench.promises import judge
from tests.conftest import ROOT

Record = dict[str, Any]


def load(file: Path) -> Record:
    """What the file holds, or nothing yet, by today's promises; a file that is no record of ours is refused."""
    return judged(read(file)["parts"] if file.exists() else {})


def judged(parts: dict[str, dict[str, Any]]) -> Record:
    """The parts, and every promise beside what one of them measured."""
    where = {key: name for name, part in parts.items() for key in part["values"]}
    rows = judge({key: parts[name]["values"][key] for key, name in where.items()})
    return {"promises": [row | {"part": where.get(row["key"])} for row in rows], "parts": parts}


def replace(record: Record, name: str, part: dict[str, Any]) -> Record:
    """The record with one part measured anew; what it measures is taken out of every other part."""
    parts = {other: _without(part, was) for other, was in record["parts"].items() if other != name}
    return judged({other: left for other, left in parts.items() if left["values"]} | {name: part})


def _without(part: dict[str, Any], was: dict[str, Any]) -> dict[str, Any]:
    kinds = ("values", "details")
    return was | {kind: {key: was[kind][key] for key in was[kind] if key not in part[kind]} for kind in kinds}


def save(record: Record, file: Path) -> None:
    """Write it whole or not at all, so that a run can be stopped at any moment."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f".{file.name}.new")
    draft.write_text(json.dumps(record, indent=2, ensure_ascii=False) + "\n", "utf-8")
    draft.replace(file)


def stamp(rounds: int, file: Path) -> dict[str, Any]:
    """When, at which commit and on what machine this run measures."""
    machine = {"cores": os.cpu_count(), "python": platform.python_version(), "chromium": chromium.version()}
    made = datetime.now(UTC).date().isoformat()
    return {"made": made, "commit": commit(file), "rounds": rounds, "machine": machine}


def commit(file: Path, root: Path = ROOT) -> str | None:
    """The commit that is measured, with `-dirty` when more than the record itself differs from it."""
    ours = file.resolve().is_relative_to(root)
    beside = [f":(exclude){file.resolve().relative_to(root).as_posix()}"] if ours else []
    try:
        head = _git(root, "rev-parse", "--short", "HEAD")
        return head + ("-dirty" if _git(root, "status", "--porcelain", "--", ".", *beside) else "")
    except (OSError, subprocess.CalledProcessError):
        return None


def _git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True).stdout.strip()
