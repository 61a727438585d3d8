"""Ivory dice: drawn from the faces that the engine knows, crisp at any size and on paper."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from site_plugins.live.widgets.drawing.markup import Markup, el, join

_NEAR, _MID, _FAR = 13, 24, 35
_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((_MID, _MID),),
    2: ((_NEAR, _FAR), (_FAR, _NEAR)),
    3: ((_NEAR, _FAR), (_MID, _MID), (_FAR, _NEAR)),
    4: ((_NEAR, _NEAR), (_FAR, _NEAR), (_NEAR, _FAR), (_FAR, _FAR)),
    5: ((_NEAR, _NEAR), (_FAR, _NEAR), (_MID, _MID), (_NEAR, _FAR), (_FAR, _FAR)),
    6: ((_NEAR, _NEAR), (_FAR, _NEAR), (_NEAR, _MID), (_FAR, _MID), (_NEAR, _FAR), (_FAR, _FAR)),
}
# Dice thrown on a table never lie quite straight; a fixed tilt per place keeps every drawing the same.
_TILTS = (-5, 4, -2, 6)


@lru_cache(256)
def die(face: int | None, *, sides: int = 6, place: int = 0, state: str = "") -> Markup:
    """One die: its pips, a figure when it has more than six sides, a question mark when it is still to be thrown."""
    classes = "ce-die"
    if face is None:
        classes += " ce-die--unknown"
    if state:
        classes += f" ce-die--{state}"
    tilt = 0 if state == "small" or face is None else _TILTS[place % len(_TILTS)]
    small = state == "small"
    body: list[Markup] = []
    if face is not None and not small:
        body.append(el("rect", class_="ce-die__shadow", x=5, y=7, width=40, height=40, rx=10))
    body.append(el("rect", class_="ce-die__body", x=4, y=4, width=40, height=40, rx=10))
    if face is None or sides > 6:
        figure = "?" if face is None else str(face)
        body.append(el("text", figure, class_="ce-die__figure", x=24, y=32, text_anchor="middle"))
    else:
        if not small:
            body.append(el("rect", class_="ce-die__edge", x=7, y=7, width=34, height=34, rx=8))
        # A pip is a line of no length with round ends: one small element draws a whole face.
        body.append(el("path", class_="ce-die__pips", d="".join(f"M{x} {y}h0" for x, y in _PIPS[face])))
    drawn = el("g", *body, transform=f"rotate({tilt} 24 24)") if tilt else join(*body)
    return el("svg", drawn, class_=classes, viewBox="0 0 48 48", width=48, height=48, aria_hidden="true")


def tile(name: str, kind: str, state: str = "", place: int = 0) -> Markup:
    """A plain tile with a name on it, for pictures that nobody has drawn yet."""
    tilt = 0 if state == "small" else _TILTS[place % len(_TILTS)]
    return el(
        "svg",
        el(
            "g",
            el("rect", class_="ce-die__body", x=4, y=4, width=40, height=40, rx=10),
            el("text", name[:6], class_="ce-die__name", x=24, y=27, text_anchor="middle"),
            transform=f"rotate({tilt} 24 24)",
        ),
        class_=f"ce-die {kind}" + (f" ce-die--{state}" if state else ""),
        viewBox="0 0 48 48",
        width=48,
        height=48,
        aria_hidden="true",
    )


def dice(faces: Sequence[int | None], label: str, *, sides: int = 6, state: str = "") -> Markup:
    """A throw, told as one picture whose name is `label`."""
    return el(
        "span",
        [die(face, sides=sides, place=place, state=state) for place, face in enumerate(faces)],
        class_="ce-dice",
        role="img",
        aria_label=label,
    )
