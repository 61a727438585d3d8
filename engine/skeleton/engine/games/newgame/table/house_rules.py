"""The house rules of New Game: what a table may play its own way."""

from __future__ import annotations

from engine.core.house_rules import HouseRule

LEVEL = HouseRule("level", "draw", ("draw", "play-on"), "newgame/r1", ("newgame.result.level",))

HOUSE_RULES = (LEVEL,)
