"""5-3-Double!: the scoreboard with its clock and cards, and the match sheet as the players would fill it in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from engine.core.game import Line
from engine.core.sayings import Sayings
from engine.games.double.words.text import DoubleText
from site_plugins.live.widgets.boards import Board
from site_plugins.live.widgets.boards.double.clock import dial
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.live.widgets.drawing.match_sheet import ruled
from site_plugins.live.widgets.drawing.scoreboard import Side, card_chip, score, with_ball
from site_plugins.live.widgets.page.view import View


class DoubleBoard(Board):
    """Two names, two scores, one clock."""

    def score(self, view: View) -> Markup:
        """The scoreboard."""
        say, text = view.text.say, _text(view)
        open_ = view.seen.view
        clock = dial(open_, text.part(open_["part"]), say, _spent(view))
        return score(_side(view, say, 0), _side(view, say, 1), clock, _when(open_, text, say))

    def sheet(self, view: View) -> Markup:
        """The sheet: a part for each half, a line for each action, on the side of the player who threw."""
        say, text = view.text.say, _text(view)
        sheet = view.game.sheet(view.seen.log, view.position.start.names)
        if not sheet.parts:
            return el("p", say("board.blank"), class_="ce-sheet__blank")
        heads = say("board.minute"), say("board.score")
        return ruled(sheet, view.say("widgets.sheet"), heads, text.part, text.cell, partial(_cards_of, text))


def _text(view: View) -> DoubleText:
    """The words of this game, which know more than those of any game."""
    assert isinstance(view.text, DoubleText)
    return view.text


def _spent(view: View) -> dict[str, int]:
    """In a match, the minutes that each option takes."""
    if not view.spec.play or view.idle:
        return {}
    return {option: found.best.minutes[0] for option, found in view.prospects().items() if found.best.minutes}


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
    hand = with_ball(say("board.hand", who=seat)) if open_["hand"] == seat and not open_["over"] else None
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
    """A card of the referee."""
    return card_chip(colour, text.card_mark(colour), text.card(colour))


def _cards_of(text: DoubleText, line: Line, seat: int) -> object:
    """The cards that a line of the sheet has for a seat."""
    chips = [_chip(colour, text) for colour in (line.cards[seat] if line.cards else ())]
    return " " if seat == line.seat and chips else None, chips


BOARD = DoubleBoard()
