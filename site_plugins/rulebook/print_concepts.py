"""The concept tables: the same real thing in every game, side by side, each cell with its rule and its situation."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from site_plugins.rulebook.concepts import Cell, Concept
from site_plugins.rulebook.nodes import el, link
from site_plugins.rulebook.print_rule import situation_link
from site_plugins.rulebook.setting import Setting


def concepts_page(setting: Setting) -> list[Element]:
    """A section for each thing: on a wide screen its games stand side by side, on a phone one below the other."""
    return [_section(setting, concept) for concept in setting.book.concepts.values()]


def _section(setting: Setting, concept: Concept) -> Element:
    """One thing in all games."""
    cells = [_cell(setting, concept.cells[game]) for game in setting.book.games if game in concept.cells]
    return el(
        "section",
        el("h2", concept.title[setting.lang], id=concept.id),
        el("ul", *cells, class_="ce-concept__games"),
        class_="ce-concept",
    )


def _cell(setting: Setting, cell: Cell) -> Element:
    """What one game makes of it: a sentence, its rule, and the place where it is played."""
    title = setting.book.games[cell.game].game.text(setting.lang).title()
    where: list[Element | str] = []
    if cell.rule:
        where.append(el("p", setting.words.rule_mark(), " ", setting.rule_link(cell.rule), class_="ce-concept__rule"))
    if cell.situation:
        play = situation_link(setting, cell.game, cell.situation)
        where.append(el("p", setting.words.play_it(), " ", play, class_="ce-concept__play"))
    return el(
        "li",
        el("p", link(title, f"{setting.base}{cell.game}/"), class_="ce-concept__name"),
        el("p", cell.says[setting.lang], class_="ce-concept__says"),
        *where,
        class_="ce-concept__game" + ("" if cell.played else " ce-concept__game--none"),
        data_game=cell.game,
    )
