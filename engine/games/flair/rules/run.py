"""The run: further than an advance, at the risk of a knock-on."""

from __future__ import annotations

from engine.core.asks import Steps
from engine.core.rules import rule
from engine.games.flair.rules.duels import Faces, distance, is_double
from engine.games.flair.table.arrival import arrived, free
from engine.games.flair.table.asks import throw
from engine.games.flair.table.state import Match

RUN = throw("run", "flair.run.metres")


@rule("flair.run.metres")
def run(match: Match, number: int) -> Steps[None]:
    """Ending a combination or in a counter-attack, numbers 6 to 15 may run five metres a pip of their higher die."""
    faces = yield from distance(match, RUN)
    if 1 in faces:
        knock_on(match, number, faces)
        return
    start, metres = match.ball, 5 * max(faces)
    crossed = match.carry(metres)
    match.log("flair.run.metres", "ran", match.attack, number, faces, metres, start, match.ball)
    if is_double(faces):
        double(match, crossed)
    else:
        arrived(match, crossed, "run", concluded=True)


@rule("flair.run.knock-on")
def knock_on(match: Match, number: int, faces: Faces) -> None:
    """A 1 on any die is a knock-on before the first metre: a scrum where the run began, put in by the opponents."""
    match.log("flair.run.knock-on", "run-knock-on", match.attack, number, faces)
    match.set("scrum", 1 - match.attack)


@rule("flair.run.double")
def double(match: Match, crossed: bool) -> None:
    """A run on a double cannot be tackled and wins a card, and the attack plays on in the open."""
    match.log("flair.run.double", "run-double", match.attack)
    if not crossed:
        match.extra = match.attack
        match.start(match.attack, "open")
    free(match, crossed, "run")
