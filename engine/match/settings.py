"""How a match is set up: who sits where, the house rules, the dice, and how quickly computer players move."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.bots import LEVELS, RANDOM
from engine.core.reading import clean
from engine.core.refusal import Refusal

HUMAN = "human"
CONTROLS = (HUMAN, *LEVELS)
"""Who is offered to answer for a side; a terminal can also leave a side to chance."""
HERE, TABLE = "here", "table"
DICE = (HERE, TABLE)
"""Dice rolled by the page, or by the players on their own table."""
JOINED, HAND = "joined", "hand"
THROWS = (JOINED, HAND)
"""A roll that a person's own choice leads to at once is thrown with it, or every roll by a press of its own."""
CALM, QUICK, INSTANT, TURN = "calm", "quick", "instant", "turn"
PACES = (CALM, QUICK, INSTANT, TURN)
"""How quickly computer players move; `turn` waits after each of their actions until somebody says go on."""
OFF, NEW, ALL = "off", "new", "all"
GUIDES = (OFF, NEW, ALL)
"""Which rules are explained in the margin of a match: none, those that the reader meets for the first time, or all."""
_DWELL_MS = (0, 350, 700, 1600)
"""How long what has just happened is looked at, by its weight: cards dealt, the usual, a turnover, what counts."""
_SHARE = {CALM: 1.0, QUICK: 1 / 3, INSTANT: 0.0, TURN: 1.0}
SEED_MOST = 40


class Settings(NamedTuple):
    """Everything that is agreed before the kick-off."""

    names: tuple[str, ...]
    seats: tuple[str, ...]
    """Who answers for each side: a person, or a computer player of some level."""
    house: Mapping[str, str]
    """The house rules that differ from the book's."""
    seed: str = ""
    """Where all luck comes from; empty until the kick-off for those who want luck of their own."""
    dice: str = HERE
    study: bool = False
    """Whether one may go back behind dice and hidden cards."""
    pace: str = "calm"
    dealt: bool = False
    """Whether nobody chose the seed: then it is told to nobody, because every die to come can be worked out from it."""
    throws: str = JOINED
    guide: str = OFF
    """Which rules are explained as they come; then a bad idea is questioned too."""

    def human(self, seat: int) -> bool:
        """Whether a person answers for this side."""
        return self.seats[seat] == HUMAN

    @property
    def people(self) -> tuple[int, ...]:
        """The sides for which people answer."""
        return tuple(seat for seat, who in enumerate(self.seats) if who == HUMAN)

    def seeded(self) -> Settings:
        """The same with luck of its own, short enough to be told to somebody, where no seed was given."""
        # From the system each time: a generator kept in a memory snapshot would give every visit the same.
        given = clean(self.seed)
        return self._replace(seed=given) if given else self._replace(seed=os.urandom(4).hex(), dealt=True)

    def plain(self) -> dict[str, Any]:
        """As plain values; names and house rules stand in the record of the match."""
        told = {
            "seats": list(self.seats),
            "seed": "" if self.dealt else self.seed,
            "dice": self.dice,
            "study": self.study,
            "pace": self.pace,
            "throws": self.throws,
        }
        return told if self.guide == OFF else {**told, "guided": self.guide}

    def dwell(self, weight: int) -> int:
        """Milliseconds for which something of this weight is looked at before a computer player goes on."""
        return round(_DWELL_MS[weight] * _SHARE[self.pace])


def checked(settings: Settings) -> Settings:
    """Settings whose every part is one that we know."""
    for who in settings.seats:
        if who not in (*CONTROLS, RANDOM):
            raise Refusal("setting-unknown", field="seat", value=who, known=CONTROLS)
    for field, known in (("dice", DICE), ("pace", PACES), ("throws", THROWS), ("guide", GUIDES)):
        value = getattr(settings, field)
        if value not in known:
            raise Refusal("setting-unknown", field=field, value=value, known=known)
    if len(settings.seed) > SEED_MOST:
        raise Refusal("seed-long", most=SEED_MOST)
    if len(set(settings.names)) < len(settings.names):
        raise Refusal("names-alike")
    return settings
