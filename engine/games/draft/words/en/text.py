"""What is code in the English words of Draft Football: hidden cards, questions about them, and packs."""

from __future__ import annotations

from typing import ClassVar

from engine.core.asks import Ask
from engine.core.events import UNSEEN
from engine.games.draft.table.asks import NOTHING, Lay
from engine.games.draft.table.deck import BOOK, COLOURS, read
from engine.games.draft.words.text import DraftText

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def cards(number: int) -> str:
    """A number of cards."""
    return "one card" if number == 1 else f"{NUMBERS[number] if number < len(NUMBERS) else number} cards"


class DraftEnglish(DraftText):
    """Draft Football in English."""

    filters: ClassVar = {"colours": COLOURS, "cards": cards}

    def drawn(self, card: str) -> str:
        """A card drawn, as far as it was seen."""
        return "a card" if card == UNSEEN else f"{self.colour_of(card)} ({self.marks(card)})"

    def upon(self, on: int) -> str:
        """The colour that is covered, if there is one."""
        return "" if on == NOTHING else f" on {self.colour(COLOURS[on])}"

    def field(self, field: str) -> str:
        """A field of a pack in words."""
        place, _, name = field.partition("-")
        if not name:
            return "GOAL" if field == "goal" else field
        if place == "mark":
            return self.decision(name)
        return f"{name}, {'top right' if place == 'on' else 'bottom left'}"

    def ask_answer(self, ask: Ask) -> str:
        """An answer to the top card."""
        on = f"{self._on(ask)} lies on top: what" if isinstance(ask, Lay) else "What"
        return f"{on} does {self.who(ask.seat)} answer?"

    def ask_go_on(self, ask: Ask) -> str:
        """Going on from one's own card."""
        on = f" from {self._on(ask).lower()}" if isinstance(ask, Lay) else ""
        return f"{self.who(ask.seat)} goes on{on}: with which colour?"

    def _on(self, ask: Lay) -> str:
        """The colour that would be covered, at the head of a sentence."""
        return self.colour(COLOURS[ask.on]).capitalize()

    def setting_pack(self, value: str) -> str:
        """What the cards of a pack show."""
        if value == BOOK:
            return "The book’s rebuilt pack"
        pack = read(value)
        counts = [f"{count} {colour}" for colour, count in zip(COLOURS, pack.counts, strict=True)]
        free, yellow, penalty = pack.decisions
        return (
            f"A pack of their own: {', '.join(counts)}; {pack.goal} GOAL; "
            f"{free} free kicks, {yellow} yellow cards, {penalty} penalties"
        )


WORDS = DraftEnglish
