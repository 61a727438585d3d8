"""French Flair put together."""

from __future__ import annotations

from typing import ClassVar

from engine.core.asks import Ask, Steps
from engine.core.game import Result
from engine.core.house_rules import House
from engine.core.kinds import NOBODY
from engine.core.refusal import Refusal
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
from engine.games.flair.table.asks import BELONGS, TIME, Attack
from engine.games.flair.table.former import FORMER
from engine.games.flair.table.grammar import READ
from engine.games.flair.table.house_rules import HOUSE_RULES
from engine.games.flair.table.numbers import DROP, KICK, NUMBER, RUN, TOUCH
from engine.games.flair.table.state import HALF, Match
from engine.rugby.game import RugbyGame
from engine.rugby.match import NO_MARK
from engine.rugby.starter import SECONDS

OUT = frozenset({"in-touch", "dead"})
"""The ball has left the pitch: whether the half is over is settled before anybody draws a card."""
CARD = "card"
"""Any card of a hand."""
ROLLED = frozenset({KICK, TOUCH, DROP, RUN})
"""What is done with a card in attack by rolling dice."""


class Flair(RugbyGame[Match]):
    """A rugby match in which the numbers on fifteen backs decide who may do what."""

    id = "flair"
    version = "2"
    state = Match
    house_rules = HOUSE_RULES
    plays: ClassVar = {
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
    events = EVENTS
    former = FORMER
    belongs = BELONGS
    stops: ClassVar = {"tackle": ""}
    whistle = TIME

    def new(self, house: House) -> Match:
        """Before the opening throw, with no card drawn."""
        match = super().new(house)
        match.decks = (cards.deck(), cards.deck())
        return match

    def next_play(self, state: Match) -> str | None:
        """Back to the mark if advantage is lost, then a ball off the pitch, then cards that are owed, then the rest."""
        if state.over:
            return None
        if state.mark != NO_MARK and state.attack != state.beneficiary:
            return "back"
        if state.phase in OUT:
            return state.phase
        if state.extra != NOBODY:
            return "draw"
        return "renew" if state.renewing else state.phase

    def enter(self, play: str, state: Match) -> Steps[None]:
        """Begin a play, if it is the one that is due."""
        due = self.next_play(state)
        if due != play:
            raise Refusal("play-over", play=play) if due is None else Refusal("play-not-due", play=play, due=due)
        return super().enter(play, state)

    def alike(self, ask: Ask, option: str) -> str:
        """A kick or a run is the same for every number that may make it; outside attack any card of a hand will do."""
        if isinstance(ask, Attack):
            way = READ[option][2] if option in READ else option
            return way if way in ROLLED else option
        return CARD if option in NUMBER else option

    def result(self, state: Match) -> Result | None:
        """The result, once the second half is over."""
        return result(state) if state.over else None

    def watch(self, house: House) -> int:
        """Ten minutes on a watch, or fewer for those who learn, where the table plays by one."""
        if house["clock"] != "real":
            return 0
        return HALF if house["starter"] == "whole" else SECONDS


GAME = Flair()
