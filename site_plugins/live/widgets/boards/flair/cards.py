"""The cards of French Flair: numbered shirts on ivory, with the sign and the name of their group and what they can do.

A group is told by the cut of its shirt as well as by its word: forwards wear it whole, playmakers with pale sleeves,
backs with a pale body.
"""

from __future__ import annotations

from engine.games.flair.table.numbers import ABILITIES, ADVANCE, GROUPS
from site_plugins.live.widgets.drawing.markup import Markup, el

_BODY = "M19.5 22L24.5 18Q32 23 39.5 18L44.5 22V58H19.5Z"
_SLEEVES = "M24.5 18L18 20L9 31.5L16 36.5L19.5 32ZM39.5 18L46 20L55 31.5L48 36.5L44.5 32Z"
_COLLAR = "M24.5 18Q32 24.5 39.5 18"
_SIGNS = {
    "run": "M2 4H9M0 8H8M7 2.5L12 6L7 9.5",
    "kick": "M1 10C3 2.5 8 1.5 11.5 5.5M11.7 2V5.7H8",
    "touch": "M3 11V1.5L10.5 4.2L3 7",
    "drop": "M2.5 1V11M9.5 1V11M2.5 7H9.5",
}
_GROUPS = {
    "forwards": "M3 3h0M8 3h0M5.5 7.5h0",
    "strategists": "M1 5.5H4.5L9 2M4.5 5.5L9 9",
    "backs": "M1.5 2L5 5.5L1.5 9M6 2L9.5 5.5L6 9",
}


def group(number: int) -> str:
    """Whose shirt it is."""
    return next(name for name, numbers in GROUPS.items() if number in numbers)


def skills(number: int) -> tuple[str, ...]:
    """What a number can do with the ball beyond the advance that every card can make."""
    return tuple(way for way in ABILITIES[number] if way != ADVANCE)


def _shirt(number: int) -> list[Markup]:
    """The shirt with its number; at any size the number is what one reads."""
    kind = group(number)
    return [
        el("path", class_="ce-shirt__sleeves", d=_SLEEVES),
        el("path", class_="ce-shirt__body", d=_BODY),
        el("path", class_="ce-shirt__collar", d=_COLLAR),
        el("text", number, class_=f"ce-shirt__number ce-shirt__number--{kind}", x=32, y=47, text_anchor="middle"),
    ]


def sign(skill: str) -> Markup:
    """What a card can do, as a sign the size of a letter."""
    return el(
        "svg", _sign(skill), class_="ce-shirt-sign", viewBox="-1 0 14 12", width=14, height=12, aria_hidden="true"
    )


def _sign(skill: str, x: float = 0, y: float = 0) -> Markup:
    """The strokes of a sign."""
    return el("path", class_="ce-shirt__sign", d=_SIGNS[skill], transform=f"translate({x:g} {y:g})")


def shirt(number: int, word: str, state: str = "") -> Markup:
    """A card face up; where it is small only its shirt is large enough to be seen."""
    kind = group(number)
    classes = f"ce-shirt ce-shirt--{kind}" + (f" ce-shirt--{state}" if state else "")
    if state in {"small", "bare"}:
        return el("svg", _shirt(number), class_=classes, viewBox="7 14 50 46", width=25, height=23, aria_hidden="true")
    able = skills(number)
    first = 32 - 7.5 * len(able) + 1.5
    body = [
        el("rect", class_="ce-shirt__card", x=1, y=1, width=62, height=86, rx=6),
        el("text", number, class_="ce-shirt__corner", x=6, y=13),
        el("path", class_="ce-shirt__group", d=_GROUPS[kind], transform="translate(49 4)"),
        el("g", _shirt(number), transform="translate(0 -3)"),
        [_sign(skill, first + 15 * place, 59.5) for place, skill in enumerate(able)],
        el("text", word, class_="ce-shirt__word", x=32, y=82, text_anchor="middle"),
    ]
    return el("svg", body, class_=classes, viewBox="0 0 64 88", width=64, height=88, aria_hidden="true")
