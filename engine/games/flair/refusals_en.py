"""What cannot be in French Flair, in English: one sentence for each reason."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.flair.text import FlairText

_WANTED = {
    "number": "a whole number from {low} to {high}",
    "seat": "0 or 1, the seat of a player",
    "pair": "a list of two, one for each player",
    "points": "a total that twos, threes and fives can make",
    "cards": "a list of cards from “1” to “15”",
    "zone": "two faces of a die, the lower first",
    "true-or-false": "true or false",
}


class EnglishRefusals(FlairText):
    """What cannot be, in English."""

    def no_match_field(self, field: str, value: str, wanted: str, low: int, high: int) -> str:
        """A field of a match that has an impossible value."""
        needed = _WANTED[wanted].format(low=low, high=high)
        return f"In this match, “{field}” cannot be {value}: it must be {needed}."

    def no_not_kicked_off(self) -> str:
        """Something before the kick-off."""
        return "Either the match has been kicked off and a side has the ball, or nothing has happened yet."

    def no_no_zone(self, phase: str) -> str:
        """A ruck without its zone."""
        return f"At a ruck (“{phase}”) there is a zone, and a side that won the duel."

    def no_zone_elsewhere(self, phase: str) -> str:
        """A zone without its ruck."""
        return f"There is a zone only at a ruck, and “{phase}” is none."

    def no_mark_and_side(self) -> str:
        """Advantage for nobody."""
        return "An advantage has both a mark and a side that plays it, or there is none."

    def no_no_tackler(self) -> str:
        """A tackle without a card."""
        return "A side without a card in hand cannot tackle."

    def no_ball_beyond(self, ball: int) -> str:
        """A ball that is off the pitch, or already over the line."""
        return f"With the ball at {ball} nobody can be attacking: it would be a try, or dead."

    def no_nothing_received(self) -> str:
        """A kick that leaves nothing to choose."""
        return "A kick is marked or touched down only in one’s own 22 or behind one’s own line."

    def no_combination_unbegun(self, point: str) -> str:
        """A combination without cards, or cards without a combination."""
        return f"At “{point}” the cards played so far do not fit: a combination has a last number, a beginning none."

    def no_late_too_early(self, seconds: int) -> str:
        """Time up too soon."""
        return f"After {seconds} seconds of 600 time is not up."

    def no_over_too_early(self) -> str:
        """Over too soon."""
        return "A match is over only after time in its second half."

    def no_too_many_cards(self, seat: int, card: str, number: int, most: int) -> str:
        """More cards than there are."""
        return f"{self.who(seat)} cannot have {number} cards {card}: a deck has {most}."

    def no_audit_cards(self, seat: int, counted: int) -> str:
        """Cards lost or made up."""
        return f"{self.who(seat)}’s 21 cards are not all there, or not the right ones ({counted} found)."

    def no_audit_metres(self, counted: int, stated: int) -> str:
        """Metres lost or made up."""
        return f"The ball is said to be at {stated}, but the moves lead to {counted}."

    def no_audit_points(self, counted: Sequence[int], stated: Sequence[int]) -> str:
        """Points lost or made up."""
        return (
            f"The score is said to be {stated[0]} to {stated[1]}, but the log adds up to {counted[0]} to {counted[1]}."
        )

    def no_moment_unknown(self, moment: str, known: Sequence[str]) -> str:
        """A moment that does not exist."""
        return f"There is no moment “{moment}”. There are: {self.core.joined(known)}."

    def no_card_unknown(self, card: str) -> str:
        """A card that does not exist."""
        return f"“{card}” is no card: write 9, 9:run, 9:kick, 9:touch, 9:drop, relay:4, maul:2 or fix:3."

    def no_nothing_played(self) -> str:
        """An empty combination."""
        return "No card has been laid yet."
