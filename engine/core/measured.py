"""One die that is measured against a number, in whichever game it is rolled; the question can name the number."""

from __future__ import annotations

from engine.core.asks import Roll


class Against(Roll):
    """One die measured against a number: to fall under it, or to reach what the other side rolled."""

    __slots__ = ("against",)

    def __init__(self, name: str, seat: int, rule: str, against: int) -> None:
        """Ask for one die that `against` will judge."""
        super().__init__(name, seat, rule, 1)
        self.against = against

    def facts(self) -> tuple[object, ...]:
        """Such a roll is also told by the number it is measured against."""
        return (*super().facts(), self.against)


def measured(name: str, rule: str) -> tuple[tuple[Against, ...], ...]:
    """One shared ask for each seat and each face of a die: `asks[seat][face]`."""
    return tuple(tuple(Against(name, seat, rule, face) for face in range(7)) for seat in (0, 1))
