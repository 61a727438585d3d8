"""Scrumball Rugby put together."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from engine.core.asks import Ask, Choose, Draw
from engine.core.game import Event, Game, Result
from engine.games.scrumball.events import EVENTS
from engine.games.scrumball.rules import (
    cards,
    kickoff,
    lineout,
    maul,
    penalty,
    periods,
    renewal,
    restarts,
    scrum,
    tries,
)
from engine.games.scrumball.table.asks import Secret
from engine.games.scrumball.table.former import FORMER
from engine.games.scrumball.table.options import SWITCHES
from engine.games.scrumball.table.state import Match
from engine.games.scrumball.table.view import imagine, known, spot


class Scrumball(Game[Match]):
    """A rugby match with forty cards, two dice and a ball that moves along the pitch."""

    id = "scrumball"
    version = "2"
    state = Match
    switches = SWITCHES
    to_play = "attack"
    plays: ClassVar = {
        "opening": kickoff.opening,
        "renew": renewal.draw,
        "substitution": renewal.substitution,
        "kick-off": kickoff.kick,
        "attack": cards.play,
        "maul": maul.choice,
        "scrum": scrum.duel,
        "line-out": lineout.duel,
        "penalty": penalty.choice,
        "conversion": tries.conversion,
        "drop-out": restarts.drop_out,
        "mark": restarts.mark,
    }
    events = EVENTS
    former = FORMER

    def next_play(self, state: Match) -> str | None:
        """First the cards that are due, then the substitutions of a stoppage, then what the phase says."""
        if state.over:
            return None
        if state.due[0] or state.due[1]:
            return "renew"
        return "substitution" if state.bench else state.phase

    def result(self, state: Match) -> Result | None:
        """The result, once full time has come."""
        return periods.result(state) if state.over else None

    def spot(self, state: Match, events: Sequence[Event]) -> int:
        """Where the ball came down, on the grass or behind the posts."""
        return spot(state, events)

    def known(self, state: Match, seat: int) -> Match:
        """The other hand counts with the pile."""
        return known(state, seat)

    def imagine(self, base: Match, now: Match, seat: int, rng: Random) -> Match:
        """Any of the cards that a seat has not seen may be in the other hand."""
        return imagine(base, now, seat, rng)

    def asked(self, ask: Ask, state: Match, seat: int) -> Ask:
        """Options may tell what a hand holds, and a pile what it lacks: each side is shown no more than it knows."""
        if isinstance(ask, Secret) and ask.seat != seat:
            return Choose(ask.name, ask.seat, ask.rule, ())
        if isinstance(ask, Draw) and ask.seat == seat:
            return Draw(ask.name, seat, ask.rule, sorted([*ask.cards, *state.hands[1 - seat]]), hidden=True)
        return super().asked(ask, state, seat)


GAME = Scrumball()
