"""A player of TOMY rugby dice who goes by rules of thumb."""

from __future__ import annotations

from random import Random

from engine.core.asks import Answer, Ask
from engine.core.players import Player, at_random
from engine.games.tomy.asks import Attempt
from engine.games.tomy.box import Box

HABITS = {"bonus": "keep", "defence": "defend", "save": "defend"}
"""What is always done: keep the points of a bonus try, throw the red die."""
WORTH = {"bonus-try": 7, "try": 6, "drop": 3, "penalty": 3, "in-front": 2}
"""What a score is worth aiming at, roughly."""


def sensible(rng: Random) -> Player:
    """A player who takes what scores, throws again what does not fit, and always defends; dice fall as they may."""
    chance = at_random(rng)

    def answer(ask: Ask) -> Answer:
        if isinstance(ask, Attempt):
            return "score" if ask.score else aim(ask.box, ask.dice)
        return HABITS[ask.name] if ask.name in HABITS else chance(ask)

    return answer


def aim(box: Box, dice: tuple[str, ...]) -> str:
    """The dice to throw again for the score that promises most in one more attempt."""
    return max(box.lies[dice].picks, key=lambda option: _promise(box, box.lies[dice].picks[option].kept))


def _promise(box: Box, kept: tuple[str, ...]) -> float:
    """What the scores that these dice can still become are worth, each by its chance in one throw of the others."""
    promise = 0.0
    for score, way in box.ways:
        missing = list(way)
        for face in kept:
            if face not in missing:
                break
            missing.remove(face)
        else:
            promise += WORTH[score] * _ways(box, tuple(missing))
    return promise


def _ways(box: Box, missing: tuple[str, ...]) -> float:
    """The chance of throwing exactly these faces with as many dice, in any order."""
    orders = {1: 1, 2: 2, 3: 6}[len(missing)] if missing else 1
    for face in set(missing):
        orders //= {1: 1, 2: 2, 3: 6}[missing.count(face)]
    chance = float(orders)
    for face in missing:
        chance *= box.blue.faces.count(face) / len(box.blue.faces)
    return chance
