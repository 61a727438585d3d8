"""What stands in the margin of a guided match: rules as they come, a doubt, and at the end what has been met."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from engine.bots import LEVELS
from engine.core.asks import Choose
from engine.core.rules import rules_of
from engine.learn.guide import Doubt
from engine.match.settings import HUMAN
from site_plugins.live.widgets.drawing.icons import icon
from site_plugins.live.widgets.drawing.markup import Markup, el, hidden, prose
from site_plugins.live.widgets.match.guiding import guided
from site_plugins.live.widgets.match.review import rules_met
from site_plugins.live.widgets.match.session import Session
from site_plugins.live.widgets.page.gists import Gist, gist
from site_plugins.live.widgets.page.view import View, small
from site_plugins.live.widgets.situation.controls import button

MOST = 12
"""Rules that are named after a match, at most."""


def margin(view: View, session: Session) -> Markup | None:
    """What is explained now, or doubted; an empty margin where there is nothing to say, so that nothing moves."""
    if not guided(session) or session.match.covered or view.ask is None:
        return None
    match, doubt = session.match, session.doubt
    inside: list[Markup] = []
    notes = _gists(view, session.margin) if session.margin_at == match.answers else []
    if doubt is not None and (doubt.told or not notes):
        inside = [el("p", icon("note"), el("span", prose(doubted(view, doubt))), class_="ce-margin__doubt")]
    else:
        inside = [_note(view, told) for told in notes]
    own = f"{view.root}--margin{match.answers}{'-doubt' if doubt is not None and doubt.told else ''}"
    return el("div", inside, class_="ce-margin", role="group", aria_label=view.say("guide.notes"), id=own)


def doubted(view: View, doubt: Doubt) -> str:
    """A doubt in words; while it is not clear that there is one, that it takes a moment."""
    if not doubt.told or not isinstance(view.ask, Choose):
        return view.say("guide.weighing")
    worse, more = (view.say.percent(share) for share in doubt.worth)
    return view.say("guide.doubt", worse=worse, more=more, better=small(view.text.option(view.ask, doubt.better)))


def in_words(view: View, session: Session) -> list[str]:
    """What is explained now, for screen readers."""
    return [f"{told.title}: {told.text}" for told in _gists(view, session.margin)]


def explained(view: View, session: Session) -> Markup | None:
    """Everything that was explained in this match so far, under a fold of the menu."""
    found = _gists(view, session.explained) if guided(session) else []
    if not found:
        return None
    listed = el("ul", [el("li", _way(view, told, told.title)) for told in found], class_="ce-margin__list")
    fold = el("summary", icon("story"), view.say("guide.explained")), listed
    return el("details", *fold, class_="ce-fold", id=f"{view.root}--explained")


def afterwards(view: View, session: Session) -> Markup | None:
    """After a guided match: which rules were met, and what to try next."""
    if not guided(session):
        return None
    say, rules = view.say, rules_of(view.game.id)
    met = dict.fromkeys([*session.explained, *(event[0] for event in session.match.position.log)])
    fresh = dict.fromkeys([*(rule for rule in session.explained if rule not in session.met), *_firsts(session)])
    known = len({*met, *session.met} & rules.keys())
    named = _gists(view, fresh)
    return el(
        "section",
        el("h3", say("guide.title"), class_="ce-coach__head"),
        el("p", say("guide.met", count=len(met), fresh=len(fresh), known=known, all=len(rules))),
        el("ul", [el("li", _way(view, told, told.title)) for told in named[:MOST]], class_="ce-margin__list"),
        el("p", say("guide.others", count=len(named) - MOST)) if len(named) > MOST else None,
        el("h4", say("guide.next")),
        el("div", _next(view, session), class_="ce-moves"),
        class_="ce-verdict ce-margin-after",
        id=f"{view.root}--met",
        aria_label=say("guide.title"),
    )


def _firsts(session: Session) -> Iterable[str]:
    return (str(event[0]) for event in rules_met(session))


def _next(view: View, session: Session) -> list[Markup | None]:
    """A harder player, where there is one; lessons and questions, where the game has some."""
    base, game, choice = view.spec.base, view.game.id, "ce-go ce-go--choice"
    others = {who for who in session.match.settings.seats if who != HUMAN}
    level = next((next_ for level, next_ in pairwise(LEVELS) if level in others), "")
    ways: list[Markup | None] = [
        el(
            "a",
            view.say(f"guide.rooms.{room}"),
            href=f"{base}{game}/{room}/",
            class_=choice,
            id=f"{view.root}--to-{room}",
        )
        for room in view.spec.rooms
    ]
    if level:
        words = view.say("guide.harder", level=view.say(f"review.levels.{level}"))
        send = {"do": "rematch", "level": level}
        ways.append(button(send, words, class_=choice, id=f"{view.root}--harder"))
    return ways


def _note(view: View, told: Gist) -> Markup:
    """A rule with its gist, and the way to its paragraph."""
    title = el("b", prose(told.title), class_="ce-margin__title")
    return el("p", title, " ", prose(told.text), " ", _way(view, told, view.say("stage.why"), told.title))


def _way(view: View, told: Gist, words: str, of: str = "") -> Markup:
    """The way to a paragraph, which opens over the match."""
    said = hidden(f" {of}") if of else None
    return el("a", prose(words), said, class_="ce-mark--why", href=f"{view.spec.base}{told.url}")


def _gists(view: View, rules: Iterable[str]) -> list[Gist]:
    """What these rules say, those that can be told."""
    return [told for rule in rules if (told := gist(rule, view.spec.lang)) is not None]
