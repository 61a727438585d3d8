"""The cards of Scrumball Rugby: seven signs on ivory, with their letters and their words."""

from __future__ import annotations

from collections.abc import Sequence

from site_plugins.live.widgets.drawing.markup import Markup, el

CARDS = ("pass", "run", "tackle", "pass-tackle", "kick", "drop", "touch")
LETTERS = {"pass": "P", "run": "C", "tackle": "A", "pass-tackle": "AP", "kick": "Q", "drop": "QD", "touch": "QT"}
"""The letters of the printed cards."""

_BALL = "M{x} {y}m-7.4 3.3a8.1 5 -24 1 0 14.8-6.6a8.1 5 -24 1 0-14.8 6.6z"


def _ball(x: float, y: float) -> Markup:
    """A ball that leans forward."""
    return el("path", class_="ce-sign__ball", d=_BALL.format(x=x, y=y))


def _line(d: str, kind: str = "") -> Markup:
    """A stroke of a sign."""
    return el("path", class_="ce-sign__line" + (f" ce-sign__line--{kind}" if kind else ""), d=d)


def _pass() -> list[Markup]:
    return [_line("M14 42C22 26 34 22 42 24", "dashed"), _ball(47, 27), _line("M10 46a4 4 0 1 0 .1 0z")]


def _run() -> list[Markup]:
    return [_line("M12 26H26M8 34H24M12 42H26"), _ball(38, 34), _line("M50 26l8 8-8 8")]


def _tackle() -> list[Markup]:
    return [_line("M10 34H30M23 26l8 8-8 8"), _line("M39 18V50", "thick"), _line("M46 22V46")]


def _pass_tackle() -> list[Markup]:
    return [
        _line("M9 31C14 20 22 17 27 18", "dashed"),
        _ball(33, 20),
        _line("M52 13 12 55", "thin"),
        _line("M26 47H42M37 41l6 6-6 6"),
        _line("M50 36V58", "thick"),
    ]


def _kick() -> list[Markup]:
    return [_line("M8 52H56"), _line("M14 48C22 20 36 14 46 22", "dotted"), _ball(50, 27)]


def _drop() -> list[Markup]:
    return [_line("M18 20V58M46 20V58M18 42H46", "thick"), _ball(32, 29)]


def _touch() -> list[Markup]:
    return [
        _line("M10 44H54", "thick"),
        _line("M18 44V21l12 5-12 5"),
        _line("M34 60C40 52 42 44 42 36", "dotted"),
        _ball(44, 29),
    ]


_SIGNS = {
    "pass": _pass,
    "run": _run,
    "tackle": _tackle,
    "pass-tackle": _pass_tackle,
    "kick": _kick,
    "drop": _drop,
    "touch": _touch,
}


def card(name: str, words: Sequence[str], state: str = "") -> Markup:
    """A card face up; in a line of the story only its sign is large enough to be seen."""
    small = state == "small"
    body: list[Markup] = [el("rect", class_="ce-sign__body", x=1, y=1, width=62, height=86, rx=6)]
    if small:
        body.append(el("g", _SIGNS[name](), transform="translate(0 10)"))
    else:
        body.append(el("text", LETTERS[name], class_="ce-sign__letter", x=6, y=13))
        body.append(el("g", _SIGNS[name](), transform="translate(0 2)"))
        first = 79 if len(words) == 1 else 72
        body += [
            el("text", word, class_="ce-sign__word", x=32, y=first + 11 * line, text_anchor="middle")
            for line, word in enumerate(words)
        ]
    classes = "ce-sign" + (f" ce-sign--{state}" if state else "")
    return el("svg", body, class_=classes, viewBox="0 0 64 88", width=64, height=88, aria_hidden="true")


def backs(count: int) -> Markup:
    """So many cards face down, as a fan no wider than a word."""
    step = 5
    fan = [el("rect", class_="ce-back", x=1 + step * place, y=1, width=10, height=14, rx=1.5) for place in range(count)]
    wide = 12 + step * max(0, count - 1)
    return el("svg", fan, class_="ce-backs", viewBox=f"0 0 {wide} 16", width=wide, height=16, aria_hidden="true")
