"""The sides of a match in sentences: by their names or, where a match is told to one of them, as you.

A sentence has both forms, parted by a stroke: first of a side by its name, then of the reader.
"""

from __future__ import annotations

from typing import Any

from engine.core.language import Language
from engine.core.sayings import Sayings


class Sides:
    """What the sides of a match are called in a language."""

    def __init__(self, core: Language, names: tuple[str, ...], you: int | None = None) -> None:
        """Speak about these players, perhaps to one of them."""
        self.core = core
        self.you = you
        """The side to which all this is told, if it is one of them."""
        self.names = tuple(core.reader if seat == you else name for seat, name in enumerate(names))
        self.house = Sayings(core.folder, self, core)
        """What the house says about the sides of any game."""

    def who(self, seat: int) -> str:
        """The name of a side, alone or at the beginning of a line."""
        name = self.names[seat]
        return self.core.addressed(name) if seat == self.you else name

    def other(self, seat: int) -> str:
        """The name of the opposite side."""
        return self.who(1 - seat)

    def named(self, seat: int) -> str:
        """The name of a side, within a sentence."""
        return self.names[seat]

    def form(self, seat: int, *given: Any) -> str:
        """The words for a side by its name, or else for the reader; `#` is the side: `Try by #/Your try`."""
        *others, named, yours = given
        return str(yours if self.you in (seat, *others) else named).replace("#", self.names[seat])

    def does(self, seat: int, named: str, yours: str) -> str:
        """A side and what it does: Camille rolls, you roll."""
        return self.form(seat, f"# {named}", f"# {yours}")

    def asked(self, seat: int, named: str, yours: str) -> str:
        """What a question asks of a side: does Camille, do you; « que fait Camille », « que faites-vous »."""
        return self.form(seat, f"{named} #", f"{yours}#" if yours.endswith("-") else f"{yours} #")

    def of(self, seat: int, named: str | None = None, yours: str = "") -> str:
        """The name of a side after "of", or something of a side: « Tir de Camille », « Votre tir »."""
        return self._after(self.core.of(self.names[seat]), seat, named, yours)

    def to(self, seat: int, named: str | None = None, yours: str = "") -> str:
        """The name of a side after "to": « coûte une carte à Camille », « vous coûte une carte »."""
        return self._after(self.core.to(self.names[seat]), seat, named, yours)

    def _after(self, name: str, seat: int, before: str | None, yours: str) -> str:
        if before is None:
            return name
        return yours if seat == self.you else f"{before} {name}"

    def filtered(self, name: str, value: Any, *beside: Any) -> Any:
        """What a filter makes of a fact: one of these, or one of the language."""
        step = getattr(self, name, None)
        return self.core.filtered(name, value, *beside) if step is None else step(value, *beside)
