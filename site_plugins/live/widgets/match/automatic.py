"""What happens by itself: computer players think and move in short turns, dice fall, chances are reckoned."""

from __future__ import annotations

from time import perf_counter

from engine.bots.review import Review
from engine.core.asks import Cast, Draw, Must, Roll
from engine.core.refusal import Refusal
from engine.match.fixture import ITSELF, THINKING, Fixture
from engine.match.settings import INSTANT, TURN
from site_plugins.live.widgets.match.guiding import weigh, weighs
from site_plugins.live.widgets.match.session import MATCH, Session

AUTOMATIC = frozenset({THINKING, ITSELF})
"""Turns that need nobody."""
SLICE = 0.06
"""Seconds that one turn of thinking may take before the page hears of it."""


def flow(session: Session) -> None:
    """After a press: what belongs to it happens with it; where computer players move at once, so do they."""
    match = session.match
    while match.follows:
        match.happen()
        session.fresh = True
    if match.settings.pace == INSTANT:
        _run(session)


def go(session: Session) -> None:
    """The page says that it is time for the next thing: a step of the match, of the coach or of the chart."""
    if session.looks is not None:
        _look(session.looks)
    elif session.screen == MATCH and session.coach is not None and not session.coach.done:
        end = perf_counter() + SLICE
        while not session.coach.done and perf_counter() < end:
            session.coach.step()
    elif session.screen == MATCH and weighs(session):
        weigh(session, perf_counter() + SLICE)
        flow(session)
    elif session.screen == MATCH and not session.paused:
        if session.match.settings.pace == INSTANT:
            _run(session)
        elif session.match.turn in AUTOMATIC:
            _step(session, perf_counter() + SLICE)
            _stop(session)


def hurry(session: Session) -> None:
    """No more waiting for this action of a computer player: it is played to its end, or to what a person decides."""
    match = session.match
    session.paused = False
    session.stopped = match.answers
    while match.turn in AUTOMATIC:
        if match.turn == THINKING:
            match.decide()
            session.fresh = True
        else:
            _step(session, perf_counter())
        if not match.position.given:
            break
    _stop(session)
    flow(session)


def _stop(session: Session) -> None:
    """Turn by turn: wait once a computer player has done something, and nobody is asked before it goes on."""
    match = session.match
    if match.settings.pace != TURN or match.turn not in AUTOMATIC or match.position.given:
        return
    position, answers = match.position, match.answers
    while answers > session.stopped and position.before is not None:
        before, answers = position.before, answers - 1
        assert before.ask is not None
        if not match.settings.human(before.ask.seat) and not isinstance(before.ask, (Draw, Must)):
            session.paused, session.stopped = True, match.answers
            return
        position = before


def weight(match: Fixture, heard: int) -> int:
    """How much that matters which has happened after so many answers: the weightiest of it, and any dice a bit."""
    position, answers, found = match.position, match.answers, 0
    while answers > heard and position.before is not None:
        least = int(isinstance(position.before.ask, (Roll, Cast)))
        found = max([found, least, *map(match.game.events.weight, position.news)])
        position, answers = position.before, answers - 1
    return found


def _run(session: Session) -> None:
    """Let things happen until a person is asked, the match is over, or the slice is used up."""
    end = perf_counter() + SLICE
    while session.match.turn in AUTOMATIC:
        _step(session, end)
        if perf_counter() >= end:
            return


def _step(session: Session, end: float) -> None:
    """One thing that happens by itself, or as much thinking as fits before `end`; cards come with what is before."""
    match = session.match
    if match.turn == THINKING:
        began = perf_counter()
        thinking = match.think()
        while thinking is not None and not thinking.done and perf_counter() < end:
            thinking.step()
        session.thinking += perf_counter() - began
        if thinking is not None and not thinking.done:
            return
        match.decide()
        session.took, session.thinking = max(session.took, session.thinking), 0.0
    else:
        match.happen()
    session.fresh = True
    while match.turn == ITSELF and match.silent:
        match.happen()


def reckon(session: Session) -> None:
    """Begin to reckon the chance to win at moments all over the match, where one side's chance tells the other's."""
    if len(session.match.settings.seats) != 2:
        raise Refusal("command-unknown", command="chart")
    session.look_into(decisions=session.match.position.over)
    if session.looks is not None:
        _look(session.looks)


def _look(review: Review) -> None:
    """Look back as far as a slice goes, a step at least."""
    end = perf_counter() + SLICE
    review.step()
    while not review.done and perf_counter() < end:
        review.step()
