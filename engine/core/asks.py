"""What a rule may ask of the outside: a choice, a roll of dice with figures or with pictures, a card.

A rule is a generator. It yields an ask and is sent the answer; it never rolls dice, draws cards or decides by itself.
Asks are immutable and mostly shared, so that asking costs next to nothing:

    FACE = Roll("kick", 0, "double.penalty.kick", 1)
    (face,) = yield from roll(FACE)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, ClassVar, NamedTuple, TypeAlias, TypeVar

from engine.core import ways
from engine.core.reading import quoted, whole
from engine.core.refusal import Refusal

Answer: TypeAlias = "str | tuple[int, ...] | tuple[str, ...]"
"""What may be sent to an ask: an option or a card by its name, the faces of dice as a tuple.

>>> import engine
>>> engine.situation("double/penalty-kick").send((2,)).state.score
[10, 8]
"""
T = TypeVar("T")


class Ask:
    """A question that a rule puts to a seat.

    >>> import engine
    >>> ask = engine.kick_off("double").ask
    >>> ask.kind, ask.name, ask.seat, ask.rule
    ('roll', 'opening', 0, 'double.kickoff.opening')
    """

    __slots__ = ("name", "rule", "seat")
    kind: ClassVar[str]
    """`choose`, `roll`, `cast` or `draw`."""
    name: str
    """What is asked about, the key of its sentence."""
    seat: int
    """The side that is asked, from 0."""
    rule: str
    """The id of the rule that asks."""

    def __init__(self, name: str, seat: int, rule: str) -> None:
        """Ask `seat` about `name`, because `rule` says so."""
        self.name = name
        self.seat = seat
        self.rule = rule

    def check(self, answer: object) -> Answer:
        """Return the answer in its proper form, or refuse it with the reason."""
        raise Refusal("answer-kind", self.rule, answer=quoted(answer))

    def parse(self, text: str) -> Answer:
        """Read an answer as it is written in links, files and tests."""
        return self.check(text)

    def write(self, answer: Answer) -> str:
        """Write an answer for links, files and tests; `parse` reads it back."""
        return answer if isinstance(answer, str) else "".join(map(str, answer))

    def outcomes(self) -> Iterator[tuple[Answer, int]]:
        """List every answer that differs for the rules, with its weight."""
        raise Refusal("answer-kind", self.rule, answer="")

    def at_random(self, random: Callable[[], float]) -> Answer:  # noqa: ARG002 (for asks that have answers)
        """Pick any answer, a choice or a card like any other, dice as they may fall; `random` gives 0 up to 1."""
        raise Refusal("answer-kind", self.rule, answer="")

    def facts(self) -> tuple[object, ...]:
        """Everything that tells this ask from another."""
        return (self.kind, self.name, self.seat, self.rule)

    def __eq__(self, other: object) -> bool:
        """Two asks are the same when they ask the same."""
        return isinstance(other, Ask) and self.facts() == other.facts()

    def __hash__(self) -> int:
        """Hash what tells asks apart."""
        return hash(self.facts())

    def __repr__(self) -> str:
        """Show the ask as it would be written."""
        return f"{type(self).__name__}{self.facts()[1:]!r}"


class Choose(Ask):
    """One of several options; those barred are listed with the rule that forbids them.

    >>> import engine
    >>> ask = engine.situation("double/penalty-award").ask
    >>> ask.options
    ('kick', 'keep')
    """

    __slots__ = ("barred", "options")
    kind = "choose"
    options: tuple[str, ...]
    """What may be chosen."""
    barred: tuple[tuple[str, str], ...]
    """What one might expect to be able to choose, each with the rule against it."""

    def __init__(
        self,
        name: str,
        seat: int,
        rule: str,
        options: tuple[str, ...],
        barred: tuple[tuple[str, str], ...] = (),
    ) -> None:
        """Offer `options`; `barred` pairs what one might expect to be able to do with the rule against it."""
        # Here and in `Draw` without a call of the base class: every other answer of a match makes a new ask.
        self.name = name
        self.seat = seat
        self.rule = rule
        self.options = options
        self.barred = barred

    def check(self, answer: object) -> Answer:
        """Accept a listed option; a barred one is refused by the rule that forbids it."""
        for option in self.options:
            if option == answer:
                return option
        for option, rule in self.barred:
            if option == answer:
                raise Refusal("barred", rule, option=option)
        raise Refusal("option-unknown", self.rule, option=quoted(answer), options=self.options)

    def outcomes(self) -> Iterator[tuple[Answer, int]]:
        """List the options; their weights mean nothing, a choice is no chance."""
        return ((option, 1) for option in self.options)

    def at_random(self, random: Callable[[], float]) -> Answer:
        """Pick any option."""
        return self.options[int(random() * len(self.options))]

    def facts(self) -> tuple[object, ...]:
        """A choice is also told by what it offers and forbids."""
        return (*super().facts(), self.options, self.barred)


class Must(Choose):
    """The one thing that can be done: nothing to guess, so that odds see through it to what comes of it."""

    __slots__ = ()

    def __init__(self, name: str, seat: int, rule: str, option: str) -> None:
        """Offer nothing but `option`."""
        super().__init__(name, seat, rule, (option,))


class Roll(Ask):
    """A roll of like dice; the answer is the faces, 1 to `sides`, in the order in which they lie.

    >>> import engine
    >>> ask = engine.situation("double/penalty-kick").ask
    >>> ask.dice, ask.sides, ask.parse("2")
    (1, 6, (2,))
    """

    __slots__ = ("dice", "sides")
    kind = "roll"
    dice: int
    """How many dice are rolled."""
    sides: int
    """How many sides each of them has."""

    def __init__(self, name: str, seat: int, rule: str, dice: int, sides: int = 6) -> None:
        """Ask for `dice` dice of `sides` sides."""
        super().__init__(name, seat, rule)
        self.dice = dice
        self.sides = sides

    def check(self, answer: object) -> Answer:
        """Accept exactly so many faces, each on its die."""
        if isinstance(answer, list):
            answer = tuple(answer)
        if not isinstance(answer, tuple) or not all(type(face) is int for face in answer):
            raise Refusal("dice-unreadable", self.rule, answer=quoted(answer), dice=self.dice, sides=self.sides)
        if len(answer) != self.dice:
            raise Refusal("dice-count", self.rule, given=len(answer), dice=self.dice)
        for face in answer:
            if not 1 <= face <= self.sides:
                raise Refusal("dice-face", self.rule, face=face, sides=self.sides)
        return answer

    def parse(self, text: str) -> Answer:
        """Read faces: `53` or `5 3` or `5-3`."""
        faces = text.replace("-", " ").replace(",", " ").split()
        if len(faces) == 1 and self.sides < 10:
            faces = list(faces[0])
        read = tuple(map(whole, faces))
        if not read or None in read:
            raise Refusal("dice-unreadable", self.rule, answer=quoted(text), dice=self.dice, sides=self.sides)
        return self.check(read)

    def write(self, answer: Answer) -> str:
        """Write the faces side by side, or apart when they may have two figures."""
        return ("" if self.sides < 10 else "-").join(map(str, answer))

    def outcomes(self) -> Iterator[tuple[Answer, int]]:
        """List every roll once, whatever the order of its dice, with the number of ways to roll it."""
        return iter(ways.throws(self.dice, self.sides))

    def at_random(self, random: Callable[[], float]) -> Answer:
        """Roll all dice by one number, or each by its own where there are too many."""
        rolls = ways.rolls(self.dice, self.sides)
        if rolls:
            return rolls[int(random() * len(rolls))]
        return tuple([int(random() * self.sides) + 1 for _ in range(self.dice)])

    def facts(self) -> tuple[object, ...]:
        """A roll is also told by its dice."""
        return (*super().facts(), self.dice, self.sides)


class Die(NamedTuple):
    """A die with pictures: what it is called, and what each of its sides shows."""

    name: str
    faces: tuple[str, ...]


class Cast(Ask):
    """A roll of dice with pictures; the answer is what they show, in the order of the dice.

    >>> import engine
    >>> ask = engine.kick_off("tomy").ask
    >>> ask.dice[0].name, ask.dice[0].faces
    ('green', ('in', 'in', 'in', 'in', 'wide', 'wide'))
    >>> ask.parse("wide")
    ('wide',)
    """

    __slots__ = ("dice",)
    kind = "cast"
    dice: tuple[Die, ...]
    """The dice, each with its name and its faces."""

    def __init__(self, name: str, seat: int, rule: str, dice: tuple[Die, ...]) -> None:
        """Ask for these dice."""
        super().__init__(name, seat, rule)
        self.dice = dice

    def check(self, answer: object) -> Answer:
        """Accept exactly so many pictures, each on its die."""
        if isinstance(answer, list):
            answer = tuple(answer)
        if not isinstance(answer, tuple) or len(answer) != len(self.dice):
            given = len(answer) if isinstance(answer, tuple) else 0
            raise Refusal("dice-count", self.rule, given=given, dice=len(self.dice))
        for die, face in zip(self.dice, answer, strict=True):
            if face not in die.faces:
                raise Refusal("cast-face", self.rule, face=quoted(face), faces=tuple(dict.fromkeys(die.faces)))
        return answer

    def parse(self, text: str) -> Answer:
        """Read pictures: `ball/foot/posts`."""
        return self.check(tuple(text.split("/")) if text else ())

    def write(self, answer: Answer) -> str:
        """Write the pictures with strokes between them."""
        return "/".join(map(str, answer))

    def outcomes(self) -> Iterator[tuple[Answer, int]]:
        """List every roll once, whatever the order of dice that are alike, with the number of ways to roll it."""
        return iter(ways.casts(self.dice))

    def lies(self) -> tuple[tuple[str, ...], ...]:
        """Every way in which the dice can come to lie, each as likely as the others."""
        return ways.lies(self.dice)

    def at_random(self, random: Callable[[], float]) -> Answer:
        """Roll all dice by one number."""
        lies = ways.lies(self.dice)
        return lies[int(random() * len(lies))]

    def facts(self) -> tuple[object, ...]:
        """A roll is also told by its dice."""
        return (*super().facts(), self.dice)


class Draw(Ask):
    """One card out of a pile; the answer is its name.

    >>> import engine
    >>> ask = engine.situation("flair/renewal").ask
    >>> len(ask.cards), ask.hidden
    (14, True)
    """

    __slots__ = ("cards", "hidden")
    kind = "draw"
    cards: Sequence[str]
    """The pile, in any order."""
    hidden: bool
    """Whether only the seat that draws may see which card it is."""

    def __init__(self, name: str, seat: int, rule: str, cards: Sequence[str], hidden: bool = False) -> None:
        """Ask for one of `cards`, the pile in any order; it is only looked at, and must not change until the answer."""
        self.name = name
        self.seat = seat
        self.rule = rule
        self.cards = cards
        self.hidden = hidden

    @property
    def pool(self) -> dict[str, int]:
        """The cards of the pile with their numbers, in the order of their names."""
        return dict(sorted(Counter(self.cards).items()))

    def check(self, answer: object) -> Answer:
        """Accept a card that is still in the pile."""
        for card in self.cards:
            if card == answer:
                return card
        raise Refusal("card-not-there", self.rule, card=quoted(answer))

    def outcomes(self) -> Iterator[tuple[Answer, int]]:
        """List the cards of the pile with their numbers."""
        return iter(self.pool.items())

    def at_random(self, random: Callable[[], float]) -> Answer:
        """Draw any card."""
        return self.cards[int(random() * len(self.cards))]

    def facts(self) -> tuple[object, ...]:
        """A draw is also told by its pile."""
        return (*super().facts(), tuple(self.pool.items()), self.hidden)


Steps: TypeAlias = Generator[Ask, Any, T]


def roll(ask: Roll) -> Steps[tuple[int, ...]]:
    """Roll the dice of `ask` and return their faces."""
    faces: tuple[int, ...] = yield ask
    return faces


def roll_one(ask: Roll) -> Steps[int]:
    """Roll the one die of `ask` and return its face."""
    faces: tuple[int, ...] = yield ask
    return faces[0]


def cast(ask: Cast) -> Steps[tuple[str, ...]]:
    """Roll the dice of `ask` and return what they show."""
    faces: tuple[str, ...] = yield ask
    return faces


def choose(ask: Choose) -> Steps[str]:
    """Let the seat choose and return the option."""
    option: str = yield ask
    return option


def draw(ask: Draw) -> Steps[str]:
    """Draw a card and return it."""
    card: str = yield ask
    return card
