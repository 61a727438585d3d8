"""The throw for the kick-off, by the rule that the asks name."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asks import Roll, Steps
from engine.core.kinds import NOBODY
from engine.rugby.match import Rugby


def opening(match: Rugby, asks: Sequence[Roll]) -> Steps[int]:
    """One die each: who throws the higher, and so kicks off the match, or NOBODY after a tie."""
    faces = []
    for ask in asks:
        (face,) = yield ask
        match.log(ask.rule, "opening-throw", ask.seat, face)
        faces.append(face)
    if faces[0] == faces[1]:
        match.log(ask.rule, "opening-tied", faces[0])
        return NOBODY
    match.first = 0 if faces[0] > faces[1] else 1
    match.log(ask.rule, "kicks-off", match.first)
    return match.first
