"""The English words of TOMY rugby dice: questions, choices, dice, the sheets and the house rules."""

from __future__ import annotations

from engine.core.asks import Ask, Cast
from engine.games.tomy.asks import Again, Attempt, Stake
from engine.games.tomy.box import BOOK
from engine.games.tomy.cells_en import EnglishCells
from engine.games.tomy.odds_en import EnglishOdds
from engine.games.tomy.refusals_en import EnglishRefusals
from engine.games.tomy.story_en import NUMBERS, ORDINALS, EnglishStory
from engine.games.tomy.text import upper

_TOTALS = {
    "first-half": "Score at half-time",
    "second-half": "Score after two halves",
    "extra-time": "Score after extra time",
    "shootout": "Kicks made",
    "cup": "Winner",
}
_MATCHES = ("", "Home match", "Return match", "Decider")
_DICE = {
    "blue": "Action dice (blue)",
    "green": "Posts die (green)",
    "white": "Bonus die (white)",
    "red": "Defence die (red)",
}
_CARDS = {"yellow": "yellow card", "red": "red card"}
_MARKS = {"yellow": "Y", "red": "R"}
_FACES = {
    "ball": "ball",
    "player": "player",
    "foot": "foot",
    "posts": "posts",
    "card": "Card",
    "in": "between the posts",
    "wide": "wide",
    "double": "points doubled",
    "nothing": "no points",
    "tackle": "tackle",
    "block": "block",
    "stand": "points stand",
    "warned": "points stand, with a warning",
}
_SWITCHES = {
    "format": "What is played?",
    "players": "How many play on each side?",
    "bonus": "Must the white die be thrown after a bonus try?",
    "shootout-defence": "May the red die be thrown in a shoot-out?",
    "box": "Whose dice are thrown?",
}
_SETTINGS = {
    ("format", "series"): "Home match, return match and decider: two wins",
    ("format", "single"): "A single match",
    ("format", "cup"): "A knock-out cup of eight",
    ("players", "1"): "One",
    ("players", "2"): "Two, throwing in turn",
    ("players", "3"): "Three, throwing in turn",
    ("bonus", "optional"): "No, whoever scored decides",
    ("bonus", "compulsory"): "Yes, always",
    ("shootout-defence", "off"): "No",
    ("shootout-defence", "on"): "Yes, at each kick that passes",
    ("box", BOOK): "The book’s dice, rebuilt",
}


class TomyEnglish(EnglishStory, EnglishOdds, EnglishCells, EnglishRefusals):
    """TOMY rugby dice in English."""

    def title(self) -> str:
        """The name of the game."""
        return "TOMY rugby dice"

    def face(self, face: str) -> str:
        """What a side of a die shows."""
        return _FACES[face]

    # Questions

    def ask_roll_off(self, ask: Ask) -> str:
        """A green die for the beginning."""
        return f"{self.who(ask.seat)} throws the green die: alone between the posts begins."

    def ask_first(self, ask: Ask) -> str:
        """The first attempt."""
        return f"{self.who(ask.seat)} throws the three blue dice: first attempt of three."

    def ask_attempt(self, ask: Attempt) -> str:
        """What to do with the dice."""
        left = "two attempts are" if ask.attempt == 1 else "one attempt is"
        lies = f"a {self.score(ask.score)}" if ask.score else "no score yet"
        return f"{upper(self.dice(ask.dice))}, {lies}. {upper(left)} left: what does {self.who(ask.seat)} do?"

    def ask_again(self, ask: Again) -> str:
        """A later attempt."""
        dice = "one blue die" if len(ask.dice) == 1 else f"{NUMBERS[len(ask.dice)]} blue dice"
        return f"{ORDINALS[ask.attempt]} attempt: {self.who(ask.seat)} throws {dice} again."

    def ask_posts(self, ask: Ask) -> str:
        """The green die after a try."""
        return f"{self.who(ask.seat)} throws the green die: seven points between the posts, else five."

    def ask_in_front(self, ask: Ask) -> str:
        """The green die in front."""
        return f"{self.who(ask.seat)} throws the green die: three points between the posts, else none."

    def ask_bonus(self, ask: Stake) -> str:
        """The white die or not."""
        return f"{NUMBERS[ask.points].capitalize()} points so far: does {self.who(ask.seat)} throw the white die?"

    def ask_bonus_die(self, ask: Ask) -> str:
        """The white die."""
        return f"{self.who(ask.seat)} throws the white die: points doubled, or all lost."

    def ask_defence(self, ask: Stake) -> str:
        """The red die or not."""
        at_stake = f"A {self.score(ask.score)}, {NUMBERS[ask.points]} points"
        return f"{at_stake}: does {self.who(ask.seat)} throw the red die against it?"

    def ask_defence_die(self, ask: Ask) -> str:
        """The red die."""
        return f"{self.who(ask.seat)} throws the red die."

    def ask_shot(self, ask: Ask) -> str:
        """A kick of the shoot-out."""
        return f"{self.who(ask.seat)} kicks: one throw of the green die."

    def ask_save(self, ask: Ask) -> str:
        """The red die against a kick or not."""
        return f"The kick passes: does {self.who(ask.seat)} throw the red die against it?"

    def ask_save_die(self, ask: Cast) -> str:
        """The red die against a kick."""
        return f"{self.who(ask.seat)} throws the red die: a tackle or a block cancels the kick."

    # Choices

    def opt_again(self, dice: tuple[str, ...]) -> str:
        """To throw dice again."""
        return "Throw all three again" if len(dice) == 3 else f"Throw again: {self.dice(dice)}"

    def opt_score(self, ask: Attempt) -> str:
        """To take what lies there."""
        return f"Take the {self.score(ask.score)}"

    def opt_stop(self, *_: object) -> str:
        """To stop."""
        return "Stop there"

    def opt_throw(self, ask: Stake) -> str:
        """To throw the white die."""
        return f"White die: {2 * ask.points} points or none"

    def opt_keep(self, ask: Stake) -> str:
        """To keep the points."""
        return f"Keep the {NUMBERS[ask.points]} points"

    def opt_defend(self, *_: object) -> str:
        """To throw the red die."""
        return "Throw the red die"

    def opt_let(self, *_: object) -> str:
        """To let the points stand."""
        return "Leave it"

    # The sheets

    def total(self, part: str) -> str:
        """The score at the end of a part."""
        return _TOTALS[part]

    def match(self, number: int) -> str:
        """A match of a series."""
        return _MATCHES[number]

    def die(self, name: str) -> str:
        """A kind of die."""
        return _DICE[name]

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
        return _SETTINGS.get((key, value), "Other dice, as someone has written them")
