"""Scrumball Rugby put together."""

from __future__ import annotations

from typing import ClassVar

from engine.core.asks import Ask, Draw
from engine.core.game import Result
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
from engine.games.scrumball.table.former import FORMER
from engine.games.scrumball.table.house_rules import HOUSE_RULES
from engine.games.scrumball.table.state import Match
from engine.games.scrumball.table.why import BELONGS
from engine.rugby.game import RugbyGame

ALIKE = {
    ("attack", "pass-tackle"): "pass",
    ("attack", "kick-with-drop"): "kick",
    ("attack", "kick-with-touch"): "kick",
    ("respond", "pass-tackle"): "tackle",
    ("respond", "intercept-pass-tackle"): "intercept-tackle",
}
"""Options that do the same as another, with another card."""


class Scrumball(RugbyGame[Match]):
    """A rugby match with forty cards, two dice and a ball that moves along the pitch."""

    id = "scrumball"
    version = "2"
    state = Match
    house_rules = HOUSE_RULES
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
    stops: ClassVar = {"respond": "let-go"}
    former = FORMER
    belongs: ClassVar = {option: why.rule for option, why in BELONGS.items()}

    def next_play(self, state: Match) -> str | None:
        """First the cards that are due, then the substitutions of a stoppage, then what the phase says."""
        if state.over:
            return None
        if state.due[0] or state.due[1]:
            return "renew"
        return "substitution" if state.bench else state.phase

    def alike(self, ask: Ask, option: str) -> str:
        """A kick, a pass, a tackle or an interception is the same with whichever card it is played."""
        return ALIKE.get((ask.name, option), option)

    def result(self, state: Match) -> Result | None:
        """The result, once full time has come."""
        return periods.result(state) if state.over else None

    def asked(self, ask: Ask, state: Match, seat: int) -> Ask:
        """A pile tells what a hand lacks: who draws is shown all cards that have not been seen."""
        if isinstance(ask, Draw) and ask.seat == seat:
            return Draw(ask.name, seat, ask.rule, sorted([*ask.cards, *state.hands[1 - seat]]), hidden=True)
        return super().asked(ask, state, seat)


GAME = Scrumball()
