"""The page of measured promises: what `make bench` wrote, as a table in the reader's language.

MkDocs loads this file as a hook (`hooks:` in mkdocs.yml); it puts the table where a page says `<!-- speed -->`.
"""

from __future__ import annotations

import json
import logging
from html import escape
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from engine.core.language import Language
from engine.core.languages import LANGUAGES, known, words
from engine.games import load

PLACE = "<!-- speed -->"
FILE = Path("assets") / "bench.json"
BEFORE = "before"
"""The part that holds what was measured when a run was still written as one whole."""

log = logging.getLogger("mkdocs.plugins.speed")


def number(value: float, unit: str, say: Language) -> str:
    """A measured value for people: two digits after the point for small ratios, none where they would say nothing."""
    digits = 0 if unit in ("count", "score") or value >= 100 else 1 if unit in ("ms", "percent") or value >= 10 else 2
    return say(f"speed.units.{unit}", value=say.decimal(value, digits)).replace(" ", "\u202f")


def title(key: str, say: Language) -> str:
    """A promise in words; one that is made for each game names its game after a space."""
    kind, _, game = key.partition(" ")
    return say(f"speed.promises.{kind}", game=load(game).text(say.lang).title() if game else "")


class Unreadable(ValueError):
    """A file that no run of `make bench` has written."""


def read(file: Path) -> dict[str, Any]:
    """What has been measured, part by part; an old file without parts is one part, measured on the day it was made."""
    say = words(LANGUAGES[0])
    try:
        found: dict[str, Any] = json.loads(file.read_text("utf-8"))
        if "parts" not in found:
            values = {row["key"]: row["value"] for row in found["promises"] if row["value"] is not None}
            whole = {key: found[key] for key in ("made", "rounds", "machine")} | {"commit": None, "values": values}
            rows = [row | {"part": BEFORE if row["key"] in values else None} for row in found["promises"]]
            found = {"promises": rows, "parts": {BEFORE: whole | {"details": found.get("details", {})}}}
        for part in found["parts"].values():
            _run(part, say)
            part["values"].items(), part["details"].items()
        found["promises"] = [
            row for row in found["promises"] if row["key"].partition(" ")[0] in say.all("speed.promises")
        ]
        for row in found["promises"]:
            _row(row, found["parts"], say)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise Unreadable(f"{file} is no file of measurements ({type(error).__name__}: {error})") from error
    return found


def _run(part: dict[str, Any], say: Language) -> str:
    """When, at which commit and on what machine a part was measured."""
    facts = {"made": part["made"], "rounds": part["rounds"], **part["machine"]}
    return say("speed.run-at", commit=part["commit"], **facts) if part["commit"] else say("speed.run", **facts)


def _row(promise: dict[str, Any], parts: dict[str, dict[str, Any]], say: Language) -> str:
    limit = number(promise["limit"], promise["unit"], say)
    value = promise["value"]
    cells = (
        say("speed.at-most" if promise["sense"] == "at most" else "speed.at-least", limit=limit),
        say("speed.not-measured") if value is None else number(value, promise["unit"], say),
        "" if value is None else say("speed.kept" if promise["kept"] else "speed.broken"),
    )
    state = "open" if value is None else "kept" if promise["kept"] else "broken"
    name = escape(title(promise["key"], say))
    when = "" if value is None else escape(parts[promise["part"]]["made"])
    return (
        f'<tr class="ce-speed__{state}"><th scope="row">{name}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        + (f'<td><time datetime="{when}">{when}</time></td></tr>' if when else "<td></td></tr>")
    )


def table(lang: str, file: Path, root: str = "") -> str:
    """The promises and what was measured, as HTML; `root` leads from the page to the site's own root."""
    say = words(lang)
    if not file.is_file():
        return say("speed.never")
    try:
        found = read(file)
    except Unreadable as error:
        log.warning("%s", error)
        return say("speed.unreadable")
    *heads, last = say.list("speed.head")
    head = "".join(f'<th scope="col">{escape(cell)}</th>' if cell else "<td></td>" for cell in (*heads, "", last))
    rows = "\n".join(_row(promise, found["parts"], say) for promise in found["promises"])
    used = {promise["part"] for promise in found["promises"]}
    runs = sorted({_run(part, say) for name, part in found["parts"].items() if name in used}, reverse=True)
    return (
        f'<table class="ce-speed">\n<caption>{escape(say("speed.caption"))}</caption>\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{rows}\n</tbody>\n</table>\n<ul>\n"
        + "".join(f"<li>{escape(run)}</li>\n" for run in runs)
        + f'</ul>\n<p class="ce-speed__data"><a href="{root}{FILE.as_posix()}">{escape(say("speed.data"))}</a></p>'
    )


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001 (MkDocs' names)
    """Put the table in the place that a page has left for it (MkDocs event, once a page)."""
    if PLACE not in markdown:
        return markdown
    lang = known(page.file.dest_uri.partition("/")[0])
    root = "../" * page.file.dest_uri.count("/")
    return markdown.replace(PLACE, table(lang, Path(config.docs_dir) / FILE, root))
