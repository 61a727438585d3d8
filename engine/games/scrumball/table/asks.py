"""Asks that carry what the question needs, and choices that only their own side may read."""

from __future__ import annotations

from engine.core.asks import Answer, Choose, Roll
from engine.core.refusal import Refusal
from engine.games.scrumball.table.why import STARTER, Why, why
from engine.rugby.game import Secret

SEATS = (0, 1)


class Option(Choose):
    """A choice that knows every option of the game: one that it does not offer is refused by the rule against it."""

    __slots__ = ()

    def check(self, answer: object) -> Answer:
        """Accept a listed option; refuse another by its own rule, and only what the game has never heard of by none."""
        if isinstance(answer, str) and answer not in self.options and answer not in dict(self.barred):
            against = self.against(answer)
            if against is not None:
                raise Refusal("barred", against.rule, option=answer)
        return super().check(answer)

    def against(self, option: str) -> Why | None:
        """Why it does not offer an option, or nothing if the game knows no such option."""
        return STARTER if dict(self.barred).get(option) == STARTER.rule else why(self.name, option)


class Held(Option, Secret):
    """A choice out of a hand."""

    __slots__ = ()


class Respond(Held):
    """What to do against a pass or a run which leads so many metres before the goal line."""

    __slots__ = ("metres", "passed")

    def __init__(
        self, seat: int, options: tuple[str, ...], barred: tuple[tuple[str, str], ...], passed: bool, metres: int
    ) -> None:
        """Offer to defend."""
        super().__init__("respond", seat, "scrumball.tackle.respond", options, barred)
        self.passed = passed
        self.metres = metres

    def against(self, option: str) -> Why | None:
        """Where interceptions are left out, that is the reason against each of them."""
        starter = option.startswith("intercept") and ("intercept", STARTER.rule) in self.barred
        return STARTER if starter else super().against(option)

    def veiled(self) -> Choose:
        """All see what is played, and how far it leads."""
        return Respond(self.seat, (), (), self.passed, self.metres)

    def facts(self) -> tuple[object, ...]:
        """Such a choice is also told by what it answers."""
        return (*super().facts(), self.passed, self.metres)


class Contest(Option):
    """Whether to contest a ruck, whose zone goes from `low` to `high`."""

    __slots__ = ("high", "low")

    def __init__(
        self,
        seat: int,
        zone: tuple[int, int],
        options: tuple[str, ...] = ("contest", "leave"),
        barred: tuple[tuple[str, str], ...] = (),
    ) -> None:
        """Offer to contest."""
        super().__init__("contest", seat, "scrumball.ruck.choice", options, barred)
        self.low, self.high = zone

    def facts(self) -> tuple[object, ...]:
        """Such a choice is also told by its zone."""
        return (*super().facts(), self.low, self.high)


class ContestCard(Contest, Secret):
    """The same where it costs a card: whether there is one is nobody else's business."""

    __slots__ = ()

    def veiled(self) -> Choose:
        """All see the zone."""
        return ContestCard(self.seat, (self.low, self.high), ())


class Penalty(Option):
    """What to do with a penalty so many metres before the goal line."""

    __slots__ = ("metres",)

    def __init__(
        self, seat: int, metres: int, options: tuple[str, ...], barred: tuple[tuple[str, str], ...] = ()
    ) -> None:
        """Offer what one does with it."""
        super().__init__("penalty", seat, "scrumball.penalty.choice", options, barred)
        self.metres = metres

    def facts(self) -> tuple[object, ...]:
        """Such a choice is also told by the distance."""
        return (*super().facts(), self.metres)


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


def goals(name: str, rule: str, furthest: int) -> tuple[tuple[Metres, ...], ...]:
    """One shared choice of dice for each seat and distance: `asks[seat][metres]`."""
    return tuple(tuple(Metres(name, seat, rule, metres) for metres in range(furthest + 1)) for seat in SEATS)
