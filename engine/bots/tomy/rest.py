"""The chance to win a match of TOMY rugby dice from any throw on, when both sides go by rules of thumb.

A *row* is the chance of side 0, the one that began the match, for every lead that it may have.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from engine.bots.tomy.prospects import Throw, Warnings, share, usual_throw
from engine.core.kinds import NOBODY
from engine.games.tomy.rules.box import Box
from engine.games.tomy.table.state import ROUNDS, SHOOTOUT, Match

Row: TypeAlias = list[float]

MOST = 35
"""A lead beyond this one counts as this one: nobody makes it up."""
FULL_TIME, END = 24, 28
"""The throws before which a match may be over, and is."""
DECIDED: Row = [0.0] * MOST + [0.5] + [1.0] * MOST
"""What a lead is worth at the end; level, a shoot-out is anybody's."""


class Rest:
    """The chances for one box; a row is worked out when it is first looked at."""

    def __init__(self, box: Box, bonus_compulsory: bool) -> None:
        """Reckon with these dice."""
        self._box = box
        self._bonus_compulsory = bonus_compulsory
        self._rows: dict[tuple[Throw, Warnings], Row] = {}

    def before(self, throw: Throw, warnings: Warnings) -> Row:
        """The row before a throw."""
        key = throw, warnings
        if key not in self._rows:
            row = self._coming(throw, warnings)
            # After two halves only a level match goes on.
            over = throw.number == FULL_TIME
            self._rows[key] = [*DECIDED[:MOST], row[MOST], *DECIDED[MOST + 1 :]] if over else row
        return self._rows[key]

    def after(self, throw: Throw, warnings: Warnings) -> Row:
        """The row after a throw."""
        following = throw.following(warnings)
        return DECIDED if following.number == END else self.before(following, warnings)

    def _coming(self, throw: Throw, warnings: Warnings) -> Row:
        """The throw is lost to a red card; or whatever may come of it, each by its chance."""
        side = throw.side
        if throw.serving == side:
            return self.after(throw, (0, warnings[1]) if side == 0 else (warnings[0], 0))
        total = [0.0] * len(DECIDED)
        for chance, points, cards in usual_throw(self._box, self._bonus_compulsory, throw, warnings):
            row = _moved(self.after(throw, cards), points if side == 0 else -points)
            total = [value + chance * new for value, new in zip(total, row, strict=True)]
        return total


@lru_cache(maxsize=16)
def rest(box: Box, bonus_compulsory: bool) -> Rest:
    """The chances for a box, shared by all who ask."""
    return Rest(box, bonus_compulsory)


def _moved(row: Row, points: int) -> Row:
    """A row when side 0 makes so many points more, or fewer."""
    return row[points:] + row[-1:] * points if points >= 0 else row[:1] * -points + row[:points]


def chance_in(row: Row, lead: int, side: int) -> float:
    """The chance of a side when side 0 leads by so much."""
    chance = row[max(0, min(2 * MOST, MOST + lead))]
    return 1 - chance if side else chance


def throw_of(match: Match) -> Throw:
    """The throw that is being played."""
    number = 2 * (sum(ROUNDS[: match.part]) + match.round - 1) + (match.hand != match.starter())
    return Throw(number, match.serving if match.serving == NOBODY else int(match.serving != match.first))


def warnings_of(match: Match) -> Warnings:
    """The warnings of the side that began, and of the other."""
    return match.warnings[match.first], match.warnings[1 - match.first]


def lead_of(match: Match) -> int:
    """By how much the side that began leads."""
    return match.score[match.first] - match.score[1 - match.first]


def shootout(match: Match, seat: int, kick: bool | None = None) -> float:
    """The chance of a seat to win a shoot-out as it stands, or when the kick that is being taken counts or does not."""
    left = [max(match.round, ROUNDS[SHOOTOUT]) - len(shots) for shots in match.shots]
    lead = sum(match.shots[seat]) - sum(match.shots[1 - seat])
    if kick is not None:
        left[match.hand] -= 1
        lead += kick if match.hand == seat else -kick
    made = share(match.box.green, "in")
    if match.shots_defended:
        made *= share(match.box.red, "stand") + share(match.box.red, "warned")
    return _kicks(lead, left[seat], left[1 - seat], made)


@lru_cache(maxsize=1024)
def _kicks(lead: int, ours: int, theirs: int, made: float) -> float:
    """The chance to win with this lead and so many kicks left to each side; level after them, it is anybody's."""
    if ours:
        return made * _kicks(lead + 1, ours - 1, theirs, made) + (1 - made) * _kicks(lead, ours - 1, theirs, made)
    if theirs:
        return made * _kicks(lead - 1, 0, theirs - 1, made) + (1 - made) * _kicks(lead, 0, theirs - 1, made)
    return DECIDED[MOST + lead]
