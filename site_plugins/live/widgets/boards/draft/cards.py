"""The cards of Draft Football: a ground of one colour with a bold sign, so that nobody has to tell colours apart.

A card is drawn in three ways. *Played*, it shows its action and the colours that may follow it. *Turned over*, it shows
the two marks that count then. *Small*, in a line of text or a table, it is its colour and its sign alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from site_plugins.live.widgets.drawing.markup import Markup, el, join

MOST_BACKS = 9
_LINE = "ce-fcard__line"
_FULL = "ce-fcard__full"


class Named(NamedTuple):
    """A card's name taken apart: `blue-goal-free` is a blue card with GOAL and a free kick on it."""

    colour: str
    goal: bool
    decision: str


def named(card: str) -> Named:
    """Read a card's name."""
    colour, mark, decision = card.split("-")
    return Named(colour, mark == "goal", decision)


def _line(path: str) -> Markup:
    """A stroke of the pen."""
    return el("path", class_=_LINE, d=path)


def _full(path: str) -> Markup:
    """A shape filled with ink."""
    return el("path", class_=_FULL, d=path)


def _dot(x: float, y: float, r: float) -> Markup:
    """A ball."""
    return el("circle", class_=_FULL, cx=x, cy=y, r=r)


# Each sign lives in a square of sixteen units.
_SIGNS: dict[str, Markup] = {
    # A straight ball from foot to foot.
    "blue": join(_dot(3.2, 8, 2.2), _line("M7 8h7M10.8 4.6 14.2 8l-3.4 3.4")),
    # The goal with a ball in it.
    "green": join(_line("M2 13.4V3h12v10.4"), _dot(8, 9, 2.9)),
    # The whistle.
    "red": join(_full("M6 5h9v3.1h-3.4A4.6 4.6 0 1 1 6 5Z"), _line("M10.2 1.2v1.4M12.9 1.6l-.6 1.2M7.5 1.6l.6 1.2")),
    # A pass that does not come through.
    "black": join(_dot(2.8, 8, 1.9), _line("M6 8h2.6M11 2.2v11.6M14.2 2.2v11.6")),
    # A high ball into the middle.
    "yellow": join(_dot(3, 12.4, 2.1), _line("M4.6 8.6C6.4 3.4 11 2.2 13.2 9.6M9.9 7.6l3.5 2.6 2-3.9")),
    # The glove.
    "white": _full(
        "M4.6 14.8h6.2l.5-2.6c.9-1.8 1.6-3.4 2.4-5.6.4-1.2-1.1-1.9-1.8-.8l-1.2 2.1.4-5.1c.1-1.3-1.6-1.4-1.8-.2L8.9 "
        "6.4 8.5 1.9C8.4.6 6.6.7 6.7 2l.1 4.6-1-3.8C5.4 1.6 3.8 2 4 3.2l.7 4.6-1.1-1.5c-.8-1-2.2-.1-1.6 1l2.1 4.1Z"
    ),
}
_DECISIONS: dict[str, Markup] = {
    # A ball lying still, to be kicked.
    "free": join(_dot(4, 11.6, 2.6), _line("M7.6 8.4 13 3M8.8 2.6h4.6v4.6M2 15h12")),
    # The yellow card, held up.
    "yellow": el("rect", class_="ce-fcard__booking", x=4, y=1.6, width=8.4, height=12.8, rx=1.4),
    # The spot before the goal.
    "penalty": join(_line("M1.8 9V2h12.4v7"), _dot(8, 12.8, 2.1)),
}


DECISIONS = tuple(_DECISIONS)
"""The decisions of the referee that a card can bear."""


def sign(colour: str) -> Markup:
    """The sign of a colour's action, sixteen units square."""
    return el("g", _SIGNS[colour])


def _at(drawn: Markup, x: float, y: float, size: float, kind: str = "") -> Markup:
    """A sign of sixteen units at a place and size of one's own."""
    return el("g", drawn, class_=kind or None, transform=f"translate({x:g} {y:g}) scale({size / 16:g})")


