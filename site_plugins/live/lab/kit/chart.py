"""Charts and tables: plain functions from numbers to SVG or HTML, and the same in words for screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import SupportsFloat

from .language import words

WIDE = 420
ROW, BAR = 46, 16
HIGH, LEFT, RIGHT, TOP, FOOT = 250, 46, 12, 12, 26
STYLES = 4
"""How many lines can be told apart by their strokes."""


class Picture:
    """Something drawn, ready to be shown."""

    def __init__(self, html: str, text: str) -> None:
        """Keep the drawing, and what it says in words."""
        self.html = html
        self.text = text

    def __str__(self) -> str:
        """What the drawing says, where nothing can be drawn."""
        return self.text


def number(value: SupportsFloat) -> str:
    """A number for people: at most three digits after the point, in the way of the page's language."""
    text = f"{float(value):.3f}".rstrip("0").rstrip(".")
    return text.replace(".", words()("lab.kit.decimal"))


def percent(share: SupportsFloat, digits: int = 1) -> str:
    """A share for people: 41.7 %."""
    return f"{100 * float(share):.{digits}f} %".replace(".", words()("lab.kit.decimal")).replace(" ", "\u202f")


def bars(
    values: Mapping[str, SupportsFloat],
    title: str = "",
    against: Mapping[str, SupportsFloat] | None = None,
    legend: tuple[str, str] = ("", ""),
    form: str = "",
) -> Picture:
    """A bar for each value; `against` sets a mark beside each, `form="%"` writes shares as per cents.

    `legend` names the bars and the marks.
    """
    write = percent if form == "%" else number
    marks = against or {}
    most = max((float(value) for value in (*values.values(), *marks.values())), default=0) or 1
    parts, said = [], []
    for row, (label, value) in enumerate(values.items()):
        y = row * ROW
        mark = marks.get(label)
        figure = write(value) + ("" if mark is None else f" · {write(mark)}")
        long = max(0.0, float(value)) / most * WIDE
        parts.append(_text(label, 0, y + 15, "lab-chart__label"))
        parts.append(_text(figure, WIDE, y + 15, "lab-chart__figure", "end"))
        parts.append(f'<rect class="lab-chart__rail" x="0" y="{y + 22}" width="{WIDE}" height="{BAR}"/>')
        parts.append(f'<rect class="lab-chart__bar" x="0" y="{y + 22}" width="{long:.1f}" height="{BAR}"/>')
        if mark is not None:
            across = min(WIDE - 1.5, max(1.5, float(mark) / most * WIDE))
            parts.append(f'<path class="lab-chart__mark" d="M{across:.1f} {y + 18}v{BAR + 8}"/>')
        said.append(f"{words()('lab.kit.head', name=label)} {figure}")
    keys = [(f"lab-key--{kind}", name) for kind, name in zip(("bar", "mark"), legend, strict=True) if name]
    return _figure(parts, max(1, len(values)) * ROW, title, said, keys)


def lines(
    series: Mapping[str, Iterable[tuple[SupportsFloat, SupportsFloat]]], title: str = "", across: str = "", up: str = ""
) -> Picture:
    """A line through the points of each series; `across` and `up` say what the two axes count."""
    drawn = {name: [(float(x), float(y)) for x, y in points] for name, points in series.items()}
    every = [point for points in drawn.values() for point in points]
    if not every:
        return _figure([], 1, title, [], [])
    x_marks, y_marks = ticks([x for x, _ in every]), ticks([y for _, y in every])
    right, low = WIDE - RIGHT, HIGH - FOOT

    def place(x: float, y: float) -> tuple[float, float]:
        return (
            LEFT + (x - x_marks[0]) / (x_marks[-1] - x_marks[0]) * (right - LEFT),
            low - (y - y_marks[0]) / (y_marks[-1] - y_marks[0]) * (low - TOP),
        )

    parts = []
    for y in y_marks:
        height = place(x_marks[0], y)[1]
        parts.append(f'<path class="lab-chart__rule" d="M{LEFT} {height:.1f}H{right}"/>')
        parts.append(_text(number(y), LEFT - 6, height + 4, "lab-chart__tick", "end"))
    for x in x_marks:
        parts.append(_text(number(x), place(x, y_marks[0])[0], low + 17, "lab-chart__tick", "middle"))
    said, keys = [], []
    for place_, (name, points) in enumerate(drawn.items()):
        style = place_ % STYLES
        path = " ".join(f"{a:.1f},{b:.1f}" for a, b in (place(x, y) for x, y in points))
        parts.append(f'<polyline class="lab-chart__line lab-chart__line--{style}" points="{path}"/>')
        turns = ", ".join(f"{number(x)} → {number(y)}" for x, y in _turns(points))
        said.append(f"{words()('lab.kit.head', name=name)} {turns}")
        keys.append((f"lab-key--line lab-key--{style}", name))
    axes = " · ".join(part for part in (up and f"↑ {up}", across and f"→ {across}") if part)
    return _figure(parts, HIGH, title, said, keys, axes)


