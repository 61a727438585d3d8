"""The concept tables: the same real thing in every game, side by side, each cell with its rule and its situation."""

from __future__ import annotations

from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.rulebook.print.printed_page import PrintedPage
from site_plugins.rulebook.print.rule import situation_link
from site_plugins.rulebook.print.tree import link
from site_plugins.rulebook.read.concepts import Cell, Concept


def concepts_page(printed: PrintedPage) -> list[Markup]:
    """A section for each thing: on a wide screen its games stand side by side, on a phone one below the other."""
    return [_section(printed, concept) for concept in printed.book.concepts.values()]


def _section(printed: PrintedPage, concept: Concept) -> Markup:
    """One thing in all games."""
    cells = [_cell(printed, concept.cells[game]) for game in printed.book.games if game in concept.cells]
    return el(
        "section",
        el("h2", concept.title[printed.lang], id=concept.id),
        el("ul", *cells, class_="ce-concept__games"),
        class_="ce-concept",
    )


def _cell(printed: PrintedPage, cell: Cell) -> Markup:
    """What one game makes of it: a sentence, its rule, and the place where it is played."""
    title = printed.book.games[cell.game].game.text(printed.lang).title()
    where: list[Markup | str] = []
    if cell.rule:
        where.append(
            el("p", printed.say("book.rule-mark"), " ", printed.rule_link(cell.rule), class_="ce-concept__rule")
        )
    if cell.situation:
        play = situation_link(printed, cell.game, cell.situation)
        where.append(el("p", printed.say("book.play-it"), " ", play, class_="ce-concept__play"))
    return el(
        "li",
        el("p", link(title, f"{printed.base}{cell.game}/"), class_="ce-concept__name"),
        el("p", cell.says[printed.lang], class_="ce-concept__says"),
        *where,
        class_="ce-concept__game" + ("" if cell.played else " ce-concept__game--none"),
        data_game=cell.game,
    )
