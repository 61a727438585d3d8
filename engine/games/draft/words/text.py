"""What the words of Draft Football have in common in every language."""

from __future__ import annotations

from typing import ClassVar

from engine.core.asks import Ask
from engine.core.text import GameText
from engine.games.draft.events import EVENTS
from engine.games.draft.table.asks import Lay
from engine.games.draft.table.deck import BOOK, COLOUR, COLOURS, DECISION, GOAL, read


class DraftText(GameText):
    """The words of Draft Football: beside the usual sentences, those of its cards and of its match sheet."""

    events = EVENTS
    filters: ClassVar = {"colours": COLOURS}

    def colour(self, name: str) -> str:
        """A colour, `blue` for example."""
        return self._say("colours", name)

    def known(self, _: str) -> str:
        """All colours there are, by the names under which a pack is written."""
        return self.core.joined(COLOURS)

    def action(self, colour: str) -> str:
        """What a card of this colour does: a pass, a shot."""
        return self._say("actions", colour)

    def decision(self, name: str) -> str:
        """A decision of the referee: `free`, `yellow` or `penalty`."""
        return self._say("decisions", name)

    def mark(self, card: str) -> str:
        """GOAL or NO GOAL: these two stand on the cards themselves, whatever the language."""
        return "GOAL" if GOAL[card] else "NO GOAL"

    def colour_of(self, card: str) -> str:
        """The colour of a card."""
        return self.colour(COLOURS[COLOUR[card]])

    def decision_of(self, card: str) -> str:
        """The decision on a card."""
        return self.decision(DECISION[card])

    def marks(self, card: str) -> str:
        """What a card shows beside its colour: whether it is a goal, and the decision."""
        return f"{self.mark(card)}, {self.decision_of(card)}"

    def card(self, card: str) -> str:
        """A card in full."""
        return self._say("cards", "full", card)

    def field(self, field: str) -> str:
        """A field of a pack in words."""
        place, _, name = field.partition("-")
        if not name:
            return "GOAL" if field == "goal" else self.colour(field)
        return self.decision(name) if place == "mark" else self.phrase("corners", place, colour=name)

    def setting_pack(self, value: str) -> str:
        """What the cards of a pack show."""
        if value == BOOK:
            return self.phrase("packs", True)
        pack = read(value)
        counts = [
            self.phrase("of-colour", count, colour=colour) for colour, count in zip(COLOURS, pack.counts, strict=True)
        ]
        free, yellow, penalty = pack.decisions
        told = ", ".join(counts)
        return self.phrase("packs", False, counts=told, goal=pack.goal, free=free, yellow=yellow, penalty=penalty)

    def ask(self, ask: Ask) -> str:
        """Put a question; to whom its options are hidden, the card that they would cover is not named."""
        hidden = self.says("asks", f"{ask.name}-hidden") and not isinstance(ask, Lay)
        return self._say("asks", f"{ask.name}-hidden" if hidden else ask.name, ask)

    def option(self, ask: Ask, option: str) -> str:
        """A card of the row is named in full, a card of the hand by its colour and what it does."""
        if ask.name == "pick":
            return self.card(option)
        if option in COLOURS and not self.says("options", f"{ask.name}/{option}"):
            return self._say("options", "drawn/colour" if ask.name == "drawn" else "colour", ask, option)
        return super().option(ask, option)

    def barred(self, ask: Ask, option: str) -> str:
        """What cannot be laid has a reason that depends on the question, not on the colour."""
        return self._say("barred", "pass" if option == "pass" else ask.name, ask, option)

    def booking(self, name: str) -> str:
        """A card shown by the referee, `yellow`, in full."""
        return self.decision(name)

    def booking_mark(self, name: str) -> str:
        """Such a card as the one letter that the sheet has room for."""
        return self._say("marks", name)


WORDS = DraftText
