"""Combinations of two to six cards: the model, the forwards' sequence, the backs' combination and the link."""

from __future__ import annotations

from engine.core.rules import rule
from engine.games.flair.table.arrival import arrived
from engine.games.flair.table.grammar import ON
from engine.games.flair.table.state import Match


@rule("flair.combinations.model")
def model(match: Match, number: int, way: str, metres: int) -> None:
    """The first card makes five metres, those between ten, the last what it can do, and a drop only as second card."""
    pass_on(match, "flair.combinations.model", number, way, metres)


@rule("flair.combinations.forwards")
def forwards(match: Match, number: int, way: str, metres: int) -> None:
    """A forwards' sequence starts with the 9, rises from card to card for three cards or more, and may end with a 9."""
    pass_on(match, "flair.combinations.forwards", number, way, metres)


@rule("flair.combinations.backs")
def backs(match: Match, number: int, way: str, metres: int) -> None:
    """A backs' combination starts 9-10 or with the 10 and goes on in any order, but no number comes twice running."""
    pass_on(match, "flair.combinations.backs", number, way, metres)


@rule("flair.combinations.link")
def link(match: Match, number: int, way: str, metres: int) -> None:  # noqa: ARG001 (like all turns)
    """From the 9 to a back other than the 10 it is only a short link: two cards, the second without a run."""
    match.log("flair.combinations.link", "line-link", match.attack, number)


def pass_on(match: Match, rule_: str, number: int, way: str, metres: int) -> None:
    """Take the ball forward and leave it to the next card; a card that ends the combination does so by its own rule."""
    if way != ON:
        return
    start = match.ball
    crossed = match.carry(metres)
    match.log(rule_, "passed-on", match.attack, number, metres, start, match.ball)
    arrived(match, crossed, "advance", concluded=False)
