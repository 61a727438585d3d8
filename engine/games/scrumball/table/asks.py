"""Asks that carry what the question needs, and choices that only their own side may read."""

from __future__ import annotations

from engine.core.asks import Answer, Choose, Roll
from engine.core.refusal import Refusal
from engine.games.scrumball.table.why import why
from engine.rugby.game import Secret

SEATS = (0, 1)


class Option(Choose):
    """A choice that knows every option of the game: one that it does not offer is refused by the rule against it."""

    __slots__ = ()

    def check(self, answer: object) -> Answer:
        """Accept a listed option; refuse another by its own rule, and only what the game has never heard of by none."""
        if isinstance(answer, str) and answer not in self.options and answer not in dict(self.barred):
            against = why(self.name, answer)
            if against is not None:
                raise Refusal("barred", against.rule, option=answer)
        return super().check(answer)


class Held(Option, Secret):
    """A choice out of a hand."""

    __slots__ = ()


class Against(Roll):
    """The second die of a duel, measured against the first."""

    __slots__ = ("against",)

    def __init__(self, name: str, seat: int, rule: str, against: int) -> None:
        """Ask for one die that `against` will judge."""
        super().__init__(name, seat, rule, 1)
        self.against = against

    def facts(self) -> tuple[object, ...]:
        """Such a throw is also told by the die it answers."""
        return (*super().facts(), self.against)


class Zone(Roll):
    """The die of a contest, which has to fall between two others."""

    __slots__ = ("high", "low")

    def __init__(self, seat: int, rule: str, low: int, high: int) -> None:
        """Ask for one die from `low` to `high`."""
        super().__init__("contest-die", seat, rule, 1)
        self.low = low
        self.high = high

    def facts(self) -> tuple[object, ...]:
        """Such a throw is also told by its zone."""
        return (*super().facts(), self.low, self.high)


class Metres(Option):
    """One die or two for a kick at goal from so many metres."""

    __slots__ = ("metres",)

    def __init__(self, name: str, seat: int, rule: str, metres: int) -> None:
        """Offer one die or two."""
        super().__init__(name, seat, rule, ("one", "two"))
        self.metres = metres

    def facts(self) -> tuple[object, ...]:
        """Such a choice is also told by the distance."""
        return (*super().facts(), self.metres)


def rolls(name: str, rule: str, dice: int = 1) -> tuple[Roll, ...]:
    """One shared throw for each seat: `asks[seat]`."""
    return tuple(Roll(name, seat, rule, dice) for seat in SEATS)


def choices(name: str, rule: str, *options: str) -> tuple[Option, ...]:
    """One shared choice for each seat: `asks[seat]`."""
    return tuple(Option(name, seat, rule, options) for seat in SEATS)


def possession(name: str, rule: str, *options: str) -> tuple[tuple[Option, ...], ...]:
    """One shared choice for each seat that begins an action, with “end” past the limit: `asks[seat][last]`."""
    return tuple((Option(name, seat, rule, options), Option(name, seat, rule, (*options, "end"))) for seat in SEATS)


def measured(name: str, rule: str) -> tuple[tuple[Against, ...], ...]:
    """One shared second die for each seat and each face of the first: `asks[seat][face]`."""
    return tuple(tuple(Against(name, seat, rule, face) for face in range(7)) for seat in SEATS)


def goals(name: str, rule: str, furthest: int) -> tuple[tuple[Metres, ...], ...]:
    """One shared choice of dice for each seat and distance: `asks[seat][metres]`."""
    return tuple(tuple(Metres(name, seat, rule, metres) for metres in range(furthest + 1)) for seat in SEATS)
