"""The coach: what each option is worth, how sure that is, and why, in words."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from engine.bots import policy
from engine.bots.thinking import NO_OPINION, Estimate, Thinking
from engine.core.asks import Choose
from engine.core.odds import headlines
from engine.core.outlook import Outlook
from engine.games import player_words
from site_plugins.live.widgets.drawing.markup import Markup, el, prose
from site_plugins.live.widgets.match.words import PlayWords
from site_plugins.live.widgets.page.view import View, capital, small
from site_plugins.live.widgets.situation.odds import bar

SURE = 2
"""Standard errors on either side within which the true value almost surely lies."""
LIKELY = 2
"""Options whose likeliest outcome is told."""
ALIKE = 3
"""Outcomes that are named side by side where none is likelier than the others; more would say nothing."""


def coaching(view: View, said: PlayWords, thinking: Thinking) -> Markup:
    """The coach's panel: still thinking, or what has come of it."""
    inside = _found(view, said, thinking) if thinking.done else _thinks(said, thinking)
    return el(
        "section",
        el("h3", said.coach_title, class_="ce-coach__head"),
        inside,
        class_="ce-coach",
        id=f"{view.root}--coach",
        aria_label=said.coach_title,
    )


def _thinks(said: PlayWords, thinking: Thinking) -> Markup:
    """How far the coach has come."""
    bar_ = el("progress", max=1, value=f"{thinking.share:.2f}", aria_label=said.coach_thinks)
    return el("p", said.coach_thinks, bar_, class_="ce-ask--waits")


def advice(view: View, said: PlayWords, thinking: Thinking) -> list[str]:
    """The coach's sentences: what to choose, by how much, the rule of thumb that agrees, what likely comes of it."""
    ask = view.ask
    assert isinstance(ask, Choose)
    found = thinking.estimates()
    best = thinking.best()
    lines = [said.advised(small(view.text.option(ask, best)))]
    if len(found) > 1:
        first, second = found[:2]
        more = round(100 * (first.value - second.value))
        if abs(first.value - second.value) <= SURE * (first.error + second.error) / 2:
            lines.append(said.close())
        elif more > 0:
            lines.append(said.better(small(view.text.option(ask, second.option)), more))
    option, habit = policy(view.game.id, "medium")(ask, Outlook(view.position).known, Random(0))
    if option == best and habit != NO_OPINION:
        lines.append(said.thumb(small(player_words(view.game.id, view.spec.lang).medium[habit])))
    lines += _likely(view, said, [each.option for each in found][:LIKELY])
    return lines


def _likely(view: View, said: PlayWords, options: list[str]) -> list[str]:
    """For each of these options what comes of it most often, as the exact odds have it."""
    chances = view.odds().options
    lines: list[str] = []
    for option in options:
        gathered = headlines(view.game, chances.get(option, {}))
        if len(gathered) < 2:
            continue
        most = max(gathered.values())
        outcomes = [small(view.text.outcome(key)) for key, chance in gathered.items() if chance == most]
        name = capital(view.text.option(view.ask, option)) if view.ask is not None else option
        share = view.core.percent(float(most))
        if len(outcomes) == 1:
            lines.append(said.likely(name, outcomes[0], share))
        elif len(outcomes) <= ALIKE:
            lines.append(said.alike(name, outcomes, share))
    return lines


def _found(view: View, said: PlayWords, thinking: Thinking) -> Markup:
    """Every option with its value, the best first, and the reasons."""
    ask, found = view.ask, thinking.estimates()
    assert ask is not None
    rows = [
        el(
            "tr",
            el("th", prose(capital(view.text.option(ask, each.option))), scope="row"),
            el("td", bar(Fraction(each.value).limit_denominator(1000)), class_="ce-coach__bar"),
            el("td", _value(view, said, each), class_="ce-coach__value"),
        )
        for each in found
    ]
    head = el("tr", el("th", said.option, scope="col"), el("th", said.value, scope="col", colspan=2))
    table = el("table", el("thead", head), el("tbody", rows), class_="ce-coach__table") if rows else None
    count = sum(each.playouts for each in found)
    return el(
        "div",
        [el("p", prose(line)) for line in advice(view, said, thinking)],
        table,
        el("p", said.playouts(count), class_="ce-coach__from") if count else None,
    )


def _value(view: View, said: PlayWords, each: Estimate) -> str:
    """A value for people: 54% ± 3."""
    error = "" if not each.playouts else str(max(1, round(100 * SURE * each.error)))
    return said.wins(view.core.percent(each.value), error)
