"""5-3-Double!: the scoreboard with its clock and cards, and the match sheet as the players would fill it in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.game import Line
from engine.core.sayings import Sayings
from engine.games.double.words.text import DoubleText
from site_plugins.live.widgets.boards import Board
from site_plugins.live.widgets.boards.double.clock import dial
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, prose
from site_plugins.live.widgets.drawing.scoreboard import Side, score, with_ball
from site_plugins.live.widgets.page.view import View, capital


class DoubleBoard(Board):
    """Two names, two scores, one clock."""

    def scene(self, view: View) -> Markup:
        """The scoreboard."""
        say, text = view.text.say, _text(view)
        open_ = view.seen.view
        clock = dial(open_, text.part(open_["part"]), say)
        return score(_side(view, say, 0), _side(view, say, 1), clock, _when(open_, text, say))

    def sheet(self, view: View) -> Markup:
        """The sheet: a part for each half, a line for each action, on the side of the player who threw."""
        say, text = view.text.say, _text(view)
        sheet = view.game.sheet(view.seen.log, view.position.start.names)
        if not sheet.parts:
            return el("p", say("board.blank"), class_="ce-sheet__blank")
        head = el(
            "tr",
            el("th", say("board.minute"), scope="col", class_="ce-number"),
            el("th", sheet.names[0], scope="col"),
            el("th", say("board.score"), scope="col", class_="ce-sheet__score"),
            el("th", sheet.names[1], scope="col"),
        )
        bodies = [
            el(
                "tbody",
                el("tr", el("th", text.part(part), scope="rowgroup", colspan=4), class_="ce-sheet__part"),
                [_line(text, line) for line in lines],
            )
            for part, lines in sheet.parts
        ]
        return el(
            "table",
            el("caption", view.say("widgets.sheet"), class_="ce-vh"),
            el("thead", head),
            bodies,
            class_="ce-sheet",
        )


def _text(view: View) -> DoubleText:
    """The words of this game, which know more than those of any game."""
    assert isinstance(view.text, DoubleText)
    return view.text


def _when(open_: Mapping[str, Any], text: DoubleText, say: Sayings) -> str:
    """The half, or what is special about this moment."""
    if open_["over"]:
        return say("board.full-time")
    if open_["hand"] is None:
        return say("board.to-kick-off")
    if open_["last_action"]:
        return say("board.last-action")
    return text.part(open_["part"])


def _side(view: View, say: Sayings, seat: int) -> Side:
    """One side of the scoreboard: its name, its points, its cards, and whether it has the hand."""
    open_ = view.seen.view
    points: int = open_["score"][seat]
    hand = with_ball(say("board.hand")) if open_["hand"] == seat and not open_["over"] else None
    cards = _cards(open_["cards"][seat], _text(view), say)
    return Side(view.text.who(seat), points, say("board.points", points=points), (hand, cards))


def _cards(cards: Sequence[Mapping[str, Any]], text: DoubleText, say: Sayings) -> Markup | None:
    """The cards in force: colour, letter and how long each still counts."""
    if not cards:
        return None
    return el(
        "ul",
        [
            el("li", _chip(card["card"], text), " ", el("span", _left(card["left"], say), class_="ce-cards__left"))
            for card in cards
        ],
        class_="ce-cards",
    )


def _left(minutes: int | None, say: Sayings) -> str:
    """How long a card still counts."""
    return say("board.to-full-time") if minutes is None else say("board.left", minutes=minutes)


def _chip(colour: str, text: DoubleText) -> Markup:
    """A card: its letter, and its name for screen readers."""
    return el(
        "span",
        el("span", text.card_mark(colour), aria_hidden="true"),
        hidden(text.card(colour)),
        class_=f"ce-card ce-card--{colour}",
        title=capital(text.card(colour)),
    )


def _line(text: DoubleText, line: Line) -> Markup:
    """A line of the sheet."""
    what = text.cell(line.what)
    cells: list[Markup] = []
    for seat in (0, 1):
        chips = [_chip(colour, text) for colour in (line.cards[seat] if line.cards else ())]
        mine = seat == line.seat
        cells.append(el("td", prose(what) if mine else None, " " if mine and chips else None, chips))
    score = el("td", "\u2013".join(map(str, line.score)), class_="ce-sheet__score")
    return el("tr", el("th", line.mark, scope="row", class_="ce-number"), cells[0], score, cells[1])


BOARD = DoubleBoard()
