"""The grammar of English."""

from __future__ import annotations

from engine.core.language import Language


class English(Language):
    """English."""

    lang = "en"

    def singular(self, number: float) -> bool:
        """One point, two points, no points, 1.0 points."""
        return number == 1 and isinstance(number, int)

    def of(self, name: str) -> str:
        """Of Camille."""
        return f"of {name}"

    def to(self, name: str) -> str:
        """To Camille."""
        return f"to {name}"


LANGUAGE = English
