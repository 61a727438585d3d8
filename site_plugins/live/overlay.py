"""The bundle of `make dev`: that of an earlier build, with the files that have changed since laid over it as source.

Nothing is compiled and Node is not asked: Python in the browser compiles the few changed modules as it imports them,
with their line numbers, and starts without a snapshot, which would hold the modules as they were.
"""

from __future__ import annotations

import gzip
import json
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias

from site_plugins.content_hash import digest
from site_plugins.live.build.inside import compact_words, imported_by, pack
from site_plugins.live.node import CannotBuild

RECORD = "sources.json"
"""What a build was made of, beside what it made."""
OURS = frozenset({"engine", "site_plugins", "lab"})
Pack: TypeAlias = Mapping[str, bytes]
"""The sources of a pack by their names in it."""


def record(tools: str, packs: Mapping[str, Pack]) -> str:
    """What a build was made of: the tools, each source by its digest, and all that the sources import of others."""
    sources = {name: {path: digest(content) for path, content in own.items()} for name, own in packs.items()}
    return json.dumps({"tools": tools, "sources": sources, "imports": sorted(_imports(packs))})


def base(cache: Path, tools: str, packs: Mapping[str, Pack]) -> Path | None:
    """The latest build over which these sources can be laid: made by the same tools, with all that they import."""
    made = sorted(cache.glob(f"*/{RECORD}"), key=lambda file: file.parent.stat().st_mtime, reverse=True)
    for file in made:
        known = json.loads(file.read_text("utf-8"))
        if known["tools"] == tools and packs.keys() <= known["sources"].keys():
            fresh = {name: _changed(known["sources"][name], own) for name, own in packs.items()}
            if _imports(fresh) <= set(known["imports"]):
                return file.parent
    return None


def lay_over(folder: Path, packs: Mapping[str, Pack], out: Path) -> dict[str, Path]:
    """Write the packs of an earlier build with what has changed since, and say where each stands."""
    known = json.loads((folder / RECORD).read_text("utf-8"))["sources"]
    out.mkdir(parents=True, exist_ok=True)
    written: dict[str, Path] = {}
    for name, own in packs.items():
        with zipfile.ZipFile(folder / f"{name}.zip") as archive:
            entries = {entry: archive.read(entry) for entry in archive.namelist()}
        fresh = _changed(known[name], own)
        for path in {*fresh, *(known[name].keys() - own.keys())}:
            entries.pop(_packed(path), None)
            entries.pop(path, None)
        for path, content in fresh.items():
            entries[_packed(path) if _is_words(path) else path] = compact_words(content) if _is_words(path) else content
        written[name] = out / f"{name}.bin"
        written[name].write_bytes(gzip.compress(pack(entries), 1, mtime=0))
    return written


def _changed(known: Mapping[str, str], own: Pack) -> dict[str, bytes]:
    return {path: content for path, content in own.items() if known.get(path) != digest(content)}


def _imports(packs: Mapping[str, Pack]) -> set[str]:
    """The modules of others that our sources name."""
    found: set[str] = set()
    for own in packs.values():
        for path, content in own.items():
            if path.endswith(".py"):
                try:
                    found |= imported_by([content])
                except SyntaxError as why:
                    raise CannotBuild(f"{path}:{why.lineno}: {why.msg}") from why
    return {name for name in found if name.partition(".")[0] not in OURS}


def _is_words(path: str) -> bool:
    return path.endswith(".toml") and "/words/" in path


def _packed(path: str) -> str:
    """How a whole build names a source in its pack."""
    return f"{path}c" if path.endswith(".py") else path.replace(".toml", ".json") if _is_words(path) else path
