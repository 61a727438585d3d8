"""What cannot be in Draft Football, in English: one sentence for each refusal."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.draft.deck import COLOURS
from engine.games.draft.text import DraftText

_WANTED = {
    "number": "a whole number from 0 to {high}",
    "seat": "0 or 1, the seat of a player",
    "seats": "a list of seats, 0 or 1",
    "pair": "a list of two, one for each player",
    "cards": "a list of cards",
    "card": "the name of a card, such as blue-goal-free",
    "lists": "a list of {high}, each a list of its own",
    "true-or-false": "true or false",
}


class EnglishRefusals(DraftText):
    """Why something cannot be, in English."""

    def no_pack_unreadable(self, part: str) -> str:
        """A part of a pack that is not name=value."""
        return f"“{part}” cannot be read: a pack is written as name=value."

    def no_pack_total(self, counted: int, size: int) -> str:
        """A pack of the wrong size."""
        return f"The six colours add up to {counted} cards; there must be {size}."

    def no_pack_none(self, colour: str) -> str:
        """A pack without kick-offs or shots."""
        return (
            f"Without a {colour} card there is no {'kick-off' if colour == 'blue' else 'shot'}: at least one is needed."
        )

    def no_pack_goals(self, counted: int, size: int) -> str:
        """A pack without goals."""
        return f"{counted} cards say GOAL; it must be at least 1 and at most {size}."

    def no_pack_decisions(self, counted: int, size: int) -> str:
        """Decisions that do not add up."""
        return f"Free kicks, yellow cards and penalties add up to {counted}; each of the {size} cards has one of them."

    def no_pack_shot(self) -> str:
        """A shot that something else stops."""
        return "On a green card the opponent may lay white and nothing else: the text says so."

    def no_pack_no_shot(self) -> str:
        """Arrows that never lead to green."""
        return "These arrows never lead from a kick-off to a shot."

    def no_pack_colour(self, colour: str) -> str:
        """A colour that does not exist."""
        return f"There is no colour “{colour}”: there are {self.core.joined(COLOURS)}."

    def no_pack_number(self, field: str, value: str) -> str:
        """A number that is missing or is none."""
        return f"“{self._field(field)}” needs a number of cards, not “{value}”."

    def no_pack_list(self, field: str) -> str:
        """A list left out."""
        return f"The list “{self._field(field)}” is missing: name its colours, or write none."

    def _field(self, field: str) -> str:
        """A field of a pack in words."""
        place, _, name = field.partition("-")
        if not name:
            return "GOAL" if field == "goal" else field
        if place == "mark":
            return self.decision(name)
        return f"{name}, {'top right' if place == 'on' else 'bottom left'}"

    def no_match_field(self, field: str, value: str, wanted: str, low: int, high: int) -> str:
        """A field of a match that has an impossible value."""
        return f"In this match, “{field}” cannot be {value}: it must be {_WANTED[wanted].format(low=low, high=high)}."

    def no_row_too_long(self, count: int) -> str:
        """Too many cards in the draft."""
        return f"The draft has twelve cards face up, not {count}."

    def no_nothing_to_pick(self) -> str:
        """No draft."""
        return "No cards lie face up to be picked."

    def no_no_card_on_top(self) -> str:
        """Nothing to answer."""
        return "There is no card on top to answer: nobody has kicked off yet."

    def no_no_hand(self) -> str:
        """A player without cards."""
        return "Both players need a card in hand to play on."

    def no_nobody_to_refill(self) -> str:
        """Nobody draws."""
        return "Nobody is to draw up to six."

    def no_no_goal_card(self, card: str) -> str:
        """A goal counted with the wrong card."""
        return f"A goal is counted with a GOAL card, and {card} is none."

    def no_over_too_early(self) -> str:
        """A match that is over before its time."""
        return "A match is not over in its first half."

    def no_audit_cards(self, card: str, counted: int, stated: int) -> str:
        """Cards lost or made up."""
        return f"The pack has {card} {stated} times, and it was found {counted} times."

    def no_audit_goals(self, counted: Sequence[int], stated: Sequence[int]) -> str:
        """Goals lost or made up."""
        return (
            f"There are {stated[0]} and {stated[1]} GOAL cards on the table; "
            f"what happened makes {counted[0]} and {counted[1]}."
        )
