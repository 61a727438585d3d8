"""What Python needs in the browser: collected, compiled by the runtime itself, and kept between builds."""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Iterable, Mapping
from fnmatch import fnmatch
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from site_plugins.live import overlay
from site_plugins.live.node import CannotBuild, package, run
from site_plugins.live.widgets.packs import LATE, PICTURED, pack_of

BUILD = Path(__file__).with_name("build")
SHARED = BUILD.parent / "assets/scripts"
SCRIPTS = (BUILD / "compile.mjs", BUILD / "inside.py", SHARED / "picture.js", SHARED / "unpack.js")
ENTRY = "site_plugins.live.widgets.bridge"
# Our code in the browser: the rules, and the Python that draws.
SOURCES = ("engine/**/*", "site_plugins/__init__.py", "site_plugins/live/__init__.py", "site_plugins/live/widgets/**/*")
KINDS = (".py", ".toml")
# Tools for the command line, data for the printed book, and what draws a page only when it is built.
LEFT_OUT = (
    *("engine/__main__.py", "engine/cli/*", "engine/jobs.py", "engine/scripting.py", "engine/simulation.py"),
    *("engine/cluster.py", "engine/processes.py", "engine/bots/arena.py", "engine/bots/effects*.py"),
    *("engine/skeleton/*", "*/rulings.toml", "*/book/referee.toml", "*/coverage.toml"),
    *("*/situations.toml", "*/lessons.toml"),
    *("engine/learn/__main__.py", "engine/learn/gists.py", "engine/learn/proof.py", "engine/learn/drills/checking.py"),
    *(
        f"site_plugins/live/widgets/{file}.py"
        for file in ("*/first_frame", "*/prepared", "practice_frames", "page/element")
    ),
    *(
        f"engine/words/*/{file}.toml"
        for file in ("book", "cover", "effects", "finder", "flow", "lab", "speed", "study", "terminal", "theme")
    ),
)
# What readers who write Python themselves get besides: whole matches, many of them, and the situations by name.
LAB_SOURCES = (
    *("engine/bots/arena.py", "engine/jobs.py", "engine/scripting.py", "engine/simulation.py"),
    *("engine/games/*/book/situations.toml", "engine/words/*/lab.toml", "site_plugins/live/lab/kit/*.py"),
)
# Where the Lab's own modules stand in the tree, and under which name readers import them.
KIT, KIT_NAME = "site_plugins/live/lab/kit/", "lab/"
# Nobody imports these by name: the loader's own unpacking needs the first, a reader's dice on a wild page the next two,
# and the rules travel in a pack that only the last can open.
ALWAYS = ("encodings.cp437", "encodings.ascii", "encodings.latin_1", "compression.zstd")
# Files of the npm package that go to the browser as they are.
PARTS = {"loader": "pyodide.mjs", "machine": "pyodide.asm.mjs", "wasm": "pyodide.asm.wasm"}
OURS = ("rules", *LATE)
"""The packs of our own code that every page may ask for: the first with Python itself, the others later."""
MADE = ("stdlib", *OURS, "snapshot", "lab")
KEPT_BUILDS = 3


class Bundle(NamedTuple):
    """The files of a finished build by the name of their part, and what is known about them."""

    files: dict[str, Path]
    wire: dict[str, int]
    lock: str
    modules: tuple[str, ...]


def sources(root: Path, patterns: Iterable[str] = SOURCES) -> list[str]:
    """Our files that go to the browser, by their path in the tree."""
    found = {
        path.relative_to(root).as_posix()
        for pattern in patterns
        for path in root.glob(pattern)
        if path.is_file() and path.suffix in KINDS
    }
    kept = sorted(path for path in found if not any(fnmatch(path, pattern) for pattern in LEFT_OUT))
    entry = ENTRY.replace(".", "/") + ".py"
    if entry not in kept:
        raise CannotBuild(f"{root / entry} is missing: it is what the browser calls.")
    return kept


def lab_sources(root: Path) -> list[tuple[str, str]]:
    """Our files that only the Lab needs: their name in its pack, and their path in the tree."""
    found = {path.relative_to(root).as_posix() for pattern in LAB_SOURCES for path in root.glob(pattern)}
    return [(path.replace(KIT, KIT_NAME), path) for path in sorted(found)]


def divided(paths: Iterable[str]) -> dict[str, list[str]]:
    """The files of each pack; words and other data travel with the package in whose folder they lie."""
    packs: dict[str, list[str]] = {name: [] for name in OURS}
    for path in paths:
        place = module_name(path) if path.endswith(".py") else path.rpartition("/")[0].replace("/", ".")
        packs[pack_of(place) or "rules"].append(path)
    return packs


