"""Guess first: a quiet line beside a situation with odds, which shows them with right or wrong said."""

from __future__ import annotations

from engine.core.asks import Cast, Roll
from engine.learn.predict import Guess, to_guess
from site_plugins.live.widgets.drawing.markup import Markup, el, prose
from site_plugins.live.widgets.page.view import View, capital
from site_plugins.live.widgets.situation.controls import button
from site_plugins.live.widgets.situation.odds import chance, in_words


def guess(view: View) -> Markup | None:
    """The question with its chances, or what came of it; nothing where the odds lie open already."""
    found = _found(view)
    if found is None:
        return None
    id_ = f"{view.root}--guess"
    if view.guessed is not None:
        return el("p", prose(guessed(view)), class_="ce-guess", id=id_, tabindex=-1)
    asked = el(
        "span", prose(f"{view.say('widgets.guess')} {capital(view.text.outcome(found.outcome))}"), id=f"{id_}-of"
    )
    presses = [
        button(
            {"do": "guess", "choice": place},
            chance(view, share),
            class_="ce-quiet__do",
            id=f"{id_}-{place}",
        )
        for place, share in enumerate(found.choices)
    ]
    return el("div", asked, presses, class_="ce-guess", role="group", aria_labelledby=f"{id_}-of", id=id_)


def guessed(view: View) -> str:
    """Whether the guess was right, in words."""
    found = _found(view)
    if found is None or view.guessed is None:
        return ""
    outcome, said = capital(view.text.outcome(found.outcome)), in_words(view, found.chance)
    if view.guessed == found.right:
        return f"{outcome}. {view.say('widgets.guess-right', chance=said)}"
    mine = chance(view, found.choices[view.guessed])
    return f"{outcome}. {view.say('widgets.guess-wrong', guess=mine, chance=said)}"


def _found(view: View) -> Guess | None:
    """What there is to guess: of a roll whose odds are the reader's to see, and do not lie open already."""
    position, shown = view.position, view.spec.whatif or view.spec.referee or view.match
    if shown or not isinstance(view.ask, (Roll, Cast)) or not view.odds().outcomes:
        return None
    return to_guess(position)
