"""The scoreboard of Scrumball Rugby: two sides, and between them how far the half has come."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Any

from engine.core.sayings import Sayings
from site_plugins.live.widgets.boards.scrumball.cards import backs
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden
from site_plugins.live.widgets.page.view import View

_MIDDLE, _RIM = 36, 29
_CARDS = 60
_SECONDS = 600


def score(view: View, say: Sayings) -> Markup:
    """Names, points, who has the ball, how many cards each side holds."""
    open_ = view.seen.view
    clock = el(
        "div",
        _dial(open_, say),
        el("span", _when(open_, say), class_="ce-score__when"),
        class_="ce-score__clock",
    )
    return el("div", _side(view, say, 0), clock, _side(view, say, 1), class_="ce-score")


def dealt(open_: Mapping[str, Any]) -> bool:
    """Whether anyone holds cards: before the first are drawn and after the match there is nothing to show."""
    return not open_["over"] and bool(open_["hand"] or open_["other"])


def _when(open_: Mapping[str, Any], say: Sayings) -> str:
    """The half, or what is special about this moment."""
    if open_["over"]:
        return say("board.full-time")
    return say("board.late") if open_["late"] else say(f"board.halves.{open_['half']}")


def _side(view: View, say: Sayings, seat: int) -> Markup:
    """One side: its name, its points, the ball if it has it, its cards face down, its substitutions."""
    open_ = view.seen.view
    points: int = open_["score"][seat]
    mine = seat == view.seen.seat
    held = len(open_["hand"]) if mine else open_["other"]
    has_ball = open_["attack"] == seat and not open_["over"]
    return el(
        "div",
        el(
            "p",
            el("span", view.text.who(seat), class_="ce-score__name"),
            " ",
            el("span", points, class_="ce-score__points"),
            hidden(" " + say("board.points", points=points)),
            class_="ce-score__line",
        ),
        el("p", _ball(), say("board.ball"), class_="ce-score__hand") if has_ball else None,
        el("p", backs(held), el("span", say("board.cards", count=held)), class_="ce-score__cards")
        if dealt(open_)
        else None,
        el("p", say("board.changes", count=open_["subs"][seat]), class_="ce-score__cards") if view.match else None,
        class_=f"ce-score__side ce-score__side--{'away' if seat else 'home'}",
    )


def _ball() -> Markup:
    """A rugby ball the size of a letter."""
    return el(
        "svg",
        el("ellipse", cx=8, cy=8, rx=7, ry=4.4, transform="rotate(-30 8 8)"),
        el("path", d="M4.6 10 11.4 6"),
        class_="ce-ball",
        viewBox="0 0 16 16",
        width=14,
        height=14,
        aria_hidden="true",
    )


def _dial(open_: Mapping[str, Any], say: Sayings) -> Markup:
    """How far the half has come: cards out of sixty, or minutes out of ten."""
    half = say(f"board.halves.{open_['half']}")
    if open_["mode"] == "clock":
        minutes, seconds = divmod(open_["seconds"], 60)
        figure = f"{minutes}:{seconds:02}"
        share, label = open_["seconds"] / _SECONDS, say("board.played", time=figure, half=half)
    else:
        figure = str(open_["drawn"])
        share, label = open_["drawn"] / _CARDS, say("board.drawn", drawn=open_["drawn"], half=half)
    return el(
        "span",
        el(
            "svg",
            el("circle", class_="ce-clock__face", cx=_MIDDLE, cy=_MIDDLE, r=_RIM),
            el("path", class_="ce-clock__played", d=_arc(min(share, 0.9999))) if share > 0 else None,
            el("text", figure, class_="ce-clock__minute", x=_MIDDLE, y=_MIDDLE + 2, text_anchor="middle"),
            el("text", say("board.of"), class_="ce-clock__of", x=_MIDDLE, y=_MIDDLE + 14, text_anchor="middle")
            if open_["mode"] == "cards"
            else None,
            viewBox="0 0 72 72",
            width=72,
            height=72,
            aria_hidden="true",
        ),
        class_="ce-clock",
        role="img",
        aria_label=label,
    )


def _arc(share: float) -> str:
    """A path along the rim from the top, a share of the way round."""
    angle = 2 * pi * share
    end = f"{_MIDDLE + _RIM * sin(angle):.2f} {_MIDDLE - _RIM * cos(angle):.2f}"
    return f"M{_MIDDLE} {_MIDDLE - _RIM}A{_RIM} {_RIM} 0 {int(share > 0.5)} 1 {end}"
