"""The scoreboard of games with a ball: two sides, and between them how far the half has come.

It belongs to no game: a board fills it with its own words.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

from site_plugins.live.widgets.drawing.markup import Markup, el, hidden

_MIDDLE, _RIM = 36, 29


class Side(NamedTuple):
    """One side: its name, its points and what they are called, and the lines below, such as its cards."""

    name: str
    points: int
    called: str
    notes: tuple[Markup | None, ...] = ()


def score(home: Side, away: Side, clock: Markup, when: str) -> Markup:
    """Both sides with the clock between them; `when` says which half it is, or what is special about this moment."""
    middle = el("div", clock, el("span", when, class_="ce-score__when"), class_="ce-score__clock")
    return el("div", drawn_side(home, "home"), middle, drawn_side(away, "away"), class_="ce-score")


def drawn_side(side: Side, place: str) -> Markup:
    """One side: its name and its points, and whatever else a board notes."""
    line = el(
        "p",
        el("span", side.name, class_="ce-score__name"),
        " ",
        el("span", side.points, class_="ce-score__points"),
        hidden(f" {side.called}"),
        class_="ce-score__line",
    )
    return el("div", line, side.notes, class_=f"ce-score__side ce-score__side--{place}")


def with_ball(words: str) -> Markup:
    """A rugby ball the size of a letter, and that this side has it."""
    drawn = el(
        "svg",
        el("ellipse", cx=8, cy=8, rx=7, ry=4.4, transform="rotate(-30 8 8)"),
        el("path", d="M4.6 10 11.4 6"),
        class_="ce-ball",
        viewBox="0 0 16 16",
        width=14,
        height=14,
        aria_hidden="true",
    )
    return el("p", drawn, words, class_="ce-score__hand")


def card_chip(colour: str, mark: str, name: str) -> Markup:
    """A card that a player was shown: its letter, and its name for screen readers."""
    letter = el("span", mark, aria_hidden="true")
    return el("span", letter, hidden(name), class_=f"ce-card ce-card--{colour}", title=name[:1].upper() + name[1:])


def dial(share: float, figure: str, label: str, under: str = "") -> Markup:
    """How far the half has come: an arc along the rim, a figure in the middle, and a name for screen readers."""
    low = _MIDDLE + (2 if under else 5)
    drawn = [
        el("circle", class_="ce-clock__face", cx=_MIDDLE, cy=_MIDDLE, r=_RIM),
        el("path", class_="ce-clock__played", d=_arc(min(share, 0.9999))) if share > 0 else None,
        el("text", figure, class_="ce-clock__minute", x=_MIDDLE, y=low, text_anchor="middle"),
    ]
    if under:
        drawn.append(el("text", under, class_="ce-clock__of", x=_MIDDLE, y=_MIDDLE + 14, text_anchor="middle"))
    face = el("svg", drawn, viewBox="0 0 72 72", width=72, height=72, aria_hidden="true")
    return el("span", face, class_="ce-clock", role="img", aria_label=label)


def _arc(share: float) -> str:
    """A path along the rim from the top, a share of the way round."""
    angle = 2 * pi * share
    end = f"{_MIDDLE + _RIM * sin(angle):.2f} {_MIDDLE - _RIM * cos(angle):.2f}"
    return f"M{_MIDDLE} {_MIDDLE - _RIM}A{_RIM} {_RIM} 0 {int(share > 0.5)} 1 {end}"
