"""What the words of Scrumball Rugby have in common in every language: which phrase a sentence takes, and when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.asks import Ask
from engine.core.text import GameText
from engine.games.scrumball.events import EVENTS
from engine.games.scrumball.table.asks import Option
from engine.games.scrumball.table.house_rules import TYPES, counts
from engine.games.scrumball.table.state import PITCH
from engine.games.scrumball.table.why import why

_CHANGES = frozenset({"change", "change-more"})
"""Questions whose options are cards to be given up."""


def dice(faces: Sequence[int]) -> str:
    """A throw as players say it."""
    return "-".join(map(str, faces))


def wide(faces: Sequence[int]) -> bool:
    """Whether a 1 sends a kick at goal wide."""
    return 1 in faces


def apart(start: int, to: int) -> int:
    """The metres between two spots."""
    return abs(to - start)


class ScrumballText(GameText):
    """The words of Scrumball Rugby: beside the usual sentences, its cards, its spots and its sheet."""

    events = EVENTS
    filters: ClassVar = {"dice": dice, "wide": wide, "apart": apart, "most": max, "least": min}

    def option(self, ask: Ask, option: str) -> str:
        """Name an option; where cards are chosen, by the card."""
        if option in TYPES and ask.name in _CHANGES:
            return self.core.typeset(self.phrase("give-up", option))
        if option in TYPES and ask.name == "spend":
            return self.card(option)
        return super().option(ask, option)

    def barred(self, ask: Ask, option: str) -> str:
        """Say why an option is not there: the same reason often holds for several."""
        against = ask.against(option) if isinstance(ask, Option) else why(ask.name, option)
        return self._say("barred", option if against is None else against.reason, ask)

    def cards(self, cards: Sequence[str]) -> str:
        """Several cards in a sentence."""
        return self.core.joined([self.card(card) for card in cards]) or self.words["phrases"]["nothing"][""]

    def meant(self, action: str, seat: int, card: str) -> str:
        """As what a card is played, unless that goes without saying."""
        return "" if action == card else str(self.fill("uses", action, {"seat": seat}.__getitem__))

    def zone(self, low: int, high: int) -> str:
        """The numbers that win a ruck, after "the zone is"."""
        return self.phrase("zones", low == high, low=low, high=high)

    def inside(self, low: int, high: int) -> str:
        """The same, for those who have to throw one of them."""
        return self.phrase("within", low == high, low=low, high=high)

    def at(self, ball: int) -> str:
        """Where a ball is, from the nearest goal line."""
        seat, metres = (0, ball) if ball < PITCH.halfway else (1, PITCH.length - ball)
        if ball == PITCH.halfway:
            where = "halfway"
        elif metres > 0:
            where = "field"
        elif not metres:
            where = "line"
        else:
            where = "in-goal" if -metres < PITCH.in_goal else "dead"
        return str(self.fill("spots", where, {"seat": seat, "metres": metres}.__getitem__))

    def place(self, spot: int) -> str:
        """Where a ball is, on its own."""
        return self.at(spot)

    def setting(self, key: str, value: str) -> str:
        """An answer to it; for the pack, how many of each type."""
        if key == "pack":
            return ", ".join(f"{number} {self.card(card)}" for card, number in counts(value).items())
        return super().setting(key, value)


WORDS = ScrumballText
