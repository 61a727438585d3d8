"""Plain values read one by one, when a match is taken up in the middle; what cannot be is refused by field."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from engine.core.refusal import Refusal


def wrong(field: str, value: object, wanted: str, *, low: int = 0, high: int = 0) -> Refusal:
    """The refusal of one field; `wanted` names the sentence that says what it can be."""
    return Refusal("match-field", field=field, value=f"{value!r:.40}", wanted=wanted, low=low, high=high)


def number(data: Mapping[str, Any], field: str, usual: int, low: int, high: int) -> int:
    """A whole number within bounds."""
    value = data.get(field, usual)
    if type(value) is not int or not low <= value <= high:
        raise wrong(field, value, "number", low=low, high=high)
    return value


def flag(data: Mapping[str, Any], field: str, usual: bool = False) -> bool:
    """True or false."""
    value = data.get(field, usual)
    if type(value) is not bool:
        raise wrong(field, value, "true-or-false")
    return value


def word(data: Mapping[str, Any], field: str, usual: str, known: tuple[str, ...]) -> str:
    """One of several words."""
    value = data.get(field, usual)
    if not isinstance(value, str) or value not in known:
        raise Refusal("match-word", field=field, value=f"{value!r:.40}", known=known)
    return value


def seat(data: Mapping[str, Any], field: str, usual: int) -> int:
    """A seat, or nobody."""
    value = data.get(field)
    if value is None:
        return usual
    if type(value) is not int or value not in (0, 1):
        raise wrong(field, value, "seat")
    return value


def pair(data: Mapping[str, Any], field: str, usual: list[Any]) -> list[Any]:
    """Two values, one for each seat."""
    value = data.get(field, usual)
    if not isinstance(value, list) or len(value) != 2:
        raise wrong(field, value, "pair")
    return value


def count(field: str, value: object, most: int) -> int:
    """A number of things, from none to as many as there can be."""
    if type(value) is not int or not 0 <= value <= most:
        raise wrong(field, value, "number", high=most)
    return value


def points(value: object, most: int, never: Collection[int]) -> int:
    """A number of points that the game's scores can make."""
    if count("score", value, most) in never:
        raise wrong("score", value, "points")
    assert isinstance(value, int)
    return value
