"""Asks that carry the number they are about, so that the question can name it."""

from __future__ import annotations

from engine.core.asks import Choose, Roll


class Against(Roll):
    """One die measured against a number: to fall under it, or to reach what the other player threw."""

    __slots__ = ("against",)

    def __init__(self, name: str, seat: int, rule: str, against: int) -> None:
        """Ask for one die that `against` will judge."""
        super().__init__(name, seat, rule, 1)
        self.against = against

    def facts(self) -> tuple[object, ...]:
        """Such a throw is also told by the number it is measured against."""
        return (*super().facts(), self.against)


class Penalty(Choose):
    """The choice after a 3, where the other die `x` says both how far the kick is and how long play lasts."""

    __slots__ = ("x",)

    def __init__(
        self, seat: int, rule: str, x: int, options: tuple[str, ...], barred: tuple[tuple[str, str], ...] = ()
    ) -> None:
        """Offer the penalty of a 3-x."""
        super().__init__("award", seat, rule, options, barred)
        self.x = x

    def facts(self) -> tuple[object, ...]:
        """Such a choice is also told by its x."""
        return (*super().facts(), self.x)


def measured(name: str, rule: str) -> tuple[tuple[Against, ...], ...]:
    """One shared ask for each seat and each face of a die: `asks[seat][face]`."""
    return tuple(tuple(Against(name, seat, rule, face) for face in range(7)) for seat in (0, 1))
