"""After the match: where it turned, what the reader's decisions cost, the best moment, the rules met."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event
from engine.match.verdict import Line, Verdict
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, prose
from site_plugins.live.widgets.match.guiding import guided
from site_plugins.live.widgets.match.session import REPLAY, Session
from site_plugins.live.widgets.page.view import View
from site_plugins.live.widgets.situation.controls import button
from site_plugins.live.widgets.situation.story import rule_mark

MOST_RULES = 6
"""Rules that are named at most: a first match meets them all."""


def verdict(view: View, session: Session) -> Markup | None:
    """What there is to say of a match that is over, or how far the looking back has come."""
    review = session.review
    if review is None or not session.match.position.over:
        return None
    say, people = view.say, session.match.settings.people
    if not review.done:
        bar = el("progress", max=1, value=f"{review.share:.2f}", aria_label=say("review.working"))
        inside: object = el("p", say("review.working"), bar, class_="ce-ask--waits")
    else:
        said = Verdict(review, view.text, people[0] if len(people) == 1 else None)
        best, mine = said.best(), len(people) == 1
        whose = say("review.best") if mine else say("review.best-of", who=view.text.who(review.seat))
        inside = [
            _part(view, say("review.turns"), said.turns(), say("review.no-turn")),
            _part(view, whose, [best]) if best is not None else None,
            _part(view, say("review.costs"), said.costs(), say("review.no-cost" if mine else "review.no-cost-any"))
            if people
            else None,
        ]
    return el(
        "section",
        el("h3", say("review.title"), class_="ce-coach__head"),
        inside,
        _rules(view, session),
        class_="ce-verdict",
        id=f"{view.root}--verdict",
        aria_label=say("review.title"),
    )


def _part(view: View, head: str, lines: Sequence[Line], none: str = "") -> Markup:
    """A heading and what stands under it, each line with a way to its moment."""
    if not lines:
        return el("div", el("h4", head), el("p", none), class_="ce-verdict__part")
    return el("div", el("h4", head), el("ol", [_line(view, line) for line in lines]), class_="ce-verdict__part")


def _line(view: View, line: Line) -> Markup:
    """A sentence with its rule, and the button that shows the moment."""
    words = view.say("review.see")
    return el(
        "li",
        el("span", prose(line.text), "\u00a0", rule_mark(view, line.rule) if line.rule else None),
        button(
            {"do": "moment", "at": line.at},
            icon("again"),
            words,
            el("span", f" ({line.at})", class_="ce-vh"),
            class_="ce-quiet__do",
        ),
    )


def rules_met(session: Session) -> list[Event]:
    """The first event of each rule that the device has met in no other match, in the order in which they came."""
    first: dict[str, Event] = {}
    for event in session.match.position.log:
        first.setdefault(event[0], event)
    return [event for rule, event in first.items() if rule not in session.met]


def _rules(view: View, session: Session) -> Markup | None:
    """The rules met for the first time: what happened by each, with the way to its paragraph."""
    found = rules_met(session)
    # A guided match has told already which rules were met.
    if not found or session.screen == REPLAY or guided(session):
        return None
    # What weighs most, in the order in which it came: that a first match rolls dice is no news.
    told = sorted(found, key=view.game.events.weight, reverse=True)[:MOST_RULES]
    lines = [
        el("li", prose(view.text.event(event)), "\u00a0", rule_mark(view, event[0])) for event in found if event in told
    ]
    more = len(found) - MOST_RULES
    return el(
        "div",
        el("h4", view.say("review.rules")),
        el("ul", lines, class_="ce-verdict__rules"),
        el("p", view.say("review.rules-more", count=more)) if more > 0 else None,
        class_="ce-verdict__part",
        id=f"{view.root}--rules-met",
    )
