"""The grammar of English."""

from __future__ import annotations

from engine.core.language import Language


class English(Language):
    """English."""

    lang = "en"

    def singular(self, number: int) -> bool:
        """One point, two points, no points."""
        return number == 1

    def number(self, number: int) -> str:
        """12,345."""
        return f"{number:,}"

    def percent(self, share: float) -> str:
        """A share in per cent, with a decimal only where it would vanish."""
        part = 100 * share
        return "under 0.1%" if 0 < part < 0.1 else f"{part:.1f}%" if 0 < part < 1 else f"{part:.0f}%"

    def of(self, name: str) -> str:
        """Of Camille."""
        return f"of {name}"

    def to(self, name: str) -> str:
        """To Camille."""
        return f"to {name}"


LANGUAGE = English
