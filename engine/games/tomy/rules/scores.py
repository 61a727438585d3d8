"""What the blue dice score, and the green and the white die that may follow."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.asks import Steps
from engine.core.rules import rule
from engine.games.tomy.rules.defence import choice, none, points
from engine.games.tomy.table.state import Match


@rule("tomy.scores.bonus-try")
def bonus_try(match: Match) -> Steps[None]:
    """A bonus try is worth seven points with the green die, five without, and opens the bonus die."""
    match.log("tomy.scores.bonus-try", "bonus-try", match.who)
    worth = 7 if (yield from between_posts(match)) else 5
    worth = yield from bonus(match, worth)
    if worth:
        yield from choice(match, "bonus-try", worth)


@rule("tomy.scores.try")
def try_(match: Match) -> Steps[None]:
    """A try is worth five points, or seven when the green die falls between the posts."""
    match.log("tomy.scores.try", "try", match.who)
    worth = 7 if (yield from between_posts(match)) else 5
    yield from choice(match, "try", worth)


@rule("tomy.scores.drop")
def drop(match: Match) -> Steps[None]:
    """A drop goal, made in either of two ways, is worth three points."""
    match.log("tomy.scores.drop", "drop", match.who)
    yield from choice(match, "drop", 3)


@rule("tomy.scores.penalty")
def penalty(match: Match) -> Steps[None]:
    """A penalty is worth three points."""
    match.log("tomy.scores.penalty", "penalty", match.who)
    yield from choice(match, "penalty", 3)


@rule("tomy.scores.in-front")
def in_front(match: Match) -> Steps[None]:
    """A penalty in front of the posts is kicked with the green die, three points or none, and nobody can defend it."""
    match.log("tomy.scores.in-front", "in-front", match.who)
    none(match)
    if (yield from between_posts(match, in_front=True)):
        points(match, "in-front", 3)


@rule("tomy.scores.between-posts")
def between_posts(match: Match, *, in_front: bool = False) -> Steps[bool]:
    """After a try or a penalty in front the green die is rolled once, between the posts or wide."""
    who = match.who
    side = match.box.side(who)
    (face,) = yield side.in_front if in_front else side.posts
    good: bool = face == "in"
    match.log("tomy.scores.between-posts", "between-posts" if good else "wide", who)
    return good


@rule("tomy.scores.bonus")
def bonus(match: Match, worth: int) -> Steps[int]:
    """After the green die of a bonus try the white die may be rolled: it doubles the points or takes them all."""
    who = match.who
    side = match.box.side(who)
    if not match.bonus_compulsory and (yield side.bonus[worth]) == "keep":
        match.log("tomy.scores.bonus", "bonus-kept", who, worth)
        return worth
    (face,) = yield side.bonus_die
    if face == "double":
        match.log("tomy.scores.bonus", "doubled", who, 2 * worth)
        return 2 * worth
    match.log("tomy.scores.bonus", "wiped", who)
    return 0


SCORED: dict[str, Callable[[Match], Steps[None]]] = {
    "bonus-try": bonus_try,
    "try": try_,
    "drop": drop,
    "penalty": penalty,
    "in-front": in_front,
}
