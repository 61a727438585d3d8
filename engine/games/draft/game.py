"""Draft Football put together."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from engine.core.asks import Ask
from engine.core.game import Game, Result
from engine.games.draft.events import EVENTS
from engine.games.draft.rules import draft, goals, laying
from engine.games.draft.rules.clock import result
from engine.games.draft.table import view
from engine.games.draft.table.deck import COLOURS, NAMES
from engine.games.draft.table.house_rules import HOUSE_RULES
from engine.games.draft.table.state import OVER, Match


class Draft(Game[Match]):
    """A football match with fifty cards: answer the colour on top, or let the other go on."""

    id = "draft"
    version = "2"
    dice = False
    state = Match
    house_rules = HOUSE_RULES
    plays: ClassVar = {
        "deal": draft.face_up,
        "pick": draft.pick,
        "engage": laying.engage,
        "turn": laying.turn,
        "refill": goals.refill,
    }
    events = EVENTS
    belongs: ClassVar = {
        **dict.fromkeys(NAMES, "draft.draft.pick"),
        **dict.fromkeys(COLOURS, "draft.laying.lay"),
        "pass": "draft.laying.pass",
        "keep": "draft.laying.engage",
    }

    def next_play(self, state: Match) -> str | None:
        """The state says it."""
        phase = state.phase
        return None if phase == OVER else phase

    def result(self, state: Match) -> Result | None:
        """The result, once the match is over."""
        return result(state)

    def points(self, state: Match) -> tuple[int, ...]:
        """Goals, each a card in front of its scorer."""
        return len(state.goals[0]), len(state.goals[1])

    def known(self, state: Match, seat: int) -> Match:
        """To a seat, every card it has not seen is as likely to come."""
        return view.known(state, seat)

    def open(self, state: Match) -> bool:
        """While cards are picked, both have seen every card that either of them holds."""
        seen = all(len(hand) == open_ for hand, open_ in zip(state.hands, state.open, strict=True))
        return seen and state.phase in ("deal", "pick")

    def imagine(self, base: Match, now: Match, seat: int, rng: Random) -> Match:
        """Another hand and another pile that the seat could not tell from the true ones."""
        return view.imagine(base, now, seat, rng)

    def asked(self, ask: Ask, state: Match, seat: int) -> Ask:
        """An ask without what the seat may not know of the other hand."""
        return view.asked(ask, state, seat)


GAME = Draft()
