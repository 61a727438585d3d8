"""Asks of French Flair: choices out of a hidden hand, and throws of one die or two."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.core.asks import Answer, Choose, Roll
from engine.core.refusal import Refusal
from engine.games.flair.table.grammar import PACKED, READ, RELAY_NINE, choices, why
from engine.games.flair.table.numbers import DROP, KICK, NUMBER, TOUCH, held, holds
from engine.rugby.game import Secret

NONE, END, TIME, STOP, PASS, TOUCH_DOWN = "none", "end", "time", "stop", "pass", "touch-down"
ONE, TWO = "one", "two"
DECK_RULE = "flair.cards.deck"
OTHERWISE = {
    NONE: "flair.lastcard.no-card",
    STOP: "flair.fixing.chain",
    END: "flair.clock.possession",
    TIME: "flair.clock.real",
    TOUCH_DOWN: "flair.restarts.in-goal",
}
"""What else a side may say in its turn to play a card, each with the rule by which it may."""
NOT_YET = {**{said: OTHERWISE[said] for said in (END, TIME, TOUCH_DOWN)}, "mark": "flair.restarts.mark"}
"""What a side may say at times when it begins an action."""
BELONGS = {
    **OTHERWISE,
    **NOT_YET,
    **dict.fromkeys(READ, "flair.cards.play"),
    **dict.fromkeys((ONE, TWO), "flair.duels.distance"),
    **dict.fromkeys((KICK, TOUCH, "tap"), "flair.penalty.choice"),
    **dict.fromkeys(("advantage", "penalty"), "flair.advantage.choice"),
    DROP: "flair.drop.goal",
    PASS: "flair.tackle.choice",
    "play-on": "flair.restarts.mark",
}
"""Everything that can be chosen in the game, with the rule that says when."""


class Hand(Secret):
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

    def check(self, answer: object) -> Answer:
        """Accept what is offered; a card that is not there is refused as such."""
        if isinstance(answer, str) and answer in NUMBER and answer not in self.options:
            raise Refusal("card-not-held", DECK_RULE, card=answer)
        return super().check(answer)

    def facts(self) -> tuple[object, ...]:
        """Such a choice is also told by its point."""
        return (*super().facts(), self.point)


class Answering(Hand):
    """A card against what the other side has just done: the carrier so many metres before the line, a ruck's zone."""

    __slots__ = ("high", "low", "metres")

    def __init__(
        self, name: str, seat: int, rule: str, options: tuple[str, ...], metres: int, zone: tuple[int, int]
    ) -> None:
        """Offer cards of this hand against it."""
        super().__init__(name, seat, rule, options)
        self.metres = metres
        self.low, self.high = zone

    def veiled(self) -> Choose:
        """All see what is answered."""
        return Answering(self.name, self.seat, self.rule, (), self.metres, (self.low, self.high))

    def facts(self) -> tuple[object, ...]:
        """Such a choice is also told by what it answers."""
        return (*super().facts(), self.metres, self.low, self.high)


class Begin(Choose):
    """A choice with which the side with the ball begins an action, or says that time is up."""

    __slots__ = ()

    def against(self, option: str) -> str:
        """The rule against what is said too early, or about another kick."""
        return NOT_YET[option]

    def check(self, answer: object) -> Answer:
        """Accept what is offered; what only another time, place or kick allows is refused by its own rule."""
        if isinstance(answer, str) and answer in NOT_YET and answer not in self.options:
            raise Refusal("barred", self.against(answer), option=answer)
        return super().check(answer)


class At(Begin):
    """Such a choice about a ball that lies somewhere."""

    __slots__ = ("ball",)

    def __init__(
        self,
        name: str,
        seat: int,
        rule: str,
        options: tuple[str, ...],
        ball: int,
        barred: tuple[tuple[str, str], ...] = (),
    ) -> None:
        """Offer the options for a ball there."""
        super().__init__(name, seat, rule, options, barred)
        self.ball = ball

    def facts(self) -> tuple[object, ...]:
        """Such a choice is also told by the place."""
        return (*super().facts(), self.ball)


