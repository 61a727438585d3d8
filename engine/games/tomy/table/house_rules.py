"""The house rules of TOMY rugby dice: the format, the teams, the two optional dice, and the box itself."""

from __future__ import annotations

from engine.core.house_rules import HouseRule
from engine.games.tomy.rules.box import BOOK, OTHER, read

FORMAT = HouseRule(
    "format",
    "series",
    ("series", "single", "cup"),
    "tomy/r23",
    ("tomy.series.two-wins", "tomy.series.matches", "tomy.series.cup"),
    printed=True,
)
PLAYERS = HouseRule("players", "1", ("1", "2", "3"), "tomy/r24", ("tomy.kickoff.teams",), printed=True)
BONUS = HouseRule("bonus", "optional", ("optional", "compulsory"), "tomy/r6", ("tomy.scores.bonus",))
SHOOTOUT = HouseRule("shootout-defence", "off", ("off", "on"), "tomy/r21", ("tomy.shootout.defence",), printed=True)
BOX = HouseRule("box", BOOK, (BOOK, OTHER), "tomy/r2", ("tomy.box.dice", "tomy.box.combinations"), read)

HOUSE_RULES = (FORMAT, PLAYERS, BONUS, SHOOTOUT, BOX)
