"""The house rules of New Game: what a table may play its own way."""

from __future__ import annotations

from engine.core.options import Switch

LEVEL = Switch("level", "draw", ("draw", "play-on"), "newgame/r1", ("newgame.result.level",))

SWITCHES = (LEVEL,)