@lru_cache(maxsize=1 << 11)
def at(name: str, seat: int, rule: str, ball: int, *options: str, barred: tuple[tuple[str, str], ...] = ()) -> At:
    """The choice with which a side begins an action there."""
    return At(name, seat, rule, options, ball, barred)


Opening: TypeAlias = Mapping[tuple[str, ...], tuple[Choose, Choose]]
"""A choice with which an action begins, for each seat, by what else may be said there: that time is up, or the end."""


def opening(name: str, rule: str, *options: str) -> Opening:
    """The asks of a choice with which the side with the ball begins an action."""
    return {
        more: (Begin(name, 0, rule, (*options, *more)), Begin(name, 1, rule, (*options, *more)))
        for more in ((), (END,), (TIME,))
    }


class Throw(NamedTuple):
    """A throw of one die or two, as its thrower likes: the question, and for each seat the two throws."""

    how: Opening
    one: tuple[Roll, Roll]
    two: tuple[Roll, Roll]


def throw(name: str, rule: str, how: str = "flair.duels.distance") -> Throw:
    """The asks of a throw that `rule` demands; `how` is the rule by which the number of dice is free."""

    def rolled(dice: int) -> tuple[Roll, Roll]:
        return Roll(name, 0, rule, dice), Roll(name, 1, rule, dice)

    return Throw(opening(f"{name}-dice", how, ONE, TWO), rolled(1), rolled(2))


class Attack(Hand):
    """A card in attack: whatever can be written of a card is offered, or refused by the rule that it breaks."""

    __slots__ = ("hand", "kept", "last", "packed")
    last: int
    """The number played before."""
    hand: int
    """The cards that may come into play."""
    packed: int
    """Those that the scrum holds back."""
    kept: bool
    """A 9 stays in hand because a relay took its place."""

    def against(self, option: str) -> str:
        """The rule against what is not offered; the one that says what a deck holds, where a card is not in hand."""
        if option in OTHERWISE:
            return OTHERWISE[option]
        _, number, way = READ[option]
        if holds(self.packed, number):
            return PACKED
        if self.kept and number == 9:
            return RELAY_NINE
        return why(self.point, self.last, number, way) if holds(self.hand, number) else DECK_RULE

    def check(self, answer: object) -> Answer:
        """Accept what is offered; refuse any other card by its own rule."""
        known = isinstance(answer, str) and (answer in READ or answer in OTHERWISE)
        if known and answer not in self.options:
            assert isinstance(answer, str)
            rule = dict(self.barred).get(answer) or self.against(answer)
            if rule == DECK_RULE:
                raise Refusal("card-not-held", rule, card=READ[answer][0])
            raise Refusal("barred", rule, option=answer)
        return super().check(answer)


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
) -> Attack:
    """The choice of a card in attack; `more` is what else may be done.

    `packed` are cards that the scrum holds back; `relayed` says that a 9 stays in hand because a relay took its place.
    """
    options, barred = choices(point, last, count, hand)
    if not options and STOP not in more and TOUCH_DOWN not in more:
        options = (NONE,)
    if packed:
        barred += tuple((f"{number}:advance", PACKED) for number in held(packed))
    if relayed:
        barred += (("9:advance", RELAY_NINE),)
    ask = Attack("attack", seat, rule, (*options, *more), barred, point)
    ask.last, ask.hand, ask.packed, ask.kept = last, hand, packed, relayed
    return ask


@lru_cache(maxsize=1 << 13)
def out_of_hand(name: str, seat: int, rule: str, cards: tuple[str, ...], *more: str) -> Hand:
    """The choice of a card whatever its number, or of something else."""
    return Hand(name, seat, rule, (*more, *cards))


@lru_cache(maxsize=1 << 13)
def against(
    name: str, seat: int, rule: str, metres: int, zone: tuple[int, int], cards: tuple[str, ...], *more: str
) -> Answering:
    """The choice of a card whatever its number against what the other side has done, or of something else."""
    return Answering(name, seat, rule, (*more, *cards), metres, zone)
