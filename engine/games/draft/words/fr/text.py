"""Ce qui est du code dans les mots français de Draft Football : les noms, les cartes cachées, les paquets."""

from __future__ import annotations

from typing import ClassVar

from engine.core.asks import Ask
from engine.core.events import UNSEEN
from engine.games.draft.table.asks import NOTHING, Lay
from engine.games.draft.table.deck import BOOK, COLOURS, read
from engine.games.draft.words.text import DraftText

NUMBERS = ("aucune", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze")


def cards(number: int) -> str:
    """A number of cards."""
    return f"{NUMBERS[number] if number < len(NUMBERS) else number} carte{'s' if number > 1 else ''}"


class DraftFrench(DraftText):
    """Draft Football en français."""

    filters: ClassVar = {"colours": COLOURS, "cards": cards}

    def drawn(self, card: str) -> str:
        """A card drawn, as far as it was seen."""
        return "une carte" if card == UNSEEN else f"une {self.colour_of(card)} ({self.marks(card)})"

    def upon(self, on: int) -> str:
        """The colour that is covered, if there is one."""
        return "" if on == NOTHING else f" sur la {self.colour(COLOURS[on])}"

    def field(self, field: str) -> str:
        """A field of a pack in words."""
        place, _, name = field.partition("-")
        if not name:
            return "GOAL" if field == "goal" else self.colour(field)
        if place == "mark":
            return self.decision(name)
        return f"{self.colour(name)}, {'en haut à droite' if place == 'on' else 'en bas à gauche'}"

    def ask_answer(self, ask: Ask) -> str:
        """An answer to the top card."""
        on = f" à la {self.colour(COLOURS[ask.on])}" if isinstance(ask, Lay) else ""
        return f"Que répond {self.who(ask.seat)}{on} ?"

    def ask_go_on(self, ask: Ask) -> str:
        """Going on from one's own card."""
        on = f" après la {self.colour(COLOURS[ask.on])}" if isinstance(ask, Lay) else ""
        return f"{self.who(ask.seat)} poursuit{on} : avec quelle couleur ?"

    def setting_pack(self, value: str) -> str:
        """What the cards of a pack show."""
        if value == BOOK:
            return "Le paquet reconstitué du livre"
        pack = read(value)
        counts = [
            f"{count} {self.colour(colour)}{'s' if count > 1 else ''}"
            for colour, count in zip(COLOURS, pack.counts, strict=True)
        ]
        free, yellow, penalty = pack.decisions
        return (
            f"Un paquet à soi : {', '.join(counts)} ; {pack.goal} GOAL ; "
            f"coups francs {free}, cartons jaunes {yellow}, penaltys {penalty}"
        )


WORDS = DraftFrench
