"""Odds for people: a bar, a chance in words, and the exact fraction for whoever asks."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from engine.core.asks import Choose
from engine.core.odds import headlines
from site_plugins.live.widgets.drawing.markup import Markup, el, prose
from site_plugins.live.widgets.page.view import View, capital, small

MOST = 8
_PLAIN = 12


def chance(view: View, share: Fraction) -> str:
    """A share as people say it: `about 1 in 6`, without `about` when it is exactly that."""
    if share >= 1:
        return view.say("widgets.always")
    if share.denominator <= _PLAIN:
        return view.say("widgets.chance", times=share.numerator, of=share.denominator)
    if share < Fraction(1, 10):
        of = round(1 / share)
        return view.say("widgets.about" if share != Fraction(1, of) else "widgets.chance", times=1, of=of)
    near = share.limit_denominator(10)
    if near >= 1:
        of = round(1 / (1 - share))
        return view.say("widgets.about" if share != Fraction(of - 1, of) else "widgets.chance", times=of - 1, of=of)
    return view.say("widgets.about", times=near.numerator, of=near.denominator)


def in_words(view: View, share: Fraction) -> str:
    """A share as people say it, with its percentage."""
    return chance(view, share) if share >= 1 else f"{chance(view, share)} ({view.say.percent(float(share))})"


def bar(share: Fraction) -> Markup:
    """A bar as long as its share."""
    return el(
        "svg",
        el("rect", class_="ce-bar__all", x=0, y=0, width=100, height=6),
        el("rect", class_="ce-bar__part", x=0, y=0, width=f"{max(float(share) * 100, 0.8):.4g}", height=6),
        class_="ce-bar",
        viewBox="0 0 100 6",
        preserveAspectRatio="none",
        aria_hidden="true",
    )


def _name(view: View, key: str) -> str:
    """The name of an outcome; the empty key stands for everything that is not listed."""
    return capital(view.text.outcome(key)) if key else view.say("widgets.something-else")


def rows(view: View, chances: Mapping[str, Fraction]) -> Markup:
    """One line an outcome."""
    return el(
        "ul",
        [
            el(
                "li",
                el("span", prose(_name(view, key)), class_="ce-odds__name"),
                " ",
                el("span", in_words(view, share), class_="ce-odds__chance"),
                bar(share),
                title=str(share),
            )
            for key, share in chances.items()
        ],
        class_="ce-odds__rows",
    )


def shortened(view: View, chances: Mapping[str, Fraction]) -> dict[str, Fraction]:
    """At most eight outcomes: under headlines when there are more, the least likely gathered at the end."""
    if len(chances) <= MOST:
        return dict(chances)
    gathered = headlines(view.game, chances)
    if len(gathered) <= MOST:
        return gathered
    likely = sorted(gathered, key=lambda key: gathered[key], reverse=True)[: MOST - 1]
    short = {key: share for key, share in gathered.items() if key in likely}
    short[""] = sum((share for key, share in gathered.items() if key not in likely), Fraction(0))
    return short


def exact(view: View, chances: Mapping[str, Fraction], place: str) -> Markup:
    """The exact fractions of every outcome, under a fold."""
    count = len(chances)
    rows = [
        el(
            "tr",
            el("th", prose(_name(view, key)), scope="row"),
            el("td", str(share), class_="ce-number"),
            el("td", view.say.percent(float(share)), class_="ce-number"),
        )
        for key, share in chances.items()
    ]
    head = el(
        "tr",
        el("th", view.say("widgets.outcome-word"), scope="col"),
        el("th", view.say("widgets.chance-word"), scope="col", colspan=2, class_="ce-number"),
    )
    return el(
        "details",
        el("summary", view.say("widgets.all-outcomes", count=count) if count > MOST else view.say("widgets.exact")),
        el("table", el("thead", head), el("tbody", rows), class_="ce-exact"),
        class_="ce-fold ce-odds__exact",
        id=f"{view.root}--exact{place}",
    )


def chart(view: View) -> Markup | None:
    """The odds from here: of the throw, or of each option side by side; None when nothing is left to chance."""
    found = view.odds()
    if found.outcomes:
        return el("div", rows(view, shortened(view, found.outcomes)), exact(view, found.outcomes, ""), class_="ce-odds")
    ask = view.ask
    if not found.options or not isinstance(ask, Choose):
        return None
    return sides(view, ask, found.options)


def sides(view: View, ask: Choose, options: Mapping[str, Mapping[str, Fraction]]) -> Markup:
    """Options side by side; those that come to the same are told together."""
    alike: dict[tuple[tuple[str, Fraction], ...], list[str]] = {}
    for option, chances in options.items():
        alike.setdefault(tuple(chances.items()), []).append(option)
    parts = [
        el(
            "div",
            el("p", prose(named_together(view, ask, same)), class_="ce-odds__option"),
            rows(view, shortened(view, dict(chances))),
            exact(view, dict(chances), f"-{same[0]}") if len(chances) > 1 else None,
            class_="ce-odds__side",
        )
        for chances, same in alike.items()
    ]
    return el("div", parts, class_="ce-odds ce-odds--sides")


def named_together(view: View, ask: Choose, options: list[str]) -> str:
    """Options that come to the same, in one line; words with which all of them begin or end are said once."""
    phrases = [view.text.option(ask, option) for option in options]
    words = [phrase.split() for phrase in phrases]
    fewest = min(map(len, words))
    if 0 < (same := _alike(words)) < fewest:
        phrases[1:] = [phrase.split(None, same)[same] for phrase in phrases[1:]]
    elif 0 < (same := _alike([one[::-1] for one in words])) < fewest:
        phrases[:-1] = [phrase.rsplit(None, same)[0] for phrase in phrases[:-1]]
    else:
        phrases[1:] = map(small, phrases[1:])
    return capital(view.say.either(phrases))


def _alike(words: list[list[str]]) -> int:
    """With how many words all of these begin."""
    same = 0
    for at in zip(*words, strict=False):
        if len(set(at)) > 1:
            break
        same += 1
    return same
