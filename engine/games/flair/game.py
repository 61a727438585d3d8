"""French Flair put together."""

from __future__ import annotations

from typing import ClassVar

from engine.core.game import Result
from engine.core.house_rules import House
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
from engine.games.flair.table.asks import BELONGS, TIME
from engine.games.flair.table.former import FORMER
from engine.games.flair.table.house_rules import HOUSE_RULES
from engine.games.flair.table.order import due, in_turn
from engine.games.flair.table.state import HALF, Match
from engine.rugby.game import RugbyGame


class Flair(RugbyGame[Match]):
    """A rugby match in which the numbers on fifteen backs decide who may do what."""

    id = "flair"
    version = "2"
    state = Match
    house_rules = HOUSE_RULES
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
    belongs = BELONGS
    whistle = TIME

    def new(self, house: House) -> Match:
        """Before the opening throw, with no card drawn."""
        match = super().new(house)
        match.decks = (cards.deck(), cards.deck())
        return match

    def next_play(self, state: Match) -> str | None:
        """Back to the mark if advantage is lost, then a ball off the pitch, then cards that are owed, then the rest."""
        return due(state)

    def result(self, state: Match) -> Result | None:
        """The result, once the second half is over."""
        return result(state) if state.over else None

    def watch(self, house: House) -> int:
        """Ten minutes on a watch, where the table plays by one."""
        return HALF if house["clock"] == "real" else 0


GAME = Flair()
