"""The house rules of French Flair: where tables read the text differently, each may play its own way."""

from __future__ import annotations

from engine.core.house_rules import HouseRule
from engine.rugby.starter import starter

CLOCK = HouseRule(
    "clock", "actions", ("actions", "real"), "flair/r60", ("flair.clock.actions", "flair.clock.real"), printed=True
)
"""The watch is the source's own; the clock of actions, our default, is not."""
INTERCEPTION = HouseRule("interception", "fives", ("fives", "metres"), "flair/r19", ("flair.tackle.interception",))
RUCK_RELAY = HouseRule(
    "ruck-relay", "free", ("free", "strict"), "flair/r25", ("flair.exits.groupings", "flair.advance.ten-metres")
)
SCRUM_EXIT = HouseRule("scrum-exit", "5", ("5", "10"), "flair/r37", ("flair.exits.scrum-exit",))
MAUL = HouseRule("maul", "two-a-phase", ("two-a-phase", "two-in-all"), "flair/r38", ("flair.maul.two-cards",))
TOUCH_OVER = HouseRule("touch-over", "drop-out", ("drop-out", "scrum"), "flair/r52", ("flair.penalty.touch",))
SHORT_KICK_OFF = HouseRule("short-kick-off", "play-on", ("play-on", "retake"), "flair/r54", ("flair.kickoff.kick",))
STARTER = starter(
    "flair/r81",
    *("flair.starter.stages", "flair.starter.tackle", "flair.starter.by-hand", "flair.starter.no-scrum"),
    "flair.starter.penalty",
)
"""Ours, for those who learn the game."""

HOUSE_RULES = (CLOCK, INTERCEPTION, RUCK_RELAY, SCRUM_EXIT, MAUL, TOUCH_OVER, SHORT_KICK_OFF, STARTER)
