"""The scoreboard of Scrumball Rugby: two sides, and between them how far the half has come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.sayings import Sayings
from site_plugins.live.widgets.boards.scrumball.cards import backs
from site_plugins.live.widgets.drawing import scoreboard
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.live.widgets.drawing.scoreboard import Side, dial, with_ball
from site_plugins.live.widgets.page.view import View


def score(view: View, say: Sayings) -> Markup:
    """Names, points, who has the ball, how many cards each side holds."""
    open_ = view.seen.view
    return scoreboard.score(_side(view, say, 0), _side(view, say, 1), _dial(open_, say), _when(open_, say))


def dealt(open_: Mapping[str, Any]) -> bool:
    """Whether anyone holds cards: before the first are drawn and after the match there is nothing to show."""
    return not open_["over"] and bool(open_["hand"] or open_["other"])


def _when(open_: Mapping[str, Any], say: Sayings) -> str:
    """The half, or what is special about this moment."""
    if open_["over"]:
        return say("board.full-time")
    return say("board.late") if open_["late"] else say(f"board.halves.{open_['half']}")


def _side(view: View, say: Sayings, seat: int) -> Side:
    """One side: its name, its points, the ball if it has it, its cards face down, its substitutions."""
    open_ = view.seen.view
    points: int = open_["score"][seat]
    held = len(open_["hand"]) if seat == view.seen.seat else open_["other"]
    notes: list[Markup | None] = []
    if open_["attack"] == seat and not open_["over"]:
        notes.append(with_ball(say("board.ball", who=seat)))
    if dealt(open_):
        notes.append(el("p", backs(held), el("span", say("board.cards", count=held)), class_="ce-score__cards"))
    if view.match:
        notes.append(el("p", say("board.changes", count=open_["subs"][seat]), class_="ce-score__cards"))
    return Side(view.text.who(seat), points, say("board.points", points=points), tuple(notes))


def _watch(seconds: int) -> str:
    """Minutes and seconds, as a watch shows them."""
    return f"{seconds // 60}:{seconds % 60:02}"


def _dial(open_: Mapping[str, Any], say: Sayings) -> Markup:
    """How far the half has come: cards or minutes, out of all that it has."""
    half = say(f"board.halves.{open_['half']}")
    if open_["mode"] == "clock":
        figure, whole = _watch(open_["seconds"]), _watch(open_["enough"])
        share, label = open_["seconds"] / open_["enough"], say("board.played", time=figure, whole=whole, half=half)
    else:
        figure = str(open_["drawn"])
        share, label = (
            open_["drawn"] / open_["enough"],
            say("board.drawn", drawn=open_["drawn"], enough=open_["enough"], half=half),
        )
    return dial(share, figure, label, say("board.of", enough=open_["enough"]) if open_["mode"] == "cards" else "")
