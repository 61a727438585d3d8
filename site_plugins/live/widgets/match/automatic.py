"""What happens by itself: computer players think and move in short turns, dice fall, chances are reckoned."""

from __future__ import annotations

from random import Random
from time import perf_counter

from engine.bots.chances import win_chance
from engine.core.refusal import Refusal
from engine.match.fixture import ITSELF, THINKING
from engine.match.settings import PAUSE_MS
from site_plugins.live.widgets.match.chart import samples
from site_plugins.live.widgets.match.session import MATCH, REPLAY, Session

SLICE = 0.06
"""Seconds that one turn of thinking may take before the page hears of it."""
CHANCE_ROUNDS = 24
"""Matches played on for each point of the chart."""


def flow(session: Session) -> None:
    """With computer players that move at once, all that needs no person happens now, as far as a slice goes."""
    if PAUSE_MS[session.match.settings.pace] == 0:
        _run(session)


def go(session: Session) -> None:
    """The page says that it is time for the next thing: a step of the match, of the coach or of the chart."""
    if session.screen == REPLAY:
        _reckon(session)
    elif session.screen == MATCH and session.coach is not None and not session.coach.done:
        end = perf_counter() + SLICE
        while not session.coach.done and perf_counter() < end:
            session.coach.step()
    elif session.screen == MATCH and not session.paused:
        if PAUSE_MS[session.match.settings.pace] == 0:
            _run(session)
        elif session.match.turn in {THINKING, ITSELF}:
            _step(session, perf_counter() + SLICE)


def hurry(session: Session) -> None:
    """No more thinking and no more waiting: the next thing happens now."""
    match = session.match
    session.paused = False
    if match.turn == THINKING:
        match.decide()
        session.fresh = True
    elif match.turn == ITSELF:
        _step(session, perf_counter())
    flow(session)


def _run(session: Session) -> None:
    """Let things happen until a person is asked, the match is over, or the slice is used up."""
    end = perf_counter() + SLICE
    while session.match.turn in {THINKING, ITSELF}:
        _step(session, end)
        if perf_counter() >= end:
            return


def _step(session: Session, end: float) -> None:
    """One thing that happens by itself, or as much thinking as fits before `end`."""
    match = session.match
    if match.turn == ITSELF:
        match.happen()
        while match.turn == ITSELF and match.silent:
            match.happen()
        session.fresh = True
        return
    began = perf_counter()
    thinking = match.think()
    while thinking is not None and not thinking.done and perf_counter() < end:
        thinking.step()
    session.thinking += perf_counter() - began
    if thinking is None or thinking.done:
        match.decide()
        session.took, session.thinking = max(session.took, session.thinking), 0.0
        session.fresh = True


def reckon(session: Session) -> None:
    """Begin to reckon the chance to win at moments all over the match, where one side's chance tells the other's."""
    if len(session.match.settings.seats) != 2:
        raise Refusal("command-unknown", command="chart")
    session.waiting = [at for at in samples(session.moments) if at not in session.chances]
    _reckon(session)


def _reckon(session: Session) -> None:
    """Reckon a few of them, from what one side knew; a moment that cannot be imagined is left out."""
    end = perf_counter() + SLICE
    while session.waiting and perf_counter() < end:
        at = session.waiting.pop(0)
        try:
            chance = win_chance(session.moments[at], session.match.hero, CHANCE_ROUNDS, Random(at))
        except Refusal:
            continue
        # Sums of many small shares may miss 0 and 1 by a hair.
        session.chances[at] = chance._replace(value=min(1.0, max(0.0, chance.value)))
