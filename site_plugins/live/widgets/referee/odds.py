"""The odds as the referee tells them: options that come to the same are told together, certainties not at all."""

from __future__ import annotations

from fractions import Fraction

from engine.core.asks import Choose
from site_plugins.live.widgets.drawing.markup import Markup, el, prose
from site_plugins.live.widgets.page.view import View, capital, small
from site_plugins.live.widgets.situation.odds import chart, exact, rows, shortened


def odds(view: View) -> Markup | None:
    """The odds of the throw, or of the options; None where the side that is asked may not know them."""
    ask, found = view.ask, view.odds()
    if not isinstance(ask, Choose) or not found.options:
        return chart(view)
    alike: dict[tuple[tuple[str, Fraction], ...], list[str]] = {}
    for option, chances in found.options.items():
        if len(chances) > 1:
            alike.setdefault(tuple(chances.items()), []).append(option)
    sides = [
        el(
            "div",
            el("p", prose(_named(view, ask, options)), class_="ce-odds__option"),
            rows(view, shortened(view, dict(chances))),
            exact(view, dict(chances), f"-{options[0]}"),
            class_="ce-odds__side",
        )
        for chances, options in alike.items()
    ]
    if not sides:
        return el("p", view.say("referee.certain"), class_="ce-referee__wait")
    return el("div", sides, class_="ce-odds ce-odds--sides")


def _named(view: View, ask: Choose, options: list[str]) -> str:
    """Options that come to the same, in one line; words with which all of them begin are said once."""
    first, *others = [view.text.option(ask, option) for option in options]
    same = len(others) and min(_shared(first, other) for other in others)
    return capital(view.say.either([first, *(other[same:] if same else small(other) for other in others)]))


def _shared(one: str, other: str) -> int:
    """How many letters of whole words two phrases begin with alike."""
    alike = 0
    for place, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if mine != theirs:
            break
        if mine.isspace():
            alike = place + 1
    return alike
