"""The odds as the referee tells them: options that come to the same are told together, certainties in one line."""

from __future__ import annotations

from fractions import Fraction

from engine.core.asks import Choose
from site_plugins.live.widgets.bars import chart, exact, rows, shortened
from site_plugins.live.widgets.markup import Markup, el, prose
from site_plugins.live.widgets.referee.words import RefereeWords
from site_plugins.live.widgets.view import View, capital, small


def odds(view: View, said: RefereeWords) -> Markup | None:
    """The odds of the throw, or of the options; None where nothing is left to chance."""
    ask, found = view.ask, view.odds()
    if not isinstance(ask, Choose) or not found.options:
        return chart(view)
    alike: dict[tuple[tuple[str, Fraction], ...], list[str]] = {}
    for option, chances in found.options.items():
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
        if len(chances) > 1
    ]
    certain = [
        el(
            "li",
            el("span", prose(_named(view, ask, options)), class_="ce-odds__option"),
            "\u00a0– ",
            prose(_comes(view, key)),
        )
        for ((key, _), *more), options in alike.items()
        if not more
    ]
    if not sides and not certain:
        return None
    return el(
        "div",
        el("div", sides, class_="ce-odds ce-odds--sides") if sides else None,
        el("p", said.certain, class_="ce-odds__certain") if certain else None,
        el("ul", certain, class_="ce-odds__sure") if certain else None,
    )


def _named(view: View, ask: Choose, options: list[str]) -> str:
    """Options that come to the same, in one line."""
    first, *others = [view.text.option(ask, option) for option in options]
    return capital(view.core.either([first, *map(small, others)]))


def _comes(view: View, key: str) -> str:
    """What comes of something that leaves nothing to chance."""
    return small(view.text.outcome(key))
