"""The zone of a ruck: two faces of a die, between which another has to fall."""

from __future__ import annotations

from typing import Any

from engine.core import moment_fields as forms
from engine.core.kinds import Kind, wrong

NO_ZONE = (0, 0)


class Zone(Kind[tuple[int, int]]):
    """Two faces, the lower first, or none of them."""

    shape = forms.Number
    empty: object = []

    def __init__(self, **how: Any) -> None:
        """None at first."""
        super().__init__(NO_ZONE, **how)

    def plain(self, value: tuple[int, int]) -> list[int]:
        """Both faces, or nothing."""
        return [] if value == NO_ZONE else list(value)

    def check(self, field: str, value: Any, match: Any = None) -> tuple[int, int]:  # noqa: ARG002
        """Two faces in their order."""
        if not isinstance(value, list) or len(value) != 2 or not all(type(face) is int for face in value):
            raise wrong(field, value, "zone")
        low, high = value
        if not 1 <= low <= high <= 6:
            raise wrong(field, value, "zone")
        return low, high

    def facts(self) -> dict[str, Any]:
        """Two places for a face each."""
        return {"low": 1, "high": 6, "parts": 2}
