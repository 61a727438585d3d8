"""A guided match: what is explained in its margin, and when a bad idea is doubted before it is done."""

from __future__ import annotations

from time import perf_counter

from engine.bots.thinking import Thinking
from engine.core.asks import Choose
from engine.learn.guide import Doubt, at_a_glance, glance, glanced, luck_of, to_explain
from engine.match.fixture import PERSON
from engine.match.settings import ALL, OFF
from site_plugins.live.widgets.match.session import MATCH, Session
from site_plugins.live.widgets.page.gists import gist
from site_plugins.live.widgets.page.view import View

SLICE = 0.06
"""Seconds that may go into a doubt before the page hears of it."""
PATIENCE = 1.5
"""Seconds after which a doubt that is not settled is given up: a choice is never kept waiting for long."""


def guided(session: Session) -> bool:
    """Whether somebody plays here who wants to be guided."""
    match = session.fixture
    return match is not None and match.settings.guide != OFF and bool(match.settings.people)


def decides(session: Session) -> bool:
    """Whether it is such a reader's turn."""
    match = session.fixture
    return guided(session) and session.screen == MATCH and match is not None and match.turn == PERSON


def explain(session: Session, view: View) -> None:
    """Choose what the margin explains at this decision; at the same decision it goes on saying the same."""
    match = session.match
    if not decides(session) or session.margin_at == match.answers:
        return
    session.margin, ask = (), match.offer
    assert ask is not None
    known = {*session.explained, *session.here, *(() if match.settings.guide == ALL else session.met)}
    happened = [event for step in view.steps[match.since :] for event in step.events]
    if match.since == 0:
        happened = [*view.prelude, *happened]
    # While its page has not been told what a rule says, it waits to be explained.
    chosen = at_a_glance(to_explain(match.position, ask, happened, known), lambda rule: gist(rule, view.spec.lang))
    if chosen:
        session.margin, session.margin_at = chosen, match.answers
        session.explained |= dict.fromkeys(chosen, match.answers)


def read(session: Session) -> list[str]:
    """The rules that have been explained, and the reader has gone on since: he has met them."""
    return sorted(rule for rule, at in session.explained.items() if at != session.match.answers)


def take(session: Session, option: str) -> None:
    """Take an option, and whatever was put together with it."""
    match = session.match
    assert match.offer is not None
    match.send(match.offer.check(option))
    session.plan = session.plan.after(option)
    session.doubt = None


def hesitates(session: Session, option: str) -> bool:
    """Whether an option is not taken yet, because it may be a bad idea; the second press takes it."""
    match, before = session.match, session.doubt
    session.doubt = None
    ask = match.offer
    if not doubts(session) or (before is not None and before.option == option):
        return False
    assert ask is not None
    found = Doubt(match.position, option, _glance(session), luck_of(match))
    # What does not stand is taken at once, and forgotten with that.
    session.doubt, session.doubted_since = found, perf_counter()
    return _stands(session, found, perf_counter() + SLICE)


def doubts(session: Session) -> bool:
    """Whether what is chosen here may be doubted: no question of a match is doubted twice."""
    ask = session.match.offer
    several = isinstance(ask, Choose) and len(ask.options) > 1
    return decides(session) and several and ask is not None and ask.name not in session.match.doubted


def weighs(session: Session) -> bool:
    """Whether there is something to weigh while the page waits: what was chosen, or what may be."""
    if session.fixture is None or not decides(session):
        return False
    if session.doubt is not None:
        return not session.doubt.done
    return doubts(session) and not glanced(_glance(session))


def weigh(session: Session, end: float) -> None:
    """Weigh as much as fits before `end`; what proves to be no bad idea is taken."""
    if session.doubt is None:
        thinking = _glance(session)
        while not glanced(thinking) and perf_counter() < end:
            thinking.step()
    elif not _stands(session, session.doubt, end):
        take(session, session.doubt.option)
        session.paused, session.fresh = False, True


def _stands(session: Session, doubt: Doubt, end: float) -> bool:
    """Find out more about a doubt, and whether it still stands; one that is told is not told again."""
    doubt.step()
    while not doubt.done and perf_counter() < end:
        doubt.step()
    match = session.match
    if doubt.told and match.offer is not None:
        match.doubted = (*match.doubted, match.offer.name)
    patient = perf_counter() < session.doubted_since + PATIENCE
    return doubt.told or (not doubt.done and patient)


def _glance(session: Session) -> Thinking:
    """The coach's first look at the question, begun if it has not been."""
    match = session.match
    if session.glance is None or session.glance[0] != match.answers:
        session.glance = match.answers, glance(match.position, luck_of(match))
    return session.glance[1]