def chip(colour: str) -> Markup:
    """A colour at the height of a letter: its ground and its sign."""
    return el(
        "svg",
        el("rect", class_="ce-fcard__ground", x=0.75, y=0.75, width=18.5, height=18.5, rx=4),
        _at(_SIGNS[colour], 3.4, 3.4, 13.2),
        class_=f"ce-fchip ce-ground--{colour}",
        viewBox="0 0 20 20",
        width=20,
        height=20,
        aria_hidden="true",
    )


def _chips(colours: Sequence[str], x: float, y: float, step: float) -> list[Markup]:
    """Small grounds side by side on a card, from `x` on in steps."""
    return [
        el(
            "g",
            el("rect", class_="ce-fcard__ground", x=0, y=0, width=17, height=17, rx=4),
            _at(_SIGNS[colour], 2.3, 2.3, 12.4),
            class_=f"ce-fcard__chip ce-ground--{colour}",
            transform=f"translate({x + step * place:g} {y:g})",
        )
        for place, colour in enumerate(colours)
    ]


def _paper() -> Markup:
    """The ivory border with the coloured ground inside."""
    return join(
        el("rect", class_="ce-fcard__paper", x=1, y=1, width=98, height=138, rx=10),
        el("rect", class_="ce-fcard__ground", x=6, y=6, width=88, height=128, rx=6),
    )


def _svg(colour: str, kind: str, *drawn: object) -> Markup:
    """A card as a picture; what it is stands beside it in words."""
    return el(
        "svg",
        _paper(),
        *drawn,
        class_=f"ce-fcard {kind} ce-ground--{colour}",
        viewBox="0 0 100 140",
        width=100,
        height=140,
        aria_hidden="true",
    )


def played(colour: str, action: str, answers: Sequence[str], goes_on: Sequence[str]) -> Markup:
    """A card as it lies on the table: top right what may be laid on it, bottom left how its player may go on."""
    return _svg(
        colour,
        "ce-fcard--played",
        _chips(answers, 93 - 20 * len(answers), 10, 20),
        _at(_SIGNS[colour], 29, 42, 42),
        el("text", action, class_="ce-fcard__action", x=50, y=104, text_anchor="middle"),
        _chips(goes_on, 10, 113, 20),
    )


def marked(card: str, state: str = "") -> Markup:
    """A card to be picked: its colour, and small below it the marks that it takes out of the pile."""
    it = named(card)
    return _svg(
        it.colour,
        f"ce-fcard--marked{' ce-fcard--' + state if state else ''}",
        _at(_SIGNS[it.colour], 22, 22, 56),
        el("rect", class_="ce-fcard__field", x=10, y=93, width=80, height=37, rx=5),
        _at(_net(it.goal), 16, 97, 29, "ce-fcard__ink"),
        _at(_DECISIONS[it.decision], 56, 97.5, 28, "ce-fcard__ink"),
    )


def _net(goal: bool) -> Markup:
    """The mark for goals: a net with a tick, or with a cross."""
    return join(
        _line("M1.5 13.6V3h13v10.6"), _line("M5 8.8l2.2 2.3 3.8-4.9" if goal else "M5.2 6l5.6 5.6M10.8 6l-5.6 5.6")
    )


def mark(*, goal: bool = False, decision: str = "") -> Markup:
    """A mark alone, at the height of a line: that of a decision, or else the one for goals."""
    drawn = _DECISIONS[decision] if decision else _net(goal)
    return el("svg", drawn, class_="ce-fmark", viewBox="0 0 16 16", width=24, height=24, aria_hidden="true")


def stack(colour: str, cards: int) -> Markup:
    """Cards of one colour in a hand: the first in full, the edges of those behind it."""
    behind = [
        el("rect", class_="ce-fcard__paper", x=1 + 5 * place, y=1 + 5 * place, width=98, height=138, rx=10)
        for place in range(min(cards, 4) - 1, 0, -1)
    ]
    return el(
        "svg",
        behind,
        _paper(),
        _at(_SIGNS[colour], 20, 40, 60),
        class_=f"ce-fcard ce-fcard--stack ce-ground--{colour}",
        viewBox="0 0 100 140",
        width=100,
        height=140,
        aria_hidden="true",
    )


