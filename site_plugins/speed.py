"""The page of measured promises: what `make bench` wrote, as a table in the reader's language.

MkDocs loads this file as a hook (`hooks:` in mkdocs.yml); it puts the table where a page says `<!-- speed -->`.
"""

from __future__ import annotations

import json
import logging
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from engine.games import load

PLACE = "<!-- speed -->"
FILE = Path("assets") / "bench.json"
BEFORE = "before"
"""The part that holds what was measured when a run was still written as one whole."""

log = logging.getLogger("mkdocs.plugins.speed")


class Words(NamedTuple):
    """The words of the table in one language."""

    lang: str
    promises: dict[str, str]
    head: tuple[str, str, str, str, str]
    at_most: str
    at_least: str
    kept: str
    broken: str
    not_measured: str
    never: str
    unreadable: str
    caption: str
    run: str
    commit: str
    data: str
    decimal: str
    units: dict[str, str]


EN = Words(
    lang="en",
    promises={
        "boot-cold": "First visit, to the first roll on screen, against a bare Pyodide page",
        "boot-warm": "Second visit, to the first roll on screen, against the same bare page",
        "second-page-boots": "Python starts again on the second page of a visit",
        "longest-task": "Longest time for which starting Python keeps the page busy",
        "lab-ready": "First visit to the Lab, to the first result, against a bare page of PyScript",
        "chess": "Decisions a second of {}, against python-chess",
        "rlcard": "Decisions a second of the slowest game, against RLCard’s uno",
        "jobs": "Many matches on two processes, against one",
        "odds": "Exact odds of the slowest situation of {}",
        "hand": "All combinations of a full hand of French Flair, the slowest",
        "hard": "Matches of {} that hard wins against medium",
        "medium": "Matches of {} that medium wins against chance",
        "room-hard": "What hard wins against medium in {}, of all that any play could win",
        "room-medium": "What medium wins against chance in {}, of all that any play could win",
        "hard-move": "Slowest move of a hard computer player in Chromium",
        "medium-move": "Slowest move of a medium computer player in Chromium",
        "match-task": "Longest time for which a whole match keeps the page busy",
        "lighthouse-performance": "Lighthouse on a phone: performance, worst page",
        "lighthouse-accessibility": "Lighthouse on a phone: accessibility, worst page",
        "lighthouse-best-practices": "Lighthouse on a phone: best practices, worst page",
        "axe-violations": "Faults that axe-core finds, all pages, both languages, day and night",
    },
    head=("Promise", "Limit", "Measured", "", "When"),
    at_most="at most {}",
    at_least="at least {}",
    kept="kept",
    broken="broken",
    not_measured="not measured",
    never="Nothing has been measured yet: run `make bench`.",
    unreadable="What was measured cannot be read: mend `docs/assets/bench.json`, or move it away and run `make bench`.",
    caption="Each row was measured in one run, on the day that stands in it.",
    run="{made}{commit}: {rounds} rounds, {cores} cores, Python {python}, Chromium {chromium}",
    commit=", version {}",
    data="All the numbers of these runs, as JSON",
    decimal=".",
    units={"ratio": "{} ×", "ms": "{} ms", "count": "{}", "score": "{} / 100", "percent": "{} %"},
)
FR = Words(
    lang="fr",
    promises={
        "boot-cold": "Première visite, jusqu’au premier lancer à l’écran, face à une page Pyodide nue",
        "boot-warm": "Deuxième visite, jusqu’au premier lancer à l’écran, face à la même page nue",
        "second-page-boots": "Redémarrages de Python à la deuxième page d’une visite",
        "longest-task": "Plus longue occupation de la page par le démarrage de Python",
        "lab-ready": "Première visite au labo, jusqu’au premier résultat, face à une page nue de PyScript",
        "chess": "Décisions par seconde, face à python-chess : {}",
        "rlcard": "Décisions par seconde du jeu le plus lent, face au uno de RLCard",
        "jobs": "Beaucoup de matchs sur deux processus, face à un seul",
        "odds": "Probabilités exactes de la situation la plus lente : {}",
        "hand": "Toutes les combinaisons d’une main pleine de French Flair, la plus lente",
        "hard": "Matchs que le niveau difficile gagne contre le moyen : {}",
        "medium": "Matchs que le niveau moyen gagne contre le hasard : {}",
        "room-hard": "Ce que le niveau difficile gagne contre le moyen, de tout ce qui peut se gagner : {}",
        "room-medium": "Ce que le niveau moyen gagne contre le hasard, de tout ce qui peut se gagner : {}",
        "hard-move": "Coup le plus lent d’un joueur difficile dans Chromium",
        "medium-move": "Coup le plus lent d’un joueur moyen dans Chromium",
        "match-task": "Plus longue occupation de la page pendant un match entier",
        "lighthouse-performance": "Lighthouse sur téléphone : performances, pire page",
        "lighthouse-accessibility": "Lighthouse sur téléphone : accessibilité, pire page",
        "lighthouse-best-practices": "Lighthouse sur téléphone : bonnes pratiques, pire page",
        "axe-violations": "Défauts trouvés par axe-core, toutes les pages, deux langues, jour et nuit",
    },
    head=("Promesse", "Limite", "Mesure", "", "Quand"),
    at_most="au plus {}",
    at_least="au moins {}",
    kept="tenue",
    broken="rompue",
    not_measured="non mesuré",
    never="Rien n’a encore été mesuré : lancez `make bench`.",
    unreadable="Mesures illisibles : réparez `docs/assets/bench.json`, ou rangez-le ailleurs et lancez `make bench`.",
    caption="Chaque ligne a été mesurée en une seule fois, le jour qu’elle indique.",
    run="{made}{commit} : {rounds} tours, {cores} cœurs, Python {python}, Chromium {chromium}",
    commit=", version {}",
    data="Tous les nombres de ces mesures, en JSON",
    decimal=",",
    units={"ratio": "{} ×", "ms": "{} ms", "count": "{}", "score": "{} / 100", "percent": "{} %"},
)
WORDS = {"en": EN, "fr": FR}


