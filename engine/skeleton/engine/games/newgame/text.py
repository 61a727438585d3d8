"""What the words of New Game have in common in every language."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

from engine.core.game import Event
from engine.core.text import GameText, method


class NewGameText(GameText):
    """The words of New Game: beside the usual sentences, those of its match sheet."""

    def cell(self, events: Iterable[Event]) -> str:
        """What one line of the sheet says of its kick."""
        return ", ".join(str(getattr(self, "short_" + method(event[1]))(*event[2:])) for event in events)

    @abstractmethod
    def part(self, name: str) -> str:
        """The title of a part of the sheet: `match` or `added`."""
