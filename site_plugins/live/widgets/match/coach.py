"""The coach: what each option is worth, how sure that is, and why, in words."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from engine.bots import policy
from engine.bots.thinking import NO_OPINION, Estimate, Thinking
from engine.core.asks import Choose
from engine.core.language import Language
from engine.core.odds import headlines
from engine.core.outlook import Outlook
from engine.games import player_words
from site_plugins.live.widgets.drawing.markup import Markup, el, prose
from site_plugins.live.widgets.page.view import View, capital, small
from site_plugins.live.widgets.situation.odds import bar

SURE = 2
"""Standard errors on either side within which the true value almost surely lies."""
LIKELY = 2
"""Options whose likeliest outcome is told."""
ALIKE = 3
"""Outcomes that are named side by side where none is likelier than the others; more would say nothing."""


def coaching(view: View, thinking: Thinking) -> Markup:
    """The coach's panel: still thinking, or what has come of it."""
    inside = _found(view, thinking) if thinking.done else _thinks(view.say, thinking)
    return el(
        "section",
        el("h3", view.say("match.coach-title"), class_="ce-coach__head"),
        inside,
        class_="ce-coach",
        id=f"{view.root}--coach",
        aria_label=view.say("match.coach-title"),
    )


def _thinks(say: Language, thinking: Thinking) -> Markup:
    """How far the coach has come."""
    bar_ = el("progress", max=1, value=f"{thinking.share:.2f}", aria_label=say("match.coach-thinks"))
    return el("p", say("match.coach-thinks"), bar_, class_="ce-ask--waits")


def advice(view: View, thinking: Thinking) -> list[str]:
    """The coach's sentences: what to choose, by how much, the rule of thumb that agrees, what likely comes of it."""
    ask = view.ask
    assert isinstance(ask, Choose)
    found = thinking.estimates()
    best = thinking.best()
    lines = [view.say("match.advised", option=small(view.text.option(ask, best)))]
    if len(found) > 1:
        first, second = found[:2]
        more = round(100 * (first.value - second.value))
        if abs(first.value - second.value) <= SURE * (first.error + second.error) / 2:
            lines.append(view.say("match.close"))
        elif more > 0:
            lines.append(view.say("match.better", more=more, option=small(view.text.option(ask, second.option))))
    option, habit = policy(view.game.id, "medium")(ask, Outlook(view.position).known, Random(0))
    if option == best and habit != NO_OPINION:
        lines.append(view.say("match.thumb", sentence=small(player_words(view.game.id, view.spec.lang).medium[habit])))
    lines += _likely(view, [each.option for each in found][:LIKELY])
    return lines


def _likely(view: View, options: list[str]) -> list[str]:
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
        share = view.say.percent(float(most))
        if len(outcomes) == 1:
            lines.append(view.say("match.likely", option=name, outcome=outcomes[0], chance=share))
        elif len(outcomes) <= ALIKE:
            lines.append(view.say("match.alike", option=name, outcomes=outcomes, chance=share))
    return lines


def _found(view: View, thinking: Thinking) -> Markup:
    """Every option with its value, the best first, and the reasons."""
    ask, found = view.ask, thinking.estimates()
    assert ask is not None
    rows = [
        el(
            "tr",
            el("th", prose(capital(view.text.option(ask, each.option))), scope="row"),
            el("td", bar(Fraction(each.value).limit_denominator(1000)), class_="ce-coach__bar"),
            el("td", _value(view, each), class_="ce-coach__value"),
        )
        for each in found
    ]
    head = el(
        "tr", el("th", view.say("match.option"), scope="col"), el("th", view.say("match.value"), scope="col", colspan=2)
    )
    table = el("table", el("thead", head), el("tbody", rows), class_="ce-coach__table") if rows else None
    count = sum(each.playouts for each in found)
    return el(
        "div",
        [el("p", prose(line)) for line in advice(view, thinking)],
        table,
        el("p", view.say("match.playouts", count=count), class_="ce-coach__from") if count else None,
    )


def _value(view: View, each: Estimate) -> str:
    """A value for people: 54% ± 3."""
    error = "" if not each.playouts else str(max(1, round(100 * SURE * each.error)))
    value = view.say.percent(each.value)
    return view.say("match.wins", value=value, error=error) if error else view.say("match.worked-out", value=value)