def turned(card: str, goal: str, decision: str, state: str) -> Markup:
    """A card turned over from the pile: GOAL or NO GOAL above, the referee's decision below."""
    it = named(card)
    if state == "small":
        return chip(it.colour)
    return _svg(
        it.colour,
        f"ce-fcard--turned ce-fcard--{state}",
        _at(_SIGNS[it.colour], 42, 8.5, 16),
        el("rect", class_="ce-fcard__field", x=11, y=28, width=78, height=47, rx=5),
        _at(_net(it.goal), 37, 29.5, 26, "ce-fcard__ink"),
        el("text", goal, class_="ce-fcard__mark", x=50, y=70, text_anchor="middle"),
        el("rect", class_="ce-fcard__field", x=11, y=79, width=78, height=47, rx=5),
        _at(_DECISIONS[it.decision], 38, 81.5, 24, "ce-fcard__ink"),
        el("text", decision, class_="ce-fcard__mark", x=50, y=120.5, text_anchor="middle"),
    )


def _back(x: float, y: float, turn: float = 0) -> Markup:
    """The back of a card: the lines of a pitch."""
    middle = f"{x + 50:g} {y + 70:g}"
    return el(
        "g",
        el("rect", class_="ce-fcard__paper", x=x + 1, y=y + 1, width=98, height=138, rx=10),
        el("rect", class_="ce-fcard__back", x=x + 6, y=y + 6, width=88, height=128, rx=6),
        el(
            "path",
            class_="ce-fcard__chalk",
            d=f"M{x + 6:g} {y + 70:g}h88M{x + 28:g} {y + 6:g}v20h44v-20M{x + 28:g} {y + 134:g}v-20h44v20",
        ),
        el("circle", class_="ce-fcard__chalk", cx=x + 50, cy=y + 70, r=17),
        transform=f"rotate({turn:g} {middle})" if turn else None,
    )


def fan(cards: int) -> Markup:
    """A hand seen from the other side of the table: backs, and no more of them than can be told apart."""
    shown = min(cards, MOST_BACKS)
    wide = 100 + 34 * max(shown - 1, 0) + 24
    middle = (shown - 1) / 2
    backs = [
        _back(12 + 34 * place, 12 + 3 * abs(place - middle) ** 1.5, 5 * (place - middle)) for place in range(shown)
    ]
    return el(
        "svg",
        backs,
        class_="ce-fan",
        viewBox=f"0 0 {wide:g} 178",
        width=wide,
        height=178,
        preserveAspectRatio="xMinYMid",
        aria_hidden="true",
    )


def pile(cards: int) -> Markup:
    """The pile, thick or thin; an empty one leaves its outline."""
    if cards:
        edges = [
            el("rect", class_="ce-fcard__paper", x=1 + 4 * place, y=1 + 4 * place, width=98, height=138, rx=10)
            for place in range(min(3, cards // 8), 0, -1)
        ]
        drawn = join(*edges, _back(0, 0))
    else:
        drawn = el("rect", class_="ce-fcard__gone", x=2, y=2, width=96, height=136, rx=10)
    return el(
        "svg", drawn, class_="ce-fcard ce-fcard--pile", viewBox="0 0 113 153", width=113, height=153, aria_hidden="true"
    )


def gap(colour: str = "") -> Markup:
    """A place where no card lies: one is still to be turned up, or a hand has none of this colour."""
    return el(
        "svg",
        el("rect", class_="ce-fcard__gone", x=2, y=2, width=96, height=136, rx=10),
        _at(_SIGNS[colour], 26, 46, 48, "ce-fcard__none") if colour else None,
        class_="ce-fcard ce-fcard--plain",
        viewBox="0 0 100 140",
        width=100,
        height=140,
        aria_hidden="true",
    )
