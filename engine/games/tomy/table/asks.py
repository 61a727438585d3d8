"""Asks that carry what they are about, so that the question can name it and a player can go by it alone."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from engine.core.asks import Answer, Cast, Choose, Die
from engine.core.refusal import Refusal

if TYPE_CHECKING:
    from engine.games.tomy.rules.box import Box

FACES = ("ball", "player", "foot", "posts", "card")
"""What a blue die can show, in the order in which dice are laid out and named."""


PICKS = tuple("+".join(pick) for size in (1, 2, 3) for pick in combinations_with_replacement(FACES, size))
"""Every handful of blue dice that can be thrown again, by what it shows."""


def _place(face: str) -> int:
    """Where a face stands in that order; what is none comes last."""
    return FACES.index(face) if face in FACES else len(FACES)


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

    def check(self, answer: object) -> Answer:
        """Accept dice in whatever order they are named; what these dice do not allow is refused by its own rule."""
        option = "+".join(sorted(answer.split("+"), key=_place)) if isinstance(answer, str) else answer
        if option == "score" and not self.score:
            raise Refusal("nothing-scores", "tomy.box.combinations", dice=self.dice)
        if option == "stop" and self.score:
            raise Refusal("score-to-take", "tomy.turn.refuse", score=self.score)
        if isinstance(option, str) and option not in self.options and all(map(FACES.__contains__, option.split("+"))):
            raise Refusal("dice-not-there", "tomy.turn.again", dice=self.dice)
        return super().check(option)

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