def table(rows: Iterable[Sequence[object]], head: Sequence[object] = (), title: str = "") -> Picture:
    """Rows of cells; `head` names the columns, and the first cell of a row names the row."""
    kept = [[_cell(cell) for cell in row] for row in rows]
    top = [_cell(cell) for cell in head]
    html = f"<caption>{escape(title)}</caption>" if title else ""
    if top:
        cells = "".join(f'<th scope="col">{escape(cell)}</th>' if cell else "<td></td>" for cell in top)
        html += f"<thead><tr>{cells}</tr></thead>"
    body = "".join(
        "<tr>"
        + "".join(
            f"<td>{escape(cell)}</td>" if column else f'<th scope="row">{escape(cell)}</th>'
            for column, cell in enumerate(row)
        )
        + "</tr>"
        for row in kept
    )
    text = "\n".join(part for part in (title, *("\t".join(row) for row in (top, *kept) if row)) if part)
    # A wide table moves sideways in its box, by keys too.
    box = f'<div class="lab-table-box" tabindex="0" role="group" aria-label="{escape(title)}">'
    return Picture(f'{box}<table class="lab-table">{html}<tbody>{body}</tbody></table></div>', text)


def ticks(values: Sequence[float], wanted: int = 5) -> list[float]:
    """Round numbers from below the smallest value to above the largest, about as many as wanted."""
    low, high = min(values), max(values)
    if low == high:
        low, high = (low - 1, high + 1) if low else (0.0, 1.0)
    rough = (high - low) / wanted
    power = 10.0 ** floor(log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(step * place, 10) for place in range(first, last + 1)]


def _turns(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """The points at which something changes, and the last: what is worth listening to."""
    return [
        point for place, point in enumerate(points) if place in (0, len(points) - 1) or point[1] != points[place - 1][1]
    ]


def _cell(cell: object) -> str:
    return number(cell) if isinstance(cell, float) else str(cell)


def _text(text: str, x: float, y: float, kind: str, anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(str(text))}</text>'


def _figure(
    parts: Sequence[str], high: int, title: str, said: Sequence[str], keys: Sequence[tuple[str, str]], axes: str = ""
) -> Picture:
    """The drawing with its title above and what its strokes mean below."""
    spoken = words().parted(said)
    caption = f'<figcaption class="lab-chart__title">{escape(title)}</figcaption>' if title else ""
    label = escape(f"{title}. {spoken}" if title else spoken)
    names = "".join(f'<li class="lab-key {kind}">{escape(name)}</li>' for kind, name in keys)
    legend = f'<ul class="lab-keys">{names}</ul>' if names else ""
    note = f'<p class="lab-chart__axes">{escape(axes)}</p>' if axes else ""
    html = (
        f'<figure class="lab-chart">{caption}{note}'
        f'<svg viewBox="0 0 {WIDE} {high}" role="img" aria-label="{label}">{"".join(parts)}</svg>{legend}</figure>'
    )
    return Picture(html, "\n".join((*([title] if title else ()), *said)))
