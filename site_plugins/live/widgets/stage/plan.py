"""Choices that a reader has put together before the first of them is played, in a match as in a lesson."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.core.asks import Ask, Choose
from site_plugins.live.widgets.boards import Board

LONGEST = 120
"""Characters of what was put together, at most."""


class Plan(NamedTuple):
    """What was put together, to be taken one by one."""

    options: tuple[str, ...] = ()
    begun: bool = False
    """The first of them have been taken."""

    @classmethod
    def read(cls, fields: Mapping[str, str]) -> Plan:
        """As the page writes it; what of it holds is for the board to say."""
        return cls(tuple(filter(None, fields.get("line", "")[:LONGEST].split("-"))))

    @property
    def built(self) -> dict[str, str]:
        """As a view is told of it."""
        return {"line": "-".join(self.options)} if self.options else {}

    def after(self, option: str) -> Plan:
        """What is left once an option is taken: nothing, where it was another one."""
        return Plan(self.options[1:], True) if self.options[:1] == (option,) else Plan()

    def at(self, drawn: Board, ask: Ask | None) -> Plan:
        """What is left of it at the next question: nothing, where something else has come in between."""
        fits = isinstance(ask, Choose) and self.options[:1] and self.options[0] in ask.options
        goes_on = not self.begun or (isinstance(ask, Choose) and drawn.goes_on(ask))
        return self if fits and goes_on else Plan()
