"""French Flair put together."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from engine.core.asks import Ask, Choose
from engine.core.game import Event, Game, Result
from engine.core.options import Options
from engine.games.flair.events import EVENTS
from engine.games.flair.rules import (
    advantage,
    cards,
    kickoff,
    lineout,
    penalty,
    renewal,
    restarts,
    ruck,
    scrum,
    tackle,
    tries,
)
from engine.games.flair.rules.clock import result
from engine.games.flair.table.asks import TIME, Hand
from engine.games.flair.table.former import FORMER
from engine.games.flair.table.options import SWITCHES
from engine.games.flair.table.order import due, in_turn
from engine.games.flair.table.state import HALF, Match
from engine.games.flair.table.view import imagined, known, spot


class Flair(Game[Match]):
    """A rugby match in which the numbers on fifteen backs decide who may do what."""

    id = "flair"
    version = "2"
    state = Match
    switches = SWITCHES
    to_play = "attack"
    plays: ClassVar = in_turn(
        {
            "opening": kickoff.opening,
            "kick-off": kickoff.kick_off,
            "renew": renewal.renew,
            "draw": renewal.extra,
            "attack": cards.play,
            "tackle": tackle.choice,
            "contest": ruck.contest,
            "clear-out": ruck.clear_out,
            "offside": advantage.choice,
            "back": advantage.back,
            "penalty": penalty.choice,
            "scrum": scrum.scrum,
            "in-touch": lineout.in_touch,
            "line-out": lineout.line_out,
            "conversion": tries.conversion,
            "received": restarts.received,
            "mark": restarts.mark_kick,
            "dead": restarts.dead,
            "drop-out": restarts.drop_out,
        }
    )
    events = EVENTS
    former = FORMER
    whistle = TIME

    def new(self, options: Options) -> Match:
        """Before the opening throw, with no card drawn."""
        match = super().new(options)
        match.decks = (cards.deck(), cards.deck())
        return match

    def next_play(self, state: Match) -> str | None:
        """Back to the mark if advantage is lost, then a ball off the pitch, then cards that are owed, then the rest."""
        return due(state)

    def result(self, state: Match) -> Result | None:
        """The result, once the second half is over."""
        return result(state) if state.over else None

    def watch(self, options: Options) -> int:
        """Ten minutes on a watch, where the table plays by one."""
        return HALF if options["clock"] == "real" else 0

    def spot(self, state: Match, events: Sequence[Event]) -> int:
        """Where the ball came down, on the grass or behind the posts."""
        return spot(state, events)

    def known(self, state: Match, seat: int) -> Match:
        """The other hand face down: its cards may be any that have not been seen."""
        return known(state, seat)

    def imagine(self, base: Match, now: Match, seat: int, rng: Random) -> Match:
        """The other hand and deck dealt anew."""
        return imagined(base, now, seat, rng)

    def asked(self, ask: Ask, state: Match, seat: int) -> Ask:
        """Nobody else sees what a hand would allow."""
        if isinstance(ask, Hand) and ask.seat != seat:
            return Choose(ask.name, ask.seat, ask.rule, ())
        return super().asked(ask, state, seat)


GAME = Flair()
