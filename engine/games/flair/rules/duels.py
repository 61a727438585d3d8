"""The dice: who wins a duel, and who chooses between one die and two."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.rules import rule
from engine.games.flair.rules.clock import action, closed, closing
from engine.games.flair.table.asks import ONE, Throw
from engine.games.flair.table.state import Match

Faces = tuple[int, ...]


@rule("flair.duels.one-die")
def one_die(first: Faces, second: Faces) -> bool:
    """With one die each the higher wins, and equal dice go to the side that rolled first."""
    return first[0] >= second[0]


@rule("flair.duels.two-dice")
def two_dice(first: Faces, second: Faces) -> bool:
    """With two dice the higher die of each side counts, then the lower; a tie goes to the side that rolled first."""
    return sorted(first, reverse=True) >= sorted(second, reverse=True)


@rule("flair.duels.double")
def double(first: Faces, second: Faces) -> bool:
    """Any double beats two different dice; of two doubles the higher wins, or the one rolled first."""
    if is_double(first) and is_double(second):
        return first[0] >= second[0]
    return is_double(first)


def is_double(faces: Faces) -> bool:
    """Two dice alike."""
    return len(faces) == 2 and faces[0] == faces[1]


def first_wins(first: Faces, second: Faces) -> bool:
    """Whether the side that rolled first wins the duel."""
    if len(first) == 1:
        return one_die(first, second)
    if first[0] == first[1] or second[0] == second[1]:
        return double(first, second)
    return two_dice(first, second)


@rule("flair.duels.first-thrower")
def duel(match: Match, asks: Throw, name: str) -> Steps[tuple[int, Faces]]:
    """Except in a tackle, the side that rolls first chooses between one die and two, for both sides."""
    seat = match.attack
    how = yield asks.how[()][seat]
    rolls = asks.one if how == ONE else asks.two
    rule_ = rolls[0].rule
    ours: Faces = yield rolls[seat]
    action(match)
    match.log(rule_, name, seat, ours)
    theirs: Faces = yield rolls[1 - seat]
    action(match)
    match.log(rule_, name, 1 - seat, theirs)
    return (seat, ours) if first_wins(ours, theirs) else (1 - seat, theirs)


@rule("flair.duels.distance")
def distance(match: Match, asks: Throw, *, begins: bool = False) -> Steps[Faces]:
    """Whoever rolls for a distance chooses between one die and two before rolling."""
    seat = match.attack
    how = yield asks.how[closing(match) if begins else ()][seat]
    if begins and closed(match, how):
        return ()
    faces: Faces = yield asks.one[seat] if how == ONE else asks.two[seat]
    action(match)
    return faces
