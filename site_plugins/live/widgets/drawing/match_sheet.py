"""A match sheet ruled like a printed one: a part for each half, a line for each thing worth writing down."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.game import Event, Line, Sheet
from site_plugins.live.widgets.drawing.markup import Markup, el, prose


def ruled(
    sheet: Sheet,
    caption: str,
    heads: tuple[str, str],
    part: Callable[[str], str],
    cell: Callable[[Sequence[Event]], str],
    besides: Callable[[Line, int], object] = lambda line, seat: None,  # noqa: ARG005
) -> Markup:
    """The sheet as a table: `heads` stand over the margin and the score, each side's doings under its name.

    `besides` is what a line has for a seat after its sentence, such as cards.
    """
    head = el(
        "tr",
        el("th", heads[0], scope="col", class_="ce-number"),
        el("th", sheet.names[0], scope="col"),
        el("th", heads[1], scope="col", class_="ce-sheet__score"),
        el("th", sheet.names[1], scope="col"),
    )
    bodies = [
        el(
            "tbody",
            el("tr", el("th", part(name), scope="rowgroup", colspan=4), class_="ce-sheet__part"),
            [_line(line, cell, besides) for line in lines],
        )
        for name, lines in sheet.parts
    ]
    return el("table", el("caption", caption, class_="ce-vh"), el("thead", head), bodies, class_="ce-sheet")


def _line(line: Line, cell: Callable[[Sequence[Event]], str], besides: Callable[[Line, int], object]) -> Markup:
    """A line: when, who did what, and the score that it led to."""
    what = prose(cell(line.what))
    sides = [el("td", what if seat == line.seat else None, besides(line, seat)) for seat in (0, 1)]
    score = el("td", "\u2013".join(map(str, line.score)), class_="ce-sheet__score")
    return el("tr", el("th", line.mark, scope="row", class_="ce-number"), sides[0], score, sides[1])
