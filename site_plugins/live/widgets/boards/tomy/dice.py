"""The four kinds of TOMY dice: each side is one bold sign, clear at the height of a letter and without its colour."""

from __future__ import annotations

from functools import lru_cache

from site_plugins.live.widgets.drawing.markup import Markup, el, join

# Dice thrown on a table never lie quite straight; a fixed tilt per place keeps every drawing the same.
_TILTS = (-5, 4, -2)
# Signs are drawn up to the edge of the body and set a little smaller, so that each has air around it.
_FIT = "translate(2.4 2.2) scale(.9)"


def _line(path: str, kind: str = "line") -> Markup:
    """A stroke of the pen, a filled shape (`full`), or a mark cut out of one (`cut`)."""
    return el("path", class_=f"ce-tsign__{kind}", d=path)


def _oval(x: float, y: float, length: float, width: float) -> Markup:
    """A ball seen from the side, on its way up."""
    return el("ellipse", class_="ce-tsign__full", cx=x, cy=y, rx=length, ry=width, transform=f"rotate(-35 {x} {y})")


def _head(x: float, y: float) -> Markup:
    """The head of a player."""
    return el("circle", class_="ce-tsign__full", cx=x, cy=y, r=4.3)


def _card(x: float, y: float, width: float, height: float, mark: str) -> Markup:
    """A referee's card, held a little askew; the mark on it warns."""
    sheet = el("rect", class_="ce-tsign__full", x=x - width / 2, y=y - height / 2, width=width, height=height, rx=2.5)
    return el("g", sheet, _line(mark, "cut"), transform=f"rotate(9 {x} {y})")


def _figure(text: str) -> Markup:
    """A side that says it in figures."""
    return el("text", text, class_="ce-tsign__figure", x=24, y=32, text_anchor="middle")


SIGNS: dict[str, Markup] = {
    # Blue: what an attack is made of.
    "ball": join(
        _oval(24, 24, 16.5, 10.5),
        _line("M15.8 29.7 32.2 18.3M19 24l3.2 4.6M22.4 21.7l3.2 4.6M25.8 19.4l3.2 4.6", "cut"),
    ),
    "player": join(
        _head(29.5, 11.5),
        _line("M25.5 19 22 28.5M25 19.5 32 24l5.5-3.5M25 19 17 19.5l-4 5.5"),
        _line("M22 28 29 32.5 26.5 40M22 28 17.5 35.5 9 35.5"),
    ),
    "foot": join(
        _line("M13.5 10H25l.6 8.5c.9 3.2 4.6 4.6 8.6 5.8 4.3 1.3 5.8 3.5 5.8 8.2H12.3Z", "full"),
        _line("M16 36.6v1.2M23 36.6v1.2M30 36.6v1.2M36.6 36.6v1.2"),
        _line("M26.5 18.6l-5.2 2.2M29.6 21.8l-5 2.6", "cut"),
    ),
    "posts": _line("M14 9V40M34 9V40M14 27H34"),
    "card": _card(24, 24, 20, 28, "M24 16.5V26M24 31.5v.1"),
    # Green: above the bar and between the uprights, or past them.
    "in": join(_line("M12 10V39.5M36 10V39.5M12 30.5H36"), _oval(24, 18, 7.4, 4.9)),
    "wide": join(_line("M9.5 10V39.5M25 10V39.5M9.5 30.5H25"), _oval(36.2, 17, 6.6, 4.5)),
    # White: twice the points, or none.
    "double": _figure("×2"),
    "nothing": _figure("0"),
    # Red: a dive at the legs, a flat hand in the way, or points that stand, once with a card.
    "tackle": join(
        _head(36.2, 20.2),
        _line("M30.5 22.5 18.5 19M30 22.5 36 31.5 40 31.5M18.5 19 8.5 13.5M18.5 19 13.5 24.5 8 23.5M9 39.5H39.5"),
    ),
    "block": join(
        _line("M16 22V15.5M21.3 21V10.5M26.6 21V10.5M31.9 22V14"),
        _line("M13.8 21H34.1V29c0 6-4 10-9.8 10-4.4 0-6.7-2-8.8-5.5L9.8 27c1.9-2 3.6-1.6 5 .2Z", "full"),
    ),
    "stand": _line("M11 25.5 20 35 37 14", "bold"),
    "warned": join(_line("M9 29 16.5 37 26.5 25", "bold"), _card(33.5, 15.2, 13.5, 17.5, "M33.5 10.6v5M33.5 20v.1")),
}
"""What each side shows, by its name."""


def blank(kind: str, signs: list[Markup]) -> Markup:
    """A small die of a kind with signs of which the page's style shows one."""
    body = el("rect", class_="ce-die__body", x=4, y=4, width=40, height=40, rx=10)
    return el(
        "svg",
        body,
        el("g", signs, class_="ce-tsign", transform=_FIT),
        class_=f"ce-die ce-die--{kind} ce-die--small",
        viewBox="0 0 48 48",
        width=48,
        height=48,
        aria_hidden="true",
    )


@lru_cache(256)
def die(kind: str, face: str | None, *, state: str = "", place: int = 0) -> Markup:
    """One die of a kind (blue, green, white, red): its sign, or a question mark when it is still to be thrown."""
    classes = ["ce-die", f"ce-die--{kind}"]
    if face is None:
        classes.append("ce-die--unknown")
    if state:
        classes.append(f"ce-die--{state}")
    small = state == "small"
    body: list[Markup] = []
    if face is not None and not small:
        body.append(el("rect", class_="ce-die__shadow", x=5, y=7, width=40, height=40, rx=10))
    body.append(el("rect", class_="ce-die__body", x=4, y=4, width=40, height=40, rx=10))
    if face is None:
        body.append(el("text", "?", class_="ce-die__figure", x=24, y=32, text_anchor="middle"))
    else:
        body.append(el("g", SIGNS[face], class_="ce-tsign", transform=_FIT))
    tilt = 0 if small or face is None else _TILTS[place % len(_TILTS)]
    drawn = el("g", *body, transform=f"rotate({tilt} 24 24)") if tilt else join(*body)
    return el("svg", drawn, class_=" ".join(classes), viewBox="0 0 48 48", width=48, height=48, aria_hidden="true")
