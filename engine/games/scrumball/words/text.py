"""What the words of Scrumball Rugby have in common in every language: which phrase a sentence takes, and when."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.asks import Ask
from engine.core.text import GameText
from engine.games.scrumball.events import EVENTS
from engine.games.scrumball.table.options import TYPES, counts
from engine.games.scrumball.table.state import PITCH
from engine.games.scrumball.table.why import why

_OF_CARDS = frozenset({"change", "change-more", "spend"})
"""Questions whose options are simply cards."""


def dice(faces: Sequence[int]) -> str:
    """A throw as players say it."""
    return "-".join(map(str, faces))


def wide(faces: Sequence[int]) -> bool:
    """Whether a 1 sends a kick at goal wide."""
    return 1 in faces


def apart(start: int, to: int) -> int:
    """The metres between two spots."""
    return abs(to - start)


def span(one: str, several: str) -> Callable[[int, int], str]:
    """A filter that says which numbers there are from a low to a high one, in other words if that is `one`."""
    return lambda low, high: (one if low == high else several).format(low, high)


def beats(enough: str, nothing: str, least: int = 1) -> Mapping[int, str]:
    """A filter that says of the first die of a duel which answer does: one more, at `least` so many, or `nothing`."""
    return {die: nothing if die == 6 else enough.format(max(least, die + 1)) for die in range(7)}


FILTERS: Mapping[str, Any] = {"dice": dice, "wide": wide, "apart": apart, "most": max, "least": min}
"""Filters of every language."""


class ScrumballText(GameText):
    """The words of Scrumball Rugby: beside the usual sentences, its cards, its spots and its sheet."""

    events = EVENTS

    def option(self, ask: Ask, option: str) -> str:
        """Name an option; where cards are chosen, by the card."""
        if ask.name in _OF_CARDS and option in TYPES:
            return self.card(option)
        return super().option(ask, option)

    def barred(self, ask: Ask, option: str) -> str:
        """Say why an option is not there: the same reason often holds for several."""
        against = why(ask.name, option)
        return self._say("barred", option if against is None else against.reason, ask)

    def cards(self, cards: Sequence[str]) -> str:
        """Several cards in a sentence."""
        return self.core.joined([self.card(card) for card in cards]) or self.words["phrases"]["nothing"][""]

    def meant(self, action: str, card: str) -> str:
        """As what a card is played, unless that goes without saying."""
        return "" if action == card else self.sentences["uses"][action]

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

    def setting(self, key: str, value: str) -> str:
        """An answer to it; for the pack, how many of each type."""
        if key == "pack":
            return ", ".join(f"{number} {self.card(card)}" for card, number in counts(value).items())
        return super().setting(key, value)


WORDS = ScrumballText
