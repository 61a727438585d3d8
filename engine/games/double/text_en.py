"""The English words of 5-3-Double!: questions, choices, the sheet, the house rules and what cannot be."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asks import Ask
from engine.games.double.asks import Against, Penalty
from engine.games.double.cells_en import EnglishCells
from engine.games.double.odds_en import EnglishOdds
from engine.games.double.story_en import EnglishStory, minutes

_PARTS = {"match": "The match", "first-half": "First half", "second-half": "Second half"}
_CARDS = {"yellow": "yellow card", "red": "red card"}
_MARKS = {"yellow": "Y", "red": "R"}
_SWITCHES = {
    "length": "How long is a match?",
    "yellow": "How long does a yellow card last?",
    "hand-kept": "What if the hand is kept on the last action?",
    "five-three": "What is a 5-3 thrown by a player with cards in force?",
}
_SETTINGS = {
    ("length", "40"): "40 minutes, in two halves",
    ("length", "20"): "20 minutes, in one go",
    ("hand-kept", "play-on"): "Play goes on until the hand is given up",
    ("hand-kept", "end"): "The half ends all the same",
    ("five-three", "penalty"): "The penalty, as always",
    ("five-three", "try-with-cards"): "A try, its 3 lowered by the cards",
}
_WANTED = {
    "number": "a whole number from {low} to {high}",
    "seat": "0 or 1, the seat of a player",
    "pair": "a list of two, one for each player",
    "points": "a total that threes, fives and sevens can make",
    "minutes": "a list of minutes",
    "true-or-false": "true or false",
}


class DoubleEnglish(EnglishStory, EnglishOdds, EnglishCells):
    """5-3-Double! in English."""

    def title(self) -> str:
        """The name of the game."""
        return "5-3-Double!"

    # Questions

    def ask_opening(self, ask: Ask) -> str:
        """A die for the kick-off."""
        return f"{self.who(ask.seat)} throws one die: the higher kicks off."

    def ask_action(self, ask: Ask) -> str:
        """The throw of an action."""
        return f"{self.who(ask.seat)} throws the two dice."

    def ask_colour(self, ask: Ask) -> str:
        """The colour of a card."""
        return f"{self.who(ask.seat)} throws two dice for the colour of the card: a double is red."

    def ask_award(self, ask: Penalty) -> str:
        """The choice of a 3-x."""
        return f"Penalty, 3-{ask.x}: what does {self.who(ask.seat)} do with it?"

    def ask_kick(self, ask: Against) -> str:
        """A penalty kick."""
        return f"{self.who(ask.seat)} throws the 3 again: under {ask.against} is three points."

    def ask_video(self, ask: Ask) -> str:
        """The video of a try."""
        return f"Video: {self.who(ask.seat)} throws the second die again, and even grants the try."

    def ask_conversion(self, ask: Against) -> str:
        """A conversion."""
        return f"{self.who(ask.seat)} throws the 5 again: under {ask.against} converts the try."

    def ask_fault(self, ask: Ask) -> str:
        """The opponent's choice after a fault."""
        return f"{self.other(ask.seat)} is at fault: what does {self.who(ask.seat)} do with the penalty?"

    def ask_fault_kick(self, ask: Ask) -> str:
        """The kicker's die of a duel."""
        return f"{self.who(ask.seat)} kicks, one die against {self.other(ask.seat)}’s."

    def ask_fault_answer(self, ask: Against) -> str:
        """The offender's die of a duel."""
        return f"{self.who(ask.seat)} answers with one die: {ask.against} or more saves the goal."

    def ask_three(self, ask: Ask) -> str:
        """The choice of a double 3."""
        return f"Double 3: a drop goal or a 50:22 for {self.who(ask.seat)}?"

    def ask_drop(self, ask: Ask) -> str:
        """The throw against a drop."""
        return f"{self.who(ask.seat)} throws two dice: a double blocks the drop."

    def ask_counter(self, ask: Ask) -> str:
        """The scorer's die of a counter."""
        return f"{self.who(ask.seat)} throws one die for the try, against {self.other(ask.seat)}’s."

    def ask_counter_answer(self, ask: Against) -> str:
        """The other die of a counter."""
        return f"{self.who(ask.seat)} answers with one die: {ask.against} calls the video, more stops the try."

    def ask_counter_video(self, ask: Ask) -> str:
        """The video of a counter."""
        return f"Video: {self.who(ask.seat)} throws again, and even grants the try."

    def ask_counter_conversion(self, ask: Against) -> str:
        """The conversion of a counter."""
        return f"{self.who(ask.seat)} throws once more: under {ask.against} converts the try."

    # Choices

    def opt_award_kick(self, ask: Penalty) -> str:
        """To kick a 3-x."""
        return f"Kick at goal (under {ask.x})"

    def opt_award_keep(self, ask: Penalty) -> str:
        """To play a 3-x."""
        return f"Keep the hand ({minutes(ask.x)})"

    def opt_fault_kick(self, *_: object) -> str:
        """To kick after a fault."""
        return "Kick at goal (a duel)"

    def opt_fault_keep(self, *_: object) -> str:
        """To take the hand after a fault."""
        return "Take the hand (three minutes)"

    def opt_drop(self, *_: object) -> str:
        """To try a drop."""
        return "Drop goal"

    def opt_fifty_twenty_two(self, *_: object) -> str:
        """To kick a 50:22."""
        return "50:22 (three minutes)"

    def bar_kick(self, *_: object) -> str:
        """No kick from one's own half."""
        return "At 3-1 the penalty is in one’s own half: too far to kick at goal."

    # The match sheet

    def part(self, name: str) -> str:
        """The title of a part of the sheet."""
        return _PARTS[name]

    def card(self, name: str) -> str:
        """A card in full."""
        return _CARDS[name]

    def card_mark(self, name: str) -> str:
        """A card as one letter."""
        return _MARKS[name]

    # House rules

    def switch(self, key: str) -> str:
        """The question that a house rule answers."""
        return _SWITCHES[key]

    def setting(self, key: str, value: str) -> str:
        """An answer to it."""
        return f"{value} minutes" if key == "yellow" else _SETTINGS[key, value]

    # What cannot be

    def no_match_field(self, field: str, value: str, wanted: str, low: int, high: int) -> str:
        """A field of a match that has an impossible value."""
        needed = _WANTED[wanted].format(low=low, high=high)
        return f"In this match, “{field}” cannot be {value}: it must be {needed}."

    def no_hand_and_first(self) -> str:
        """A match with a hand and no kick-off, or the other way round."""
        return "Either someone has kicked off and someone has the hand, or neither."

    def no_too_early(self) -> str:
        """Points or cards before the first action."""
        return "At minute 1 nothing has happened yet: there can be neither points nor cards."

    def no_not_kicked_off(self) -> str:
        """Time gone by before the kick-off."""
        return "Nobody has the hand, so the match is still at minute 1 of its first half."

    def no_over_too_early(self, minute: int, length: int) -> str:
        """A match that is over before its time."""
        return f"A match of {length} minutes is not over at minute {minute}."

    def no_card_to_come(self, given: int, minute: int) -> str:
        """A card from the future."""
        return f"At minute {minute} there is no yellow card of minute {given} yet."

    def no_half_time_to_come(self) -> str:
        """What only the second half knows, told of the first."""
        return "The first half has no last line before half-time."

    def no_kicked_off_already(self) -> str:
        """An opening throw in the middle of a match."""
        return "This match has been kicked off already."

    def no_no_action_now(self) -> str:
        """An action before the kick-off or after full time."""
        return "There is no action to play: the match has not been kicked off, or it is over."

    def no_audit_points(self, counted: Sequence[int], stated: Sequence[int]) -> str:
        """Points lost or made up."""
        return f"The score says {stated[0]} to {stated[1]}, what happened makes {counted[0]} to {counted[1]}."

    def no_audit_cards(self, counted: int, stated: int) -> str:
        """Cards lost or made up."""
        return f"The sheet has {stated} cards where {counted} were given."
