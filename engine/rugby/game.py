"""What both rugby games are to others: where the ball came down, and what a side may know of the other's cards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from engine.core.asks import Ask, Choose
from engine.core.game import Event, Game
from engine.rugby.match import Rugby
from engine.rugby.moves import spot

M = TypeVar("M", bound=Rugby)


class Secret(Choose):
    """A choice whose options tell what the hand holds: the other side knows that it is put, not what it offers."""

    __slots__ = ()

    def veiled(self) -> Choose:
        """The same question without what it offers."""
        return Choose(self.name, self.seat, self.rule, ())


class RugbyGame(Game[M]):
    """A game with a pitch and two hidden hands; `table/view.py` says what may lie behind them."""

    to_play = "attack"

    def spot(self, state: M, events: Sequence[Event]) -> int:
        """Where the ball came down, on the grass or behind the posts."""
        return spot(self.events, events, state.ball)

    def known(self, state: M, seat: int) -> M:
        """The other hand face down: its cards may be any that have not been seen."""
        known: M = self.room("table.view").known(state, seat)
        return known

    def imagine(self, base: M, now: M, seat: int, rng: Random) -> M:
        """The cards that a seat has not seen dealt anew."""
        world: M = self.room("table.view").imagine(base, now, seat, rng)
        return world

    def asked(self, ask: Ask, state: M, seat: int) -> Ask:
        """Nobody else sees what a hand would allow."""
        if isinstance(ask, Secret) and ask.seat != seat:
            return ask.veiled()
        return super().asked(ask, state, seat)
