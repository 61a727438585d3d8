"""The way the ball came: a run is a line, a pass a dashed one, a kick an arc, a maul a broad line; older is fainter.

A ball that is only put down elsewhere, for a scrum or a penalty, has made no way, and what it did before is over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from site_plugins.live.widgets.drawing.markup import Markup, el

_LAST = 4
_LANE = 16
_LANES = 2
_BALL = 11.5
_HEAD = 4.5
PLACED = "place"
STYLES = ("run", "pass", "kick", "maul")


def trace(
    moves: Sequence[tuple[int, int, str]], place: Callable[[float], float], middle: float, *, planned: bool = False
) -> list[Markup]:
    """The last moves; where the ball came back the way it went, the older ones lie in a lane above.

    Moves that are `planned` begin at the ball: the first of them at its edge, and none is fainter than another.
    """
    drawn: list[Markup] = []
    lane, newer = 0, 0
    shown = moves if planned else moves[-_LAST:]
    for age, (start, end, kind) in enumerate(reversed(shown)):
        if kind == PLACED:
            break
        begin, stop = place(start), place(end)
        way = (stop > begin) - (stop < begin)
        if not way:
            continue
        if newer and way != newer:
            lane = min(lane + 1, _LANES)
        newer = way
        if planned and age == len(shown) - 1:
            begin += way * min(_BALL, abs(stop - begin) / 2)
        elif not planned and age == 0 and abs(stop - begin) > 2 * _BALL:
            stop -= way * _BALL
        y = middle - lane * _LANE
        drawn.append(_move(begin, stop, y, way, kind, 0 if planned else age))
    return drawn[::-1]


def _move(begin: float, stop: float, y: float, way: int, kind: str, age: int) -> Markup:
    """One move with its head."""
    style = kind if kind in STYLES else "run"
    if style == "kick":
        rise = min(64.0, 14 + abs(stop - begin) * 0.3)
        path = f"M{begin:g} {y:g}Q{(begin + stop) / 2:g} {y - rise:g} {stop:g} {y:g}"
        # The head follows the arc, which comes down twice as steeply as its middle is high over half its length.
        slope = min(1.2, 2 * rise / max(1.0, abs(stop - begin)))
        head = (
            f"M{stop - way * _HEAD * (1 + slope * 0.2):g} {y - _HEAD * (0.5 + slope):g}L{stop:g} {y:g}"
            f"L{stop - way * _HEAD * 1.25:g} {y + _HEAD * (0.7 - slope):g}"
        )
    else:
        path = f"M{begin:g} {y:g}H{stop:g}"
        head = f"M{stop - way * _HEAD:g} {y - _HEAD:g}L{stop:g} {y:g}L{stop - way * _HEAD:g} {y + _HEAD:g}"
    return el(
        "g",
        el("circle", class_="ce-pitch__from", cx=f"{begin:g}", cy=f"{y:g}", r=2),
        el("path", class_=f"ce-pitch__move ce-pitch__move--{style}", d=path),
        el("path", class_="ce-pitch__head", d=head),
        class_=f"ce-pitch__trace ce-pitch__trace--{min(age, 3)}",
    )
