"""What is code in the English words of TOMY rugby dice: dice as players say them, and what cards and scores come to."""

from __future__ import annotations

from typing import ClassVar

from engine.games.tomy.table.state import RED
from engine.games.tomy.words.text import TomyText, twice, upper


def after(throws: int) -> str:
    """After how many throws."""
    return "before its first throw" if throws == 0 else f"after {throws} throw{'s' if throws > 1 else ''}"


def won(score: tuple[int, int], shots: tuple[int, int]) -> str:
    """The score of a match that was won, or its kicks where the score is level."""
    if score[0] == score[1]:
        return f"{score[0]} all and {max(shots)} kicks to {min(shots)}"
    return f"{max(score)} to {min(score)}"


class TomyEnglish(TomyText):
    """TOMY rugby dice in English."""

    filters: ClassVar = {
        "upper": upper,
        "twice": twice,
        "after": after,
        "won": won,
    }

    def blue(self, dice: tuple[str, ...]) -> str:
        """How many blue dice these are."""
        return "one blue die" if len(dice) == 1 else f"{self.filtered('numbers', len(dice))} blue dice"

    def again(self, dice: tuple[str, ...]) -> str:
        """To throw dice again."""
        return "Throw all three again" if len(dice) == 3 else f"Throw again: {self.dice(dice)}"

    def held(self, team: tuple[int, int], warnings: tuple[int, int]) -> str:
        """The cards of both sides."""
        cards = ("", "yellow", "red")
        held = [f"{cards[n]} for {self.who(who)}" for who, n in zip(team, warnings, strict=True) if n]
        return self.core.joined(held)

    def red_card(self, team: tuple[int, int], warnings: tuple[int, int]) -> str:
        """That a red card does nothing, if there is one."""
        reds = [self.who(side) for side, n in zip(team, warnings, strict=True) if n == RED]
        return f" A red card, like that of {reds[0]}, does nothing here." if reds else ""


WORDS = TomyEnglish
