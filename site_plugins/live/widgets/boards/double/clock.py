"""The match clock of 5-3-Double!: a dial of 20 or 40 minutes with the half and the cards marked on its rim."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import Any

from engine.core.sayings import Sayings
from site_plugins.live.widgets.drawing.markup import Markup, el

_MIDDLE = 36
_RIM = 27
_CARDS = 33


def _point(share: float, radius: float) -> str:
    """A point on a circle, a share of the way round from the top."""
    angle = 2 * pi * share
    return f"{_MIDDLE + radius * sin(angle):.2f} {_MIDDLE - radius * cos(angle):.2f}"


def _arc(begin: float, end: float, radius: float) -> str:
    """A path along a circle; a whole turn is drawn as nearly one, for arcs cannot close."""
    end = min(end, begin + 0.9999)
    large = 1 if end - begin > 0.5 else 0
    return f"M{_point(begin, radius)}A{radius} {radius} 0 {large} 1 {_point(end, radius)}"


def dial(view: Mapping[str, Any], part: str, say: Sayings, spent: Mapping[str, int]) -> Markup:
    """The clock: what has been played, the ticks of every five minutes, half-time, and how far cards reach.

    `spent` are the minutes that options would take, shown when one of them is looked at.
    """
    length: int = view["length"]
    minute: int = view["minute"]
    played = min(minute, view["last_minute"]) / length
    ticks = "".join(
        f"M{_point(at / length, _RIM - 4 - (3 if at % 20 == 0 else 0))}L{_point(at / length, _RIM)}"
        for at in range(0, length, 5)
    )
    return el(
        "span",
        el(
            "svg",
            el("circle", class_="ce-clock__face", cx=_MIDDLE, cy=_MIDDLE, r=_RIM),
            el("path", class_="ce-clock__ticks", d=ticks),
            el("path", class_="ce-clock__played", d=_arc(0, played, _RIM)),
            [
                el("path", class_="ce-ghost ce-clock__ghost", data_ghost=option, d=_arc(played, end, _RIM))
                for option, minutes in spent.items()
                if (end := min(minute + minutes, view["last_minute"]) / length) > played
            ],
            _card_arcs(view["cards"], minute, length),
            el(
                "text",
                say("board.at", minute=minute),
                class_="ce-clock__minute",
                x=_MIDDLE,
                y=_MIDDLE + 5,
                text_anchor="middle",
            ),
            viewBox="0 0 72 72",
            width=72,
            height=72,
            aria_hidden="true",
        ),
        class_="ce-clock",
        role="img",
        aria_label=say("board.clock", minute=minute, part=part, length=length),
    )


def _card_arcs(cards: Sequence[Sequence[Mapping[str, Any]]], minute: int, length: int) -> list[Markup]:
    """Outside the rim, how long each side's cards still count: one ring a side."""
    arcs: list[Markup] = []
    for seat, of_seat in enumerate(cards):
        for card in of_seat:
            begin = min(minute - 1, length) / length
            last = length if card["until"] is None else min(card["until"], length)
            if last / length > begin:
                colour = card["card"]
                path = _arc(begin, last / length, _CARDS - 2.5 * seat)
                arcs.append(el("path", class_=f"ce-clock__card ce-clock__card--{colour}", d=path))
    return arcs
