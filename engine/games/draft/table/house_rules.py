"""The house rules of Draft Football: the pack as it is rebuilt, and where tables play in different ways."""

from __future__ import annotations

from engine.core.house_rules import HouseRule
from engine.games.draft.table.deck import BOOK, proper

OTHER = (
    "blue=14,green=9,red=6,black=7,yellow=8,white=6;goal=35;free=20,yellow=20,penalty=10;"
    "on-blue=red+black;on-green=white;on-red=blue+green+yellow;on-black=red+black;"
    "on-yellow=red+black+white;on-white=green+black;"
    "after-blue=blue+green+yellow;after-green=none;after-red=none;after-black=blue+yellow;"
    "after-yellow=blue+green;after-white=blue+yellow"
)
"""Another pack that can be played, as an example."""

PACK = HouseRule(
    "pack",
    BOOK,
    (BOOK, OTHER),
    "draft/r1",
    ("draft.pack.rebuilt", "draft.pack.cards", "draft.pack.arrows"),
    proper,
)
PACKS = HouseRule("packs", "common", ("common", "own"), "draft/r24", ("draft.pack.own",), printed=True)
HALF = HouseRule(
    "half",
    "pile",
    ("pile", "clock"),
    "draft/r19",
    ("draft.clock.half-by-pile", "draft.clock.half-by-clock", "draft.clock.new-pile"),
    printed=True,
)
YOUNGEST = HouseRule(
    "youngest", "first", ("first", "second"), "draft/r21", ("draft.laying.engage", "draft.draft.pick"), printed=True
)

HOUSE_RULES = (PACK, PACKS, HALF, YOUNGEST)
