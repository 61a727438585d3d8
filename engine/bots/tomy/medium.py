"""A club player of TOMY rugby dice: takes what scores, keeps two dice that lack one, always defends."""

from __future__ import annotations

from functools import lru_cache
from math import factorial, prod
from random import Random
from typing import TypeAlias

from engine.bots.thinking import Pick
from engine.core.asks import Choose
from engine.games.tomy.rules.box import Box, Lie
from engine.games.tomy.table.asks import Attempt, Stake
from engine.games.tomy.table.state import EXTRA_TIME, FIRST_HALF, ROUNDS, Match

HABITS = (
    *("take-score", "one-short", "best-die", "fresh-throw", "only-a-try"),
    *("keep-bonus", "white-die", "red-die"),
)
WORTH = {"bonus-try": 7, "try": 6, "drop": 3, "penalty": 3, "in-front": 2}
"""What a score is worth aiming at, roughly."""
TRIES = {"bonus-try": 7, "try": 6}
"""The same when three points are no help."""
KICK = 3

Aims: TypeAlias = dict[tuple[str, ...], Pick]


def decide(ask: Choose, match: Match, _: Random) -> Pick:
    """What a rule of thumb says, and which."""
    if isinstance(ask, Attempt):
        usual, chase = aims(match.box)
        return (chase if _lead(match) < -KICK and _last_throw(match) else usual)[ask.dice]
    if ask.name == "bonus":
        assert isinstance(ask, Stake)
        return ("throw", "white-die") if _lead(match) < -ask.points else ("keep", "keep-bonus")
    return "defend", "red-die"


def _lead(match: Match) -> int:
    """By how much the side that throws leads."""
    return match.score[match.hand] - match.score[1 - match.hand]


def _last_throw(match: Match) -> bool:
    """Whether this is the side's last throw of the second half, or of extra time."""
    return FIRST_HALF < match.part <= EXTRA_TIME and match.round == ROUNDS[match.part]


@lru_cache(maxsize=16)
def aims(box: Box) -> tuple[Aims, Aims]:
    """What to do with any three dice: usually, and when only a try will do."""
    usual = {lie.dice: aim(box, lie) for lie in box.sorted_lies}
    chase = {lie.dice: chased(box, lie) for lie in box.sorted_lies}
    return usual, chase


def aim(box: Box, lie: Lie) -> Pick:
    """Take what scores; else keep two dice that lack one; else the die that promises most, if any does."""
    if lie.score:
        return "score", "take-score"
    option = best(box, lie, WORTH)
    return option, ("", "one-short", "best-die", "fresh-throw")[lie.picks[option].dice]


def chased(box: Box, lie: Lie) -> Pick:
    """Take a try; throw anything else again, a kick that scores as well, and keep what helps to a try."""
    return ("score", "take-score") if lie.score in TRIES else (best(box, lie, TRIES), "only-a-try")


def best(box: Box, lie: Lie, worth: dict[str, int]) -> str:
    """The dice to throw again: one, if the other two lack only that; else those that leave what promises most."""
    promises = {option: promise(box, pick.kept, worth) for option, pick in lie.picks.items()}
    one_short = [option for option, pick in lie.picks.items() if pick.dice == 1 and promises[option]]
    return max(one_short or promises, key=lambda option: promises[option])


def promise(box: Box, kept: tuple[str, ...], worth: dict[str, int]) -> float:
    """What the scores that these dice can become are worth, each by its chance in one throw of the others."""
    total = 0.0
    for score, way in box.ways:
        missing = list(way)
        for face in kept:
            if face not in missing:
                break
            missing.remove(face)
        else:
            total += worth.get(score, 0) * _chance(box, missing)
    return total


def _chance(box: Box, faces: list[str]) -> float:
    """The chance of throwing exactly these faces with as many dice, in any order."""
    orders = factorial(len(faces)) / prod(factorial(faces.count(face)) for face in set(faces))
    return orders * prod(box.blue.faces.count(face) / len(box.blue.faces) for face in faces)
