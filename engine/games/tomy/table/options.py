"""The options and house rules of TOMY rugby dice: the format, the teams, the two optional dice, and the box itself."""

from __future__ import annotations

from engine.core.options import Switch
from engine.games.tomy.rules.box import BOOK, OTHER, read

FORMAT = Switch(
    "format",
    "series",
    ("series", "single", "cup"),
    "tomy/r23",
    ("tomy.series.two-wins", "tomy.series.matches", "tomy.series.cup"),
    printed=True,
)
PLAYERS = Switch("players", "1", ("1", "2", "3"), "tomy/r24", ("tomy.kickoff.teams",), printed=True)
BONUS = Switch("bonus", "optional", ("optional", "compulsory"), "tomy/r6", ("tomy.scores.bonus",))
SHOOTOUT = Switch("shootout-defence", "off", ("off", "on"), "tomy/r21", ("tomy.shootout.defence",), printed=True)
BOX = Switch("box", BOOK, (BOOK, OTHER), "tomy/r2", ("tomy.box.dice", "tomy.box.combinations"), read)

SWITCHES = (FORMAT, PLAYERS, BONUS, SHOOTOUT, BOX)
