"""The examples: one text for both languages, and what comes of it, worked out by running it here."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from site_plugins.content_hash import digest
from site_plugins.live.lab import kit
from site_plugins.live.lab.kit import runner
from site_plugins.live.node import CannotBuild

HERE = Path(__file__).with_name("examples")
NAMES = ("duel", "penalty", "bot", "house", "chart")
# A line that ends like this is there in one language only: a remark, or words that are printed.
_ONLY = re.compile(r"[ \t]+#(?P<lang>en|fr)$")


def source(name: str, lang: str, folder: Path = HERE) -> str:
    """The text of an example in one language."""
    kept: list[str] = []
    for line in (folder / f"{name}.txt").read_text("utf-8").strip().splitlines():
        only = _ONLY.search(line)
        if only is None or only["lang"] == lang:
            kept.append(line[: only.start()] if only else line)
    return "\n".join(kept)


def worked(text: str, lang: str) -> list[tuple[str, str]]:
    """What a text shows, piece by piece: `text` that it prints, `html` that it draws, an `error`."""
    shown: list[tuple[str, str]] = []

    def hear(kind: str, what: str) -> None:
        if kind == "text" and shown and shown[-1][0] == "text":
            shown[-1] = ("text", shown[-1][1] + what)
        elif kind != "end":
            shown.append((kind, what))

    # Readers import our modules by a short name, which they have in the browser.
    sys.modules.setdefault("lab", kit)
    runner.speak(lang)
    # In a thread of its own: whoever calls may be waiting for something else in a loop already.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, runner.run(text, hear)).result()
    return shown


def result(name: str, lang: str, memory: Path | None = None) -> list[tuple[str, str]]:
    """What an example shows; one that goes wrong is not published. `memory` is a folder of these very sources."""
    text = source(name, lang)
    kept = memory and memory / f"lab-{digest(f'{lang}:{text}'.encode())}.json"
    if kept and kept.is_file():
        return [(kind, what) for kind, what in json.loads(kept.read_text("utf-8"))]
    shown = worked(text, lang)
    for kind, what in shown:
        if kind == "error":
            raise CannotBuild(f"the Lab’s example {name} ({lang}) goes wrong: {what}")
    if kept:
        half = kept.with_suffix(".new")
        half.write_text(json.dumps(shown), "utf-8")
        half.replace(kept)
    return shown
