"""A rugby pitch as a small value: one axis in whole metres, with the in-goal behind each goal line.

Seat 0 attacks towards `length`, seat 1 towards 0. A spot below 0 or above `length` lies in an in-goal, or is dead.
"""

from __future__ import annotations

TWENTY_TWO = 22
FIVE = 5


class Pitch:
    """The two measures in which the boards of the games differ, read in every play."""

    __slots__ = ("halfway", "in_goal", "length")
    halfway: int
    """The middle of the pitch."""

    def __init__(self, length: int = 100, in_goal: int = 10) -> None:
        """So many metres from goal line to goal line, and from each of them to the dead-ball line."""
        self.length = length
        self.in_goal = in_goal
        self.halfway = length // 2

    def line(self, seat: int) -> int:
        """The goal line that a seat attacks."""
        return 0 if seat else self.length

    def to_line(self, seat: int, spot: int) -> int:
        """Metres from a spot to the goal line that a seat attacks: 0 on it, less beyond."""
        return spot if seat else self.length - spot

    def ahead(self, seat: int, spot: int, metres: int) -> int:
        """So many metres further on in a seat's direction, as far as the dead-ball line at most."""
        if seat:
            return max(spot - metres, -self.in_goal)
        return min(spot + metres, self.length + self.in_goal)

    def carried(self, seat: int, spot: int, metres: int) -> int:
        """So many metres further on, with the goal line as the end of the way: beyond it there is nothing to gain."""
        return max(spot - metres, 0) if seat else min(spot + metres, self.length)

    def back(self, seat: int, spot: int, metres: int) -> int:
        """So many metres back, never behind a seat's own goal line."""
        return min(spot + metres, max(spot, self.length)) if seat else max(spot - metres, min(spot, 0))

    def place(self, spot: int) -> str:
        """What a spot is: `field`, `line`, `in-goal` or `dead`."""
        beyond = -spot if spot < self.halfway else spot - self.length
        if beyond < 0:
            return "field"
        if beyond == 0:
            return "line"
        return "in-goal" if beyond < self.in_goal else "dead"

    def twenty_two(self, seat: int) -> int:
        """The 22-metre line in front of a seat's own goal line."""
        return self.length - TWENTY_TWO if seat else TWENTY_TWO

    def in_22(self, seat: int, spot: int) -> bool:
        """Whether a spot lies in the field between a seat's own goal line and its 22-metre line, that line included."""
        own = self.length - spot if seat else spot
        return 0 < own <= TWENTY_TWO

    def behind(self, seat: int, spot: int) -> bool:
        """Whether a spot lies on a seat's own goal line or in its own in-goal."""
        return (self.length - spot if seat else spot) <= 0

    def off_line(self, spot: int) -> int:
        """The same spot, or the nearest one that is five metres from both goal lines."""
        return min(max(spot, FIVE), self.length - FIVE)

    def holds(self, spot: int) -> bool:
        """Whether a spot is on the board, dead-ball lines included."""
        return -self.in_goal <= spot <= self.length + self.in_goal
