"""What the words of 5-3-Double! have in common in every language."""

from __future__ import annotations

from typing import ClassVar

from engine.core.text import GameText
from engine.games.double.events import EVENTS


def dice(faces: tuple[int, ...]) -> str:
    """A throw as players say it."""
    return "-".join(map(str, faces))


class DoubleText(GameText):
    """The words of 5-3-Double!: beside the usual sentences, those of its match sheet."""

    events = EVENTS
    filters: ClassVar = {"dice": dice}

    def card_mark(self, name: str) -> str:
        """A card as the one letter that the sheet has room for."""
        return self._say("marks", name)

    def hand_now(self, kept: bool, hand: int) -> str:
        """Who has the hand, still or from now on."""
        return self.phrase("hand", kept, seat=hand)


WORDS = DoubleText
