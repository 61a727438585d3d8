"""The English words of Scrumball Rugby: choices, the sheet, the house rules and what cannot be."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.scrumball.cells_en import EnglishCells
from engine.games.scrumball.choices_en import EnglishChoices
from engine.games.scrumball.odds_en import EnglishOdds
from engine.games.scrumball.options import counts
from engine.games.scrumball.questions_en import EnglishQuestions
from engine.games.scrumball.story_en import CARDS

_PARTS = {"first-half": "First half", "second-half": "Second half"}
_SWITCHES = {
    "mode": "How is a half measured?",
    "pack": "Which cards are in the pack?",
    "scrum-six": "What is 6 all in a scrum?",
    "interception": "What intercepts with two dice?",
    "contest": "What does a contest cost?",
    "kick-off": "What is a kick-off of 5 m?",
}
_SETTINGS = {
    ("mode", "cards"): "Sixty cards drawn",
    ("mode", "clock"): "Ten minutes of match clock",
    ("scrum-six", "penalty"): "A penalty for the side that puts in",
    ("scrum-six", "none"): "The ball, and no penalty",
    ("interception", "chosen"): "A sum of 6 only",
    ("interception", "either"): "A sum of 6, or a 6 on either die",
    ("contest", "free"): "Nothing but the die",
    ("contest", "card"): "One card",
    ("kick-off", "as-kick"): "Kept, as with a Kick card",
    ("kick-off", "ten-metres"): "A centre scrum for the other side",
}
_WANTED = {
    "number": "a whole number from {low} to {high}",
    "seat": "0 or 1, the seat of a player",
    "pair": "a list of two, one for each player",
    "points": "a total that threes, fives and sevens can make",
    "phase": "the name of something that can be played",
    "cards": "a list of at most {high} cards by their names",
    "advantage": "a seat and a mark",
    "trace": "at most four moves on the pitch, each with its name",
    "true-or-false": "true or false",
}


class ScrumballEnglish(EnglishQuestions, EnglishChoices, EnglishCells, EnglishOdds):
    """Scrumball Rugby in English."""

    def title(self) -> str:
        """The name of the game."""
        return "Scrumball Rugby"

    def part(self, name: str) -> str:
        """The title of a part of the sheet."""
        return _PARTS[name]

    # House rules

    def switch(self, key: str) -> str:
        """The question that a house rule answers."""
        return _SWITCHES[key]

    def setting(self, key: str, value: str) -> str:
        """An answer to it; for the pack, how many of each type."""
        if key == "pack":
            return ", ".join(f"{number} {CARDS[card]}" for card, number in counts(value).items())
        return _SETTINGS[key, value]

    # What cannot be

    def no_pack_type(self, given: str, types: Sequence[str]) -> str:
        """A type of card that does not exist."""
        return f"There are no “{given}” cards. There are: {self.core.joined(types)}."

    def no_pack_twice(self, given: str) -> str:
        """A type counted twice."""
        return f"The pack names “{given}” twice."

    def no_pack_number(self, type: str, given: str) -> str:
        """A count that is no number."""
        return f"“{given}” is not a number of {CARDS[type]} cards: write a whole number from 0 to 40."

    def no_pack_total(self, total: int, wanted: int) -> str:
        """A pack of the wrong size."""
        return f"A pack has {wanted} cards, and these are {total}."

    def no_match_field(self, field: str, value: str, wanted: str, low: int, high: int) -> str:
        """A field of a match that has an impossible value."""
        needed = _WANTED[wanted].format(low=low, high=high)
        return f"In this match, “{field}” cannot be {value}: it must be {needed}."

    def no_cards_too_many(self, card: str, number: int, pack: int) -> str:
        """More cards than the pack has."""
        return f"There cannot be {number} {CARDS[card]} cards on the table: this pack has {pack}."

    def no_drawn_and_cards(self, drawn: int, out: int) -> str:
        """A number of cards drawn that does not agree with those on the table."""
        return f"{drawn} cards drawn do not agree with {out} cards out of the pile."

    def no_hand_and_first(self) -> str:
        """A match with a ball and no kick-off, or the other way round."""
        return "Either someone has kicked off and someone has the ball, or the throw for the kick-off comes now."

    def no_not_kicked_off(self) -> str:
        """Something happened before the kick-off."""
        return "Nobody has kicked off, so there are no points, no cards drawn, and the ball is at halfway."

    def no_kick_off_spot(self, ball: int) -> str:
        """A kick-off from elsewhere."""
        return f"A kick-off is taken at halfway, not {self.at(ball)}."

    def no_advantage_seat(self) -> str:
        """Advantage for the side without the ball."""
        return "Advantage can only be with the side that has the ball."

    def no_seconds_without_clock(self) -> str:
        """A clock in the cards mode."""
        return "In the cards mode there is no clock: “seconds” must be 0."

    def no_over_too_early(self) -> str:
        """A match that is over before its time."""
        return "A match is over only past the limit of its second half."

    def no_kicked_off_already(self) -> str:
        """A throw for the kick-off in the middle of a match."""
        return "This match has been kicked off already."

    def no_nothing_to_draw(self) -> str:
        """A draw that nobody is due."""
        return "Nobody has a card to draw now."

    def no_no_stoppage(self) -> str:
        """A substitution while play goes on."""
        return "Substitutions are made at a stoppage, and there is none now."

    def no_nothing_to_play_now(self, phase: str) -> str:
        """A play before the kick-off or after full time."""
        return f"There is no {phase} to play: nobody has kicked off, or the match is over."

    def no_audit_cards(self, counted: int, stated: int) -> str:
        """Cards lost or made up."""
        return f"The table has {counted} cards that are not the {stated} of its pack."

    def no_audit_points(self, counted: Sequence[int], stated: Sequence[int]) -> str:
        """Points lost or made up."""
        return f"The score says {stated[0]} to {stated[1]}, what happened makes {counted[0]} to {counted[1]}."

    def no_audit_metres(self, counted: int, stated: int) -> str:
        """A ball that moved without a reason."""
        return f"The ball is at {stated} on the axis, and what happened leaves it at {counted}."
