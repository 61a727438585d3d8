"""Cards in the hand: face up for the side that is asked, face down for the other. It belongs to no game."""

from __future__ import annotations

from collections.abc import Sequence

from site_plugins.live.widgets.drawing.markup import Markup, el, hidden

_STEP = 5


def backs(count: int) -> Markup:
    """So many cards face down, as a fan no wider than a word."""
    fan = [
        el("rect", class_="ce-back", x=1 + _STEP * place, y=1, width=10, height=14, rx=1.5) for place in range(count)
    ]
    wide = 12 + _STEP * max(0, count - 1)
    return el("svg", fan, class_="ce-backs", viewBox=f"0 0 {wide} 16", width=wide, height=16, aria_hidden="true")


def face_down(count: int, words: str) -> Markup:
    """A hand of which only the number is known, as a line of the scoreboard."""
    return el("p", backs(count) if count else None, el("span", words), class_="ce-score__cards")


def face_up(cards: Sequence[tuple[str, Markup, str]], name: str, none: str) -> Markup:
    """A hand: which card, how it looks and what it is called; cards of a kind lie on each other."""
    made = [
        el(
            "li",
            drawn,
            hidden(called),
            class_="ce-hand__card" + (" ce-hand__card--same" if place and cards[place - 1][0] == card else ""),
        )
        for place, (card, drawn, called) in enumerate(cards)
    ]
    return el(
        "div",
        el("p", name, class_="ce-hand__name"),
        el("ul", made, class_="ce-hand__cards") if made else el("p", none, class_="ce-hand__name"),
        class_="ce-hand",
    )
