"""Asks that carry the number they are about, so that the question can name it."""

from __future__ import annotations

from engine.core.asks import Choose


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
