"""The English words of New Game: a method for each sentence, found by its name."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asks import Ask
from engine.games.newgame.text import NewGameText

_PARTS = {"match": "The match", "added": "Added kicks"}
_SWITCHES = {"level": "What if the scores are level after five kicks each?"}
_SETTINGS = {
    ("level", "draw"): "The match is drawn",
    ("level", "play-on"): "Each kicks once more, until the scores differ",
}
_WANTED = {
    "number": "a whole number from {low} to {high}",
    "seat": "0 or 1, the seat of a player",
    "pair": "a list of two, one for each player",
    "points": "a score that so many kicks can make",
}


class NewGameEnglish(NewGameText):
    """New Game in English."""

    def title(self) -> str:
        """The name of the game."""
        return "New Game"

    # What happened

    def on_toss_thrown(self, seat: int, face: int) -> str:
        """A die for the toss."""
        return f"{self.who(seat)} throws {face}."

    def on_toss_tied(self, face: int) -> str:
        """Both dice alike."""
        return f"{face} all: both throw again."

    def on_starts(self, seat: int) -> str:
        """Somebody won the toss."""
        return f"{self.who(seat)} kicks first."

    def on_near_scored(self, seat: int, face: int, *_: object) -> str:
        """A goal from near."""
        return f"{self.who(seat)} kicks from near: {face}, a goal."

    def on_near_missed(self, seat: int, face: int, *_: object) -> str:
        """A miss from near."""
        return f"{self.who(seat)} kicks from near: {face}, wide."

    def on_far_scored(self, seat: int, face: int, *_: object) -> str:
        """A goal from far."""
        return f"{self.who(seat)} kicks from far: {face}, a goal that counts three!"

    def on_far_missed(self, seat: int, face: int, *_: object) -> str:
        """A miss from far."""
        return f"{self.who(seat)} kicks from far: {face}, too short."

    def on_one_more(self) -> str:
        """Level, at a table that plays on."""
        return "Level scores: each kicks once more."

    def on_won(self, seat: int, home: int, away: int) -> str:
        """A win."""
        return f"{self.who(seat)} wins, {max(home, away)} to {min(home, away)}."

    def on_drawn(self) -> str:
        """A draw."""
        return "Level scores after five kicks each: a draw."

    # Questions and choices

    def ask_toss(self, ask: Ask) -> str:
        """A die for the toss."""
        return f"{self.who(ask.seat)} throws the die: the higher kicks first."

    def ask_kick(self, ask: Ask) -> str:
        """Near or far."""
        return f"From where does {self.who(ask.seat)} kick?"

    def ask_near(self, ask: Ask) -> str:
        """A kick from near."""
        return f"{self.who(ask.seat)} kicks from near: 3 or more is a goal."

    def ask_far(self, ask: Ask) -> str:
        """A kick from far."""
        return f"{self.who(ask.seat)} kicks from far: 5 or more is a goal."

    def opt_near(self, *_: object) -> str:
        """To kick from near."""
        return "From near (3 or more)"

    def opt_far(self, *_: object) -> str:
        """To kick from far."""
        return "From far (5 or 6, counts 3)"

    def bar_far(self, *_: object) -> str:
        """No third kick from far."""
        return "Two kicks from far are all that a player has in a match."

    # What may happen, in a list of odds

    def out_nothing(self) -> str:
        """None of the others."""
        return "nothing more"

    def out_starts(self, seat: int) -> str:
        """Who kicks first."""
        return f"{self.who(seat)} kicks first"

    def out_toss_tied(self) -> str:
        """A tie."""
        return "a tie, throw again"

    def out_near_scored(self) -> str:
        """A goal from near."""
        return "a goal"

    def out_near_missed(self) -> str:
        """A miss from near."""
        return "wide"

    def out_far_scored(self) -> str:
        """A goal from far."""
        return "a goal that counts three"

    def out_far_missed(self) -> str:
        """A miss from far."""
        return "too short"

    def out_one_more(self) -> str:
        """Play goes on."""
        return "one more kick each"

    def out_won(self, seat: int) -> str:
        """A win."""
        return f"{self.who(seat)} wins"

    def out_drawn(self) -> str:
        """A draw."""
        return "a draw"

    # The match sheet

    def part(self, name: str) -> str:
        """The title of a part of the sheet."""
        return _PARTS[name]

    def short_near_scored(self, _: int, face: int, *__: object) -> str:
        """A goal from near."""
        return f"Near, {face}: goal"

    def short_near_missed(self, _: int, face: int, *__: object) -> str:
        """A miss from near."""
        return f"Near, {face}: wide"

    def short_far_scored(self, _: int, face: int, *__: object) -> str:
        """A goal from far."""
        return f"Far, {face}: goal"

    def short_far_missed(self, _: int, face: int, *__: object) -> str:
        """A miss from far."""
        return f"Far, {face}: short"

    # House rules

    def switch(self, key: str) -> str:
        """The question that a house rule answers."""
        return _SWITCHES[key]

    def setting(self, key: str, value: str) -> str:
        """An answer to it."""
        return _SETTINGS[key, value]

    # What cannot be

    def no_match_field(self, field: str, value: str, wanted: str, low: int, high: int) -> str:
        """A field of a match that has an impossible value."""
        needed = _WANTED[wanted].format(low=low, high=high)
        return f"In this match, “{field}” cannot be {value}: it must be {needed}."

    def no_not_tossed(self) -> str:
        """Kicks before the toss."""
        return "Nobody has won the toss yet, so nobody has kicked."

    def no_tossed_already(self) -> str:
        """A toss in the middle of a match."""
        return "This match has had its toss already."

    def no_no_kick_now(self) -> str:
        """A kick before the toss or after the end."""
        return "There is no kick to take: the toss is still to come, or the match is over."

    def no_audit_goals(self, counted: Sequence[int], stated: Sequence[int]) -> str:
        """Goals lost or made up."""
        return f"The score says {stated[0]} to {stated[1]}, the kicks make {counted[0]} to {counted[1]}."
