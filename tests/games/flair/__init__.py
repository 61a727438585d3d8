"""Tests of French Flair, a file for each section of its rulebook."""

from __future__ import annotations

from typing import Any

from tests.games.table import Table

OTHER = "1 3 7 9 11 14"
PLACED = ("kick-off", "drop-out", "conversion")
"""Phases that have a place of their own."""


def enter(
    phase: str,
    ball: int | None = None,
    seat: int = 0,
    hand: str = "4 7 9 10 12 15",
    other: str = OTHER,
    *,
    house: dict[str, str] | None = None,
    whole: bool = False,
    **state: Any,
) -> Table:
    """A play about to begin: `seat` has the ball and holds `hand`, the other side holds `other`."""
    hands = [hand.split(), other.split()]
    if seat:
        hands.reverse()
    if ball is None and phase not in PLACED:
        ball = 40
    spot = {} if ball is None else {"ball": ball}
    return Table("flair", phase, house=house, whole=whole, phase=phase, attack=seat, hands=hands, **spot, **state)


def attack(hand: str, point: str = "open", ball: int = 40, seat: int = 0, *, whole: bool = True, **state: Any) -> Table:
    """The choice of a card, going on from play to play unless told otherwise."""
    return enter("attack", ball, seat, hand, whole=whole, point=point, **state)


def ways(table: Table, card: str) -> set[str]:
    """What may be done with a card now: `on`, `advance`, `run`…"""
    found = set()
    for option in table.options:
        name, _, way = option.partition(":")
        if name == card:
            found.add(way or "on")
        elif way == card:
            found.add(name)
    return found


def why_not(table: Table, option: str) -> str:
    """The rule that forbids an option."""
    refusal = table.refuses(option)
    assert refusal.code == "barred", refusal
    return refusal.rule
