"""What can come of a throw of TOMY rugby dice: points and warnings, each with its chance.

Sides are 0, which began the match, and 1; `warnings` are theirs in this order. The same few rules serve the table of
`rest.py`, which looks at whole throws, and the player of `hard.py`, who looks at one die after the other.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from engine.bots.tomy.medium import aims
from engine.core.asks import Die
from engine.core.kinds import NOBODY
from engine.games.tomy.rules.box import Box, Lie
from engine.games.tomy.rules.defence import TRIES
from engine.games.tomy.table.side import ATTEMPTS
from engine.games.tomy.table.state import RED

DICE = 3
Warnings: TypeAlias = tuple[int, int]
Ends: TypeAlias = dict[tuple[str, int], float]
"""How three attempts end: the score, the warnings earned on the way, and the chance of both."""


class Throw(NamedTuple):
    """A throw by its number on the sheet: 0 to 11 in the first half, 12 to 23 in the second, 24 to 27 in extra time."""

    number: int
    serving: int = NOBODY
    """The side that a red card suspends in this round."""

    @property
    def side(self) -> int:
        """Who throws: side 0 begins the first half and extra time, side 1 the second half."""
        return (self.number // 12 + self.number) % 2

    @property
    def begins(self) -> bool:
        """Whether a round begins with it."""
        return self.number % 2 == 0

    @property
    def can_be_defended(self) -> bool:
        """Whoever is suspended in this round cannot throw the red die."""
        return self.serving != 1 - self.side

    def following(self, warnings: Warnings) -> Throw:
        """The throw after this one: a round that begins suspends whoever comes into it with a red card."""
        after = Throw(self.number + 1, self.serving)
        return after._replace(serving=warnings.index(RED) if RED in warnings else NOBODY) if after.begins else after


class Prospect(NamedTuple):
    """What may come: its chance, the points of the side that throws, and the warnings of both."""

    chance: float
    points: int
    warnings: Warnings


def share(die: Die, face: str) -> float:
    """The chance that a die shows this face."""
    return die.faces.count(face) / len(die.faces)


def warned(warnings: Warnings, side: int, serving: int = NOBODY) -> Warnings:
    """One more warning: a third does not count, and two red cards of one round become two yellow ones."""
    home, away = (min(RED, count + (which == side)) for which, count in enumerate(warnings))
    return (1, 1) if home == away == RED and serving == NOBODY else (home, away)


def counted(cards: int, before: int) -> tuple[int, bool]:
    """How many Cards have now brought a warning, and whether they bring one: two that had not done so before."""
    return (cards, True) if cards - before >= 2 else (before, False)


def defended(box: Box, score: str, points: int, warnings: Warnings, defender: int) -> tuple[Prospect, ...]:
    """The red die against a score: cancelled, or it stands, or it stands and the defender is warned."""
    held, warning = share(box.red, "tackle" if score in TRIES else "block"), share(box.red, "warned")
    return (
        Prospect(held, 0, warnings),
        Prospect(1 - held - warning, points, warnings),
        Prospect(warning, points, warned(warnings, defender)),
    )


@lru_cache(maxsize=512)
def thrown(box: Box, kept: tuple[str, ...]) -> tuple[tuple[Lie, float], ...]:
    """How three dice may lie when these are kept and the others thrown, each with its chance."""
    ways: dict[int, int] = defaultdict(int)
    for fallen in product(box.blue.faces, repeat=DICE - len(kept)):
        ways[box.lies[kept + fallen].number] += 1
    return tuple((box.sorted_lies[number], count / sum(ways.values())) for number, count in ways.items())


@lru_cache(maxsize=16)
def usual_dice(box: Box) -> Ends:
    """How the blue dice end for someone who goes by rules of thumb."""
    usual, _ = aims(box)
    ends: Ends = defaultdict(float)

    def follow(kept: tuple[str, ...], attempt: int, before: int, earned: int, chance: float) -> None:
        for lie, part in thrown(box, kept):
            now, fresh = counted(lie.cards, before)
            if lie.score or attempt == ATTEMPTS:
                ends[lie.score, earned + fresh] += chance * part
            else:
                pick = lie.picks[usual[lie.dice][0]]
                follow(pick.kept, attempt + 1, min(now, pick.cards), earned + fresh, chance * part)

    follow((), 1, 0, 0, 1.0)
    return ends


def usual_throw(box: Box, bonus_compulsory: bool, throw: Throw, warnings: Warnings) -> list[Prospect]:
    """All that may come of a throw by rules of thumb, bonus kept and red die thrown."""
    found: dict[tuple[int, Warnings], float] = defaultdict(float)
    for (score, earned), chance in usual_dice(box).items():
        cards = warnings
        for _ in range(earned):
            cards = warned(cards, throw.side, throw.serving)
        for part, points in worths(box, score, bonus_compulsory):
            if points and score != "in-front" and throw.can_be_defended:
                for end in defended(box, score, points, cards, 1 - throw.side):
                    found[end.points, end.warnings] += chance * part * end.chance
            else:
                found[points, cards] += chance * part
    return [Prospect(chance, *end) for end, chance in found.items()]


def worths(box: Box, score: str, bonus_compulsory: bool) -> list[tuple[float, int]]:
    """What a score may be worth after the green die, and after the white one if it must be thrown."""
    if score in {"", "drop", "penalty"}:
        return [(1.0, 3 if score else 0)]
    posts = share(box.green, "in")
    if score == "in-front":
        return [(posts, 3), (1 - posts, 0)]
    tries = [(posts, 7), (1 - posts, 5)]
    if score == "try" or not bonus_compulsory:
        return tries
    double = share(box.white, "double")
    return [(1 - double, 0), *((double * chance, 2 * points) for chance, points in tries)]
