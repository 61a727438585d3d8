"""The chart of a match: the points of both sides as steps, and one side's chance to win as a line between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.bots.thinking import Estimate
from engine.match.highlights import Highlight
from site_plugins.live.widgets.drawing.markup import Markup, el
from site_plugins.live.widgets.page.view import View

if TYPE_CHECKING:
    from site_plugins.live.widgets.match.session import Session

WIDE, HIGH, LEFT, RIGHT, TOP = 320, 72, 26, 316, 8
COLUMNS = 60
"""Places on the chart that can be pressed, at most."""


def chart(view: View, session: Session, marked: Sequence[Highlight] = ()) -> Markup:
    """The curves, marks at key events and where the reader is, and the same in words for screen readers.

    A press anywhere on it shows the moment that lies there; the slider does the same for those who use no mouse.
    """
    points = [view.game.points(moment.state)[:2] for moment in session.moments]
    most = max(1, *(max(pair) for pair in points))
    last = max(1, len(points) - 1)
    across = [LEFT + (RIGHT - LEFT) * number / last for number in range(len(points))]
    parts: list[Markup] = [
        el("path", d=f"M{LEFT} {TOP}V{TOP + HIGH}H{RIGHT}", class_="ce-chart__frame"),
        el("path", d=f"M{LEFT} {_height(0.5):.1f}H{RIGHT}", class_="ce-chart__half"),
        el("text", str(most), x=LEFT - 4, y=TOP + 7, text_anchor="end", class_="ce-chart__figure"),
        el("text", "0", x=LEFT - 4, y=TOP + HIGH, text_anchor="end", class_="ce-chart__figure"),
    ]
    for side in (0, 1):
        steps = _steps([pair[side] / most for pair in points], across)
        parts.append(el("path", d=steps, class_=f"ce-chart__points ce-chart__points--{side}"))
    if told := chances(session):
        ends = [f"{across[at]:.1f},{_height(chance.value):.1f}" for at, chance in sorted(told.items())]
        parts.append(el("polyline", points=" ".join(ends), class_="ce-chart__chance"))
    parts.append(el("path", d=f"M{across[session.at]:.1f} {TOP}V{TOP + HIGH}", class_="ce-chart__here"))
    parts += [_mark(each, across[each.at]) for each in marked]
    parts += _columns(last)
    drawn = el(
        "svg",
        parts,
        viewBox=f"0 0 {WIDE} {HIGH + 2 * TOP}",
        role="img",
        aria_label=view.say("match.chart"),
        class_="ce-chart__svg",
    )
    return el("figure", drawn, _legend(view, session, points[session.at]), class_="ce-chart")


def chances(session: Session) -> dict[int, Estimate]:
    """One side's chance to win, where it tells the other's: in a cup it tells nothing about the two who meet."""
    return session.chances if len(session.match.settings.seats) == 2 else {}


def _mark(each: Highlight, x: float) -> Markup:
    """A small sign under the chart where something happened that one remembers."""
    kind = f"ce-chart__key ce-chart__key--{each.banner}"
    return el("path", d=f"M{x:.1f} {TOP + HIGH + 1}l-2.2 4.4h4.4z", class_=kind)


def _columns(last: int) -> list[Markup]:
    """What is pressed on the chart: columns that nobody sees, each with the moment in its middle."""
    count = min(COLUMNS, last)
    wide = (RIGHT - LEFT) / max(1, count)
    return [
        el(
            "rect",
            x=f"{LEFT + number * wide:.1f}",
            y=TOP,
            width=f"{wide:.1f}",
            height=HIGH + TOP,
            class_="ce-chart__press",
            data_send={"do": "seek", "at": round(last * (number + 0.5) / count)},
        )
        for number in range(count)
    ]


def _height(share: float) -> float:
    """How far down a share of the whole height lies."""
    return TOP + HIGH * (1 - share)


def _steps(shares: Sequence[float], across: Sequence[float]) -> str:
    """A line that stays level until something changes."""
    path = f"M{across[0]:.1f} {_height(shares[0]):.1f}"
    for number in range(1, len(shares)):
        if shares[number] != shares[number - 1]:
            path += f"H{across[number]:.1f}V{_height(shares[number]):.1f}"
    return f"{path}H{across[-1]:.1f}"


def _legend(view: View, session: Session, points: Sequence[int]) -> Markup:
    """Which line is whose, with the figures of the moment that is shown."""
    # In a cup two of many sides meet at a time.
    pair: Sequence[int] = view.seen.view.get("team", (0, 1))
    entries = [
        el("span", f"{view.text.who(pair[side])} {points[side]}", class_=f"ce-chart__name ce-chart__name--{side}")
        for side in (0, 1)
    ]
    known = [at for at in sorted(chances(session)) if at <= session.at]
    if known:
        chance = view.say.percent(session.chances[known[-1]].value)
        words = view.text.house("match.chart-says", who=session.match.hero, chance=chance)
        entries.append(el("span", words, class_="ce-chart__name ce-chart__name--chance"))
    return el("figcaption", entries)