def number(value: float, unit: str, said: Words) -> str:
    """A measured value for people: two digits after the point for small ratios, none where they would say nothing."""
    digits = 0 if unit in ("count", "score") or value >= 100 else 1 if unit in ("ms", "percent") or value >= 10 else 2
    text = f"{value:.{digits}f}".replace(".", said.decimal)
    return said.units[unit].format(text).replace(" ", "\u202f")


def title(key: str, said: Words) -> str:
    """A promise in words; one that is made for each game names its game after a space."""
    kind, _, game = key.partition(" ")
    return said.promises[kind].format(load(game).text(said.lang).title()) if game else said.promises[kind]


class Unreadable(ValueError):
    """A file that no run of `make bench` has written."""


def read(file: Path) -> dict[str, Any]:
    """What has been measured, part by part; an old file without parts is one part, measured on the day it was made."""
    try:
        found: dict[str, Any] = json.loads(file.read_text("utf-8"))
        if "parts" not in found:
            values = {row["key"]: row["value"] for row in found["promises"] if row["value"] is not None}
            whole = {key: found[key] for key in ("made", "rounds", "machine")} | {"commit": None, "values": values}
            rows = [row | {"part": BEFORE if row["key"] in values else None} for row in found["promises"]]
            found = {"promises": rows, "parts": {BEFORE: whole | {"details": found.get("details", {})}}}
        for part in found["parts"].values():
            _run(part, EN)
            part["values"].items(), part["details"].items()
        found["promises"] = [row for row in found["promises"] if row["key"].partition(" ")[0] in EN.promises]
        for row in found["promises"]:
            _row(row, found["parts"], EN)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise Unreadable(f"{file} is no file of measurements ({type(error).__name__}: {error})") from error
    return found


def _run(part: dict[str, Any], said: Words) -> str:
    """When, at which commit and on what machine a part was measured."""
    commit = said.commit.format(part["commit"]) if part["commit"] else ""
    return said.run.format(made=part["made"], commit=commit, rounds=part["rounds"], **part["machine"])


def _row(promise: dict[str, Any], parts: dict[str, dict[str, Any]], said: Words) -> str:
    limit = said.at_most if promise["sense"] == "at most" else said.at_least
    value = promise["value"]
    cells = (
        limit.format(number(promise["limit"], promise["unit"], said)),
        said.not_measured if value is None else number(value, promise["unit"], said),
        "" if value is None else said.kept if promise["kept"] else said.broken,
    )
    state = "open" if value is None else "kept" if promise["kept"] else "broken"
    name = escape(title(promise["key"], said))
    when = "" if value is None else escape(parts[promise["part"]]["made"])
    return (
        f'<tr class="ce-speed__{state}"><th scope="row">{name}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        + (f'<td><time datetime="{when}">{when}</time></td></tr>' if when else "<td></td></tr>")
    )


def table(lang: str, file: Path, root: str = "") -> str:
    """The promises and what was measured, as HTML; `root` leads from the page to the site's own root."""
    said = WORDS[lang]
    if not file.is_file():
        return said.never
    try:
        found = read(file)
    except Unreadable as error:
        log.warning("%s", error)
        return said.unreadable
    head = "".join(f'<th scope="col">{escape(cell)}</th>' if cell else "<td></td>" for cell in said.head)
    rows = "\n".join(_row(promise, found["parts"], said) for promise in found["promises"])
    used = {promise["part"] for promise in found["promises"]}
    runs = sorted({_run(part, said) for name, part in found["parts"].items() if name in used}, reverse=True)
    return (
        f'<table class="ce-speed">\n<caption>{escape(said.caption)}</caption>\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{rows}\n</tbody>\n</table>\n<ul>\n"
        + "".join(f"<li>{escape(run)}</li>\n" for run in runs)
        + f'</ul>\n<p class="ce-speed__data"><a href="{root}{FILE.as_posix()}">{escape(said.data)}</a></p>'
    )


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001 (MkDocs' names)
    """Put the table in the place that a page has left for it (MkDocs event, once a page)."""
    if PLACE not in markdown:
        return markdown
    lang = "fr" if page.file.dest_uri.startswith("fr/") else "en"
    root = "../" * page.file.dest_uri.count("/")
    return markdown.replace(PLACE, table(lang, Path(config.docs_dir) / FILE, root))