def module_name(path: str) -> str:
    """The module that a file of the tree holds."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def warm_up(paths: Iterable[str]) -> str:
    """Python that imports every module of ours and reads all words, so that the snapshot of the memory holds them."""
    files = [Path(path) for path in paths]
    names = [module_name(str(path)) for path in files if path.suffix == ".py"]
    words = [
        (".".join(path.parent.parts), path.stem) for path in files if path.suffix == ".toml" and "words" in path.parts
    ]
    imports = [f"import {name}" for name in (*names, *ALWAYS, "gc")]
    lines = [*imports, *(f"engine.core.catalogue.read{each}" for each in words)]
    return "\n".join((*lines, "gc.collect()\n"))


def fingerprint(contents: Iterable[tuple[str, bytes]]) -> str:
    """A name for exactly these files with exactly this content."""
    total = sha256()
    for name, content in contents:
        total.update(f"{name}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()[:20]


def make(
    root: Path, packages: Path, cache: Path, made: Mapping[str, str] | None = None, *, quick: bool = False
) -> Bundle:
    """The bundle for the sources as they are now; compiled only when something of it has changed.

    `made` are modules that only the browser has, by the path under which it finds them. A quick bundle has no snapshot,
    and what has changed since an earlier one travels as source.
    """
    made = made or {}
    runtime = package(packages, "pyodide", "pyodide-lock.json", "python_stdlib.zip", *PARTS.values())
    paths, extra = sources(root), lab_sources(root)
    ours = divided(dict.fromkeys([*paths, *made]))
    packs = {
        name: {path: made[path].encode() if path in made else (root / path).read_bytes() for path in own}
        for name, own in ours.items()
    }
    packs["lab"] = {name: (root / path).read_bytes() for name, path in extra}
    tools = [(path.name, path.read_bytes()) for path in (*SCRIPTS, runtime / "package.json", Path(__file__))]
    folder = overlay.base(cache, fingerprint(tools), packs) if quick else None
    if folder is None:
        inputs = [*(file for own in packs.values() for file in own.items()), *tools]
        folder = cache / (fingerprint(inputs) + ("-quick" if quick else ""))
    if not (folder / "summary.json").is_file():
        job = {
            "lab": [[name, str((root / path).resolve())] for name, path in extra],
            "packs": ours,
            "pictured": PICTURED,
            "warmUp": "" if quick else warm_up(path for name in ("rules", *PICTURED) for path in ours[name]),
        }
        known = overlay.record(fingerprint(tools), packs)
        _compile(runtime, {path: root / path for path in paths}, made, job, folder, known)
    else:
        folder.touch()
    _forget_old(cache)
    bundle = _read(folder, runtime)
    if quick:
        files = overlay.lay_over(folder, packs, cache / "quick")
        wire = bundle.wire | {name: file.stat().st_size for name, file in files.items()}
        bundle = bundle._replace(files={**bundle.files, **files}, wire=wire)
        bundle.files.pop("snapshot", None)
    return bundle


def _compile(
    runtime: Path, ours: Mapping[str, Path], made: Mapping[str, str], job: dict[str, Any], folder: Path, known: str
) -> None:
    """Build beside the final place and move in when all is there, so that half a build is never taken for one."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix="new-") as temporary:
        out = Path(temporary) / "out"
        written = {path: Path(temporary) / path for path in made}
        for path, file in written.items():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(made[path], "utf-8")
        job |= {
            "pyodide": str(runtime.resolve()),
            "inside": str(SCRIPTS[1]),
            "files": [[path, str(file.resolve())] for path, file in {**ours, **written}.items()],
            "entry": ENTRY,
            "always": ALWAYS,
            "parts": PARTS,
            "out": str(out.resolve()),
        }
        run(SCRIPTS[0], job)
        (out / overlay.RECORD).write_text(known, "utf-8")
        shutil.rmtree(folder, ignore_errors=True)
        out.rename(folder)


def _forget_old(cache: Path) -> None:
    builds = sorted(cache.glob("*/summary.json"), key=lambda summary: summary.parent.stat().st_mtime, reverse=True)
    for summary in builds[KEPT_BUILDS:]:
        shutil.rmtree(summary.parent, ignore_errors=True)


def _read(folder: Path, runtime: Path) -> Bundle:
    known: dict[str, Any] = json.loads((folder / "summary.json").read_text("utf-8"))
    files = {name: runtime / file for name, file in PARTS.items()}
    files |= {name: folder / f"{name}.bin" for name in MADE if (folder / f"{name}.bin").is_file()}
    return Bundle(files, known["wire"], known["lock"], tuple(known["modules"]))
