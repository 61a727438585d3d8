"""The page of measured promises: what `make bench` wrote, as a table in the reader's language.

MkDocs loads this file as a hook (`hooks:` in mkdocs.yml); it puts the table where a page says `<!-- speed -->`.
"""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from engine.games import load

PLACE = "<!-- speed -->"
FILE = Path("assets") / "bench.json"


class Words(NamedTuple):
    """The words of the table in one language."""

    lang: str
    promises: dict[str, str]
    head: tuple[str, str, str, str]
    at_most: str
    at_least: str
    kept: str
    broken: str
    not_measured: str
    never: str
    caption: str
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
        "odds": "Exact odds of the slowest situation of {}",
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
    head=("Promise", "Limit", "Measured", ""),
    at_most="at most {}",
    at_least="at least {}",
    kept="kept",
    broken="broken",
    not_measured="not measured",
    never="Nothing has been measured yet: run `make bench`.",
    caption="Measured on {made} in one run: {rounds} rounds, {cores} cores, Python {python}, Chromium {chromium}.",
    data="All the numbers of this run, as JSON",
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
        "odds": "Probabilités exactes de la situation la plus lente : {}",
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
    head=("Promesse", "Limite", "Mesure", ""),
    at_most="au plus {}",
    at_least="au moins {}",
    kept="tenue",
    broken="rompue",
    not_measured="non mesuré",
    never="Rien n’a encore été mesuré : lancez `make bench`.",
    caption="Mesuré le {made} en une seule fois : {rounds} tours, {cores} cœurs, Python {python}, Chromium {chromium}.",
    data="Tous les nombres de cette mesure, en JSON",
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


def _row(promise: dict[str, Any], said: Words) -> str:
    limit = said.at_most if promise["sense"] == "at most" else said.at_least
    value = promise["value"]
    cells = (
        limit.format(number(promise["limit"], promise["unit"], said)),
        said.not_measured if value is None else number(value, promise["unit"], said),
        "" if value is None else said.kept if promise["kept"] else said.broken,
    )
    state = "open" if value is None else "kept" if promise["kept"] else "broken"
    name = escape(title(promise["key"], said))
    return (
        f'<tr class="ce-speed__{state}"><th scope="row">{name}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        + "</tr>"
    )


def table(lang: str, file: Path, root: str = "") -> str:
    """The promises and what was measured, as HTML; `root` leads from the page to the site's own root."""
    said = WORDS[lang]
    if not file.is_file():
        return said.never
    found = json.loads(file.read_text("utf-8"))
    head = "".join(f'<th scope="col">{escape(cell)}</th>' if cell else "<td></td>" for cell in said.head)
    rows = "\n".join(_row(promise, said) for promise in found["promises"])
    caption = escape(said.caption.format(made=found["made"], rounds=found["rounds"], **found["machine"]))
    return (
        f'<table class="ce-speed">\n<caption>{caption}</caption>\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{rows}\n</tbody>\n</table>\n"
        f'<p class="ce-speed__data"><a href="{root}{FILE.as_posix()}">{escape(said.data)}</a></p>'
    )


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001 (MkDocs' names)
    """Put the table in the place that a page has left for it (MkDocs event, once a page)."""
    if PLACE not in markdown:
        return markdown
    lang = "fr" if page.file.dest_uri.startswith("fr/") else "en"
    root = "../" * page.file.dest_uri.count("/")
    return markdown.replace(PLACE, table(lang, Path(config.docs_dir) / FILE, root))
