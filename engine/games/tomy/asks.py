"""Asks that carry what they are about, so that the question can name it and a player can go by it alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.asks import Cast, Choose, Die

if TYPE_CHECKING:
    from engine.games.tomy.box import Box


class Again(Cast):
    """Blue dice thrown again, at the second attempt or the third."""

    __slots__ = ("attempt",)

    def __init__(self, seat: int, attempt: int, dice: tuple[Die, ...]) -> None:
        """Ask for as many blue dice as were picked up."""
        super().__init__("again", seat, "tomy.turn.again", dice)
        self.attempt = attempt

    def facts(self) -> tuple[object, ...]:
        """Such a throw is also told by its attempt."""
        return (*super().facts(), self.attempt)


class Attempt(Choose):
    """What to do with three blue dice: take the score that lies there, stop, or throw some of them again."""

    __slots__ = ("attempt", "box", "dice", "score")

    def __init__(self, seat: int, box: Box, attempt: int, dice: tuple[str, ...], score: str, again: tuple[str, ...]):
        """Offer what these dice allow; `score` is what they make, or nothing."""
        rule = "tomy.turn.refuse" if score else "tomy.turn.again"
        super().__init__("attempt", seat, rule, ("score" if score else "stop", *again))
        self.box = box
        self.attempt = attempt
        self.dice = dice
        self.score = score

    def facts(self) -> tuple[object, ...]:
        """Such a choice is also told by its dice and by the attempts used."""
        return (*super().facts(), self.attempt, self.dice, self.score)


class Stake(Choose):
    """A choice about points: `score` is what was made, `points` what it is worth so far."""

    __slots__ = ("points", "score")

    def __init__(self, name: str, seat: int, rule: str, options: tuple[str, ...], score: str, points: int) -> None:
        """Offer the options for so many points."""
        super().__init__(name, seat, rule, options)
        self.score = score
        self.points = points

    def facts(self) -> tuple[object, ...]:
        """Such a choice is also told by what is at stake."""
        return (*super().facts(), self.score, self.points)
