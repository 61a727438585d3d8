"""Why an answer is wrong: the lesson's own reason, else that of the rules; and the rule itself, in short."""

from __future__ import annotations

from engine.core.asks import Choose
from engine.learn.judging import Verdict
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, join, prose
from site_plugins.live.widgets.learn.sitting import Sitting
from site_plugins.live.widgets.page.gists import gist
from site_plugins.live.widgets.page.urls import rule_url
from site_plugins.live.widgets.page.view import View, capital, reason


def why_wrong(view: View, now: Sitting) -> str:
    """Why the last answer is wrong, in a sentence."""
    verdict = now.verdict
    if verdict is None:
        return ""
    own = verdict.say.get(view.spec.lang)
    if own:
        return view.say.typeset(own)
    if verdict.refusal is not None:
        ask = now.first.now.ask if now.step.kind == "which" else now.attempt.now.ask
        if verdict.refusal.code == "barred" and isinstance(ask, Choose):
            return capital(view.text.barred(ask, str(verdict.refusal.data["option"])))
        return reason(verdict.refusal, view.text)
    if verdict.event is not None:
        return view.say("learn.came-of-it", what=view.text.event(verdict.event))
    told = gist(verdict.rule, view.spec.lang)
    return view.say("learn.not-so") if told is None else view.say("learn.look-at", rule=told.title)


def rule_box(view: View, verdict: Verdict) -> Markup:
    """The rule against a wrong answer: its title, what it says, and the way to its paragraph."""
    told = gist(verdict.rule, view.spec.lang)
    link = el(
        "a",
        icon("why"),
        view.say("learn.read-and-play"),
        class_="ce-rulebox__link",
        href=rule_url(view.spec.base, verdict.rule),
        id=f"{view.root}--rule",
    )
    if told is None:
        return join(el("p", link))
    return join(
        el("p", el("b", told.title, class_="ce-rulebox__title"), " ", prose(told.text), class_="ce-rulebox__text"),
        el("p", link),
    )
