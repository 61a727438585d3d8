"""The house rules of 5-3-Double!: where tables read the text differently, each may play its own way."""

from __future__ import annotations

from engine.core.house_rules import HouseRule

LENGTH = HouseRule(
    "length",
    "40",
    ("40", "20"),
    "double/r1",
    ("double.clock.full-time", "double.clock.half-time", "double.kickoff.second-half"),
    printed=True,
)
YELLOW = HouseRule("yellow", "10", ("2", "5", "10", "20"), "double/r2", ("double.cards.yellow",))
HAND_KEPT = HouseRule("hand-kept", "play-on", ("play-on", "end"), "double/r7", ("double.clock.hand-kept",))
FIVE_THREE = HouseRule(
    "five-three", "penalty", ("penalty", "try-with-cards"), "double/r10", ("double.tries.five-three",)
)

HOUSE_RULES = (LENGTH, YELLOW, HAND_KEPT, FIVE_THREE)
