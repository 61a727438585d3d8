"""The house rules of Scrumball Rugby: its pack, its clock, and where tables read the text differently."""

from __future__ import annotations

from engine.core.house_rules import HouseRule
from engine.core.refusal import Refusal
from engine.rugby.starter import KICKS, STAGES, starter

TYPES = ("pass", "run", "tackle", "pass-tackle", "kick", "drop", "touch")
"""The seven types of cards, in the order of the rulebook."""
FORTY = 40
KICK_CARDS = ("kick", "drop", "touch")
LEAST = 24
"""Cards without which two hands of six could not be filled again and again."""
USUAL_PACK = "pass=10,run=6,tackle=8,pass-tackle=6,kick=4,drop=3,touch=3"


def counts(pack: str) -> dict[str, int]:
    """The number of cards of each type, from a pack in its proper form."""
    return {name: int(number) for name, _, number in (part.partition("=") for part in pack.split(","))}


def packed(pack: str, starter: str) -> str:
    """The pack that a table plays with: until there are kicks, the cards for them stay in the box.

    A table of its own may have little else in its pack; it then learns with the book's.
    """
    if STAGES[starter] >= KICKS:
        return pack
    held = counts(pack)
    if sum(held[name] for name in TYPES if name not in KICK_CARDS) < LEAST:
        held = counts(USUAL_PACK)
    return ",".join(f"{name}={0 if name in KICK_CARDS else held[name]}" for name in TYPES)


def read_pack(value: str) -> str:
    """Bring a pack into its one proper form: every type once, in order; refuse what does not make forty cards."""
    found: dict[str, int] = {}
    for part in value.replace(";", ",").split(","):
        name, equals, number = (piece.strip() for piece in part.partition("="))
        if name not in TYPES:
            raise Refusal("pack-type", given=name[:40], types=TYPES)
        if name in found:
            raise Refusal("pack-twice", given=name)
        if not equals or not number.isascii() or not number.isdigit() or len(number) > 2:
            raise Refusal("pack-number", type=name, given=number[:40])
        found[name] = int(number)
    total = sum(found.values())
    if total != FORTY:
        raise Refusal("pack-total", total=total, wanted=FORTY)
    return ",".join(f"{name}={found.get(name, 0)}" for name in TYPES)


MODE = HouseRule(
    "mode",
    "cards",
    ("cards", "clock"),
    "scrumball/r40",
    ("scrumball.periods.cards", "scrumball.periods.clock"),
    printed=True,
)
PACK = HouseRule(
    "pack",
    USUAL_PACK,
    (USUAL_PACK, "pass=12,run=8,tackle=8,pass-tackle=4,kick=4,drop=2,touch=2"),
    "scrumball/r1",
    ("scrumball.pack.cards",),
    read_pack,
)
SCRUM_SIX = HouseRule("scrum-six", "penalty", ("penalty", "none"), "scrumball/r8", ("scrumball.scrum.six",))
INTERCEPTION = HouseRule(
    "interception", "chosen", ("chosen", "either"), "scrumball/r11", ("scrumball.tackle.interception",)
)
CONTEST = HouseRule("contest", "free", ("free", "card"), "scrumball/r15", ("scrumball.ruck.contest",))
KICK_OFF = HouseRule("kick-off", "as-kick", ("as-kick", "ten-metres"), "scrumball/r21", ("scrumball.kickoff.kick",))

STARTER = starter(
    "scrumball/r57",
    *("scrumball.starter.stages", "scrumball.starter.tackle", "scrumball.starter.by-hand"),
    *("scrumball.starter.no-scrum", "scrumball.starter.penalty"),
)
"""Ours, for those who learn the game; the cards mode is the way that the source recommends to them."""

HOUSE_RULES = (MODE, PACK, SCRUM_SIX, INTERCEPTION, CONTEST, KICK_OFF, STARTER)
