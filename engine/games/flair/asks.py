"""Asks of French Flair: choices out of a hidden hand, and throws of one die or two."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.core.asks import Choose, Roll
from engine.games.flair.grammar import PACKED, RELAY_NINE, choices
from engine.games.flair.numbers import held

SEATS = (0, 1)
NONE, END, TIME, STOP, PASS = "none", "end", "time", "stop", "pass"
ONE, TWO = "one", "two"


class Hand(Choose):
    """A choice among the cards of a hand, which the other side may not see; `point` says where the attack stands."""

    __slots__ = ("point",)

    def __init__(
        self,
        name: str,
        seat: int,
        rule: str,
        options: tuple[str, ...],
        barred: tuple[tuple[str, str], ...] = (),
        point: str = "",
    ) -> None:
        """Offer cards of this hand."""
        super().__init__(name, seat, rule, options, barred)
        self.point = point

    def facts(self) -> tuple[object, ...]:
        """Such a choice is also told by its point."""
        return (*super().facts(), self.point)


class Throw(NamedTuple):
    """A throw of one die or two, as its thrower likes: for each seat the question and the two throws."""

    how: tuple[Choose, Choose]
    one: tuple[Roll, Roll]
    two: tuple[Roll, Roll]
    how_late: tuple[Choose, Choose]
    """The question once time is up, when the side with the ball may end the half instead."""


def throw(name: str, rule: str, how: str = "flair.duels.distance") -> Throw:
    """The asks of a throw that `rule` demands; `how` is the rule by which the number of dice is free."""

    def asked(*more: str) -> tuple[Choose, Choose]:
        first, second = (Choose(f"{name}-dice", seat, how, (ONE, TWO, *more)) for seat in SEATS)
        return first, second

    def rolled(dice: int) -> tuple[Roll, Roll]:
        return Roll(name, 0, rule, dice), Roll(name, 1, rule, dice)

    return Throw(asked(), rolled(1), rolled(2), asked(END))


@lru_cache(maxsize=1 << 15)
def attack(
    seat: int,
    rule: str,
    point: str,
    last: int,
    count: int,
    hand: int,
    packed: int,
    more: tuple[str, ...],
    relayed: bool = False,
) -> Hand:
    """The choice of a card in attack; `more` is what else may be done.

    `packed` are cards that the scrum holds back; `relayed` says that a 9 stays in hand because a relay took its place.
    """
    options, barred = choices(point, last, count, hand)
    if not options and STOP not in more:
        options = (NONE,)
    if packed:
        barred += tuple((f"{number}:advance", PACKED) for number in held(packed))
    if relayed:
        barred += (("9:advance", RELAY_NINE),)
    return Hand("attack", seat, rule, (*options, *more), barred, point)


@lru_cache(maxsize=1 << 13)
def out_of_hand(name: str, seat: int, rule: str, cards: tuple[str, ...], *more: str) -> Hand:
    """The choice of a card whatever its number, or of something else."""
    return Hand(name, seat, rule, (*more, *cards))
